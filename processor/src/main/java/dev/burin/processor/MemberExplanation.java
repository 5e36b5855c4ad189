package dev.burin.processor;

import dev.burin.annotation.JsonInclude.Include;
import dev.burin.annotation.JsonRedact;
import dev.burin.annotation.Naming;
import dev.burin.processor.bind.Forms;
import dev.burin.processor.bind.LimitForms;
import dev.burin.processor.model.CodecTarget;
import dev.burin.processor.model.Creator;
import dev.burin.processor.model.CustomCodec;
import dev.burin.processor.model.DefaultValue;
import dev.burin.processor.model.Hints;
import dev.burin.processor.model.Hints.Mark;
import dev.burin.processor.model.Members;
import dev.burin.processor.model.Necessity;
import dev.burin.processor.model.NullPolicy.Meaning;
import dev.burin.processor.model.NumberStyle;
import dev.burin.processor.model.Property;
import dev.burin.processor.model.Setter;
import dev.burin.processor.model.TypeCodecs;
import dev.burin.processor.model.TypeRef;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The line about one member of a codec.
 *
 * @param members the properties among which it stands: those of the target, or of a type that is unwrapped in it
 * @param isUnwrapped whether its members stand there in place of it
 */
record MemberExplanation(CodecTarget target, Members members, Property property, boolean isUnwrapped) {

    /** Returns the line. */
    String line() {
        if (!property.isVisible()) {
            return property.name() + ": not a member, by " + ignoredBy();
        }
        return property.name() + ": " + property.type().displayName() + ", "
                + parts().stream().filter(part -> !part.isEmpty()).collect(Collectors.joining("; "));
    }

    private List<String> parts() {
        List<String> parts = new ArrayList<>();
        parts.add(isUnwrapped ? "replaced by its members" : place());
        representations(property.type(), property.hints()).distinct().forEach(parts::add);
        property.hints().form().format().ifPresent(format -> parts.add("formatted as " + format.describe()));
        property.hints().form().number().map(NumberStyle::describe).ifPresent(parts::add);
        limits().ifPresent(parts::add);
        parts.add(written());
        parts.add(read());
        if (isUnwrapped && property.isDecoded()) {
            parts.add(
                    property.isNeverNull() ? "created from whichever are present" : "null if none of them is present");
        } else if (property.isDecoded()
                && !property.isAny()
                && !property.hints().has(Mark.VALUE)) {
            parts.add(meaningOfNull());
            parts.add(meaningOfAbsence());
        }
        return parts;
    }

    private Optional<String> limits() {
        String limits = property.isDecoded() ? amounts() : "";
        return limits.isEmpty() ? Optional.empty() : Optional.of("at most " + limits);
    }

    private String amounts() {
        return LimitForms.kinds(property.type(), property.hints())
                .map(kind -> property.hints().limits().of(kind).getAsInt() + " " + kind.unit())
                .collect(Collectors.joining(", "));
    }

    /** Returns how {@code @JsonCodecFor} and {@code @JsonKey} represent a value and what it holds, where nothing nearer does. */
    private static Stream<String> representations(TypeRef type, Hints hints) {
        if (hints.codecs().value().isPresent()) {
            return Stream.empty();
        }
        Optional<CustomCodec> codec = Forms.codecOf(type, hints);
        if (codec.isPresent()) {
            return codec.stream().map(MemberExplanation::with);
        }
        boolean hasKeys = type.isMap() && hints.codecs().key().isEmpty();
        Stream<String> ofKeys = hasKeys ? ofKey(type.elements().get(0)).stream() : Stream.empty();
        return Stream.concat(
                ofKeys, Forms.parts(type, hints).flatMap(part -> representations(part.type(), part.hints())));
    }

    private static Optional<String> ofKey(TypeRef key) {
        TypeCodecs codecs = key.facts().codecs();
        Optional<String> member = codecs.keyMember()
                .map(used -> "keys as their " + used.accessor().selector() + ", by " + used.annotation());
        return codecs.key().map(MemberExplanation::with).or(() -> member);
    }

    private static String with(CustomCodec codec) {
        return "with " + String.join(".", codec.type().simpleNames()) + ", by @JsonCodecFor";
    }

    private String ignoredBy() {
        if (target.hints().ignored().contains(property.jsonName())) {
            return "@JsonIgnoreProperties";
        }
        return property.hints().has(Mark.IGNORED) ? "@JsonIgnore" : "its access: there is nothing for that direction";
    }

    private String place() {
        if (target.members().isDelegate(property)) {
            return "the whole value that is read";
        }
        return switch (target.form()) {
            case SINGLE_VALUE -> "the whole value";
            case ARRAY -> "element " + target.encoded().indexOf(property);
            default -> property.isAny() ? "unknown members" : name();
        };
    }

    private String name() {
        String name = Explanation.quoted(property.jsonName()) + reasonOfName();
        return property.aliases().isEmpty() ? name : name + ", " + Explanation.alsoReadAs(property.aliases());
    }

