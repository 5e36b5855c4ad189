package dev.burin.processor.read;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import dev.burin.processor.model.Call;
import dev.burin.processor.model.Observation.Kind;
import dev.burin.processor.model.Origin;
import dev.burin.processor.model.TypeRef;
import dev.burin.processor.read.creator.BuilderCreatorFinder;
import dev.burin.processor.read.creator.CreatorContext;
import dev.burin.processor.read.creator.CreatorFinders;
import dev.burin.processor.read.creator.RecordCreatorFinder;
import dev.burin.processor.read.dialect.Dialects;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;

/** Finds the constructor or static factory of the target, and matches its parameters with properties. */
final class CreatorReader {
    private final ReadScope scope;
    private final Dialects dialects;

    CreatorReader(ReadScope scope, Dialects dialects) {
        this.scope = scope;
        this.dialects = dialects;
    }

    /**
     * How creation begins.
     *
     * @param call the constructor or static method
     * @param arguments Java names of the properties passed
     */
    record Start(Call call, List<String> arguments) {}

    /** Finds the creator; its parameters become part of the drafts, one with its own name becomes a new draft. */
    Optional<Start> read(Map<String, PropertyDraft> drafts, Map<String, String> javaNames, boolean isMutable) {
        Optional<ExecutableElement> creator = find(context(drafts, javaNames, isMutable));
        if (creator.isEmpty()) {
            return Optional.empty();
        }
        Map<String, VariableElement> taken = new LinkedHashMap<>();
        List<String> parameterNames = parameterNames(creator.get());
        for (int i = 0; i < parameterNames.size(); i++) {
            VariableElement parameter = creator.get().getParameters().get(i);
            Optional<String> name = nameOf(parameter, parameterNames.get(i), drafts, javaNames);
            if (name.isEmpty()) {
                observeUnknown(parameter, creator.get());
                return Optional.empty();
            }
            VariableElement other = taken.putIfAbsent(name.get(), parameter);
            if (other != null) {
                observeTwice(jsonNameOf(name.get(), javaNames), other, parameter);
                return Optional.empty();
            }
        }
        taken.forEach((name, parameter) ->
                drafts.computeIfAbsent(name, PropertyDraft::new).setParameter(parameter));
        return Optional.of(new Start(callOf(creator.get()), List.copyOf(taken.keySet())));
    }

    private CreatorContext context(
            Map<String, PropertyDraft> drafts, Map<String, String> javaNames, boolean isMutable) {
        Set<String> names = new HashSet<>(drafts.keySet());
        names.addAll(javaNames.keySet());
        return new CreatorContext(scope, dialects, names, isMutable);
    }

    /** Returns the names of the creator's parameters, in Java; none if there is no creator or more than one. */
    Set<String> namesTaken(Map<String, PropertyDraft> drafts, Map<String, String> javaNames, boolean isMutable) {
        List<ExecutableElement> candidates = CreatorFinders.find(context(drafts, javaNames, isMutable));
        return candidates.size() == 1 ? Set.copyOf(parameterNames(candidates.get(0))) : Set.of();
    }

    private static String jsonNameOf(String property, Map<String, String> javaNames) {
        return javaNames.entrySet().stream()
                .filter(entry -> entry.getValue().equals(property))
                .map(Map.Entry::getKey)
                .findFirst()
                .orElse(property);
    }

    /** Returns the creator; empty, and observed, when there is none or more than one. */
    Optional<ExecutableElement> find(CreatorContext context) {
        List<ExecutableElement> candidates = CreatorFinders.find(context);
        if (candidates.isEmpty()) {
            observeNone();
            return Optional.empty();
        }
        if (candidates.size() > 1) {
            observeAmbiguity(candidates);
            return Optional.empty();
        }
        return Optional.of(candidates.get(0)).filter(this::isUsable);
    }

