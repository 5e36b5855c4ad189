package golden;

import dev.burin.annotation.JsonCodec;
import dev.burin.annotation.JsonInclude;
import dev.burin.annotation.JsonInclude.Include;
import java.util.List;
import java.util.Optional;

@JsonCodec(include = Include.NON_NULL)
public record Customer(
        Long id,
        String name,
        @JsonInclude(Include.NON_EMPTY) List<String> tags,
        Optional<String> nickname,
        @JsonInclude(Include.NON_DEFAULT) int visits) {}
