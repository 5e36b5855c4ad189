package dev.burin.processor.read;

import dev.burin.annotation.JsonEnum;
import dev.burin.annotation.JsonEnumDefaultValue;
import dev.burin.annotation.JsonRedact;
import dev.burin.processor.model.Concern;
import dev.burin.processor.model.Concern.Use;
import dev.burin.processor.model.EnumFacts;
import dev.burin.processor.model.EnumFacts.Form;
import dev.burin.processor.model.Hints.Mark;
import dev.burin.processor.model.Misplacement;
import dev.burin.processor.model.Observation.Kind;
import dev.burin.processor.read.dialect.Dialects;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;

/** Notices annotations on the constants of an enum that have no effect, and names that no document can hold. */
final class ConstantObserver {
    /** Annotations for values of other types. */
    private static final Set<String> FORMS =
            Set.of("@JsonUsing", "@JsonFormat", "@JsonNumber", "@JsonBytes", "@JsonRawValue", "@JsonLimit");

    private static final String BURIN = JsonRedact.class.getPackageName() + ".";

    private final ReadScope scope;
    private final Dialects dialects;
    private final EnumFacts facts;

    ConstantObserver(ReadScope scope, Dialects dialects, EnumFacts facts) {
        this.scope = scope;
        this.dialects = dialects;
        this.facts = facts;
    }

    /**
     * Notices everything.
     *
     * @param values the members marked as standing for the constants
     * @return what matters only where they are written or read this way, and not by a user's codec
     */
    List<Concern> observe(TypeElement type, List<? extends Element> constants, List<Element> values) {
        NameObserver names = new NameObserver(scope, dialects);
        for (Element constant : constants) {
            names.observe(constant.getSimpleName().toString(), List.of(constant));
            if (scope.javac().sources().contains(type)) { // compiled types cannot be changed
                dialects.hints(constant).forEach(annotation -> observeMisplaced(annotation, constant));
            }
        }
        if (scope.javac().sources().contains(type)) {
            observeOtherMembers(type, values);
        }
        AnnotationView.find(type, JsonEnum.class.getName(), scope).ifPresent(this::observeMembers);
        observeDefaults(type);
        return concerns(type, values);
    }

    private List<Concern> concerns(TypeElement type, List<Element> values) {
        ReadScope ofForm = scope.apart();
        if (scope.javac().sources().contains(type)) {
            observeForms(type, values, ofForm);
        }
        ValueMembers.observeLost(type, Mark.VALUE, ofForm, dialects);
        ReadScope ofReading = scope.apart();
        observeCreators(type, ofReading);
        return Stream.concat(ofForm.concerns(Use.ANY).stream(), ofReading.concerns(Use.READ).stream())
                .toList();
    }

    /** Only constants are written; annotations of other libraries are ignored there, too. */
    private void observeOtherMembers(TypeElement type, List<Element> values) {
        List<Element> ofValue = partsOf(type, values);
        type.getEnclosedElements().stream()
                .filter(member -> member.getKind() != ElementKind.ENUM_CONSTANT && !(member instanceof TypeElement))
                .flatMap(member -> dialects.hints(member).stream())
                .filter(annotation -> annotation.qualifiedName().startsWith(BURIN))
                .filter(annotation -> !isAllowed(annotation, ofValue))
                .forEach(annotation -> observe(
                        annotation,
                        annotation.displayName(),
                        annotation.element(),
                        "is a member of an enum, and only constants are written"));
    }

    /** What leaves a member out, as it is anyway, or marks the value; forms of the value have their own reason. */
    private static boolean isAllowed(AnnotationView annotation, List<Element> ofValue) {
        String name = annotation.displayName();
        boolean isFormOfValue = FORMS.contains(name) && ofValue.contains(annotation.element());
        return name.equals("@JsonIgnore") || name.equals("@JsonValue") || isFormOfValue;
    }

    /** The value stands for a constant, in whatever form its type has. */
    private void observeForms(TypeElement type, List<Element> values, ReadScope into) {
        dialects.hints(partsOf(type, values)).stream()
                .filter(annotation -> FORMS.contains(annotation.displayName()))
                .forEach(annotation -> observe(
                        annotation,
                        annotation.displayName(),
                        annotation.element(),
                        "stands for the constants of an enum, in the form of its type",
                        into));
    }

    private List<Element> partsOf(TypeElement type, List<Element> values) {
        return values.isEmpty()
                ? List.of()
                : PropertyParts.of(values, Stream.empty(), scope.within((DeclaredType) type.asType()));
    }

