package dev.burin.processor.read.creator;

import static java.util.Objects.requireNonNull;

import dev.burin.processor.model.Observation.Kind;
import dev.burin.processor.model.Origin;
import dev.burin.processor.read.Immutables;
import dev.burin.processor.read.Instances;
import dev.burin.processor.read.ReadScope;
import dev.burin.processor.read.UnresolvedTypeException;
import dev.burin.processor.read.dialect.BuilderHints;
import dev.burin.processor.read.dialect.Dialects;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/**
 * Finds a builder, {@code builder()} … {@code build()}: one named by an annotation, or recognized by convention.
 *
 * <p>It runs before properties are collected, and so is not a {@link CreatorFinder}: the methods of the builder determine which
 * methods of the type are getters.
 */
public final class BuilderCreatorFinder {
    private static final List<String> USUAL_STARTS = List.of("builder", "newBuilder");
    private static final String USUAL_FINISH = "build";

    private final ReadScope scope;
    private final Dialects dialects;
    private final TypeElement target;

    /** Looks for builders of the target of {@code scope}. */
    public BuilderCreatorFinder(ReadScope scope, Dialects dialects) {
        this.scope = scope;
        this.dialects = dialects;
        this.target = scope.target();
    }

    /** Returns the builder that creates instances; empty if something else does. */
    public Optional<Builder> find() {
        Optional<BuilderHints> asked = dialects.builder(target);
        if (asked.isPresent()) {
            return findAsked(asked.get());
        }
        return hasOtherCreator() ? Optional.empty() : findUsual();
    }

    /** Returns the method without parameters by which another type returns the target. */
    public Optional<String> finishOf(DeclaredType builder) {
        return methodsOf(builder).stream()
                .filter(method -> isFinish(method, builder) && !scope.javac().isA(builder, target.asType()))
                .findFirst()
                .map(BuilderCreatorFinder::nameOf);
    }

    // ---- named by annotation

    private Optional<Builder> findAsked(BuilderHints hints) {
        List<ExecutableElement> starts =
                hints.type().map(type -> startsOf(hints, type)).orElseGet(() -> usualStarts(hints));
        if (starts.isEmpty()) {
            observeNoStart(hints);
            return Optional.empty();
        }
        Optional<Builder> found = starts.stream()
                .flatMap(start -> builderOf(start, hints).stream())
                .findFirst();
        if (found.isEmpty()) {
            observeFlaw(hints.origin(), "it has no method " + hints.build() + "() that returns " + nameOf(target));
        }
        found.ifPresent(this::observeOtherCreators);
        return found;
    }

    private List<ExecutableElement> startsOf(BuilderHints hints, DeclaredType type) {
        TypeElement builder = (TypeElement) type.asElement();
        List<ExecutableElement> starts = new ArrayList<>();
        if (!hints.isOfJackson()) {
            Stream<TypeElement> around = Stream.ofNullable(builder.getEnclosingElement())
                    .filter(TypeElement.class::isInstance)
                    .map(TypeElement.class::cast);
            Stream.concat(Stream.of(target, builder), around)
                    .flatMap(place -> startsIn(place, startNames(hints)).stream())
                    .filter(start -> scope.javac().isA(start.getReturnType(), type))
                    .forEach(starts::add);
        }
        if (hints.create().isEmpty()) {
            constructorOf(builder).ifPresent(starts::add);
        }
        return starts;
    }

    private void observeNoStart(BuilderHints hints) {
        if (hints.create().isPresent()) {
            observeFlaw(
                    hints.origin(),
                    "there is no static method " + hints.create().get() + "() that returns it");
            return;
        }
        boolean takesParameters = hints.type().map(type -> (TypeElement) type.asElement()).stream()
                .anyMatch(this::takesParameters);
        Map<String, String> details = Map.of(
                "type", nameOf(target),
                "flaw",
                        "the codec cannot create one"
                                + (takesParameters ? ", because its constructor takes parameters" : ""),
                "takesParameters", String.valueOf(takesParameters));
        scope.observe(Kind.UNFIT_BUILDER, hints.origin(), details);
    }

    /** Whether all constructors that the codec could call take parameters. */
    private boolean takesParameters(TypeElement builder) {
        return Instances.isConstructible(builder)
                && constructorOf(builder).isEmpty()
                && ElementFilter.constructorsIn(builder.getEnclosedElements()).stream()
                        .anyMatch(scope::canReach);
    }

    private void observeFlaw(Origin origin, String flaw) {
        scope.observe(Kind.UNFIT_BUILDER, origin, Map.of("type", nameOf(target), "flaw", flaw));
    }

    private void observeOtherCreators(Builder builder) {
        target.getEnclosedElements().stream()
                .filter(member -> dialects.creator(member).isPresent())
                .forEach(member -> scope.observe(
                        Kind.MISPLACED_ANNOTATION,
                        scope.originOf(member),
                        Map.of(
                                "annotation", "@JsonCreator",
                                "member", nameOf(target),
                                "reason", "is created by its builder")));
    }

