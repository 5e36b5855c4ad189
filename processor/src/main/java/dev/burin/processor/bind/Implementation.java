package dev.burin.processor.bind;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.burin.processor.emit.JavaTypes;
import dev.burin.processor.model.TypeRef;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Which class a collection or map is read into. */
final class Implementation {
    private static final Map<String, ClassName> OF_INTERFACES = Map.ofEntries(
            Map.entry("java.util.Collection", util("ArrayList")),
            Map.entry("java.util.SequencedCollection", util("ArrayList")),
            Map.entry("java.util.List", util("ArrayList")),
            Map.entry("java.util.Set", util("LinkedHashSet")),
            Map.entry("java.util.SequencedSet", util("LinkedHashSet")),
            Map.entry("java.util.SortedSet", util("TreeSet")),
            Map.entry("java.util.NavigableSet", util("TreeSet")),
            Map.entry("java.util.Queue", util("ArrayDeque")),
            Map.entry("java.util.Deque", util("ArrayDeque")),
            Map.entry("java.util.concurrent.BlockingQueue", concurrent("LinkedBlockingQueue")),
            Map.entry("java.util.concurrent.BlockingDeque", concurrent("LinkedBlockingDeque")),
            Map.entry("java.util.concurrent.TransferQueue", concurrent("LinkedTransferQueue")),
            Map.entry("java.util.Map", util("LinkedHashMap")),
            Map.entry("java.util.SequencedMap", util("LinkedHashMap")),
            Map.entry("java.util.SortedMap", util("TreeMap")),
            Map.entry("java.util.NavigableMap", util("TreeMap")),
            Map.entry("java.util.concurrent.ConcurrentMap", concurrent("ConcurrentHashMap")),
            Map.entry("java.util.concurrent.ConcurrentNavigableMap", concurrent("ConcurrentSkipListMap")));

    /** Sorted by the elements' or keys' own order when made without a comparator. */
    private static final Set<String> SORTED = Set.of(
            "java.util.SortedSet",
            "java.util.SortedMap",
            "java.util.PriorityQueue",
            "java.util.concurrent.PriorityBlockingQueue",
            "java.util.concurrent.DelayQueue");

    /** At most one value of these has the hash code of null, 0. */
    private static final Set<String> ALONE_WITH_NULL = Set.of(
            "java.lang.Boolean",
            "java.lang.Byte",
            "java.lang.Short",
            "java.lang.Character",
            "java.lang.Integer",
            "java.lang.Float");

    /** Refuses every element that nobody waits for. */
    private static final String WITHOUT_ROOM = "java.util.concurrent.SynchronousQueue";

    /** Wrong or slow when somebody else chooses what comes in; the few constants of an enum do no harm. */
    private static final Set<String> UNFIT_FOR_DOCUMENTS = Set.of(
            "java.util.IdentityHashMap", // a key that was read is a new object
            "java.util.WeakHashMap", // nobody else holds it
            "java.util.Hashtable", // no trees of keys whose hash codes collide
            "java.util.concurrent.CopyOnWriteArraySet"); // looks through all elements for each

    private static final String COPIES_ON_WRITE = "java.util.concurrent.CopyOnWriteArrayList";

    private Implementation() {}

    /** Returns an expression that makes an empty one; nothing if there is none to be made. */
    static Optional<CodeBlock> create(TypeRef type) {
        boolean isOfEnum = !type.elements().isEmpty() && type.elements().get(0).kind() == TypeRef.Kind.ENUM;
        if (type.is("java.util.EnumSet")) {
            return Optional.of(CodeBlock.of("$T.noneOf($T.class)", EnumSet.class, first(type)))
                    .filter(create -> isOfEnum);
        }
        if (type.is("java.util.EnumMap")) {
            return Optional.of(CodeBlock.of("new $T<>($T.class)", EnumMap.class, first(type)))
                    .filter(create -> isOfEnum);
        }
        ClassName implementation = OF_INTERFACES.get(type.erasedName());
        if (implementation != null) {
            return Optional.of(CodeBlock.of("new $T<>()", implementation));
        }
        if (type.facts().isInstantiable() && !type.is(WITHOUT_ROOM)) {
            return Optional.of(CodeBlock.of(isGeneric(type) ? "new $T<>()" : "new $T()", type.erasure()));
        }
        return Optional.empty();
    }

    private static boolean isGeneric(TypeRef type) {
        return JavaTypes.created(type) instanceof ParameterizedTypeName;
    }

    private static TypeName first(TypeRef type) {
        return type.elements().get(0).name();
    }

    /** Whether the type sorts what it holds, so that this must be comparable. */
    static boolean isSorted(TypeRef type) {
        return SORTED.stream().anyMatch(type::isA);
    }

    /** Whether documents must not be read into the collection or map. */
    static boolean isUnfit(TypeRef type) {
        boolean isOfEnums = type.elements().get(0).kind() == TypeRef.Kind.ENUM;
        return (!isOfEnums && UNFIT_FOR_DOCUMENTS.stream().anyMatch(type::isA))
                || (type.isA(COPIES_ON_WRITE) && !copiesOnWrite(type));
    }

    /** Whether elements or keys are compared that ask name servers for that. */
    static boolean asksNetwork(TypeRef type) {
        boolean compares = type.isA("java.util.Map") || type.isA("java.util.Set");
        return compares && asksNetworkToCompare(type.elements().get(0));
    }

    /** Arrays are compared by identity; what types of the program compare is not known. */
    private static boolean asksNetworkToCompare(TypeRef compared) {
        return compared.is("java.net.URL")
                || (!compared.isArray() && compared.elements().stream().anyMatch(Implementation::asksNetworkToCompare));
    }

    /** Whether a stranger could choose elements or keys whose hash codes are equal, among which hash tables have to search. */
    static boolean needsHashGuard(TypeRef type) {
        boolean isHashTable = (type.isA("java.util.Map") || type.isA("java.util.Set")) && !isSorted(type);
        TypeRef compared = type.elements().get(0);
        return isHashTable
                && switch (compared.kind()) {
                    case PRIMITIVE, ARRAY, ENUM -> false; // the last two by identity, of which nobody has the choice
                    default -> !compared.facts().isSortable();
                };
    }

    /**
     * Whether a stranger could choose elements with the hash code of null: hash tables sort them, but look through all of them for
     * null, so that this is added once.
     */
    static boolean hidesNull(TypeRef type) {
        TypeRef compared = type.elements().get(0);
        return type.isA("java.util.Set")
                && !isSorted(type)
                && compared.facts().isSortable()
                && !ALONE_WITH_NULL.contains(compared.erasedName());
    }

    /** Whether every {@code add} copies all that the collection holds, so that it is made of a list instead. */
    static boolean copiesOnWrite(TypeRef type) {
        return type.is(COPIES_ON_WRITE); // what a subclass does in add() must be done: it is unfit
    }

    /** Whether the collection has no place for null: all sorted sets and all queues but one. */
    static boolean refusesNullElements(TypeRef type) {
        return type.isA("java.util.SortedSet")
                || type.isA("java.util.EnumSet")
                || (type.isA("java.util.Queue") && !type.isA("java.util.LinkedList"));
    }

    /** Whether the map has no place for null values. */
    static boolean refusesNullValues(TypeRef type) {
        return type.isA("java.util.concurrent.ConcurrentMap") || type.isA("java.util.Hashtable");
    }

    private static ClassName util(String name) {
        return ClassName.get("java.util", name);
    }

    private static ClassName concurrent(String name) {
        return ClassName.get("java.util.concurrent", name);
    }
}
