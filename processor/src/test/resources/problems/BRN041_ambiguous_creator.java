import dev.burin.annotation.*;
import java.util.*;

@JsonCodec
class Point {
    private final int x;
    private final int y;

    Point(int x) {
        this(x, 0);
    }

    Point(int x, int y) { // BRN041: Point can be created in more than one way: Point(x) and Point(x, y).
        this.x = x;
        this.y = y;
    }

    public int getX() {
        return x;
    }

    public int getY() {
        return y;
    }
}

@JsonCodec
class Word {
    private final String x;

    Word(String x) {
        this.x = x;
    }

    Word(int x) { // BRN041: Word can be created in more than one way: Word(String x) and Word(int x).
        this.x = "" + x;
    }

    public String getX() {
        return x;
    }
}

@JsonCodec
class Chosen {
    private final int x;

    Chosen(String x) {
        this.x = 0;
    }

    @JsonCreator
    Chosen(int x) {
        this.x = x;
    }

    public int getX() {
        return x;
    }
}
