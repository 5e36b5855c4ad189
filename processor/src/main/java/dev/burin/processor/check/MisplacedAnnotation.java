package dev.burin.processor.check;

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
            return "Remove " + part.group(1) + " from the annotation; the rest of it applies";
        }
        return annotation.equals("@JsonIgnore")
                ? "Move it to the getter, or whatever else is written: elsewhere it does not leave the member out"
                : "Remove the annotation, or move it to a member it applies to";
    }
}
