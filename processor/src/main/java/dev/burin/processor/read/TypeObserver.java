package dev.burin.processor.read;

import static java.util.Objects.requireNonNull;

import com.palantir.javapoet.ClassName;
import dev.burin.annotation.JsonBuilder;
import dev.burin.annotation.JsonCodec;
import dev.burin.annotation.JsonEnum;
import dev.burin.annotation.JsonIgnoreProperties;
import dev.burin.annotation.JsonInclude;
import dev.burin.annotation.JsonLimit;
import dev.burin.annotation.JsonPropertyOrder;
import dev.burin.processor.model.CodecTarget.Form;
import dev.burin.processor.model.Hints.Mark;
import dev.burin.processor.model.Observation.Kind;
import dev.burin.processor.model.Origin;
import dev.burin.processor.read.dialect.Dialects;
import java.lang.annotation.Annotation;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.TypeParameterElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/** Notices what in the declaration of a type prevents a codec. */
final class TypeObserver {
    /** Settings of {@code @JsonCodec} for members only. */
    private static final List<String> OF_MEMBERS =
            List.of("naming", "include", "unknown", "access", "nullForPrimitive");

    /** The setting for anything with names, such as a map that is the {@code @JsonValue}. */
    private static final String OF_NAMES = "duplicates";

    /** Settings that {@code @JsonEnum} has itself. */
    private static final Set<String> OF_CONSTANTS = Set.of("naming", "unknown");

    private final ReadScope scope;
    private final Dialects dialects;
    private final TypeElement type;

    TypeObserver(ReadScope scope, Dialects dialects) {
        this.scope = scope;
        this.dialects = dialects;
        this.type = scope.target();
    }

    /**
     * Notices everything.
     *
     * @param codec the name of its codec
     * @param isMade whether a builder or a marked factory creates instances, of a subclass if the type is abstract
     */
    void observe(ClassName codec, Form form, boolean isMade) {
        observePlace();
        if (form != Form.POLYMORPHIC) {
            observeKind(isMade);
        }
        if (!form.hasMembers()) {
            observeMisplaced(JsonBuilder.class, "is not an object with members");
        }
        observeSettings(form);
        type.getTypeParameters().forEach(this::observeBounds);
        String codecName = codec.canonicalName();
        if (new CodecNames(scope).isTaken(codec, type)) {
            observe(Kind.CODEC_NAME_TAKEN, Map.of("type", DisplayNames.of(type), "codec", codecName));
        }
        observeValues(form);
        observeKeys();
        observeAnnotations(form);
    }

    /** Annotations of the wrong kind of type: they would be read, but have no effect. */
    private void observeAnnotations(Form form) {
        if (type.getKind() == ElementKind.ENUM) {
            observeMisplaced(JsonLimit.class, "is an enum");
        } else {
            observeMisplaced(JsonEnum.class, "is not an enum");
        }
        if (form == Form.ENUM || form == Form.SINGLE_VALUE) {
            observeMisplaced(JsonPropertyOrder.class, reason(form));
            observeMisplaced(JsonInclude.class, reason(form));
            observeMisplaced(JsonIgnoreProperties.class, reason(form));
        }
    }

    private void observeMisplaced(Class<? extends Annotation> annotationType, String reason) {
        AnnotationView.find(type, annotationType.getName(), scope)
                .ifPresent(annotation -> scope.observeMisplaced(annotation, DisplayNames.of(type), reason));
    }

