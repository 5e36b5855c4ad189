package dev.burin.processor.read;

import static java.util.Objects.requireNonNull;

import dev.burin.annotation.JsonCreator;
import dev.burin.processor.model.Creator;
import dev.burin.processor.model.Hierarchy;
import dev.burin.processor.model.Members;
import dev.burin.processor.model.Observation.Kind;
import dev.burin.processor.model.Property;
import dev.burin.processor.model.Setter;
import dev.burin.processor.model.TypeHints;
import dev.burin.processor.read.creator.Builder;
import dev.burin.processor.read.dialect.BuilderHints;
import dev.burin.processor.read.dialect.Dialects;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.util.ElementFilter;
import org.jspecify.annotations.Nullable;

/** Reads the members of a type that is a JSON object: collects declarations, finds the creator, resolves properties. */
final class MembersReader {
    private final ReadScope scope;
    private final Dialects dialects;
    private final TypeHints hints;
    private final Hierarchy hierarchy;
    private final PropertyReader properties;
    private final CreatorReader creators;
    private final UnwrappedReader unwrapping;
    private final ImplementationReader implementation;
    private final ForeignObserver foreign;
    private final Optional<BuilderMethods> builder;

    MembersReader(TypeContext context, TypeHints hints, Hierarchy hierarchy, @Nullable Builder builder) {
        this.scope = context.scope();
        this.dialects = context.dialects();
        this.foreign = context.foreign();
        this.hints = hints;
        this.hierarchy = hierarchy;
        this.implementation = new ImplementationReader(scope, context.types());
        BuilderMethods methods = builder == null ? null : new BuilderMethods(scope, dialects, builder);
        this.builder = Optional.ofNullable(methods);
        this.properties = new PropertyReader(context, hints, methods);
        this.creators = new CreatorReader(scope, dialects);
        this.unwrapping = new UnwrappedReader(scope, dialects, hints.direction());
    }

    Members read() {
        DraftCollector collector = new DraftCollector(scope, dialects, hints, builder.isPresent(), fluentNames());
        Map<String, PropertyDraft> drafts = collector.collect();
        HiddenMembers hidden = new HiddenMembers(scope, dialects, hints, collector.hiddenSetters());
        OneWayObserver oneWay = new OneWayObserver(scope, hints, hidden);
        builder.ifPresent(methods -> methods.addTo(drafts));
        NamedAccessors accessors = new NamedAccessors(properties::isNamed, properties::jsonName);
        accessors.join(drafts);
        Optional<CreatorReader.Start> start = start(drafts);
        Set<String> taken = takenIfRead(drafts);
        Predicate<PropertyDraft> isMemberIfRead = draft -> taken.contains(draft.name()) && !properties.isIgnored(draft);
        accessors.joinNamesakes(drafts, draft -> properties.isMember(draft) || isMemberIfRead.test(draft));

        boolean isBean = builder.isEmpty()
                && start.filter(call -> call.arguments().isEmpty()).isPresent();
        List<Property> found = new ArrayList<>();
        List<Setter> setters = new ArrayList<>();
        Map<String, Members> unwrapped = new LinkedHashMap<>();
        for (PropertyDraft draft : drafts.values()) {
            Optional<Property> property = properties.read(draft, isBean);
            property.ifPresentOrElse(found::add, () -> hidden.observe(draft));
            property.filter(Property::isEncoded).ifPresent(read -> foreign.observeKey(draft.parts()));
            property.filter(read -> read.isUnwrapped() && read.isVisible())
                    .flatMap(read -> unwrapping.read(draft, read, properties.typeOf(draft)))
                    .map(members -> members.without(hints.ignored()))
                    .ifPresent(members -> unwrapped.put(draft.name(), members));
            if (start.isPresent()) {
                property.ifPresent(read -> oneWay.observe(draft, read));
            }
            property.filter(Property::isDecoded)
                    .flatMap(decoded ->
                            properties.setterOf(draft).or(() -> isBean ? properties.adderOf(draft) : Optional.empty()))
                    .ifPresent(setters::add);
        }
        new NamesakeObserver(scope, dialects, properties).observe(drafts.values());
        ContradictionObserver contradictions = new ContradictionObserver(scope, dialects);
        drafts.values().forEach(draft -> contradictions.observe(draft.name(), draft.parts()));
        hidden.observeSetters(found, start.isPresent());
        observeLombok(drafts);
        new ParameterObserver(scope, dialects, hints.direction().isDecoded() || isDelegating())
                .observe(placesOfParameters(), drafts.values());
        List<Property> ordered = new PropertyOrder(scope, hints, hierarchy).sort(found);
        return new Members(
                ordered,
                start.map(call ->
                        new Creator(call.call(), call.arguments(), setters, builder.map(BuilderMethods::finish))),
                unwrapped,
                Optional.empty());
    }

    /** The target, its supertypes, and its builder. */
    private List<TypeElement> placesOfParameters() {
        Stream<TypeElement> builderType =
                builder.map(methods -> methods.type().asElement()).stream().map(TypeElement.class::cast);
        return Stream.concat(scope.javac().withSupertypes(scope.target()).stream(), builderType)
                .distinct()
                .toList();
    }

