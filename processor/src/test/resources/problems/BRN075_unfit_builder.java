import dev.burin.annotation.*;
import java.util.*;

@JsonCodec
@JsonBuilder(create = "start") // BRN075: The builder of WithoutStart cannot be used: there is no static method start() that returns it.
class WithoutStart {
    public final int x;

    private WithoutStart(int x) {
        this.x = x;
    }

    static Builder builder() {
        return new Builder();
    }

    static class Builder {
        WithoutStart build() {
            return new WithoutStart(1);
        }
    }
}

@JsonCodec
@JsonBuilder(build = "make") // BRN075: The builder of WithoutFinish cannot be used: it has no method make() that returns WithoutFinish.
class WithoutFinish {
    public final int x;

    private WithoutFinish(int x) {
        this.x = x;
    }

    static Builder builder() {
        return new Builder();
    }

    static class Builder {
        WithoutFinish build() {
            return new WithoutFinish(1);
        }
    }
}

@JsonCodec
@JsonBuilder(Hidden.Builder.class) // BRN075: The builder of Hidden cannot be used: the codec cannot create one, because its constructor takes parameters.
class Hidden {
    public final int x;

    private Hidden(int x) {
        this.x = x;
    }

    static class Builder {
        Builder(int x) {}

        Hidden build() {
            return new Hidden(1);
        }
    }
}

@JsonCodec
@JsonBuilder(Unreached.Builder.class) // BRN075: The builder of Unreached cannot be used: the codec cannot create one.
class Unreached {
    public final int x;

    private Unreached(int x) {
        this.x = x;
    }

    static class Builder {
        private Builder() {}

        Unreached build() {
            return new Unreached(1);
        }
    }
}

@JsonCodec
@JsonBuilder
class Twice {
    public final int x;

    @JsonCreator
    Twice(int x) { // BRN014: @JsonCreator has no effect: Twice is created by its builder.
        this.x = x;
    }

    static Builder builder() {
        return new Builder();
    }

    static class Base {
        @JsonLimit(digits = 2) // BRN014: @JsonLimit has no effect: x is a field of a builder
        protected int x;
    }

    static class Builder extends Base {
        @JsonAlias("ex")
        @JsonRedact // BRN014: @JsonRedact has no effect: x is a field of a builder; its method, or the member that it sets, has to be annotated.
        private int x;

        @JsonAlias("ex")
        void x(int x) {}

        @JsonAlias("why") // BRN014: @JsonAlias has no effect: y sets no property.
        void y(int y) {}

        Twice build() throws Exception { // BRN017: build() declares java.lang.Exception, which a codec cannot throw.
            return new Twice(1);
        }
    }
}

@JsonCodec
@JsonBuilder // BRN014: @JsonBuilder has no effect: Color is not an object with members.
enum Color {
    RED
}

@JsonCodec
class NeverRead {
    private final int x; // BRN019: Property x of NeverRead is written but never read: the codec cannot set it.

    private NeverRead(int x) {
        this.x = x;
    }

    public int getX() {
        return x;
    }

    static Builder builder() {
        return new Builder();
    }

    static class Builder {
        NeverRead build() {
            return new NeverRead(1);
        }
    }
}
