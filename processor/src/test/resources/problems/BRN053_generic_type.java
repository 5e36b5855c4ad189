import dev.burin.annotation.*;
import java.util.*;

@JsonCodec
record Page<T>(int number, List<T> items) {} // BRN053: Page has type variables (T); codecs of generic types are not supported yet.

class Base<T> {
    public T value;
}

@JsonCodec
class Fine extends Base<String> {}