    private Optional<CreatorReader.Start> start(Map<String, PropertyDraft> drafts) {
        boolean isSaid =
                scope.observations().stream().anyMatch(observation -> observation.kind() == Kind.UNFIT_BUILDER);
        if (isSaid || !canBeMade() || !hints.direction().isDecoded()) {
            return Optional.empty();
        }
        return builder.isPresent()
                ? Optional.of(new CreatorReader.Start(builder.get().start(creators), List.of()))
                : creators.read(drafts, jsonNames(drafts), isMutable(drafts));
    }

    /** The parameters of the creator of a type that is only written: it has the names of one that is read, too. */
    private Set<String> takenIfRead(Map<String, PropertyDraft> drafts) {
        return hints.direction().isDecoded() || builder.isPresent() || !canBeMade() || isDelegating()
                ? Set.of()
                : creators.namesTaken(drafts, jsonNames(drafts), isMutable(drafts));
    }

    /** Whether the parameter of its creator is the whole value, and no property. */
    private boolean isDelegating() {
        return DelegateReader.isDelegating(scope.target(), dialects);
    }

    /**
     * Names of properties whose getters need no prefix: parameters of a builder or a marked creator. Unless Jackson's annotations
     * declare these: for Jackson, such methods are no getters.
     */
    private Set<String> fluentNames() {
        Set<String> names = new HashSet<>(implementation.propertyNames());
        if (dialects.builder(scope.target()).filter(BuilderHints::isOfJackson).isEmpty()) {
            builder.ifPresent(methods -> names.addAll(methods.possibleNames()));
        }
        Set<String> withGetter = propertiesWithGetter();
        scope.target().getEnclosedElements().stream()
                .filter(member -> dialects.creatorOfBurin(member)
                        .filter(mode -> mode != JsonCreator.Mode.DELEGATING)
                        .isPresent())
                .flatMap(member -> ((ExecutableElement) member).getParameters().stream())
                .forEach(parameter -> {
                    Optional<String> jsonName =
                            dialects.member(List.of(parameter)).name();
                    if (jsonName.filter(withGetter::contains).isEmpty()) {
                        names.add(parameter.getSimpleName().toString());
                    }
                    jsonName.ifPresent(names::add);
                });
        return names;
    }

    private Set<String> propertiesWithGetter() {
        return ElementFilter.methodsIn(scope.javac().elements().getAllMembers(scope.target())).stream()
                .flatMap(method -> BeanNames.getterSuffix(method, List.of()).stream())
                .map(suffix -> BeanNames.propertyName(suffix, List.of()))
                .collect(Collectors.toSet());
    }

    /** Whether looking for a creator makes sense; if not, the reason has been observed already. */
    private boolean canBeMade() {
        boolean isMade = builder.isPresent() || hasMarkedFactory(scope.target(), dialects);
        return (isMade || !Instances.isAbstract(scope.target()))
                && scope.target().getKind() != ElementKind.ANNOTATION_TYPE
                && scope.canName(scope.target())
                && !Instances.isInner(scope.target());
    }

    /** Whether an annotation declares which static method creates instances. */
    static boolean hasMarkedFactory(TypeElement type, Dialects dialects) {
        return ElementFilter.methodsIn(type.getEnclosedElements()).stream()
                .anyMatch(method -> dialects.creator(method).isPresent());
    }

    private Map<String, String> jsonNames(Map<String, PropertyDraft> drafts) {
        Map<String, String> javaNames = new LinkedHashMap<>();
        drafts.values().forEach(draft -> javaNames.putIfAbsent(properties.jsonName(draft), draft.name()));
        // A parameter may use a Java name without annotation: strategies are for the rest.
        drafts.values().stream()
                .filter(draft -> !properties.isNamed(draft))
                .forEach(draft -> javaNames.putIfAbsent(draft.name(), draft.name()));
        return javaNames;
    }

    private boolean isMutable(Map<String, PropertyDraft> drafts) {
        return drafts.values().stream()
                .anyMatch(draft -> properties.setterOf(draft).isPresent());
    }

    /** Private fields without accessors in a class that Lombok should have changed: it has not run, or not yet. */
    private void observeLombok(Map<String, PropertyDraft> drafts) {
        List<VariableElement> forgotten = drafts.values().stream()
                .filter(MembersReader::isBareField)
                .flatMap(draft -> draft.field().stream())
                .filter(field -> !Lombok.givingAccessors(field, scope).isEmpty() && !Lombok.gaveAccessors(field))
                .toList();
        if (forgotten.isEmpty()) {
            return;
        }
        String annotations = forgotten.stream()
                .flatMap(field -> Lombok.givingAccessors(field, scope).stream())
                .distinct()
                .collect(Collectors.joining(", "));
        TypeElement type = (TypeElement) requireNonNull(forgotten.get(0).getEnclosingElement());
        scope.observe(
                Kind.LOMBOK_DID_NOT_RUN,
                scope.originOf(scope.target()),
                Map.of("type", DisplayNames.of(type), "annotations", annotations));
    }

    private static boolean isBareField(PropertyDraft draft) {
        boolean isPrivate = draft.field()
                .filter(field -> field.getModifiers().contains(Modifier.PRIVATE))
                .isPresent();
        return isPrivate && draft.getter().isEmpty() && draft.setters().isEmpty();
    }
}
