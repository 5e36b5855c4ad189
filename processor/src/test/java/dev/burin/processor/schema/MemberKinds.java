package dev.burin.processor.schema;

import dev.burin.annotation.JsonProperty.Access;
import dev.burin.annotation.JsonSetter.Nulls;
import dev.burin.processor.schema.ObjectKind.Form;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.SourceVersion;

/** Random types of members, with annotations about their form, null, absence and logs. */
final class MemberKinds {
    private final JsonText random;
    private final Vocabulary vocabulary;
    private final KindGenerator kinds;

    /**
     * Further facts about a member.
     *
     * @param isInArray whether it is an element of an array
     * @param mayBeCollected whether it may have no setter
     * @param isAlwaysWritten whether no value is omitted
     */
    record Place(
            Form form,
            boolean isInArray,
            boolean mayBeCollected,
            boolean isRequired,
            boolean isAlwaysWritten,
            Access access) {}

    MemberKinds(JsonText random, Vocabulary vocabulary, KindGenerator kinds) {
        this.random = random;
        this.vocabulary = vocabulary;
        this.kinds = kinds;
    }

    /** Returns a type for a member in such a place. */
    Kind kind(Place place) {
        boolean isBurin = vocabulary == Vocabulary.BURIN;
        Kind kind = random.oneIn(6) && isBurin ? annotated(place.access() != Access.READ_ONLY) : kinds.kind(2);
        if (place.access() == Access.READ_ONLY) {
            return perhapsRedacted(kind, place);
        }
        if (place.mayBeCollected() && kind.java().matches("(List|Set|Map)<.*>") && random.oneIn(3)) {
            return new Collected(kind);
        }
        if (isBurin && !place.isInArray() && !place.isRequired() && random.oneIn(8) && !isEmptyIfNull(kind)) {
            return perhapsRedacted(patched(kind.boxed()), place);
        }
        // A null that can neither be skipped nor rejected is a compile error.
        // Jackson does not skip null for an array element that stands for a member.
        boolean definesNull = random.oneIn(5)
                && (isBurin || !place.isInArray())
                && !(place.isRequired() && isEmptyIfNull(kind))
                && !hasNullForNonFinite(kind);
        if (definesNull) {
            kind = withNulls(kind, place);
        }
        kind = perhapsRedacted(kind, place);
        return random.oneIn(5) && isBurin && !place.isRequired()
                ? Defaulted.of(kind, !definesNull && !hasNullForNonFinite(kind) && random.oneIn(2), random)
                        .orElse(kind)
                : kind;
    }

    private Kind perhapsRedacted(Kind kind, Place place) {
        return random.oneIn(10) && vocabulary == Vocabulary.BURIN && place.access() != Access.WRITE_ONLY
                ? Redacted.of(kind, !place.isInArray(), random)
                : kind;
    }

    /** Returns a type with an annotation that sets its form or, where it is read, its limits. */
    Kind annotated(boolean isRead) {
        if (random.oneIn(4) && isRead) {
            return Limited.random(random);
        }
        Kind kind =
                switch (random.random().nextInt(5)) {
                    case 0 -> Verbatim.TEXT;
                    case 1, 2 -> Numeral.random(random);
                    default -> random.oneOf(Annotated.ALL);
                };
        if (kind == Verbatim.TEXT || !random.oneIn(3)) {
            return kind;
        }
        return random.oneIn(2) ? Containers.list(kind) : Containers.map(kind);
    }

    private Kind patched(Kind content) {
        Kind patched = new Patched(content);
        return random.oneIn(4)
                ? new Nullness(patched, Nulls.FAIL, "@JsonSetter(nulls = " + vocabulary.nulls() + "FAIL) ")
                : patched;
    }

    /** Returns whether null stands for non-finite numbers, which the type is or contains. */
    private static boolean hasNullForNonFinite(Kind kind) {
        return kind.annotations().contains("NonFinite.NULL");
    }

    private Kind withNulls(Kind kind, Place place) {
        if (!random.oneIn(3)) {
            // Jackson fails if a null is skipped or a value is absent for a primitive constructor parameter.
            boolean isPrimitive = SourceVersion.isKeyword(kind.java());
            boolean isSet = vocabulary == Vocabulary.JACKSON && place.form() == Form.RECORD && isPrimitive;
            Nulls nulls = isSet ? Nulls.SET : nulls(kind, place.isAlwaysWritten());
            return new Nullness(kind, nulls, "@JsonSetter(nulls = " + vocabulary.nulls() + nulls + ") ");
        }
        // Jackson applies contentNulls to nested containers as well.
        Kind element = (vocabulary == Vocabulary.BURIN ? kinds.element(1) : random.oneOf(Scalars.HASHED)).boxed();
        Nulls content = nulls(element, true);
        Kind inner = new Nullness(element, content, "");
        Kind around =
                switch (random.random().nextInt(3)) {
                    case 0 -> Containers.list(inner);
                    case 1 -> Containers.map(inner);
                    default -> Containers.array(inner);
                };
        Nulls nulls = nulls(around, place.isAlwaysWritten());
        String annotation = "nulls = %1$s%2$s, contentNulls = %1$s%3$s".formatted(vocabulary.nulls(), nulls, content);
        return new Nullness(around, nulls, "@JsonSetter(" + annotation + ") ");
    }

    /** Returns whether null is a value of the type, such as an {@code Optional}. */
    private static boolean isEmptyIfNull(Kind kind) {
        return kind.absent() != null && !SourceVersion.isKeyword(kind.java());
    }

    private Nulls nulls(Kind kind, boolean mayFail) {
        List<Nulls> possible = new ArrayList<>(List.of(Nulls.SET, Nulls.SKIP));
        if (!isEmptyIfNull(kind) && mayFail) {
            possible.add(Nulls.FAIL);
        }
        boolean isArray = kind.java().endsWith("[]");
        boolean hasEmpty = isArray ? !kind.java().contains(">") : kind.empty() != Kind.NOTHING;
        if (vocabulary == Vocabulary.BURIN && hasEmpty) {
            possible.add(Nulls.AS_EMPTY);
        }
        return random.oneOf(possible);
    }
}