    /** Whether generated code can call it; if not, that is observed. */
    private boolean isUsable(ExecutableElement creator) {
        boolean isStatic = creator.getModifiers().contains(Modifier.STATIC);
        if (creator.getKind() == ElementKind.METHOD && (!isStatic || !returnsTarget(creator))) {
            observeMisplaced(creator, "is not a static method that returns " + targetNameWithVariables());
            return false;
        }
        if (!scope.canReach(creator)) {
            new ReachObserver(scope)
                    .observeInvisible(creator, signature(creator), "@JsonCreator", scope.originOf(creator));
            return false;
        }
        new CallObserver(scope).observe(creator);
        return true;
    }

    private boolean returnsTarget(ExecutableElement method) {
        return scope.seenTypes().variablesOf(method).isPresent();
    }

    Call callOf(ExecutableElement creator) {
        return callOf(creator, scope.targetType());
    }

    /** Returns the call with one value of a type, which javac must not resolve to another overload. */
    Call callWith(TypeMirror value, ExecutableElement creator) {
        Call call = callOf(creator);
        Overloads overloads = new Overloads(scope);
        if (!overloads.mayTakeOther(creator, value)) {
            return call;
        }
        TypeMirror parameter = scope.seenTypes().of(creator.getParameters().get(0));
        Optional<TypeElement> hidden = MentionedTypes.hiddenIn(parameter, scope);
        if (hidden.isEmpty()) {
            return call.taking(TypeName.get(parameter));
        }
        if (!overloads.isPreferred(creator, value)) {
            observeHidden(hidden.get(), creator);
        }
        return call;
    }

    /** Returns the call of a static method, or of a constructor of {@code made}. */
    Call callOf(ExecutableElement creator, DeclaredType made) {
        if (creator.getKind() != ElementKind.CONSTRUCTOR) {
            return Call.staticMethod(
                    ClassName.get((TypeElement) creator.getEnclosingElement()),
                    creator.getSimpleName().toString());
        }
        TypeName type = TypeName.get(made);
        boolean isWritten = scope.javac().elements().getOrigin(creator) == Elements.Origin.EXPLICIT;
        return isWritten ? Call.constructor(type) : Call.impliedConstructor(type);
    }

    /** Class files need not have parameter names; those of a canonical constructor are known. */
    private List<String> parameterNames(ExecutableElement creator) {
        List<? extends Element> named = RecordCreatorFinder.isCanonical(creator, scope)
                ? RecordComponents.of(scope.target())
                : creator.getParameters();
        return named.stream().map(element -> element.getSimpleName().toString()).toList();
    }

    /** A name in an annotation goes before that of the parameter, unless the property of that name has the same annotation. */
    private Optional<String> nameOf(
            VariableElement parameter,
            String javaName,
            Map<String, PropertyDraft> drafts,
            Map<String, String> javaNames) {
        Optional<String> jsonName = dialects.member(List.of(parameter)).name();
        Optional<PropertyDraft> homonym = Optional.ofNullable(drafts.get(javaName));
        if (homonym.filter(draft -> dialects.member(draft.parts()).name().equals(jsonName))
                .isPresent()) {
            return Optional.of(javaName);
        }
        boolean isProperty = homonym.isPresent() || jsonName.isPresent(); // of its own, perhaps
        return jsonName.flatMap(name -> Optional.ofNullable(javaNames.get(name)))
                .or(() -> isProperty ? Optional.of(javaName) : Optional.ofNullable(javaNames.get(javaName)));
    }

    /** Records that nothing creates instances; an existing constructor may be disabled or hidden. */
    void observeNone() {
        String disabled = ElementFilter.constructorsIn(scope.target().getEnclosedElements()).stream()
                .filter(constructor -> scope.canReach(constructor) && dialects.isDisabledCreator(constructor))
                .map(this::signature)
                .findFirst()
                .orElse("");
        String hiding = Lombok.hidingConstructor(scope.target(), scope).orElse("");
        observeNone(Map.of("disabled", disabled, "hiding", hiding));
    }