    /** Jackson calls them. Where there is a value, constants are compared with it. */
    private void observeCreators(TypeElement type, ReadScope into) {
        type.getEnclosedElements().stream()
                .filter(member -> dialects.creator(member).isPresent())
                .forEach(creator -> observeCreator(creator, type, into));
    }

    private void observeCreator(Element creator, TypeElement type, ReadScope into) {
        if (facts.form() == Form.VALUE) {
            into.observe(
                    Kind.UNCALLED_CREATOR,
                    scope.originOf(creator),
                    Map.of("creator", creator.getSimpleName().toString(), "type", DisplayNames.of(type)));
            return;
        }
        into.observe(
                Kind.MISPLACED_ANNOTATION,
                scope.originOf(creator),
                Map.of(
                        "annotation",
                        "@JsonCreator",
                        "member",
                        creator.getSimpleName().toString(),
                        "reason",
                        "belongs to an enum, whose constants are read by name, @JsonProperty, @JsonEnum or @JsonValue",
                        "remedy",
                        "Remove it; if it accepts other strings, name them: @JsonAlias on constants, or "
                                + "@JsonEnum(unknown = JsonEnum.Unknown.DEFAULT, caseInsensitive = true)"));
    }

    /** Settings for strings where there are none, or for names that are not written. */
    private void observeMembers(AnnotationView annotation) {
        form().ifPresent(known -> observe(annotation, "naming", known));
        form().filter(known -> isNumber()).ifPresent(known -> observe(annotation, "caseInsensitive", known));
    }

    private void observe(AnnotationView annotation, String member, String reason) {
        if (annotation.isWritten(member)) {
            observe(annotation, "@JsonEnum(" + member + ")", annotation.element(), reason);
        }
    }

    /** Only one constant can be the default. */
    private void observeDefaults(TypeElement type) {
        List<String> defaults = facts.leniency().defaults();
        if (facts.leniency().unknown() == JsonEnum.Unknown.DEFAULT && defaults.size() != 1) {
            String flaw = defaults.isEmpty() ? "no constant is marked" : String.join(" and ", defaults) + " are marked";
            scope.observe(Kind.ENUM_DEFAULT, scope.originOf(type), Map.of("type", DisplayNames.of(type), "flaw", flaw));
        }
    }

    private void observeMisplaced(AnnotationView annotation, Element constant) {
        if (annotation.displayName().equals("@JsonProperty")) {
            Optional<String> form = form().filter(known -> facts.form() != Form.NAME);
            form.ifPresent(known -> observe(annotation, annotation.displayName(), constant, known));
            if (form.isEmpty()) {
                Stream.of("required", "index", "access")
                        .filter(annotation::isWritten)
                        .forEach(member -> observe(
                                annotation, "@JsonProperty(" + member + ")", constant, "is a constant of an enum"));
            }
        } else if (annotation.displayName().equals("@SerializedName")) {
            form().filter(known -> facts.form() != Form.NAME)
                    .ifPresent(known -> observe(annotation, annotation.displayName(), constant, known));
        } else if (annotation.displayName().equals("@JsonAlias")) {
            form().filter(known -> isNumber())
                    .ifPresent(known -> observe(annotation, annotation.displayName(), constant, known));
        } else if (annotation.displayName().equals("@JsonEnumDefaultValue")) {
            // Jackson's does nothing by itself either, and may be there for a mapper.
            if (annotation.qualifiedName().equals(JsonEnumDefaultValue.class.getName())
                    && facts.leniency().unknown() != JsonEnum.Unknown.DEFAULT) {
                scope.observeMisplaced(annotation, constant.getSimpleName().toString(), Misplacement.OF_UNUSED_DEFAULT);
            }
        } else {
            observe(annotation, annotation.displayName(), constant, "is a constant of an enum");
        }
    }

    private void observe(AnnotationView annotation, String text, Element constant, String reason) {
        observe(annotation, text, constant, reason, scope);
    }

    private static void observe(
            AnnotationView annotation, String text, Element constant, String reason, ReadScope into) {
        into.observe(
                Kind.MISPLACED_ANNOTATION,
                annotation.origin(),
                Map.of("annotation", text, "member", constant.getSimpleName().toString(), "reason", reason));
    }

    /** The form that replaces the name of a constant. */
    private Optional<String> form() {
        return switch (facts.form()) {
            case NAME -> Optional.empty();
            case TO_STRING -> Optional.of("is written as the result of toString()");
            case ORDINAL -> Optional.of("is written as its ordinal");
            case VALUE -> Optional.of("is written as its @JsonValue");
        };
    }

    private boolean isNumber() {
        return facts.form() == Form.ORDINAL
                || facts.value()
                        .filter(value -> !value.type().is("java.lang.String"))
                        .isPresent();
    }
}
