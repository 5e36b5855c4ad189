package golden;

import dev.burin.RawJson;
import dev.burin.annotation.JsonCodec;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Values that are kept byte for byte: members, elements with and without null, values of a map. */
@JsonCodec
public record Event(
        String type,
        RawJson payload,
        List<RawJson> attachments,
        ArrayDeque<RawJson> pending,
        Map<String, RawJson> headers,
        Optional<RawJson> signature) {}
