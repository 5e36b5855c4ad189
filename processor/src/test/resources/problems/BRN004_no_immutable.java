import dev.burin.annotation.*;
import org.immutables.value.Value;

@JsonCodec
@Value.Immutable
interface Order { // BRN004: Immutables was expected to generate ImmutableOrder for Order, but that class does not exist.
    int id();
}

@Value.Enclosing
class Shapes {
    @JsonCodec
    @Value.Immutable
    interface Area { // BRN004: name its builder: @JsonBuilder(ImmutableShapes.Area.Builder.class); otherwise
        int size();
    }

    static class Round {
        @JsonCodec
        @Value.Immutable
        interface Disc { // BRN004: name its builder: @JsonBuilder(ImmutableShapes.Disc.Builder.class); otherwise
            int size();
        }
    }
}
