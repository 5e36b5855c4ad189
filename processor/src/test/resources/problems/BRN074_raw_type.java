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
    public Page page; // BRN074: Raw.page: the type arguments of Page are not known.
    public List<Page> pages; // BRN074: Raw.pages → List<Page>: the type arguments of Page are not known.
    public Self<?> self; // BRN074: Raw.self: the type arguments of Self are not known.
    public Both<?> both; // BRN074: Raw.both: the type arguments of Both are not known.
    public Chars<?> chars; // BRN074: Raw.chars: the type arguments of Chars are not known.
    public List<Lists<?, ?>> lists; // BRN074: Raw.lists: the type arguments of Lists are not known.
    public Map<Key<?, ?>, String> keys; // BRN074: Raw.keys: the type arguments of Key are not known.
    public Page<?> fine;
    public Lists<String, ?> strings;
    public Bound<?> bound;
}
