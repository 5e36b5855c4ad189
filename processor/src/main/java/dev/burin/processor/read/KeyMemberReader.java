package dev.burin.processor.read;

import dev.burin.annotation.JsonCreator;
import dev.burin.processor.model.Call;
import dev.burin.processor.model.Concern;
import dev.burin.processor.model.Concern.Use;
import dev.burin.processor.model.CustomCodecs;
import dev.burin.processor.model.Hints;
import dev.burin.processor.model.Hints.Mark;
import dev.burin.processor.model.KeyMember;
import dev.burin.processor.model.Limits;
import dev.burin.processor.model.ValueForm;
import dev.burin.processor.read.dialect.Dialects;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/** Finds what represents the values of a type as map keys, and what creates values from keys. */
final class KeyMemberReader {
    private static final Set<String> FACTORIES = Set.of("valueOf", "fromString"); // Jackson finds these, too

    private final ReadScope home;
    private final TypeRefReader types;
    private final Set<TypeKey> reading = new HashSet<>();

    KeyMemberReader(ReadScope home, TypeRefReader types) {
        this.home = home;
        this.types = types;
    }

    /**
     * What is known about a type of map keys.
     *
     * @param member the representation of its values; absent if the type declares none
     * @param concerns observations that matter only where they are keys
     */
    record Found(Optional<KeyMember> member, List<Concern> concerns) {}

    /**
     * Returns the {@code @JsonKey} of a type, or else the {@code @JsonValue} of one that is not an enum; nothing where none is
     * looked for.
     */
    Optional<Found> read(DeclaredType type) {
        TypeElement element = (TypeElement) type.asElement();
        boolean isOfJdk = element.getQualifiedName().toString().startsWith("java.");
        TypeKey key = TypeKey.of(type);
        if (isOfJdk || !home.canName(element) || !reading.add(key)) {
            return Optional.empty();
        }
        ReadScope scope = home.within(type).apart();
        Dialects dialects = new Dialects(scope, types);
        List<Element> marked = ValueMembers.of(element, Mark.KEY, home.javac(), dialects);
        ValueMembers.observeLost(element, Mark.KEY, scope, dialects);
        Optional<KeyMember> found = marked.isEmpty()
                ? valueOf(element, scope, dialects).map(value -> read(List.of(value), "@JsonValue", scope, dialects))
                : Optional.of(read(marked, "@JsonKey", scope, dialects));
        reading.remove(key);
        return Optional.of(new Found(found, scope.concerns(Use.KEY)));
    }

    /** A value with a form of its own would be another string as a key. */
    private static Optional<Element> valueOf(TypeElement type, ReadScope scope, Dialects dialects) {
        List<Element> values = ValueMembers.of(type, scope.javac(), dialects);
        return values.stream()
                .findFirst()
                .filter(value -> values.size() == 1 && type.getKind() != ElementKind.ENUM)
                .filter(value -> isPlain(hints(values, scope, dialects)));
    }

    private static boolean isPlain(Hints hints) {
        return hints.codecs().equals(CustomCodecs.NONE) && hints.form().equals(ValueForm.NONE);
    }

    private KeyMember read(List<Element> marked, String annotation, ReadScope scope, Dialects dialects) {
        Element member = ValueMembers.readable(marked.get(0), scope);
        TypeMirror type = scope.seenTypes().of(member);
        Optional<ExecutableElement> creator = creator(type, scope, dialects);
        Hints hints = hints(marked, scope, dialects);
        new CallObserver(scope).observe(member);
        creator.ifPresent(new CallObserver(scope)::observe);
        return new KeyMember(
                EnumReader.accessorOf(member),
                types.readKey(type),
                creator.<Call>map(found -> new CreatorReader(scope, dialects).callWith(type, found)),
                annotation,
                length(hints, scope, dialects),
                flaw(marked, member, hints, scope));
    }

