package dev.burin.processor.read;

import static java.util.Objects.requireNonNull;

import dev.burin.annotation.JsonCodec.Access;
import dev.burin.processor.model.Direction;
import dev.burin.processor.model.Hints;
import dev.burin.processor.model.Hints.Mark;
import dev.burin.processor.model.Observation;
import dev.burin.processor.model.TypeHints;
import dev.burin.processor.read.dialect.Dialects;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Types;

/**
 * Collects fields, getters, setters and record components by property, superclasses first, fields before methods.
 *
 * <p>Private fields are collected too: they carry annotations and determine the property's place.
 */
final class DraftCollector {
    private static final String NO_ACCESSOR = "is neither a getter nor a setter";
    private static final String TAKEN_BY_BUILDER = "is not called: the builder takes all values";
    private static final Set<String> OF_OBJECT = Set.of("hashCode", "toString", "clone");

    /** Which getter of a property is used: the first of these, as in Jackson. */
    private enum Rank {
        ANNOTATED,
        GET,
        IS,
        OTHER,
        IGNORED
    }

    private final ReadScope scope;
    private final Dialects dialects;
    private final TypeHints typeHints;
    private final boolean isBuilt;
    private final Set<String> fluentNames;
    private final Map<String, PropertyDraft> drafts = new LinkedHashMap<>();
    private final Map<String, List<ExecutableElement>> hiddenSetters = new LinkedHashMap<>();
    private final List<ExecutableElement> anySetters = new ArrayList<>();

    private final InterfaceMethods interfaces;

    /** Methods of interfaces that are no members, but something that implements them may be one. */
    private final List<ExecutableElement> implemented = new ArrayList<>();

    /**
     * Collects for the target of {@code scope}.
     *
     * @param isBuilt whether a builder creates instances, so that setters of the type itself are not used
     * @param fluentNames properties whose getters may have the same name
     */
    DraftCollector(ReadScope scope, Dialects dialects, TypeHints hints, boolean isBuilt, Set<String> fluentNames) {
        this.scope = scope;
        this.dialects = dialects;
        this.typeHints = hints;
        this.isBuilt = isBuilt;
        this.fluentNames = fluentNames;
        this.interfaces = new InterfaceMethods(scope, dialects, drafts);
    }

    /** Returns the drafts by Java name. */
    Map<String, PropertyDraft> collect() {
        if (scope.target().getKind() == ElementKind.RECORD) {
            RecordComponents.of(scope.target()).forEach(this::collectComponent);
            // A record has its components; a method becomes a member only if annotated.
            collectMembers(scope.target(), new LinkedHashSet<>(drafts.keySet()));
            scope.javac().withSupertypes(scope.target()).stream()
                    .filter(level -> level.getKind().isInterface())
                    .flatMap(level -> ElementFilter.methodsIn(level.getEnclosedElements()).stream())
                    .forEach(this::collectOfInterface);
        } else {
            List<TypeElement> levels = hierarchy();
            Set<String> fieldNames = levels.stream()
                    .flatMap(level -> ElementFilter.fieldsIn(level.getEnclosedElements()).stream())
                    .filter(DraftCollector::isProperty)
                    .map(field -> field.getSimpleName().toString())
                    .collect(Collectors.toCollection(LinkedHashSet::new)); // the first of two that differ only in case
            levels.forEach(level -> collectMembers(level, fieldNames));
        }
        implemented.forEach(interfaces::observe);
        anySetters.forEach(method -> AnyReader.addTo(drafts, method, dialects));
        return drafts;
    }

    /** Returns the setters that the codec cannot call and that are not annotated, by Java name of their property. */
    Map<String, List<ExecutableElement>> hiddenSetters() {
        return hiddenSetters;
    }

    private void collectComponent(RecordComponentElement component) {
        PropertyDraft draft = draft(component.getSimpleName().toString());
        draft.addComponent(component);
        // A component with an illegal name, which javac reports itself, has no accessor.
        Optional.ofNullable(component.getAccessor()).ifPresent(draft::addGetter);
        ElementFilter.fieldsIn(scope.target().getEnclosedElements()).stream()
                .filter(field -> field.getSimpleName().contentEquals(draft.name()) && !isStatic(field))
                .forEach(draft::addField);
    }

