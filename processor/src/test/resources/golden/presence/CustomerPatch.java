package golden;

import dev.burin.Presence;
import dev.burin.annotation.JsonCodec;
import dev.burin.annotation.JsonSetter;
import dev.burin.annotation.JsonSetter.Nulls;
import java.util.List;

@JsonCodec
public record CustomerPatch(
        long id,
        Presence<String> name,
        @JsonSetter(nulls = Nulls.FAIL) Presence<Integer> age,
        Presence<List<String>> tags) {}
