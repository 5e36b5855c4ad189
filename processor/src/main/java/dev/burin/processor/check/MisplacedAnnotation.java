package dev.burin.processor.check;

import dev.burin.processor.model.Misplacement;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What to do about an annotation without effect: where it is one of two that are needed, removing it would change the JSON. */
final class MisplacedAnnotation {
    /** {@code @JsonEnum(naming)}, but not the mode of a creator, which is all that the annotation says. */
    private static final Pattern PART = Pattern.compile("@(?!JsonCreator)\\w+\\((.*)\\)");

    private MisplacedAnnotation() {}

    /** Returns a sentence without its full stop. */
    static String remedy(Map<String, String> details) {
        String annotation = details.getOrDefault("annotation", "");
        Matcher part = PART.matcher(annotation);
        if (part.matches()) {
            return "Remove " + part.group(1) + " from the annotation; the rest of it counts";
        }
        return misplacement(details.getOrDefault("reason", ""))
                .map(MisplacedAnnotation::remedy)
                .orElseGet(() -> annotation.equals("@JsonIgnore")
                        ? "Move it to the getter, or whatever else is written: nothing else leaves the member out"
                        : "Remove the annotation, or move it to a member it applies to");
    }

    private static Optional<Misplacement> misplacement(String reason) {
        return Arrays.stream(Misplacement.values())
                .filter(known -> known.reason().equals(reason))
                .findFirst();
    }

    private static String remedy(Misplacement misplacement) {
        return switch (misplacement) {
            case OF_INTERFACE -> "Repeat it on the member that implements this one; it may stay here";
            case OF_PARAMETER -> "Move it to the member: its field, its getter or its setter";
            case OF_IGNORED ->
                "Remove one of the two; for a member that is read and not written, @JsonProperty(access = "
                        + "JsonProperty.Access.WRITE_ONLY) takes the place of both, and for the other way round, READ_ONLY";
            case ON_CONCRETE ->
                "Make the type abstract, and give what is no other a subtype of its own; without the "
                        + "annotation, what they add is lost";
            case BESIDE_VALUE -> "Move it to the member that has @JsonValue";
        };
    }
}
