package dev.burin.processor;

import dev.burin.processor.model.CodecTarget;
import dev.burin.processor.model.Direction;
import dev.burin.processor.model.EnumFacts;
import dev.burin.processor.model.Labels;
import dev.burin.processor.model.Limits;
import dev.burin.processor.model.Members;
import dev.burin.processor.shape.CodecPlan;
import java.util.List;
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
        Stream<String> delegate = target.members().delegate().stream()
                .map(whole -> new MemberExplanation(target, target.members(), whole, false).line());
        return Stream.of(label, properties, delegate, unseen).flatMap(lines -> lines);
    }

    /** A line for each property; one that is unwrapped is followed by those of its members. */
    private Stream<String> lines(Members members) {
        return members.properties().stream().flatMap(property -> {
            Members inside = members.unwrapped().get(property.name());
            String line = new MemberExplanation(target, members, property, inside != null).line();
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

    static String alsoReadAs(List<String> aliases) {
        return "also read as " + aliases.stream().map(Explanation::quoted).collect(Collectors.joining(", "));
    }

    static String quoted(String name) {
        return '"' + name + '"';
    }
}