    /** The superclasses from the top, the target itself, then interfaces for their default methods. */
    private List<TypeElement> hierarchy() {
        List<TypeElement> levels = new ArrayList<>(scope.javac().withSupertypes(scope.target()));
        Collections.reverse(levels); // overriding methods come later
        levels.removeIf(level -> level.getQualifiedName().contentEquals("java.lang.Object"));
        levels.forEach(DraftCollector::requireResolved);
        levels.sort(Comparator.comparing(level -> level.getKind().isInterface()));
        return levels;
    }

    private static void requireResolved(TypeElement level) {
        if (level.asType().getKind() == TypeKind.ERROR) {
            throw new UnresolvedTypeException(level.toString());
        }
    }

    private void collectMembers(TypeElement level, Set<String> fieldNames) {
        boolean isRecord = level.getKind() == ElementKind.RECORD;
        boolean isInterface = level.getKind().isInterface();
        // Fields first, as in class files: the order must not depend on whether a superclass is compiled again.
        for (VariableElement field : ElementFilter.fieldsIn(level.getEnclosedElements())) {
            if (field.getKind() == ElementKind.FIELD) {
                collectField(field, isRecord);
            }
        }
        for (ExecutableElement method : ElementFilter.methodsIn(level.getEnclosedElements())) {
            if (isInterface && !Instances.isAbstract(scope.target()) && isFoundInClass(method)) {
                implemented.add(method);
            } else {
                collectMethod(method, fieldNames);
            }
        }
    }

    /** A record inherits getters, but only those that say that they are members. */
    private void collectOfInterface(ExecutableElement method) {
        if (isStatic(method) || interfaces.isFurtherMember(method)) {
            collectMethod(method, new LinkedHashSet<>(drafts.keySet()));
        } else {
            implemented.add(method);
        }
    }

    private void collectField(VariableElement field, boolean isRecord) {
        if (isStatic(field)) {
            observeMisplaced(field, "is static");
        } else if (!isProperty(field)) {
            observeMisplaced(field, "is transient");
        } else if (!isRecord) {
            draft(field.getSimpleName().toString()).addField(field);
        }
    }

    private void collectMethod(ExecutableElement method, Set<String> fieldNames) {
        Hints hints = dialects.member(List.of(method));
        boolean isMarked = hints.isMarked();
        if (isStatic(method)) {
            observeMisplaced(method, "is static");
        } else if (isComponentAccessor(method)) {
            return; // collected with its component
        } else if (AnyReader.takesEntry(method) && hints.has(Mark.ANY_READ)) {
            collectAnySetter(method);
        } else if (isGetter(method)) {
            collectGetter(method, fieldNames, isMarked);
        } else if (isBuilt && isSetter(method)) {
            observeMisplaced(method, TAKEN_BY_BUILDER);
        } else if (isSetter(method)) {
            collectSetter(method, fieldNames, isMarked);
        } else {
            observeMisplaced(method, NO_ACCESSOR);
        }
    }

    private void collectAnySetter(ExecutableElement method) {
        if (isBuilt) {
            if (typeHints.direction() != Direction.ENCODE) {
                observeMisplaced(method, TAKEN_BY_BUILDER);
            }
        } else if (scope.canReach(method)) {
            anySetters.add(method);
        } else {
            dialects.firstHint(method).ifPresent(new ReachObserver(scope)::observeInvisible);
        }
    }

    private void collectGetter(ExecutableElement method, Set<String> fieldNames, boolean isMarked) {
        Optional<String> name = BeanNames.getterSuffix(method, fieldNames)
                .map(suffix -> BeanNames.propertyName(suffix, fieldNames))
                .filter(property -> !isBesideUsual(method, property, BeanNames::getterSuffix));
        if (isMarked) {
            addGetter(draft(name.orElseGet(() -> nameOf(method))), method);
        } else if (name.filter(fluentNames::contains).isEmpty() && isFluent(method)) {
            addGetter(draft(nameOf(method)), method);
        } else if (name.isPresent() && isVisible(method, name.get(), fieldNames)) {
            addGetter(draft(name.get()), method);
        } else if (name.isEmpty()) {
            observeMisplaced(method, NO_ACCESSOR);
        } else {
            new RecordAccessorObserver(scope, dialects).observe(method, drafts.containsKey(name.get()));
        }
    }

