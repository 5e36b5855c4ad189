package dev.burin.processor;

import dev.burin.annotation.JsonInclude.Include;
import dev.burin.annotation.JsonRedact;
import dev.burin.annotation.Naming;
import dev.burin.processor.bind.LimitForms;
import dev.burin.processor.model.CodecTarget;
import dev.burin.processor.model.Creator;
import dev.burin.processor.model.CustomCodec;
import dev.burin.processor.model.DefaultValue;
import dev.burin.processor.model.Direction;
import dev.burin.processor.model.EnumFacts;
import dev.burin.processor.model.Hints.Mark;
import dev.burin.processor.model.Labels;
import dev.burin.processor.model.Limits;
import dev.burin.processor.model.Members;
import dev.burin.processor.model.NullPolicy.Meaning;
import dev.burin.processor.model.NumberStyle;
import dev.burin.processor.model.Presence;
import dev.burin.processor.model.Property;
import dev.burin.processor.model.Setter;
import dev.burin.processor.model.TypeCodecs;
import dev.burin.processor.model.TypeRef;
import dev.burin.processor.shape.CodecPlan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What was decided about one codec, and why: the text printed for {@code -Aburin.explain}. */
final class Explanation {
    private final CodecTarget target;

    private Explanation(CodecTarget target) {
        this.target = target;
    }

    /** Returns the plan in one line, the settings, and a line for each member, constant or subtype. */
    static String of(CodecPlan plan) {
        Explanation explanation = new Explanation(plan.target());
        return Stream.of(Stream.of(plan.explain()), explanation.settings(), explanation.details())
                .flatMap(lines -> lines)
                .collect(Collectors.joining(System.lineSeparator() + "  "));
    }

    /** The settings that the type itself does not show. */
    private Stream<String> settings() {
        List<String> defaults = target.source().defaults();
        Stream<String> direction = Stream.of(target.hints().direction())
                .filter(only -> only != Direction.BOTH)
                .map(only -> only.isEncoded() ? "only written" : "only read");
        Stream<String> depth = target.hints().reading().limits().of(Limits.Kind.DEPTH).stream()
                .mapToObj(levels -> "at most " + levels + " levels, including its own");
        Stream<String> settings =
                defaults.isEmpty() ? Stream.empty() : Stream.of("settings: " + String.join("; ", defaults));
        return Stream.of(direction, depth, settings).flatMap(lines -> lines);
    }

    private Stream<String> details() {
        return switch (target.form()) {
            case ENUM -> constants();
            case POLYMORPHIC ->
                target.hierarchy().subtypes().stream()
                        .map(subtype -> subtype.type().displayName() + ": " + labels(subtype.labels()));
            case OBJECT, ARRAY, SINGLE_VALUE -> members();
        };
    }

    private Stream<String> constants() {
        EnumFacts facts = target.type().facts().enumFacts().orElseThrow();
        return Stream.concat(constants(facts), leniency(facts));
    }

    private static Stream<String> leniency(EnumFacts facts) {
        Stream<String> ofCase =
                facts.leniency().ignoresCase() ? Stream.of("case is ignored when reading") : Stream.empty();
        Stream<String> unknown =
                switch (facts.leniency().unknown()) {
                    case FAIL -> Stream.empty();
                    case DEFAULT ->
                        Stream.of("unknown values are read as "
                                + facts.leniency().fallback().orElseThrow());
                    case NULL -> Stream.of("unknown values are read as null");
                };
        return Stream.concat(ofCase, unknown);
    }

    private static Stream<String> constants(EnumFacts facts) {
        return switch (facts.form()) {
            case NAME ->
                facts.constants().stream()
                        .map(constant -> constant.name() + ": "
                                + names(
                                        constant.names().json(),
                                        constant.names().aliases()));
            case TO_STRING -> Stream.of("constants: their toString()");
            case ORDINAL -> Stream.of("constants: their positions");
            case VALUE ->
                Stream.of("constants: their "
                        + facts.value().orElseThrow().accessor().selector());
        };
    }