    /** On the type itself: inherited settings are for subtypes with members, those of an import for other types, too. */
    private void observeSettings(Form form) {
        Optional<AnnotationView> own = AnnotationView.find(type, JsonCodec.class.getName(), scope);
        own.filter(annotation -> !annotation.isWithinImport()).ifPresent(annotation -> {
            boolean isArray = annotation.constant("shape", JsonCodec.Shape.class) == JsonCodec.Shape.ARRAY;
            if (isArray && (form == Form.ENUM || form == Form.SINGLE_VALUE)) {
                observeSetting(annotation, "shape", "@JsonCodec(shape = ARRAY)", reason(form));
            }
            if (annotation.flag("caseInsensitive") && form != Form.OBJECT && form != Form.POLYMORPHIC) {
                observeSetting(
                        annotation, "caseInsensitive", "@JsonCodec(caseInsensitive = true)", reasonOfNames(form));
            }
            if (!form.hasMembers() && form != Form.POLYMORPHIC) {
                Stream.concat(OF_MEMBERS.stream(), Stream.of(OF_NAMES).filter(setting -> hasNoNames(form)))
                        .filter(annotation::isWritten)
                        .forEach(setting -> observeSetting(
                                annotation, setting, "@JsonCodec(" + setting + ")", reasonOfMembers(form, setting)));
            }
        });
    }

    /** Whether it is an enum, or its value has a type that surely contains no names. */
    private boolean hasNoNames(Form form) {
        return form == Form.ENUM
                || (form == Form.SINGLE_VALUE
                        && ValueMembers.of(type, scope.javac(), dialects).stream()
                                .allMatch(value -> hasNoNames(scope.seenTypes().of(value))));
    }

    private boolean hasNoNames(TypeMirror value) {
        if (value instanceof ArrayType array) {
            return hasNoNames(array.getComponentType());
        }
        return value.getKind().isPrimitive()
                || (value instanceof DeclaredType declared
                        && isWithoutNames((TypeElement) declared.asElement())
                        && declared.getTypeArguments().stream().allMatch(this::hasNoNames));
    }

    /** A type outside the JDK may have members, and an {@code Object} may be a map. */
    private boolean isWithoutNames(TypeElement value) {
        boolean isOfJdk = value.getQualifiedName().toString().startsWith("java.");
        boolean mayHaveNames = value.getQualifiedName().contentEquals("java.lang.Object")
                || scope.javac().withSupertypes(value).stream()
                        .anyMatch(level -> level.getQualifiedName().contentEquals("java.util.Map"));
        return value.getKind() == ElementKind.ENUM || (isOfJdk && !mayHaveNames);
    }

    private static String reasonOfMembers(Form form, String setting) {
        return form == Form.ENUM && OF_CONSTANTS.contains(setting)
                ? "is an enum, which has @JsonEnum(" + setting + ")"
                : reason(form);
    }

    private static String reason(Form form) {
        return form == Form.ENUM ? "is an enum" : "is the value of its @JsonValue";
    }

    private static String reasonOfNames(Form form) {
        return switch (form) {
            case ENUM -> "is an enum, which has @JsonEnum(caseInsensitive = true)";
            case ARRAY -> "is an array, in which members have no names";
            default -> reason(form);
        };
    }

    private void observeSetting(AnnotationView annotation, String member, String text, String reason) {
        scope.observe(
                Kind.MISPLACED_ANNOTATION,
                annotation.origin(member),
                Map.of("annotation", text, "member", DisplayNames.of(type), "reason", reason));
    }

    private void observePlace() {
        if (!scope.canName(type)) {
            observePrivate();
        }
        if (Instances.isInner(type)) {
            String outer = DisplayNames.of((TypeElement) requireNonNull(type.getEnclosingElement()));
            observe(Kind.INNER_CLASS, Map.of("type", DisplayNames.of(type), "outer", outer));
        }
    }

    private void observePrivate() {
        if (scope.imported().isPresent()) {
            new ReachObserver(scope).observeHidden(type, DisplayNames.of(type), DisplayNames.of(type));
        } else {
            observe(Kind.PRIVATE_TYPE, Map.of("type", DisplayNames.of(type)));
        }
    }

