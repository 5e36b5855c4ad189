import dev.burin.*;
import dev.burin.annotation.*;
import dev.burin.annotation.JsonInclude.Include;
import java.util.*;

@JsonCodec(include = Include.NON_NULL)
record Patch(
        @JsonProperty(required = true) Presence<String> name, // BRN161: Patch.name: required = true says that it cannot be absent
        @JsonInclude(Include.NON_EMPTY) Presence<String> text, // BRN161: @JsonInclude says NON_EMPTY, but whatever is present is written
        @JsonInclude(Include.NON_ABSENT) Presence<String> fine,
        @JsonUsing(PresentText.class) Presence<String> custom, // BRN161: a custom codec for the whole would decide what null means
        Presence<Optional<String>> twice, // BRN161: its content, Optional<String>, gives null a second meaning
        @JsonDefault("x") Presence<String> standard, // BRN123: has no effect: an absent member is Presence.absent()
        @JsonSetter(nulls = JsonSetter.Nulls.SKIP) Presence<String> skipped, // BRN120: but a Presence distinguishes null from absent
        @JsonSetter(nulls = JsonSetter.Nulls.AS_EMPTY) Presence<String> empty, // BRN120: there is no empty Presence<String>
        @JsonSetter(nulls = JsonSetter.Nulls.FAIL) Presence<String> refused) {}

class PresentText implements Codec<Presence<String>> {
    @Override
    public void write(JsonWriter out, Presence<String> value) {
        out.writeString(value.value());
    }

    @Override
    public Presence<String> read(JsonReader in) {
        return Presence.of(in.readString());
    }
}