    private Stream<String> members() {
        Stream<String> label = target.hierarchy().labels().stream()
                .map(labels -> "subtype of a hierarchy, distinguished by "
                        + target.hierarchy().discriminator().displayName() + ": " + labels(labels));
        Stream<String> properties = lines(target.members());
        Stream<String> unseen = target.source().unseen().stream()
                .map(name -> name + ": not a member, because the codec reaches neither the field nor an accessor");
        Stream<String> delegate =
                target.members().delegate().stream().map(whole -> member(whole, target.members(), false));
        return Stream.of(label, properties, delegate, unseen).flatMap(lines -> lines);
    }

    /** A line for each property; one that is unwrapped is followed by those of its members. */
    private Stream<String> lines(Members members) {
        return members.properties().stream().flatMap(property -> {
            Members inside = members.unwrapped().get(property.name());
            String line = member(property, members, inside != null);
            return inside == null || !property.isVisible()
                    ? Stream.of(line)
                    : Stream.concat(Stream.of(line), lines(inside));
        });
    }

    private static String labels(Labels labels) {
        return names(labels.written(), labels.aliases()) + (labels.isFallback() ? ", and unknown labels" : "");
    }

    private static String names(String json, List<String> aliases) {
        return aliases.isEmpty() ? quoted(json) : quoted(json) + ", " + alsoReadAs(aliases);
    }

    private static String alsoReadAs(List<String> aliases) {
        return "also read as " + aliases.stream().map(Explanation::quoted).collect(Collectors.joining(", "));
    }

    private static String quoted(String name) {
        return '"' + name + '"';
    }

    // ---- one member

    private String member(Property property, Members members, boolean isUnwrapped) {
        if (!property.isVisible()) {
            return property.name() + ": not a member, by " + ignoredBy(property);
        }
        List<String> parts = new ArrayList<>();
        parts.add(isUnwrapped ? "replaced by its members" : placeOf(property));
        customCodecs(property)
                .map(codec -> "with " + String.join(".", codec.type().simpleNames()) + ", by @JsonCodecFor")
                .forEach(parts::add);
        keyMembers(property.type()).distinct().forEach(parts::add);
        property.hints().form().format().ifPresent(format -> parts.add("formatted as " + format.describe()));
        property.hints().form().number().map(NumberStyle::describe).ifPresent(parts::add);
        limits(property).ifPresent(parts::add);
        parts.add(written(property));
        parts.add(read(property, members));
        if (isUnwrapped && property.isDecoded()) {
            parts.add(
                    property.isNeverNull() ? "created from whichever are present" : "null if none of them is present");
        } else if (property.isDecoded()
                && !property.isAny()
                && !property.hints().has(Mark.VALUE)) {
            parts.add(nullOf(property, members));
            parts.add(absent(property, members));
        }
        return property.name() + ": " + property.type().displayName() + ", "
                + parts.stream().filter(part -> !part.isEmpty()).collect(Collectors.joining("; "));
    }

    private static Optional<String> limits(Property property) {
        String limits = property.isDecoded() ? describe(property) : "";
        return limits.isEmpty() ? Optional.empty() : Optional.of("at most " + limits);
    }

    private static String describe(Property property) {
        return LimitForms.kinds(property.type(), property.hints())
                .map(kind -> property.hints().limits().of(kind).getAsInt() + " " + kind.unit())
                .collect(Collectors.joining(", "));
    }

    /** Returns the custom codecs of the property's type and of what it holds; none if an annotation on the property names one. */
    private static Stream<CustomCodec> customCodecs(Property property) {
        return property.hints().codecs().value().isPresent()
                ? Stream.empty()
                : customCodecs(property.type()).distinct();
    }

    private static Stream<CustomCodec> customCodecs(TypeRef type) {
        TypeCodecs codecs = type.facts().codecs();
        return codecs.value().isPresent()
                ? codecs.value().stream()
                : Stream.concat(codecs.key().stream(), type.parts().stream().flatMap(Explanation::customCodecs));
    }

