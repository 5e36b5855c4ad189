import dev.burin.annotation.*;
import java.util.*;

record Page<T>(List<T> items) {}

record Self<T extends Self<T>>(int x) {}

record Both<T extends List<String> & java.io.Serializable>(T list) {}

record Bound<T extends List<String>>(T list) {}

@JsonCodec
@SuppressWarnings("rawtypes")
class Raw {
    public Page page; // BRN074: Raw.page: nothing says what the type variables of Page stand for.
    public List<Page> pages; // BRN074: Raw.pages → List<Page>: nothing says what the type variables of Page stand for.
    public Self<?> self; // BRN074: Raw.self: nothing says what the type variables of Self stand for.
    public Both<?> both; // BRN074: Raw.both: nothing says what the type variables of Both stand for.
    public Page<?> fine;
    public Bound<?> bound;
}