    private String reasonOfName() {
        if (property.hints().name().isPresent()) {
            return " by annotation";
        }
        Naming naming = target.hints().naming();
        return naming == Naming.IDENTITY ? "" : " by naming " + naming;
    }

    private String written() {
        String usual = usuallyWritten();
        return property.hints()
                .redaction()
                .filter(form -> property.isEncoded() && !usual.isEmpty())
                .map(form -> usual + ", in logs " + inLogs(form))
                .orElse(usual);
    }

    private static String inLogs(JsonRedact.Form form) {
        return switch (form) {
            case DROP -> "left out";
            case MASK -> "as \"***\"";
            case HASH -> "as a hash";
            case LAST4 -> "as its last four characters";
        };
    }

    private String usuallyWritten() {
        if (!target.hints().direction().isEncoded()) {
            return ""; // nothing is written
        }
        if (target.members().isDelegate(property)) {
            return ""; // a delegate is only read
        }
        if (!property.isEncoded()) {
            return "not written";
        }
        Include include = property.include();
        boolean isNeverNull = property.necessity() == Necessity.REQUIRED && property.isNeverNull();
        if (property.type().isPresence()) {
            return "written from " + property.accessor().orElseThrow().selector() + " unless absent";
        }
        boolean isAlways = isNeverNull
                || include == Include.ALWAYS
                || (property.type().isPrimitive() && include != Include.NON_DEFAULT); // never null or empty
        String condition = isAlways ? "" : " if " + include;
        return "written from " + property.accessor().orElseThrow().selector() + condition;
    }

    private String read() {
        if (!target.hints().direction().isDecoded()) {
            return ""; // nothing is read
        }
        if (!property.isDecoded()) {
            return target.members().delegate().isPresent() ? "not read" : "not read, but skipped";
        }
        if (isArgument()) {
            return "read into a parameter of " + nameOf(members.creator().orElseThrow());
        }
        return setter().map(MemberExplanation::into).orElse("");
    }

    private Optional<Setter> setter() {
        return members.creator().stream()
                .flatMap(found -> found.setters().stream())
                .filter(setter -> setter.property().equals(property.name()))
                .findFirst();
    }

    private boolean isArgument() {
        return members.creator()
                .filter(creator -> creator.arguments().contains(property.name()))
                .isPresent();
    }

    private static String into(Setter setter) {
        return switch (setter.form()) {
            case FIELD -> "read into " + setter.member();
            case METHOD, CHAINED -> "read into " + setter.member() + "(…)";
            case EACH_ENTRY, EACH_CHAINED -> "read into " + setter.member() + "(…), one by one";
            case ADDED, PUT_ALL -> "added to the content of " + setter.member();
        };
    }

    private static String nameOf(Creator creator) {
        return creator.start().isConstructor()
                ? "the constructor"
                : creator.start().method() + "(…)";
    }

    private String meaningOfNull() {
        return property.hints().nulls().value().flatMap(this::nullBy).orElseGet(this::usualMeaningOfNull);
    }

    private Optional<String> nullBy(Meaning meaning) {
        return switch (meaning) {
            case FAIL -> Optional.of("null is rejected, by @JsonSetter");
            case SKIP_REQUIRED -> Optional.of("null counts as absent, by @JsonSetter, and is rejected");
            case NON_NULL -> Optional.of("null is rejected, because the type is not nullable");
            case SKIP ->
                property.hints().defaultValue().isPresent()
                        ? Optional.of("null is the default")
                        : Optional.of("null counts as absent, by @JsonSetter");
            case AS_EMPTY ->
                Optional.of(property.type().isPrimitive() ? "null is zero or false" : "null is empty, by @JsonSetter");
            case SET, NULLABLE -> Optional.empty();
        };
    }

    private String usualMeaningOfNull() {
        if (property.type().isPrimitive()) {
            return property.hints().form().hasNullNumber() ? "null is NaN" : "null is rejected";
        }
        if (property.type().isPresence()) {
            return "null is Presence.ofNull()";
        }
        if (setter().filter(setter -> setter.form() == Setter.Form.ADDED).isPresent()) {
            return "null adds nothing";
        }
        return property.type().isOptional() ? "null is empty" : "null is null";
    }

    private static String defaultOf(DefaultValue value) {
        return value.supplier()
                .map(supplier -> "the result of " + supplier.method() + "()")
                .orElseGet(() -> Explanation.quoted(value.literal().orElse("")));
    }

    private String meaningOfAbsence() {
        if (property.necessity() == Necessity.REQUIRED) {
            return "rejected if absent";
        }
        if (property.type().isPresence()) {
            return "Presence.absent() if absent";
        }
        if (property.hints().defaultValue().isPresent()) {
            return defaultOf(property.hints().defaultValue().get()) + " if absent";
        }
        if (!isArgument()) {
            return "unchanged if absent";
        }
        if (property.type().isPrimitive()) {
            return "zero or false if absent";
        }
        if (property.hints().nulls().value().equals(Optional.of(Meaning.AS_EMPTY))) {
            return "empty if absent";
        }
        return property.type().isOptional() ? "empty if absent" : "null if absent";
    }
}
