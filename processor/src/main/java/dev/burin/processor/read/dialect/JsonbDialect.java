package dev.burin.processor.read.dialect;

import static java.util.Map.entry;

import dev.burin.annotation.JsonCreator;
import dev.burin.annotation.JsonInclude.Include;
import dev.burin.annotation.JsonTypeInfo.Style;
import dev.burin.processor.model.Discriminator;
import dev.burin.processor.model.Hints.Mark;
import dev.burin.processor.read.AnnotationView;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.ElementKind;

/** Annotations of JSON-B, as in Jakarta EE and in Java EE before it. */
final class JsonbDialect implements AnnotationDialect {
    private static final List<String> ANNOTATIONS =
            List.of("jakarta.json.bind.annotation.", "javax.json.bind.annotation.");

    private static final String CODEC = "Name a codec instead: @JsonUsing(….class)";

    private static final Map<String, String> REFUSALS = Map.ofEntries(
            entry("JsonbDateFormat", CODEC),
            entry("JsonbNumberFormat", CODEC),
            entry("JsonbTypeAdapter", CODEC),
            entry("JsonbTypeSerializer", CODEC),
            entry("JsonbTypeDeserializer", CODEC),
            entry("JsonbVisibility", "Choose the properties: @JsonCodec(access = …), @JsonProperty, @JsonIgnore"));

    private static final Set<String> TYPES = Set.of("JsonbPropertyOrder", "JsonbNillable", "JsonbTypeInfo");
    private static final Set<String> MEMBERS = Set.of("JsonbProperty", "JsonbTransient", "JsonbNillable");

    static String nameOf(AnnotationView annotation) {
        return annotation.nameBehind(ANNOTATIONS);
    }

    @Override
    public boolean isForMembers(AnnotationView annotation) {
        return MEMBERS.contains(nameOf(annotation));
    }

    @Override
    public boolean isForTypes(AnnotationView annotation) {
        return TYPES.contains(nameOf(annotation));
    }

    @Override
    public boolean isForTypeNames(AnnotationView annotation) {
        return nameOf(annotation).equals("JsonbTypeInfo");
    }

    @Override
    public void readType(AnnotationView annotation, TypeHintsBuilder hints) {
        switch (nameOf(annotation)) {
            case "JsonbPropertyOrder" -> hints.order(annotation.texts("value"), false);
            case "JsonbNillable" -> hints.include(nillable(annotation.flag("value")));
            case "JsonbTypeInfo" ->
                hints.discriminator(Discriminator.of(Style.PROPERTY, annotation.text("key")))
                        .subtypes(TypeNames.named(annotation, "type", "alias"));
            default -> {}
        }
    }

    private static Include nillable(boolean isWritten) {
        return isWritten ? Include.ALWAYS : Include.NON_NULL;
    }

    @Override
    public void readMember(AnnotationView annotation, HintsBuilder hints) {
        switch (nameOf(annotation)) {
            case "JsonbProperty" -> {
                hints.name(annotation.text("value")).mark(Mark.PROPERTY, true);
                if (annotation.isWritten("nillable")) {
                    hints.include(nillable(annotation.flag("nillable")));
                }
            }
            case "JsonbTransient" -> hints.mark(Mark.IGNORED, true);
            case "JsonbNillable" -> hints.include(nillable(annotation.flag("value")));
            default -> {}
        }
    }

    @Override
    public Map<String, List<String>> readNames(AnnotationView annotation) {
        return switch (nameOf(annotation)) {
            case "JsonbProperty" -> Map.of("value", List.of(annotation.text("value")));
            case "JsonbTypeInfo" ->
                Map.of(
                        "key",
                        List.of(annotation.text("key")),
                        "value",
                        annotation.annotations("value").stream()
                                .map(subtype -> subtype.text("alias"))
                                .toList());
            default -> Map.of();
        };
    }

    @Override
    public Optional<String> refusal(AnnotationView annotation) {
        String name = nameOf(annotation);
        if (name.equals("JsonbTransient") && annotation.element().getKind() == ElementKind.METHOD) {
            return Optional.of("Choose a direction: @JsonProperty(access = …); or put it on the field for both");
        }
        if (name.equals("JsonbNillable") && annotation.element().getKind() == ElementKind.PACKAGE) {
            String include = nillable(annotation.flag("value")).name();
            return Optional.of("Set it for all types of the package: @JsonDefaults(include = " + include
                    + "); or for each of them");
        }
        boolean holdsOthers =
                ANNOTATIONS.stream().anyMatch(start -> annotation.isMarkedWith(start + "JsonbAnnotation"));
        return name.isEmpty() && holdsOthers
                ? Optional.of("Use the annotations inside")
                : Optional.ofNullable(REFUSALS.get(name));
    }

    @Override
    public Optional<JsonCreator.Mode> readCreator(AnnotationView annotation) {
        return Stream.of(annotation)
                .filter(found -> nameOf(found).equals("JsonbCreator"))
                .map(found -> JsonCreator.Mode.PROPERTIES) // even a single parameter is a property
                .findFirst();
    }
}
