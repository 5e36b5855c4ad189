package dev.burin.processor.bind;

import dev.burin.processor.model.TypeRef;

/** Determines whether collections and maps run user code while they are filled: that may throw anything. */
final class UserCode {
    private UserCode() {}

    /** Whether it may run when an instance of the type is created. */
    static boolean isIn(TypeRef type) {
        return !isOfTheJdk(type);
    }

    /**
     * Whether it may run when something is added to the collection or map.
     *
     * @param byCustomCodec whether a user's codec creates the elements or keys, of any subclass
     */
    static boolean isCalledByAdding(TypeRef container, boolean byCustomCodec) {
        return isIn(container)
                || (compares(container)
                        && (byCustomCodec || isCompared(container.elements().get(0))));
    }

    /** Whether elements or keys are asked for their hash codes or their order. */
    private static boolean compares(TypeRef container) {
        return container.isA("java.util.Map") || container.isA("java.util.Set") || ContainerTraits.isSorted(container);
    }

    /** Whether {@code hashCode}, {@code equals} or {@code compareTo} may be user code, or call it. */
    private static boolean isCompared(TypeRef type) {
        return switch (type.kind()) {
            case PRIMITIVE, ARRAY, ENUM -> false; // the last two by identity
            default -> !isOfTheJdk(type) || type.elements().stream().anyMatch(UserCode::isCompared);
        };
    }

    private static boolean isOfTheJdk(TypeRef type) {
        return type.erasedName().startsWith("java.");
    }
}