    private void addGetter(PropertyDraft draft, ExecutableElement method) {
        Optional<ExecutableElement> known = draft.getter();
        if (known.filter(getter -> isCalledAs(method, getter)).isPresent()) {
            draft.addOverriddenGetter(method);
        } else if (known.filter(getter -> !isNamedLike(getter, method))
                .filter(getter -> comesFirst(getter, method, draft))
                .isPresent()) {
            draft.addFurtherGetter(method);
        } else {
            draft.addGetter(method);
        }
    }

    /** Whether the compiler resolves a call of {@code method} on the target to {@code getter}, which was found before. */
    private boolean isCalledAs(ExecutableElement method, ExecutableElement getter) {
        if (!isNamedLike(getter, method) || isBelow(method, getter)) {
            return false;
        }
        boolean isImplemented = !isOfInterface(getter) && !getter.getModifiers().contains(Modifier.ABSTRACT);
        return (isOfInterface(method) && isImplemented) || isBelow(getter, method) || isMoreSpecial(getter, method);
    }

    private boolean isBelow(ExecutableElement method, ExecutableElement other) {
        Types types = scope.javac().types();
        TypeMirror below = types.erasure(levelOf(method).asType());
        TypeMirror above = types.erasure(levelOf(other).asType());
        return types.isSubtype(below, above) && !types.isSameType(below, above);
    }

    /** If neither overrides the other, the one with the more specific result is called (JLS 15.12.2.5). */
    private boolean isMoreSpecial(ExecutableElement getter, ExecutableElement other) {
        Types types = scope.javac().types();
        TypeMirror returned = scope.seenTypes().of(getter);
        TypeMirror otherReturned = scope.seenTypes().of(other);
        return types.isSubtype(returned, otherReturned) && !types.isSameType(returned, otherReturned);
    }

    /** Whether a getter goes before a later one: the order of declaration means nothing, the declaring type does. */
    private boolean comesFirst(ExecutableElement getter, ExecutableElement following, PropertyDraft draft) {
        if (!levelOf(following).equals(levelOf(getter))) {
            return isOfInterface(following); // its default methods; else a subclass follows
        }
        Rank rank = rank(getter);
        if (rank == rank(following) && rank != Rank.IGNORED) {
            scope.observe(
                    Observation.Kind.SEVERAL_GETTERS,
                    scope.originOf(following),
                    Map.of(
                            "property", draft.name(),
                            "first", nameOf(getter) + "()",
                            "second", nameOf(following) + "()"));
        }
        return rank.compareTo(rank(following)) <= 0;
    }

    private Rank rank(ExecutableElement getter) {
        Hints hints = dialects.member(List.of(getter));
        if (hints.has(Mark.IGNORED)) {
            return Rank.IGNORED;
        }
        if (hints.has(Mark.PROPERTY)) {
            return Rank.ANNOTATED;
        }
        String name = nameOf(getter);
        return name.startsWith("get") ? Rank.GET : name.startsWith("is") ? Rank.IS : Rank.OTHER;
    }

    /** Not {@code name()} beside {@code getName()}, nor methods of {@code Object}. An abstract one need not be public. */
    private boolean isFluent(ExecutableElement method) {
        String name = nameOf(method);
        boolean hasGetter = Optional.ofNullable(drafts.get(name)).flatMap(PropertyDraft::getter).stream()
                .anyMatch(getter -> !isNamedLike(method, getter));
        return fluentNames.contains(name)
                && !hasGetter
                && (isForJson(method) || isGenerated(method))
                && !OF_OBJECT.contains(name);
    }