    /** Records that the marked creator does not take the value. */
    void observeUnfit(ExecutableElement marked) {
        String taken = scope.seenTypes().ofParameters(marked).stream()
                .map(Object::toString)
                .collect(Collectors.joining(", "));
        observeNone(Map.of("marked", signature(marked), "taken", taken));
    }

    private void observeNone(Map<String, String> reason) {
        Map<String, String> details = new HashMap<>(reason);
        details.put("type", targetName());
        scope.observe(Kind.NO_CREATOR, scope.originOf(scope.target()), details);
    }

    private void observeAmbiguity(List<ExecutableElement> candidates) {
        boolean areToldApart =
                candidates.stream().map(this::signature).distinct().count() == candidates.size();
        String signatures = candidates.stream()
                .map(areToldApart ? this::signature : this::signatureWithTypes)
                .collect(Collectors.joining(" and "));
        Origin origin = scope.originOf(candidates.get(candidates.size() - 1));
        scope.observe(Kind.AMBIGUOUS_CREATOR, origin, Map.of("type", targetName(), "candidates", signatures));
    }

    private void observeHidden(TypeElement type, ExecutableElement creator) {
        scope.observe(
                Kind.INACCESSIBLE_TYPE,
                scope.originOf(creator),
                Map.of("path", signatureWithTypes(creator), "type", DisplayNames.of(type)));
    }

    private void observeUnknown(VariableElement parameter, ExecutableElement creator) {
        scope.observe(
                Kind.UNKNOWN_PARAMETER,
                scope.originOf(parameter),
                Map.of(
                        "parameter", parameter.getSimpleName().toString(),
                        "creator", signature(creator),
                        "type", targetName(),
                        "builder", declarationOfBuilder(parameter),
                        "isInClassFile", String.valueOf(!scope.isInSource(creator))));
    }

    /** Returns the annotation that declares the type of a parameter as the builder; empty if it cannot be one. */
    private String declarationOfBuilder(VariableElement parameter) {
        return scope.seenTypes().of(parameter) instanceof DeclaredType type
                ? new BuilderCreatorFinder(scope, dialects)
                        .finishOf(type)
                        .map(finish -> "@JsonBuilder(value = " + DisplayNames.of((TypeElement) type.asElement())
                                + ".class, build = \"" + finish + "\")")
                        .orElse("")
                : "";
    }

    private void observeTwice(String jsonName, VariableElement first, VariableElement second) {
        scope.observe(
                Kind.DUPLICATE_NAME,
                scope.originOf(second),
                Map.of(
                        "name", jsonName,
                        "first", "parameter " + first.getSimpleName(),
                        "second", "parameter " + second.getSimpleName()));
    }

    private void observeMisplaced(ExecutableElement creator, String reason) {
        scope.observe(
                Kind.MISPLACED_ANNOTATION,
                scope.originOf(creator),
                Map.of("annotation", "@JsonCreator", "member", signature(creator), "reason", reason));
    }

    /** {@code Money(cents, currency)} or {@code Money.of(cents, currency)}. */
    private String signature(ExecutableElement creator) {
        return signature(creator, VariableElement::getSimpleName);
    }

    /** {@code Money.of(long cents, String currency)}. */
    private String signatureWithTypes(ExecutableElement creator) {
        return signature(creator, parameter -> TypeRef.displayName(TypeName.get(parameter.asType())) + " " + parameter);
    }

    private String signature(ExecutableElement creator, Function<VariableElement, Object> display) {
        String name = creator.getKind() == ElementKind.CONSTRUCTOR
                ? targetName()
                : targetName() + "." + creator.getSimpleName();
        return name
                + creator.getParameters().stream()
                        .map(display)
                        .map(Object::toString)
                        .collect(Collectors.joining(", ", "(", ")"));
    }

    private String targetNameWithVariables() {
        String variables = scope.target().getTypeParameters().stream()
                .map(Object::toString)
                .collect(Collectors.joining(", "));
        return targetName() + (variables.isEmpty() ? "" : "<" + variables + ">");
    }

    private String targetName() {
        return DisplayNames.of(scope.target());
    }
}
