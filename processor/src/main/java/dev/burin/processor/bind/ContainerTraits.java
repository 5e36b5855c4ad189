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

/** Determines the class a collection or map is read into, and whether it sorts, needs a guard or refuses null. */
final class ContainerTraits {
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

    /** Sorted by the natural order of elements or keys if created without a comparator. */
    private static final Set<String> SORTED = Set.of(
            "java.util.SortedSet",
            "java.util.SortedMap",
            "java.util.PriorityQueue",
            "java.util.concurrent.PriorityBlockingQueue",
            "java.util.concurrent.DelayQueue");

    /** Types of which at most one value has the hash code of null, 0. */
    private static final Set<String> ALONE_WITH_NULL = Set.of(
            "java.lang.Boolean",
            "java.lang.Byte",
            "java.lang.Short",
            "java.lang.Character",
            "java.lang.Integer",
            "java.lang.Float");

    /** Rejects every element that nobody is waiting for. */
    private static final String WITHOUT_ROOM = "java.util.concurrent.SynchronousQueue";

    private ContainerTraits() {}

    /** Returns an expression that creates an empty one; nothing if none can be created. */
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

    /** Whether the type sorts its contents, so that they must be comparable. */
    static boolean isSorted(TypeRef type) {
        return SORTED.stream().anyMatch(type::isA);
    }

    /** Whether comparing elements or keys queries name servers. */
    static boolean asksNetwork(TypeRef type) {
        boolean compares = type.isA("java.util.Map") || type.isA("java.util.Set");
        return compares && asksNetworkToCompare(type.elements().get(0));
    }

    /** Arrays are compared by identity; how types of the program compare is unknown. */
    private static boolean asksNetworkToCompare(TypeRef compared) {
        return compared.is("java.net.URL")
                || (!compared.isArray()
                        && compared.elements().stream().anyMatch(ContainerTraits::asksNetworkToCompare));
    }

    /**
     * Whether an untrusted sender could choose elements or keys with equal hash codes, among which hash tables have to search.
     */
    static boolean needsHashGuard(TypeRef type) {
        boolean isHashTable = (type.isA("java.util.Map") || type.isA("java.util.Set")) && !isSorted(type);
        TypeRef compared = type.elements().get(0);
        return isHashTable
                && switch (compared.kind()) {
                    case PRIMITIVE, ARRAY, ENUM -> false; // the last two by identity, which nobody can choose
                    default -> !compared.facts().isSortable();
                };
    }

    /**
     * Whether an untrusted sender could choose elements with the hash code of null: hash tables sort them, but search all of
     * them for null, so null is added only once.
     */
    static boolean hidesNull(TypeRef type) {
        TypeRef compared = type.elements().get(0);
        return type.isA("java.util.Set")
                && !isSorted(type)
                && compared.facts().isSortable()
                && !ALONE_WITH_NULL.contains(compared.erasedName());
    }

    /** Whether every {@code add} copies the whole collection, so that it is created from a list instead. */
    static boolean copiesOnWrite(TypeRef type) {
        return type.is("java.util.concurrent.CopyOnWriteArrayList"); // a subclass may rely on add(): it is unfit
    }

    /** Whether the collection rejects null: all sorted sets and all queues but one. */
    static boolean refusesNullElements(TypeRef type) {
        return type.isA("java.util.SortedSet")
                || type.isA("java.util.EnumSet")
                || (type.isA("java.util.Queue") && !type.isA("java.util.LinkedList"));
    }

    /** Whether the map rejects null values. */
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
