import dev.burin.annotation.*;
import java.util.*;

@JsonCodec
class Point {
    private final int width;

    Point(int widht) { // BRN042: Parameter widht of Point(widht) is not a property of Point. Did you mean "width"?
        width = widht;
    }

    public int getWidth() {
        return width;
    }
}

@JsonCodec
class Line {
    private final int width;

    Line(Builder b) { // BRN042: Parameter b of Line(b) is not a property of Line.
        width = b.width;
    }

    public int getWidth() {
        return width;
    }

    static Builder builder() {
        return new Builder();
    }

    static class Builder {
        private int width;

        Builder width(int width) {
            this.width = width;
            return this;
        }

        Line make() {
            return new Line(this);
        }
    }
}

@JsonCodec
class Copied {
    public final int width;

    Copied(Copied other) { // BRN042: its own JSON name: @JsonProperty("…"), in a mixin if Copied is imported.
        width = other.width;
    }

    Copied copy() {
        return new Copied(this);
    }
}