    private void collectSetter(ExecutableElement method, Set<String> fieldNames, boolean isMarked) {
        Optional<String> name = BeanNames.setterSuffix(method, fieldNames)
                .map(suffix -> BeanNames.propertyName(suffix, fieldNames))
                .filter(property -> !isBesideUsual(method, property, BeanNames::setterSuffix));
        if (isMarked) {
            draft(name.orElseGet(() -> nameOf(method))).addSetter(method);
        } else if (name.isPresent() && scope.canReach(method) && isAllowed(name.get(), fieldNames)) {
            draft(name.get()).addSetter(method);
        } else if (name.isEmpty()) {
            observeMisplaced(method, NO_ACCESSOR);
        } else if (!scope.canReach(method) && !isAllowed(name.get(), fieldNames)) {
            observeMisplaced(method, HiddenMembers.UNCALLABLE);
        } else if (!scope.canReach(method)) {
            hiddenSetters
                    .computeIfAbsent(name.get(), property -> new ArrayList<>())
                    .add(method);
        } else {
            new RecordAccessorObserver(scope, dialects).observe(method, drafts.containsKey(name.get()));
        }
    }

    /** Where there is {@code setUp(…)} for a field {@code up}, {@code setup(…)} is something else. */
    private boolean isBesideUsual(
            ExecutableElement method,
            String property,
            BiFunction<ExecutableElement, Collection<String>, Optional<String>> suffix) {
        Stream<String> others = ElementFilter.methodsIn(scope.javac().elements().getAllMembers(scope.target())).stream()
                .filter(other -> !isStatic(other))
                .flatMap(other -> suffix.apply(other, List.of()).stream());
        return BeanNames.isBesideUsual(nameOf(method), property, others);
    }

    private boolean isVisible(ExecutableElement getter, String name, Set<String> fieldNames) {
        return (isForJson(getter) || (fluentNames.contains(name) && isGenerated(getter)))
                && isAllowed(name, fieldNames);
    }

    /** Whether another processor, or a subclass, implements the method, which the type itself does not override. */
    private boolean isGenerated(ExecutableElement method) {
        List<? extends Element> members = scope.javac().elements().getAllMembers(scope.target());
        return method.getModifiers().contains(Modifier.ABSTRACT) && scope.canReach(method) && members.contains(method);
    }

    /** Getters without annotations are members if public: others are meant for the project's own code. */
    private boolean isForJson(ExecutableElement getter) {
        return getter.getModifiers().contains(Modifier.PUBLIC)
                || dialects.firstHint(getter).isPresent();
    }

    private boolean isAllowed(String name, Set<String> fieldNames) {
        boolean isRecord = scope.target().getKind() == ElementKind.RECORD;
        return !isRecord && (typeHints.access() != Access.FIELDS || fieldNames.contains(name));
    }

    private PropertyDraft draft(String name) {
        return drafts.computeIfAbsent(name, PropertyDraft::new);
    }

    private void observeMisplaced(Element member, String reason) {
        dialects.firstHint(member).ifPresent(annotation -> scope.observeMisplaced(annotation, nameOf(member), reason));
    }

    /** Classes come before interfaces: what they declare or override is there already, annotations included. */
    private boolean isFoundInClass(ExecutableElement method) {
        return method.getModifiers().contains(Modifier.ABSTRACT)
                || drafts.values().stream()
                        .flatMap(draft -> draft.getter().stream())
                        .anyMatch(getter -> isCalledAs(method, getter));
    }

    private boolean isComponentAccessor(ExecutableElement method) {
        return RecordComponents.of(scope.target()).stream()
                .anyMatch(component -> method.equals(component.getAccessor()));
    }

    private static boolean isGetter(ExecutableElement method) {
        return method.getParameters().isEmpty() && method.getReturnType().getKind() != TypeKind.VOID;
    }

    private static boolean isSetter(ExecutableElement method) {
        return method.getParameters().size() == 1;
    }

    private static boolean isProperty(VariableElement field) {
        return !isStatic(field) && !field.getModifiers().contains(Modifier.TRANSIENT);
    }

    private static boolean isStatic(Element member) {
        return member.getModifiers().contains(Modifier.STATIC);
    }

    private static boolean isOfInterface(ExecutableElement method) {
        return levelOf(method).getKind().isInterface();
    }

    private static Element levelOf(ExecutableElement method) {
        return requireNonNull(method.getEnclosingElement());
    }

    private static boolean isNamedLike(ExecutableElement method, ExecutableElement other) {
        return method.getSimpleName().equals(other.getSimpleName());
    }

    private static String nameOf(Element member) {
        return member.getSimpleName().toString();
    }
}
