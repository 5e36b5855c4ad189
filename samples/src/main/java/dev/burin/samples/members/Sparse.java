package dev.burin.samples.members;

import dev.burin.annotation.JsonCodec;
import dev.burin.annotation.JsonInclude;
import dev.burin.annotation.JsonInclude.Include;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Members that are left out when they are empty; {@code NON_NULL} for the type, other rules for individual members. */
@JsonCodec(include = Include.NON_NULL)
public record Sparse(
        String note,
        @JsonInclude(Include.NON_ABSENT) Optional<String> nickname,
        @JsonInclude(Include.NON_EMPTY) List<String> tags,
        @JsonInclude(Include.NON_EMPTY) Map<String, String> attributes,
        @JsonInclude(Include.NON_DEFAULT) int retries,
        @JsonInclude(Include.NON_DEFAULT) boolean urgent,
        @JsonInclude(Include.ALWAYS) String state) {}
