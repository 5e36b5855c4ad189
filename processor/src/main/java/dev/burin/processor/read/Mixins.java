package dev.burin.processor.read;

import static java.util.Objects.requireNonNull;

import dev.burin.processor.model.Observation.Kind;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.util.Types;

/** The annotations of a mixin, which count as if they stood on an imported type and on its members. */
final class Mixins {
    private final ReadScope scope;

    /** Types with annotations for members, by declaring type: each member asks for them. */
    private final Map<TypeElement, List<TypeElement>> memberLevels = new HashMap<>();

    Mixins(ReadScope scope) {
        this.scope = scope;
    }

    /**
     * An annotation, and where it stands.
     *
     * @param place the annotated element
     * @param mirror the annotation
     * @param printed the annotation to which messages belong, the one itself or one around it
     */
    record Placed(Element place, AnnotationMirror mirror, AnnotationMirror printed) {}

    /** Returns the annotations of an element from elsewhere: from its import, its mixin, and the mixin's supertypes. */
    List<Placed> on(Element element) {
        List<Placed> found = new ArrayList<>();
        if (element instanceof TypeElement type) {
            importOf(type)
                    .map(asked -> new Placed(asked.importer(), asked.settings(), asked.annotation()))
                    .ifPresent(found::add);
        }
        Set<String> names = new HashSet<>(); // nearer annotations replace those above
        counterparts(element)
                .flatMap(said -> said.getAnnotationMirrors().stream().map(mirror -> new Placed(said, mirror, mirror)))
                .filter(placed -> names.add(nameOf(placed.mirror())))
                .forEach(found::add);
        return found;
    }

    private static String nameOf(AnnotationMirror mirror) {
        return mirror.getAnnotationType().asElement().toString();
    }

    private Optional<Import> importOf(TypeElement type) {
        return scope.javac().imports().find(type, scope.javac().elements());
    }

    private Optional<TypeElement> mixinOf(TypeElement type) {
        return importOf(type).flatMap(found -> found.mixin(type));
    }

    // ---- from the type to the mixin

    /** The counterparts of an element in mixins, the nearest first. */
    private Stream<? extends Element> counterparts(Element element) {
        if (element instanceof TypeElement type) {
            return ownLevels(type).stream();
        }
        Element owner = scope.enclosing(element);
        if (element.getKind() == ElementKind.PARAMETER) {
            ExecutableElement around = (ExecutableElement) requireNonNull(owner);
            int index = around.getParameters().indexOf(element);
            return counterparts(around)
                    .map(said -> ((ExecutableElement) said).getParameters().get(index));
        }
        return owner instanceof TypeElement type
                ? levelsFor(element, type).flatMap(level -> find(level, element).stream())
                : Stream.empty();
    }

    /** An imported type may inherit a member, but no constructor. */
    private Stream<TypeElement> levelsFor(Element member, TypeElement owner) {
        if (scope.javac().imports().isEmpty()) {
            return Stream.empty();
        }
        return member.getKind() == ElementKind.CONSTRUCTOR
                ? mixinOf(owner).stream()
                : memberLevels.computeIfAbsent(owner, this::memberLevels).stream();
    }

    private List<TypeElement> memberLevels(TypeElement owner) {
        List<TypeElement> found = new ArrayList<>();
        Stream.concat(heirs(owner), Stream.of(owner)).map(this::levels).forEach(levels -> {
            found.removeAll(levels); // what several mixins inherit is above each of them
            found.addAll(levels);
        });
        return found;
    }

    /** The types with mixins through which the target inherits from another, the nearest to the target first. */
    private Stream<TypeElement> heirs(TypeElement owner) {
        return owner.equals(scope.target())
                ? Stream.empty()
                : scope.javac().withSupertypes(scope.target()).stream()
                        .filter(level -> !level.equals(owner) && mixinOf(level).isPresent())
                        .filter(level -> scope.javac().withSupertypes(level).contains(owner));
    }

    /** The mixin of a type and its supertypes, the nearest first; without those of the type, which count anyway. */
    private List<TypeElement> levels(TypeElement type) {
        return mixinOf(type)
                .map(mixin -> scope.javac().withSupertypes(mixin).stream()
                        .filter(level -> level.equals(mixin) || isSaidOf(type, level))
                        .toList())
                .orElse(List.of());
    }

    private boolean isSaidOf(TypeElement type, TypeElement aboveMixin) {
        if (aboveMixin.asType().getKind() == TypeKind.ERROR) {
            throw new UnresolvedTypeException(aboveMixin.toString());
        }
        boolean isOfJdk = aboveMixin.getQualifiedName().toString().startsWith("java.");
        return !isOfJdk && !scope.javac().withSupertypes(type).contains(aboveMixin);
    }

    /** As {@link #levels}, without those that apply to a type above this one. */
    private List<TypeElement> ownLevels(TypeElement type) {
        List<TypeElement> levels = levels(type);
        if (levels.size() < 2) {
            return levels;
        }
        Set<TypeElement> saidAbove = scope.javac().withSupertypes(type).stream()
                .filter(above -> !above.equals(type))
                .flatMap(above -> levels(above).stream())
                .collect(Collectors.toSet());
        return levels.stream().filter(level -> !saidAbove.contains(level)).toList();
    }

    private Optional<? extends Element> find(TypeElement type, Element like) {
        return type.getEnclosedElements().stream()
                .filter(member -> isAlike(member, like))
                .findFirst();
    }

