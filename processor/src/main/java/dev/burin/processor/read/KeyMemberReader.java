package dev.burin.processor.read;

import dev.burin.annotation.JsonCreator;
import dev.burin.processor.model.Call;
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
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/** Finds what stands for the values of a type as keys of maps, and what makes values of it. */
final class KeyMemberReader {
    private static final Set<String> FACTORIES = Set.of("valueOf", "fromString"); // those that Jackson finds, too

    private final ReadScope home;
    private final TypeRefReader types;
    private final Set<String> reading = new HashSet<>();

    KeyMemberReader(ReadScope home, TypeRefReader types) {
        this.home = home;
        this.types = types;
    }

    /** Returns the {@code @JsonKey} of a type, or else the {@code @JsonValue} of one that is no enum. */
    Optional<KeyMember> read(DeclaredType type) {
        TypeElement element = (TypeElement) type.asElement();
        boolean isOfJdk = element.getQualifiedName().toString().startsWith("java.");
        if (isOfJdk || !home.canName(element) || !reading.add(type.toString())) {
            return Optional.empty();
        }
        ReadScope scope = home.within(type);
        Dialects dialects = new Dialects(scope, types);
        List<Element> marked = ValueMembers.of(element, Mark.KEY, home.javac().elements(), dialects);
        Optional<KeyMember> found = marked.isEmpty()
                ? valueOf(element, scope, dialects).map(value -> read(List.of(value), "@JsonValue", scope, dialects))
                : Optional.of(read(marked, "@JsonKey", scope, dialects));
        reading.remove(type.toString());
        return found;
    }

    /** What is written in another way than its type alone says would be another text. */
    private static Optional<Element> valueOf(TypeElement type, ReadScope scope, Dialects dialects) {
        List<Element> values = ValueMembers.of(type, scope.javac().elements(), dialects);
        return values.stream()
                .findFirst()
                .filter(value -> values.size() == 1 && type.getKind() != ElementKind.ENUM)
                .filter(value -> hints(value, scope, dialects).allMatch(KeyMemberReader::isPlain));
    }

    private static boolean isPlain(Hints hints) {
        return hints.codecs().equals(CustomCodecs.NONE) && hints.form().equals(ValueForm.NONE);
    }

    private KeyMember read(List<Element> marked, String annotation, ReadScope scope, Dialects dialects) {
        Element member = ValueMembers.readable(marked.get(0), scope);
        TypeMirror type = scope.typeOf(member);
        Optional<ExecutableElement> creator = creator(type, scope, dialects);
        scope.observeCheckedExceptions(member);
        creator.ifPresent(scope::observeCheckedExceptions);
        return new KeyMember(
                EnumReader.accessorOf(member),
                types.readKey(type),
                creator.<Call>map(new CreatorReader(scope, dialects)::callOf),
                annotation,
                length(member, scope, dialects),
                flaw(marked, member, scope, dialects));
    }

    private static Optional<String> flaw(List<Element> marked, Element member, ReadScope scope, Dialects dialects) {
        if (marked.size() > 1) {
            return Optional.of(marked.stream()
                            .map(key -> key.getSimpleName().toString())
                            .sorted()
                            .collect(Collectors.joining(" and "))
                    + " cannot both be it");
        }
        if (isRedacted(member, scope, dialects)) {
            return Optional.of(member.getSimpleName() + " is not for logs, @JsonRedact, and a name would be");
        }
        return scope.canReach(member) ? Optional.empty() : Optional.of(member.getSimpleName() + " cannot be reached");
    }

    /** Whether any part of the property is redacted: names of members are written as they are. */
    private static boolean isRedacted(Element member, ReadScope scope, Dialects dialects) {
        return hints(member, scope, dialects)
                .anyMatch(hints -> hints.redaction().isPresent());
    }

    /** A text is not longer as a key than it may be as a value. */
    private static OptionalInt length(Element member, ReadScope scope, Dialects dialects) {
        Limits ofType = dialects.type(scope.target()).reading().limits();
        return hints(member, scope, dialects)
                .map(Hints::limits)
                .reduce(Limits.NONE, Limits::or)
                .or(ofType)
                .of(Limits.Kind.LENGTH);
    }