    private void observeKind(boolean isMade) {
        if (type.getKind() == ElementKind.ANNOTATION_TYPE) {
            observe(Kind.ANNOTATION_TYPE, Map.of("type", DisplayNames.of(type)));
        } else if (Instances.isAbstract(type) && !isMade) {
            String kind = type.getKind().isInterface() ? "interface" : "abstract class";
            boolean isSealed = type.getModifiers().contains(Modifier.SEALED);
            observe(
                    isSealed ? Kind.SEALED_TYPE : Kind.ABSTRACT_TYPE,
                    Map.of("type", DisplayNames.of(type), "kind", isSealed ? "a sealed " + kind : "an " + kind));
        }
    }

    private void observeValues(Form form) {
        List<Element> values = ValueMembers.of(type, scope.javac(), dialects);
        Origin origin = values.stream()
                .map(scope::declarationOf)
                .map(scope::originOf)
                .max(Comparator.comparingInt(Origin::position))
                .orElseGet(() -> scope.originOf(type));
        if (values.size() > 1) {
            String names = values.stream()
                    .map(value -> value.getSimpleName().toString())
                    .sorted()
                    .collect(Collectors.joining(", "));
            scope.observe(Kind.SEVERAL_VALUES, origin, Map.of("type", DisplayNames.of(type), "members", names));
        }
        if (values.isEmpty()) {
            if (form == Form.POLYMORPHIC) { // those of an enum are reported wherever it is used
                observeDelegatingCreators();
            }
            observeElements();
        }
    }

    /** A key member has no arguments, or creates an instance. */
    private void observeKeys() {
        type.getEnclosedElements().stream()
                .filter(member -> dialects.member(List.of(member)).has(Mark.KEY))
                .filter(member -> !KeyMemberReader.isMeant(member, scope))
                .forEach(member -> scope.observe(
                        Kind.MISPLACED_ANNOTATION,
                        originOfKey(member),
                        Map.of(
                                "annotation",
                                "@JsonKey",
                                "member",
                                member.getSimpleName().toString(),
                                "reason",
                                "neither has a value nor creates a " + DisplayNames.of(type) + " from one")));
    }

    private Origin originOfKey(Element member) {
        return AnnotationView.allOn(member, scope).stream()
                .filter(annotation -> annotation.displayName().equals("@JsonKey"))
                .findFirst()
                .map(AnnotationView::origin)
                .orElseGet(() -> scope.originOf(member));
    }

    /** The elements of a superclass are not a property; a class that implements the interface has its own members. */
    private void observeElements() {
        if (type.getSuperclass() instanceof DeclaredType superclass && isContainer(superclass)) {
            Map<String, String> details = Map.of(
                    "type", DisplayNames.of(type),
                    "superclass", DisplayNames.of((TypeElement) superclass.asElement()),
                    "annotation", scope.imported().isPresent() ? "it from @JsonImport" : "@JsonCodec");
            observe(Kind.LOST_ELEMENTS, details);
        }
    }

    private boolean isContainer(DeclaredType superclass) {
        return Stream.of("java.util.Collection", "java.util.Map")
                .anyMatch(container -> scope.javac().isA(superclass, container));
    }

    private void observeDelegatingCreators() {
        DelegateReader.delegating(type, dialects)
                .forEach(member -> scope.observe(
                        Kind.MISPLACED_ANNOTATION,
                        scope.originOf(member),
                        Map.of(
                                "annotation", "@JsonCreator(mode = DELEGATING)",
                                "member", DisplayNames.of(type),
                                "reason", "is created from a label")));
    }

    private void observe(Kind kind, Map<String, String> details) {
        scope.observe(kind, scope.originOf(type), details);
    }

    /** The codec repeats the bounds of its type. */
    private void observeBounds(TypeParameterElement variable) {
        for (TypeElement mentioned : MentionedTypes.in(variable.getBounds())) {
            if (!scope.canName(mentioned)) {
                observe(
                        Kind.INACCESSIBLE_BOUND,
                        Map.of(
                                "type", DisplayNames.of(type),
                                "variable", variable.toString(),
                                "bound", DisplayNames.of(mentioned)));
            }
        }
    }
}