    // ---- recognized by convention

    /** A marked creator takes precedence, and a type with another creator needs no builder. */
    private boolean hasOtherCreator() {
        boolean isMarked = target.getEnclosedElements().stream()
                .anyMatch(member -> dialects.creator(member).isPresent());
        boolean isClass = target.getKind() == ElementKind.CLASS || target.getKind() == ElementKind.INTERFACE;
        return isMarked || !isClass || constructorOf(target).isPresent();
    }

    private Optional<Builder> findUsual() {
        BuilderHints usual = BuilderHints.ofFinish(USUAL_FINISH, scope.originOf(target));
        return usualStarts(usual).stream()
                .flatMap(start -> builderOf(start, usual).stream())
                .findFirst();
    }

    private List<ExecutableElement> usualStarts(BuilderHints hints) {
        List<String> names = startNames(hints);
        List<ExecutableElement> starts = new ArrayList<>(startsIn(target, names));
        immutable().ifPresent(generated -> starts.addAll(startsIn(generated, names)));
        nestedBuilders().flatMap(nested -> startsIn(nested, names).stream()).forEach(starts::add);
        if (hints.create().isEmpty()) {
            nestedBuilders().flatMap(nested -> constructorOf(nested).stream()).forEach(starts::add);
        }
        return starts;
    }

    private static List<String> startNames(BuilderHints hints) {
        return hints.create().map(List::of).orElse(USUAL_STARTS);
    }

    private Stream<TypeElement> nestedBuilders() {
        return ElementFilter.typesIn(target.getEnclosedElements()).stream()
                .filter(nested -> nested.getSimpleName().contentEquals("Builder")
                        || nested.getSimpleName().contentEquals(target.getSimpleName() + "Builder"));
    }

    /** Returns the type that the processor of Immutables generates; waits for a later round if it does not exist yet. */
    private Optional<TypeElement> immutable() {
        return Immutables.nameFor(target, scope.javac()).map(name -> {
            TypeElement generated = scope.javac().elements().getTypeElement(name);
            if (generated == null) {
                throw new UnresolvedTypeException(name);
            }
            return generated;
        });
    }

    // ---- parts

    private List<ExecutableElement> startsIn(TypeElement place, List<String> names) {
        return ElementFilter.methodsIn(place.getEnclosedElements()).stream()
                .filter(method -> method.getModifiers().contains(Modifier.STATIC))
                .filter(method -> method.getParameters().isEmpty() && scope.canReach(method) && scope.canName(place))
                .filter(method -> names.contains(nameOf(method)) && !dialects.isDisabledCreator(method))
                .toList();
    }

    private Optional<ExecutableElement> constructorOf(TypeElement type) {
        boolean canBeMade = Instances.isConstructible(type) && scope.canName(type);
        return ElementFilter.constructorsIn(type.getEnclosedElements()).stream()
                .filter(constructor ->
                        canBeMade && constructor.getParameters().isEmpty() && scope.canReach(constructor))
                .filter(constructor -> !dialects.isDisabledCreator(constructor))
                .findFirst();
    }

    private Optional<Builder> builderOf(ExecutableElement start, BuilderHints hints) {
        TypeMirror made = start.getKind() == ElementKind.CONSTRUCTOR
                ? requireNonNull(start.getEnclosingElement()).asType()
                : start.getReturnType();
        if (made.getKind() == TypeKind.ERROR) {
            throw new UnresolvedTypeException(made.toString());
        }
        if (!(made instanceof DeclaredType type) || !scope.canName((TypeElement) type.asElement())) {
            return Optional.empty();
        }
        List<ExecutableElement> methods = methodsOf(type);
        BuilderHints own = dialects.builderMethods((TypeElement) type.asElement(), hints);
        return methods.stream()
                .filter(method -> nameOf(method).equals(own.build()) && isFinish(method, type))
                .findFirst()
                .flatMap(finish -> scope.seenTypes()
                        .builderType(type, start, finish)
                        .map(found -> new Builder(start, found, own.prefix(), methods, finish)));
    }

    private List<ExecutableElement> methodsOf(DeclaredType type) {
        return ElementFilter.methodsIn(scope.javac().elements().getAllMembers((TypeElement) type.asElement())).stream()
                .filter(method -> !method.getModifiers().contains(Modifier.STATIC) && scope.canReach(method))
                .filter(method -> !isOfObject(method))
                .toList();
    }

    private static boolean isOfObject(Element method) {
        return method.getEnclosingElement() instanceof TypeElement type
                && type.getQualifiedName().contentEquals("java.lang.Object");
    }

    private boolean isFinish(ExecutableElement method, DeclaredType builder) {
        return method.getParameters().isEmpty()
                && scope.javac().isA(scope.seenTypes().returnedBy(builder, method), target.asType());
    }

    private static String nameOf(Element element) {
        return element.getSimpleName().toString();
    }
}