    /** Returns what is said of each part of the property. */
    private static Stream<Hints> hints(Element member, ReadScope scope, Dialects dialects) {
        return parts(member, scope).map(part -> dialects.member(List.of(part)));
    }

    /** Returns the declarations of the property that a member belongs to. */
    static Stream<Element> parts(Element member, ReadScope scope) {
        Stream<? extends Element> members = scope.javac().elements().getAllMembers(scope.target()).stream()
                .filter(part -> part.getKind() == ElementKind.FIELD || part.getKind() == ElementKind.METHOD);
        Stream<? extends Element> parameters =
                candidates(scope.target()).flatMap(candidate -> candidate.getParameters().stream());
        String property = propertyOf(member);
        return Stream.<Element>concat(members, parameters)
                .filter(part -> propertyOf(part).equalsIgnoreCase(property));
    }

    private static String propertyOf(Element part) {
        String name = part.getSimpleName().toString();
        return part instanceof ExecutableElement method
                ? BeanNames.getterSuffix(method)
                        .or(() -> BeanNames.setterSuffix(method))
                        .orElse(name)
                : name;
    }

    // ---- what makes a value of a key

    private static Optional<ExecutableElement> creator(TypeMirror type, ReadScope scope, Dialects dialects) {
        List<ExecutableElement> candidates = candidates(scope.target())
                .filter(scope::canReach)
                .filter(candidate -> makesTarget(candidate, scope) && takes(candidate, type, scope))
                .toList();
        return Stream.<Predicate<ExecutableElement>>of(
                        candidate -> dialects.member(List.of(candidate)).has(Mark.KEY),
                        candidate -> isCreator(candidate, dialects),
                        candidate -> candidate.getKind() == ElementKind.CONSTRUCTOR,
                        candidate ->
                                FACTORIES.contains(candidate.getSimpleName().toString()))
                .flatMap(isPreferred -> candidates.stream().filter(isPreferred))
                .findFirst();
    }

    private static boolean isCreator(ExecutableElement candidate, Dialects dialects) {
        return dialects.creator(candidate)
                .filter(mode -> mode != JsonCreator.Mode.PROPERTIES)
                .isPresent();
    }

    /** Whether an annotated member of the target can stand for it as a key, or make it of one. */
    static boolean isMeant(Element member, ReadScope scope) {
        boolean hasValue = ValueMembers.isField(member) || ValueMembers.isGetter(member);
        boolean isPart = member.getKind() == ElementKind.RECORD_COMPONENT; // its accessor is annotated, too
        return hasValue
                || isPart
                || candidates(scope.target())
                        .anyMatch(candidate -> candidate.equals(member)
                                && candidate.getParameters().size() == 1
                                && makesTarget(candidate, scope));
    }

    /** Constructors and static methods. */
    private static Stream<ExecutableElement> candidates(TypeElement type) {
        return type.getEnclosedElements().stream()
                .filter(element -> element.getKind() == ElementKind.CONSTRUCTOR
                        || (element.getKind() == ElementKind.METHOD
                                && element.getModifiers().contains(Modifier.STATIC)))
                .map(element -> (ExecutableElement) element);
    }

    /** Whether a constructor or static method makes values of the type. */
    private static boolean makesTarget(ExecutableElement candidate, ReadScope scope) {
        TypeElement type = scope.target();
        return candidate.getKind() == ElementKind.CONSTRUCTOR
                ? !TypeObserver.isAbstract(type)
                        && !(TypeRefReader.isInner(type) && type.getKind() == ElementKind.CLASS)
                : scope.variablesOf(candidate).isPresent();
    }

    private static boolean takes(ExecutableElement candidate, TypeMirror type, ReadScope scope) {
        return candidate.getParameters().size() == 1
                && scope.javac()
                        .types()
                        .isAssignable(
                                type, scope.typeOf(candidate.getParameters().get(0)));
    }
}