    private static Stream<String> keyMembers(TypeRef type) {
        Stream<String> own = type
                .facts()
                .codecs()
                .keyMember()
                .filter(member -> type.facts().codecs().key().isEmpty())
                .map(member -> "keys as their " + member.accessor().selector() + ", by " + member.annotation())
                .stream();
        return Stream.concat(own, type.parts().stream().flatMap(Explanation::keyMembers));
    }

    private String ignoredBy(Property property) {
        if (target.hints().ignored().contains(property.jsonName())) {
            return "@JsonIgnoreProperties";
        }
        return property.hints().has(Mark.IGNORED) ? "@JsonIgnore" : "its access: there is nothing for that direction";
    }

    private String placeOf(Property property) {
        if (target.members().isDelegate(property)) {
            return "the whole value that is read";
        }
        return switch (target.form()) {
            case SINGLE_VALUE -> "the whole value";
            case ARRAY -> "element " + target.encoded().indexOf(property);
            default -> property.isAny() ? "unknown members" : nameOf(property);
        };
    }

    private String nameOf(Property property) {
        String name = quoted(property.jsonName()) + reasonOfName(property);
        return property.aliases().isEmpty() ? name : name + ", " + alsoReadAs(property.aliases());
    }

    private String reasonOfName(Property property) {
        if (property.hints().name().isPresent()) {
            return " by annotation";
        }
        Naming naming = target.hints().naming();
        return naming == Naming.IDENTITY ? "" : " by naming " + naming;
    }

    private String written(Property property) {
        String usual = usuallyWritten(property);
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

    private String usuallyWritten(Property property) {
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
        boolean isNeverNull = property.presence() == Presence.REQUIRED && property.isNeverNull();
        if (property.type().isPresence()) {
            return "written from " + property.accessor().orElseThrow().selector() + " unless absent";
        }
        boolean isAlways = isNeverNull
                || include == Include.ALWAYS
                || (property.type().isPrimitive() && include != Include.NON_DEFAULT); // never null or empty
        String condition = isAlways ? "" : " if " + include;
        return "written from " + property.accessor().orElseThrow().selector() + condition;
    }

    private String read(Property property, Members members) {
        if (!target.hints().direction().isDecoded()) {
            return ""; // nothing is read
        }
        if (!property.isDecoded()) {
            return target.members().delegate().isPresent() ? "not read" : "not read, but skipped";
        }
        if (isArgument(property, members)) {
            return "read into a parameter of " + nameOf(members.creator().orElseThrow());
        }
        return setterOf(property, members).map(Explanation::into).orElse("");
    }

    private static Optional<Setter> setterOf(Property property, Members members) {
        return members.creator().stream()
                .flatMap(found -> found.setters().stream())
                .filter(setter -> setter.property().equals(property.name()))
                .findFirst();
    }

    private static boolean isArgument(Property property, Members members) {
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

    private static String nullOf(Property property, Members members) {
        return property.hints()
                .nulls()
                .value()
                .flatMap(meaning -> nullBy(meaning, property))
                .orElseGet(() -> usualNullOf(property, members));
    }

    private static Optional<String> nullBy(Meaning meaning, Property property) {
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

    private static String usualNullOf(Property property, Members members) {
        if (property.type().isPrimitive()) {
            return property.hints().form().hasNullNumber() ? "null is NaN" : "null is rejected";
        }
        if (property.type().isPresence()) {
            return "null is Presence.ofNull()";
        }
        if (setterOf(property, members)
                .filter(setter -> setter.form() == Setter.Form.ADDED)
                .isPresent()) {
            return "null adds nothing";
        }
        return property.type().isOptional() ? "null is empty" : "null is null";
    }

    private static String defaultOf(DefaultValue value) {
        return value.supplier()
                .map(supplier -> "the result of " + supplier.method() + "()")
                .orElseGet(() -> quoted(value.literal().orElse("")));
    }

    private static String absent(Property property, Members members) {
        if (property.presence() == Presence.REQUIRED) {
            return "rejected if absent";
        }
        if (property.type().isPresence()) {
            return "Presence.absent() if absent";
        }
        if (property.hints().defaultValue().isPresent()) {
            return defaultOf(property.hints().defaultValue().get()) + " if absent";
        }
        if (!isArgument(property, members)) {
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
