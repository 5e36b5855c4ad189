import dev.burin.annotation.*;
import java.util.*;

record Page<T>(List<T> items) {}

record Self<T extends Self<T>>(int x) {}

record Both<T extends List<String> & java.io.Serializable>(T list) {}

record Bound<T extends List<String>>(T list) {}

class Chars<T extends CharSequence & java.io.Serializable> extends ArrayList<T> {
    private static final long serialVersionUID = 1;
}

class Lists<A, B extends List<A>> extends ArrayList<B> {
    private static final long serialVersionUID = 1;
}

record Key<A, B extends List<A>>(@JsonKey String text) {}

@JsonCodec(direction = JsonCodec.Direction.ENCODE)
record Written(Chars<?> chars, Lists<?, ?> lists, Map<Key<?, ?>, String> keys) {}

@JsonCodec
@SuppressWarnings("rawtypes")
class Raw {
    public Page page; // BRN074: Raw.page: nothing says what the type variables of Page stand for.
    public List<Page> pages; // BRN074: Raw.pages → List<Page>: nothing says what the type variables of Page stand for.
    public Self<?> self; // BRN074: Raw.self: nothing says what the type variables of Self stand for.
    public Both<?> both; // BRN074: Raw.both: nothing says what the type variables of Both stand for.
    public Chars<?> chars; // BRN074: Raw.chars: nothing says what the type variables of Chars stand for.
    public List<Lists<?, ?>> lists; // BRN074: Raw.lists: nothing says what the type variables of Lists stand for.
    public Map<Key<?, ?>, String> keys; // BRN074: Raw.keys: nothing says what the type variables of Key stand for.
    public Page<?> fine;
    public Lists<String, ?> strings;
    public Bound<?> bound;
}
