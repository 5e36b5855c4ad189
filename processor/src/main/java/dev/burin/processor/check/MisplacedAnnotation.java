package dev.burin.processor.check;

import dev.burin.processor.model.Misplacement;
import java.util.Map;
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
        String reason = details.getOrDefault("reason", "");
        if (reason.equals(Misplacement.OF_INTERFACE.reason())) {
            return "Repeat it on the member that implements this one; it may stay here";
        }
        if (reason.equals(Misplacement.OF_PARAMETER.reason())) {
            return "Move it to the member: its field, its getter or its setter";
        }
        if (reason.equals(Misplacement.BESIDE_VALUE.reason())) {
            return "Move it to the member that has @JsonValue";
        }
        if (reason.equals(Misplacement.OF_IGNORED.reason())) {
            return "Remove one of the two; for a member that is read and not written, @JsonProperty(access = "
                    + "JsonProperty.Access.WRITE_ONLY) takes the place of both, and for the other way round, READ_ONLY";
        }
        if (reason.equals(Misplacement.ON_CONCRETE.reason())) {
            return "Make the type abstract or sealed, and give what is no other a subtype of its own; without the "
                    + "annotation, subtypes are refused or lose their members";
        }
        return annotation.equals("@JsonIgnore")
                ? "Move it to the getter, or whatever else is written: nothing else leaves the member out"
                : "Remove the annotation, or move it to a member it applies to";
    }
}
