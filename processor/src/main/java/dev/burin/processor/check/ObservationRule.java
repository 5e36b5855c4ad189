package dev.burin.processor.check;

import dev.burin.processor.bind.BoundTarget;
import dev.burin.processor.model.CodecTarget;
import dev.burin.processor.model.CodecTarget.Form;
import dev.burin.processor.model.Observation;
import dev.burin.processor.model.Property;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** What the reader noticed about declarations, in the words of {@link Problem}. */
final class ObservationRule {
    /** The names javac gives to parameters in a class file without names. */
    private static final Pattern MADE_NAME = Pattern.compile("arg\\d+");

    private ObservationRule() {}

    static List<Finding> check(BoundTarget bound) {
        return bound.target().source().observations().stream()
                .map(observation -> found(observation, bound.target()))
                .toList();
    }

    static Finding found(Observation observation, CodecTarget target) {
        Map<String, String> details = new HashMap<>(observation.details());
        switch (observation.kind()) {
            case UNKNOWN_ORDER_NAME -> details.put("suggestion", suggestion(details.getOrDefault("name", ""), target));
            case UNKNOWN_PARAMETER -> {
                String builder = details.getOrDefault("builder", "");
                details.put("builder", builder.isEmpty() ? "" : "; or, if it is a builder, declare it: " + builder);
                details.put("suggestion", builder.isEmpty() ? suggestionFor(observation, target) : "");
            }
            case UNFIT_BUILDER ->
                details.put(
                        "remedy",
                        Boolean.parseBoolean(details.get("takesParameters"))
                                ? "Add a constructor without parameters, and methods for what it takes now, or name a static "
                                        + "method that creates one"
                                : "Name the builder, and the methods that create and finish it");
            case MIXIN_MEMBER -> details.put("suggestion", suggestionOfMixin(details));
            case NO_CREATOR -> details.putAll(creators(details, target));
            case MISPLACED_ANNOTATION -> details.putIfAbsent("remedy", MisplacedAnnotation.remedy(details));
            case UNFIT_DEFAULT ->
                details.put(
                        "remedy",
                        "Give one value, or name a static method of " + details.get("owner")
                                + " without parameters that returns " + details.get("type"));
            case IMPORT_INVISIBLE -> details.put("fields", alternativeToFields(observation));
            case PRIVATE_TYPE -> {
                details.put("flaw", "is private");
                details.put("alternative", "Make it and its enclosing types package-private or public");
            }
            case INVISIBLE_MEMBER -> details.put("alternative", alternativeToInvisible(observation));
            default -> {}
        }
        // Each observation has a problem of its own name: the sentence belongs here, the fact to the reader.
        return new Finding(Problem.valueOf(observation.kind().name()), observation.origin(), details);
    }

    /** A member can be left out; what creates instances, or is the whole value, cannot. */
    private static String alternativeToInvisible(Observation observation) {
        Map<String, String> details = observation.details();
        String name = details.getOrDefault("jsonName", "");
        String omission = name.isEmpty() ? "" : "; or leave it out: @JsonIgnoreProperties(\"" + name + "\")";
        if (Boolean.parseBoolean(details.get("isInClassFile"))) {
            return "Write a codec of the type, mark it with @JsonCodecFor(….class), and neither put @JsonCodec on the type nor "
                    + "import it" + (name.isEmpty() ? "" : omission + ", in a mixin if the type is imported");
        }
        String accessors = observation.isAboutCreator() ? "" : ", or add a getter and a setter";
        return "Make it " + details.get("visibility") + details.getOrDefault("accessors", accessors) + omission;
    }

    /** Only the imported type itself has the settings of its import, not one that is unwrapped in it. */
    private static String alternativeToFields(Observation observation) {
        return Boolean.parseBoolean(observation.details().get("isField"))
                ? "; or use no fields, only getters and setters: "
                        + "@JsonImport(settings = @JsonCodec(access = JsonCodec.Access.PROPERTIES))"
                : "";
    }

    private static String suggestionOfMixin(Map<String, String> details) {
        String overloads = details.getOrDefault("overloads", "");
        return overloads.isEmpty()
                ? Suggestion.sentence(
                        details.getOrDefault("name", ""),
                        List.of(details.getOrDefault("names", "").split(" ")))
                : " Did you mean " + overloads + "?";
    }

    /** What is wrong with the existing creators, and what one must take. */
    private static Map<String, String> creators(Map<String, String> details, CodecTarget target) {
        String disabled = details.getOrDefault("disabled", "");
        String hiding = details.getOrDefault("hiding", "");
        String marked = details.getOrDefault("marked", "");
        String flaw = "";
        String change = "make an existing one package-private or public";
        if (!marked.isEmpty()) {
            flaw = ": " + marked + ", which is marked, takes " + details.get("taken");
            change = "mark another one instead of " + marked;
        } else if (!disabled.isEmpty()) {
            flaw = ": " + disabled + " has @JsonCreator(mode = DISABLED)";
            change = "remove that annotation";
        } else if (!hiding.isEmpty()) {
            flaw = ": Lombok's " + hiding + " makes it private";
            change = "remove that setting";
        }
        return Map.of("parameters", parameters(target), "flaw", flaw, "change", change);
    }

    private static String parameters(CodecTarget target) {
        if (target.form() != Form.SINGLE_VALUE) {
            return "without parameters or with one per property";
        }
        Property value = target.properties().get(0);
        return "whose only parameter is " + value.name() + ", the @JsonValue of type "
                + value.type().displayName();
    }

    private static String suggestionFor(Observation ofParameter, CodecTarget target) {
        String parameter = ofParameter.details().getOrDefault("parameter", "");
        boolean isInClassFile = Boolean.parseBoolean(ofParameter.details().get("isInClassFile"));
        return isInClassFile && MADE_NAME.matcher(parameter).matches()
                ? " The class file does not contain its name: compile it with -parameters."
                : suggestion(parameter, target);
    }

    private static String suggestion(String unknown, CodecTarget target) {
        return Suggestion.sentence(
                unknown, target.properties().stream().map(Property::name).toList());
    }
}