    private static Optional<String> flaw(List<Element> marked, Element member, Hints hints, ReadScope scope) {
        if (marked.size() > 1) {
            return Optional.of(marked.stream()
                            .map(key -> key.getSimpleName().toString())
                            .sorted()
                            .collect(Collectors.joining(" and "))
                    + " have it, and a key is one string");
        }
        if (hints.redaction().isPresent()) { // member names are written as they are
            return Optional.of(member.getSimpleName() + " is redacted, @JsonRedact, and member names never are");
        }
        return scope.canReach(member)
                ? Optional.empty()
                : Optional.of("the codec cannot reach " + member.getSimpleName());
    }

    /** A key string is no longer than it may be as a value. */
    private static OptionalInt length(Hints hints, ReadScope scope, Dialects dialects) {
        Limits ofType = dialects.type(scope.target()).reading().limits();
        return hints.limits().or(ofType).of(Limits.Kind.LENGTH);
    }

    /** Returns the hints of the property, which are the same for keys and values. */
    private static Hints hints(List<Element> marked, ReadScope scope, Dialects dialects) {
        TypeMirror type = scope.seenTypes().of(ValueMembers.readable(marked.get(0), scope));
        boolean isValue =
                dialects.member(PropertyParts.of(marked, Stream.empty(), scope)).has(Mark.VALUE);
        Optional<ExecutableElement> ofValue = isValue ? maker(type, scope, dialects) : Optional.empty();
        Stream<ExecutableElement> makers = Stream.concat(ofValue.stream(), creator(type, scope, dialects).stream());
        return dialects.member(PropertyParts.of(marked, makers, scope));
    }

    // ---- creating a value from a key

    private static Optional<ExecutableElement> creator(TypeMirror type, ReadScope scope, Dialects dialects) {
        List<ExecutableElement> takers = takers(type, scope, dialects);
        return takers.stream()
                .filter(taker -> dialects.member(List.of(taker)).has(Mark.KEY))
                .findFirst()
                .or(() -> maker(type, scope, dialects))
                .or(() -> takers.stream()
                        .filter(taker ->
                                FACTORIES.contains(taker.getSimpleName().toString()))
                        .findFirst());
    }

    /** The creator of a value, if not of a key. */
    private static Optional<ExecutableElement> maker(TypeMirror type, ReadScope scope, Dialects dialects) {
        return Stream.<Predicate<ExecutableElement>>of(
                        taker -> isCreator(taker, dialects), taker -> taker.getKind() == ElementKind.CONSTRUCTOR)
                .flatMap(isPreferred -> takers(type, scope, dialects).stream().filter(isPreferred))
                .findFirst();
    }

    private static List<ExecutableElement> takers(TypeMirror type, ReadScope scope, Dialects dialects) {
        Stream<ExecutableElement> makers = PropertyParts.makers(scope.target())
                .filter(candidate -> scope.canReach(candidate) && !dialects.isDisabledCreator(candidate))
                .filter(candidate -> makesTarget(candidate, scope));
        return new Overloads(scope).taking(type, makers);
    }

    private static boolean isCreator(ExecutableElement candidate, Dialects dialects) {
        return dialects.creator(candidate)
                .filter(mode -> mode != JsonCreator.Mode.PROPERTIES)
                .isPresent();
    }

    /** Whether an annotated member of the target can represent it as a key, or create it from one. */
    static boolean isMeant(Element member, ReadScope scope) {
        boolean hasValue = ValueMembers.isField(member) || ValueMembers.isGetter(member);
        boolean isPart = member.getKind() == ElementKind.RECORD_COMPONENT; // its accessor is annotated, too
        return hasValue
                || isPart
                || PropertyParts.makers(scope.target())
                        .anyMatch(candidate -> candidate.equals(member)
                                && candidate.getParameters().size() == 1
                                && makesTarget(candidate, scope));
    }

    /** Whether a constructor or static method creates values of the type. */
    private static boolean makesTarget(ExecutableElement candidate, ReadScope scope) {
        TypeElement type = scope.target();
        return candidate.getKind() == ElementKind.CONSTRUCTOR
                ? !Instances.isAbstract(type) && !Instances.isInner(type)
                : scope.seenTypes().variablesOf(candidate).isPresent();
    }
}
