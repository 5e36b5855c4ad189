package dev.burin.processor.read.dialect;

import dev.burin.processor.model.Hints.Mark;
import dev.burin.processor.read.AnnotationView;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Gson's {@code @SerializedName}. The other annotations of Gson depend on how a {@code Gson} was built, and are rejected where
 * that may change the JSON.
 */
final class GsonDialect implements AnnotationDialect {
    private static final String ANNOTATIONS = "com.google.gson.annotations.";
    private static final String ALTERNATE = "alternate";

    private static String nameOf(AnnotationView annotation) {
        return annotation.nameBehind(List.of(ANNOTATIONS));
    }

    private static boolean isName(AnnotationView annotation) {
        return nameOf(annotation).equals("SerializedName");
    }

    @Override
    public boolean isForMembers(AnnotationView annotation) {
        return isName(annotation);
    }

    @Override
    public void readMember(AnnotationView annotation, HintsBuilder hints) {
        if (isName(annotation)) {
            hints.name(annotation.text("value"))
                    .aliases(annotation.texts(ALTERNATE))
                    .mark(Mark.PROPERTY, true);
        }
    }

    @Override
    public Map<String, List<String>> readNames(AnnotationView annotation) {
        return isName(annotation)
                ? Map.of("value", List.of(annotation.text("value")), ALTERNATE, annotation.texts(ALTERNATE))
                : Map.of();
    }

    @Override
    public Optional<String> refusal(AnnotationView annotation) {
        return switch (nameOf(annotation)) {
            case "Expose" ->
                Optional.of("Leave the other members out, @JsonIgnore, or restrict a member to one direction, "
                        + "@JsonProperty(access = …); and remove it");
            case "Since", "Until" -> Optional.of("Use one type per version, and remove it");
            case "JsonAdapter" -> Optional.of("Name a codec instead: @JsonUsing(….class)");
            default -> Optional.empty();
        };
    }
}
