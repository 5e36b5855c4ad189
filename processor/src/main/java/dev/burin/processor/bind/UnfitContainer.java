package dev.burin.processor.bind;

import dev.burin.processor.model.TypeRef;
import java.util.Optional;
import java.util.stream.Stream;

/** A class of the JDK that is wrong or slow if somebody else chooses the contents: no document must be read into it. */
public enum UnfitContainer {
    /** A key that was read is a new object. */
    IDENTITY_HASH_MAP("java.util.IdentityHashMap"),
    /** Nobody else holds the key. */
    WEAK_HASH_MAP("java.util.WeakHashMap"),
    /** It has no trees of keys whose hash codes collide. */
    HASHTABLE("java.util.Hashtable"),
    /** It searches all elements for each. */
    COPY_ON_WRITE_ARRAY_SET("java.util.concurrent.CopyOnWriteArraySet"),
    /** A subclass of it, whose {@code add} has to be called. */
    COPY_ON_WRITE_ARRAY_LIST("java.util.concurrent.CopyOnWriteArrayList");

    private final String className;

    UnfitContainer(String className) {
        this.className = className;
    }

    /** Returns which of them the collection or map is, subclasses included; nothing if documents may be read into it. */
    public static Optional<UnfitContainer> of(TypeRef type) {
        return Stream.of(values())
                .filter(unfit -> type.isA(unfit.className) && !unfit.doesNoHarmAs(type))
                .findFirst();
    }

    private boolean doesNoHarmAs(TypeRef type) {
        return this == COPY_ON_WRITE_ARRAY_LIST
                ? ContainerTraits.copiesOnWrite(type)
                : type.elements().get(0).kind() == TypeRef.Kind.ENUM; // which has few constants
    }
}
