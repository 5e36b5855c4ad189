import dev.burin.*;
import dev.burin.annotation.*;
import java.util.*;
import java.util.concurrent.*;

@JsonCodec
record Stock(
        IdentityHashMap<String, Integer> byName, // BRN032: Stock.byName: IdentityHashMap<String, Integer> compares keys
        List<WeakHashMap<Long, String>> cached, // BRN032: → List<WeakHashMap<Long, String>>: WeakHashMap<Long, String> forgets
        Hashtable<String, String> old, // BRN032: Stock.old: Hashtable<String, String> compares a key with all
        CopyOnWriteArraySet<String> listeners, // BRN032: CopyOnWriteArraySet<String> compares an element with all
        Ids ids, // BRN032: Stock.ids: Ids compares keys by identity
        IdentityHashMap<Level, String> levels,
        Hashtable<Level, String> oldLevels,
        CopyOnWriteArraySet<Level> listeningTo,
        CopyOnWriteArrayList<String> tags,
        Tags ownTags, // BRN032: Stock.ownTags: Tags copies all elements for each one added: a document would take quadratic time.
        Levels ownLevels, // BRN032: Stock.ownLevels: Levels copies all elements
        Tree tree, // BRN032: Stock.tree → Tree → Optional<Tree>: Tree contains itself: only types with members may, such as one with a member of type Map<…, Tree>.
        First first, // BRN032: Stock.first → First → Second: First contains itself: only types with members may, such as one with a member of type List<First>.
        Group<String> group, // BRN032: Stock.group → Group<String>: Group<String> contains itself
        @JsonUsing(OldCodec.class) Hashtable<String, String> known) {}

class Ids extends IdentityHashMap<Long, String> {
    private static final long serialVersionUID = 1;
}

class Tags extends CopyOnWriteArrayList<String> {
    private static final long serialVersionUID = 1;
}

class Levels extends CopyOnWriteArrayList<Level> {
    private static final long serialVersionUID = 1;
}

class Tree extends HashMap<String, Optional<Tree>> {
    private static final long serialVersionUID = 1;
}

class First extends ArrayList<Second> {
    private static final long serialVersionUID = 1;
}

class Second extends ArrayList<First> {
    private static final long serialVersionUID = 1;
}

class Group<T> extends HashSet<Group<T>> {
    private static final long serialVersionUID = 1;
}

enum Level { LOW, HIGH }

class OldCodec implements Codec<Hashtable<String, String>> {
    @Override
    public void write(JsonWriter out, Hashtable<String, String> value) {
        out.writeNull();
    }

    @Override
    public Hashtable<String, String> read(JsonReader in) {
        in.skipValue();
        return new Hashtable<>();
    }
}