    private boolean isAlike(Element member, Element other) {
        if (member instanceof ExecutableElement method && other instanceof ExecutableElement like) {
            return method.getSimpleName().equals(like.getSimpleName()) && haveSameParameters(method, like);
        }
        boolean areVariables = member instanceof VariableElement && other instanceof VariableElement;
        return (areVariables || member.getKind() == other.getKind())
                && member.getSimpleName().equals(other.getSimpleName());
    }

    private boolean haveSameParameters(ExecutableElement one, ExecutableElement other) {
        Types types = scope.javac().types();
        List<? extends VariableElement> first = one.getParameters();
        List<? extends VariableElement> second = other.getParameters();
        return first.size() == second.size()
                && IntStream.range(0, first.size())
                        .allMatch(i -> types.isSameType(
                                types.erasure(first.get(i).asType()),
                                types.erasure(second.get(i).asType())));
    }

    // ---- from the mixin to the type

    /** Notices annotated members of the mixin of the target that match nothing: they would have no effect. */
    void observe() {
        ownLevels(scope.target()).forEach(this::observe);
    }

    private void observe(TypeElement level) {
        boolean isInherited = !mixinOf(scope.target()).equals(Optional.of(level));
        level.getEnclosedElements().stream()
                .filter(member -> !(member instanceof TypeElement))
                .filter(member -> !(isInherited && member.getKind() == ElementKind.CONSTRUCTOR))
                .filter(Mixins::isAnnotated)
                .filter(member -> !isPartOfComponent(level, member))
                .filter(member -> candidates().noneMatch(candidate -> standsFor(member, candidate)))
                .forEach(member -> observeUnmatched(level, member));
    }

    private static boolean isAnnotated(Element member) {
        Stream<Element> parts = member instanceof ExecutableElement method
                ? Stream.concat(Stream.of(method), method.getParameters().stream())
                : Stream.of(member);
        return parts.flatMap(part -> part.getAnnotationMirrors().stream())
                .anyMatch(mirror -> !mirror.getAnnotationType().toString().startsWith("java.lang."));
    }

    /** Of a record only the components count: their annotations are on field, accessor and parameter, too. */
    private static boolean isPartOfComponent(TypeElement mixin, Element member) {
        return mixin.getKind() == ElementKind.RECORD
                && (member.getKind() == ElementKind.CONSTRUCTOR
                        || (member.getKind() != ElementKind.RECORD_COMPONENT
                                && RecordComponents.of(mixin).stream()
                                        .anyMatch(component ->
                                                component.getSimpleName().equals(member.getSimpleName()))));
    }

    private boolean standsFor(Element member, Element candidate) {
        boolean isNoMethodWithParameters = !(candidate instanceof ExecutableElement method)
                || (method.getKind() == ElementKind.METHOD
                        && method.getParameters().isEmpty());
        return member.getKind() == ElementKind.RECORD_COMPONENT
                ? isNoMethodWithParameters && candidate.getSimpleName().equals(member.getSimpleName())
                : isAlike(member, candidate);
    }

    private Stream<Element> candidates() {
        return scope.javac().withSupertypes(scope.target()).stream()
                .filter(level -> !level.getQualifiedName().contentEquals("java.lang.Object"))
                .flatMap(level -> level.getEnclosedElements().stream()
                        .filter(member -> !(member instanceof TypeElement))
                        .filter(member -> member.getKind() != ElementKind.CONSTRUCTOR || level.equals(scope.target()))
                        .map(member -> (Element) member));
    }

    private void observeUnmatched(TypeElement mixin, Element member) {
        boolean isConstructor = member.getKind() == ElementKind.CONSTRUCTOR;
        String kind = isConstructor ? "constructor" : member instanceof ExecutableElement ? "method" : "field";
        String name = isConstructor
                ? mixin.getSimpleName().toString()
                : member.getSimpleName().toString();
        String names = candidates()
                .filter(candidate -> candidate.getKind() != ElementKind.CONSTRUCTOR)
                .map(candidate -> candidate.getSimpleName().toString())
                .filter(candidate -> !candidate.equals(name))
                .distinct()
                .collect(Collectors.joining(" "));
        scope.observe(
                Kind.MIXIN_MEMBER,
                scope.originOf(member),
                Map.of(
                        "member",
                        member instanceof ExecutableElement ? name + "(…)" : name,
                        "name",
                        isConstructor ? "" : name,
                        "type",
                        DisplayNames.of(scope.target()),
                        "kind",
                        member instanceof ExecutableElement ? kind + " with these parameters" : kind,
                        "names",
                        names,
                        "overloads",
                        overloads(member)));
    }

    /** The methods with its name, with the erased parameters that it has to have. */
    private String overloads(Element method) {
        return candidates()
                .filter(candidate ->
                        method.getKind() == ElementKind.METHOD && candidate.getKind() == ElementKind.METHOD)
                .filter(candidate -> candidate.getSimpleName().equals(method.getSimpleName()))
                .map(candidate -> candidate.getSimpleName() + parametersOf((ExecutableElement) candidate))
                .distinct()
                .collect(Collectors.joining(" or "));
    }

    private String parametersOf(ExecutableElement method) {
        return method.getParameters().stream()
                .map(parameter -> scope.javac().types().erasure(parameter.asType()))
                .map(type -> type instanceof DeclaredType declared
                        ? DisplayNames.of((TypeElement) declared.asElement())
                        : type.toString())
                .collect(Collectors.joining(", ", "(", ")"));
    }
}
