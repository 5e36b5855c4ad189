package dev.burin.processor.schema;

import java.util.ArrayList;
import java.util.List;

/** Random types of members, elements and values; they refer to the declared types. */
final class KindGenerator {
    private final JsonText random;
    private final Vocabulary vocabulary;
    private final List<DeclaredKind> types = new ArrayList<>();
    private final List<Generic> generics = new ArrayList<>();

    KindGenerator(JsonText random, Vocabulary vocabulary) {
        this.random = random;
        this.vocabulary = vocabulary;
    }

    /** Returns all declared types; a type comes before those that refer to it. */
    List<DeclaredKind> types() {
        return types;
    }

    /** Declares a type. */
    void add(DeclaredKind type) {
        types.add(type);
    }

    /** Declares a type with type variables. */
    void add(Generic type) {
        types.add(type.declared());
        generics.add(type);
    }

    /** Returns any type, with at most this depth of nested types. */
    Kind kind(int depth) {
        return switch (random.random().nextInt(depth > 0 ? 15 : 8)) {
            case 0, 1, 2 -> declared(depth);
            case 8, 9 -> Containers.list(kind(depth - 1));
            case 10 -> Containers.set(random.oneOf(Scalars.HASHED));
            case 11 -> Containers.map(kind(depth - 1));
            case 12 -> Containers.optional(scalar());
            case 13 -> Containers.array(element(depth - 1));
            case 14 -> Containers.map(key(), kind(depth - 1));
            default -> scalar();
        };
    }

    private Kind key() {
        List<WholeKind> own = types.stream()
                .filter(type -> type instanceof WholeKind)
                .map(WholeKind.class::cast)
                .filter(WholeKind::isKey)
                .toList();
        return own.isEmpty() || !random.oneIn(3) ? random.oneOf(vocabulary.keys()) : random.oneOf(own);
    }

    private Kind declared(int depth) {
        List<DeclaredKind> plain =
                types.stream().filter(type -> !type.java().contains("<")).toList();
        if (!generics.isEmpty() && (plain.isEmpty() || random.oneIn(4))) {
            List<Kind> two = List.of(kind(Math.min(depth, 1) - 1).boxed(), scalar().boxed());
            Generic generic = random.oneOf(generics);
            return generic.of(two.subList(0, generic.declared().java().contains(",") ? 2 : 1));
        }
        return plain.isEmpty() ? scalar() : random.oneOf(plain);
    }

    /** Excludes bytes, because their arrays are strings, and characters. */
    Kind element(int depth) {
        Kind kind = kind(depth);
        return kind.java().equals("byte") || kind.java().equals("char") ? element(depth) : kind;
    }

    /** Returns a type for which null has the meaning that the enclosing type gives it. */
    Kind wholeValue() {
        Kind kind = kind(1);
        return kind.absent() == null ? kind : wholeValue();
    }

    /** Returns a type of the JDK that does not hold other types. */
    Kind scalar() {
        return random.oneOf(random.oneIn(2) ? Scalars.ALL : vocabulary.furtherScalars());
    }
}
