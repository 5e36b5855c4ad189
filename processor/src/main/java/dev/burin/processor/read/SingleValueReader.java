package dev.burin.processor.read;

import dev.burin.annotation.JsonCreator;
import dev.burin.annotation.JsonInclude;
import dev.burin.annotation.JsonRedact;
import dev.burin.processor.model.Accessor;
import dev.burin.processor.model.Creator;
import dev.burin.processor.model.Hints;
import dev.burin.processor.model.Hints.Mark;
import dev.burin.processor.model.MemberNames;
import dev.burin.processor.model.Members;
import dev.burin.processor.model.Misplacement;
import dev.burin.processor.model.Necessity;
import dev.burin.processor.model.Observation.Kind;
import dev.burin.processor.model.Property;
import dev.burin.processor.model.TypeHints;
import dev.burin.processor.read.creator.CreatorContext;
import dev.burin.processor.read.dialect.Dialects;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/** Reads a type whose JSON is the value of one member, {@code @JsonValue}. */
final class SingleValueReader {
    private final ReadScope scope;
    private final TypeRefReader types;
    private final Dialects dialects;
    private final ForeignObserver foreign;
    private final TypeHints hints;
    private final CreatorReader creators;

    SingleValueReader(TypeContext context, TypeHints hints) {
        this.scope = context.scope();
        this.types = context.types();
        this.dialects = context.dialects();
        this.foreign = context.foreign();
        this.hints = hints;
        this.creators = new CreatorReader(scope, dialects);
    }

    Members read() {
        List<Element> marked = ValueMembers.of(scope.target(), scope.javac(), dialects);
        Element member = ValueMembers.readable(marked.get(0), scope);
        ValueMembers.observe(member, scope);
        Accessor accessor = EnumReader.accessorOf(member);
        TypeMirror type = scope.seenTypes().of(member);
        foreign.observeMentioned(type);
        Optional<ExecutableElement> maker = hints.direction().isDecoded() ? makerFor(type) : Optional.empty();
        List<Element> parts = PropertyParts.of(marked, maker.stream(), scope);
        Property property = new Property(
                accessor.member(),
                MemberNames.of(accessor.member()),
                types.read(type),
                hints.direction(),
                Optional.of(accessor),
                Necessity.REQUIRED,
                hintsOf(parts),
                scope.originOf(scope.declarationOf(member)));
        new ContradictionObserver(scope, dialects).observe(accessor.member(), parts);
        new ValueCycle(scope, dialects).observe(Kind.VALUE_CYCLE, property);
        observeRedactions(PropertyParts.of(marked, PropertyParts.makers(scope.target()), scope));
        Optional<Creator> creator = maker.map(found ->
                new Creator(creators.callWith(type, found), List.of(accessor.member()), List.of(), Optional.empty()));
        return new Members(List.of(property), creator, Map.of(), Optional.empty());
    }

    /** The type's inclusion applies to members of objects: a single value is always written. */
    private Hints hintsOf(List<Element> parts) {
        Hints said = dialects.member(parts).without(Mark.IGNORED); // on its field: it remains the value
        return (said.include().isPresent() ? said : said.withInclude(JsonInclude.Include.ALWAYS)).withDefaults(hints);
    }

    /** A redacted member beside the value is a secret that may well be part of it. */
    private void observeRedactions(List<Element> parts) {
        Map<String, AnnotationView> redactions = new LinkedHashMap<>(); // by name: an accessor repeats its component
        scope.javac().withSupertypes(scope.target()).stream()
                .flatMap(level -> level.getEnclosedElements().stream())
                .filter(member -> member.getKind() == ElementKind.FIELD || member.getKind() == ElementKind.METHOD)
                .filter(member -> !parts.contains(member))
                .forEach(member -> AnnotationView.find(member, JsonRedact.class.getName(), scope)
                        .ifPresent(redaction ->
                                redactions.putIfAbsent(member.getSimpleName().toString(), redaction)));
        redactions.forEach((member, redaction) -> scope.observeMisplaced(redaction, member, Misplacement.BESIDE_VALUE));
    }

    private Optional<ExecutableElement> makerFor(TypeMirror type) {
        return hasMarkedCreator() ? markedCreator(type) : constructorFor(type);
    }

    private boolean hasMarkedCreator() {
        return scope.target().getEnclosedElements().stream()
                .anyMatch(element -> dialects.creator(element).isPresent());
    }

    private Optional<ExecutableElement> markedCreator(TypeMirror type) {
        Optional<ExecutableElement> found = creators.find(new CreatorContext(scope, dialects, Set.of(), false));
        if (found.flatMap(dialects::creator)
                .filter(JsonCreator.Mode.PROPERTIES::equals)
                .isPresent()) {
            observeProperties(found.orElseThrow());
            return Optional.empty();
        }
        if (found.isPresent() && !new Overloads(scope).takes(type, found.get())) {
            creators.observeUnfit(found.get());
            return Optional.empty();
        }
        return found;
    }

    private Optional<ExecutableElement> constructorFor(TypeMirror type) {
        Stream<ExecutableElement> constructors =
                ElementFilter.constructorsIn(scope.target().getEnclosedElements()).stream()
                        .filter(scope::canReach)
                        .filter(constructor -> !dialects.isDisabledCreator(constructor));
        Optional<ExecutableElement> found =
                new Overloads(scope).taking(type, constructors).stream().findFirst();
        if (found.isEmpty() && canBeMade() && isOnlyValue()) {
            creators.observeNone();
        }
        found.ifPresent(new CallObserver(scope)::observe);
        return found;
    }

    /** With several values, the choice of the constructor's parameter matters less. */
    private boolean isOnlyValue() {
        return ValueMembers.of(scope.target(), scope.javac(), dialects).size() == 1;
    }

    private boolean canBeMade() {
        TypeElement target = scope.target();
        return !Instances.isAbstract(target) && target.getKind() != ElementKind.ANNOTATION_TYPE;
    }

    /** It would be read from an object, but is written differently. */
    private void observeProperties(ExecutableElement creator) {
        scope.observe(
                Kind.MISPLACED_ANNOTATION,
                scope.originOf(creator),
                Map.of(
                        "annotation", "@JsonCreator(mode = PROPERTIES)",
                        "member", DisplayNames.of(scope.target()),
                        "reason", "is read from the value of its @JsonValue, not from an object"));
    }
}
