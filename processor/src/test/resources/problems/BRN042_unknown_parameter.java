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
