package dev.burin.processor.read;

import dev.burin.annotation.JsonInclude.Include;
import dev.burin.annotation.JsonProperty.Access;
import dev.burin.processor.model.CodecTarget;
import dev.burin.processor.model.CustomCodec;
import dev.burin.processor.model.CustomCodecs;
import dev.burin.processor.model.Hints.Mark;
import dev.burin.processor.model.Limits;
import dev.burin.processor.model.Necessity;
import dev.burin.processor.model.NullPolicy;
import dev.burin.processor.model.NullPolicy.Meaning;
import dev.burin.processor.model.NumberStyle;
import dev.burin.processor.model.Observation.Kind;
import dev.burin.processor.model.Origin;
import dev.burin.processor.model.Property;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Compares the annotations of a member in two types: the one that is written, and the implementation that is read.
 *
 * <p>An annotation that differs between them would be lost on the way, or lose what is written.
 */
final class ImplementedMembers {
    /** How the two types differ in an annotation. */
    private enum Difference {
        WRITTEN_ONLY,
        READ_ONLY,
        OTHER
    }

    /**
     * The effect of an annotation on members.
     *
     * @param name as in source
     * @param difference between its effects on the member that is written and on the one that is read
     */
    private record Saying(String name, BiFunction<Property, Property, Optional<Difference>> difference) {

        /** For writing and reading: both have to have it. */
        static Saying ofBoth(String name, Function<Property, Optional<?>> said) {
            return new Saying(name, (written, read) -> said(written, read, said).difference());
        }

        /** An annotation for reading: lost if only the written member has it. */
        static Saying ofReading(String name, Function<Property, Optional<?>> said) {
            return new Saying(name, (written, read) -> said(written, read, said).loss());
        }

        private static Said said(Property written, Property read, Function<Property, Optional<?>> said) {
            return new Said(said.apply(written), said.apply(read));
        }
    }

    /**
     * The effect of one annotation in both types; empty if absent.
     *
     * @param written on the written member
     * @param read on the read member
     */
    private record Said(Optional<?> written, Optional<?> read) {

        Optional<Difference> difference() {
            if (written.equals(read)) {
                return Optional.empty();
            }
            if (read.isEmpty()) {
                return Optional.of(Difference.WRITTEN_ONLY);
            }
            return Optional.of(written.isEmpty() ? Difference.READ_ONLY : Difference.OTHER);
        }

        /** An annotation of only the read member is not lost. */
        Optional<Difference> loss() {
            return difference().filter(difference -> difference != Difference.READ_ONLY);
        }
    }

    private static final List<Saying> SAYINGS = List.of(
            Saying.ofBoth("@JsonBytes", property -> property.hints().form().bytes()),
            Saying.ofBoth(
                    "@JsonRawValue", property -> said(property.hints().form().isRaw())),
            Saying.ofBoth("@JsonFormat", property -> property.hints().form().format()),
            Saying.ofBoth(
                    "@JsonNumber", property -> property.hints().form().number().map(NumberStyle::describe)),
            Saying.ofBoth("@JsonUsing", property -> codecs(property.hints().codecs())),
            Saying.ofBoth("@JsonRedact", property -> property.hints().redaction()),
            Saying.ofBoth("@JsonAny", property -> said(property.isAny())),
            Saying.ofBoth("@JsonProperty(index = …)", ImplementedMembers::index),
            Saying.ofBoth("@JsonProperty(access = WRITE_ONLY)", ImplementedMembers::isNeverWritten),
            Saying.ofReading(
                    "@JsonProperty(required = true)", property -> said(property.necessity() == Necessity.REQUIRED)),
            new Saying("@JsonSetter", ImplementedMembers::nullsDifference),
            Saying.ofReading(
                    "@JsonLimit", property -> ownLimits(property.hints().limits())),
            new Saying("@JsonDefault", ImplementedMembers::defaultDifference),
            new Saying("@JsonAlias", ImplementedMembers::aliasDifference));

    private final ReadScope scope;
    private final Include include;
    private final CodecTarget implementation;
    private final boolean saysInclude;

    /**
     * Compares the members of the target of {@code scope}.
     *
     * @param include the default of the target
     * @param implementation the type as which it is read
     * @param saysInclude whether that type has its own setting for this
     */
    ImplementedMembers(ReadScope scope, Include include, CodecTarget implementation, boolean saysInclude) {
        this.scope = scope;
        this.include = include;
        this.implementation = implementation;
        this.saysInclude = saysInclude;
    }

    /** Returns the member that reads what is written as {@code written}, or would if it were read. */
    Optional<Property> readerOf(Property written) {
        return implementation.members().leaves().stream()
                .filter(property -> property.allNames().contains(written.jsonName()))
                .findFirst();
    }

    /** Whether the member that reads {@code written} is required. */
    boolean isRequired(Property written) {
        return readerOf(written)
                .filter(reader -> reader.necessity() == Necessity.REQUIRED)
                .isPresent();
    }

    /** Notices annotations that only {@code written} has, or only the member that reads it. */
    void observe(Property written) {
        readerOf(written).filter(Property::isVisible).ifPresent(read -> {
            SAYINGS.forEach(saying -> saying.difference()
                    .apply(written, read)
                    .ifPresent(difference -> observe(written, saying.name(), difference)));
            inclusionDifference(written, read).ifPresent(difference -> observe(written, "@JsonInclude", difference));
        });
    }

    /** Notices limits of the whole type that the implementation lacks: of several types above it, the nearest counts. */
    void observeLimits(Limits written) {
        Limits read = implementation.hints().reading().limits();
        for (Limits.Kind kind : Limits.Kind.values()) {
            String annotation = "@JsonLimit(" + kind.member() + ")";
            new Said(said(written, kind), said(read, kind))
                    .loss()
                    .ifPresent(
                            difference -> observe("the type", scope.originOf(scope.target()), annotation, difference));
        }
    }

    private static Optional<Integer> said(Limits limits, Limits.Kind kind) {
        return limits.of(kind).stream().boxed().findFirst();
    }

    private void observe(Property written, String annotation, Difference difference) {
        if (difference != Difference.WRITTEN_ONLY || !isToldOfInterface(written, annotation)) {
            observe(written.name(), written.origin(), annotation, difference);
        }
    }

    private void observe(String member, Origin origin, String annotation, Difference difference) {
        String type = DisplayNames.of(scope.target());
        String place =
                switch (difference) {
                    case WRITTEN_ONLY -> "only in " + type;
                    case READ_ONLY -> "only in " + implementation.displayName();
                    case OTHER -> "not the same in " + type + " and in " + implementation.displayName();
                };
        scope.observe(
                Kind.ONE_SIDED_ANNOTATION,
                origin,
                Map.of(
                        "annotation", annotation,
                        "member", member,
                        "place", place,
                        "type", type,
                        "implementation", implementation.displayName()));
    }

    /** Whether it is reported that the implementation has to repeat the annotation, written or not. */
    private boolean isToldOfInterface(Property written, String annotation) {
        return implementation.source().observations().stream()
                .filter(observation -> observation.kind() == Kind.MISPLACED_ANNOTATION)
                .filter(observation ->
                        isAccessor(String.valueOf(observation.details().get("member")), written))
                .map(observation -> observation.details().get("annotation"))
                .anyMatch(told -> annotation.equals(told) || annotation.startsWith(told + "("));
    }

    private static boolean isAccessor(String method, Property written) {
        boolean isSetter = BeanNames.suffix(method, "set", List.of(written.name()))
                .filter(written.name()::equalsIgnoreCase)
                .isPresent();
        return isSetter
                || written.accessor()
                        .filter(accessor -> accessor.member().equals(method))
                        .isPresent();
    }

    // ---- annotations

    private static Optional<Boolean> said(boolean flag) {
        return Optional.of(flag).filter(isSaid -> isSaid);
    }

    private static Optional<List<Object>> codecs(CustomCodecs codecs) {
        List<Object> classes = Stream.of(codecs.value(), codecs.content(), codecs.key())
                .<Object>map(codec -> codec.map(CustomCodec::type))
                .toList();
        return Optional.of(classes).filter(any -> !codecs.equals(CustomCodecs.NONE));
    }

    private static Optional<Integer> index(Property property) {
        return property.hints().index().stream().boxed().findFirst();
    }

    private static Optional<Boolean> isNeverWritten(Property property) {
        return said(property.hints().access() == Access.WRITE_ONLY);
    }

    /** To skip null is to reject it where absence is rejected, {@code required = true}. */
    private static Optional<Difference> nullsDifference(Property written, Property read) {
        Meaning skipped = read.hints().has(Mark.REQUIRED) ? Meaning.FAIL : Meaning.SKIP;
        return new Said(nulls(written, skipped), nulls(read, skipped)).loss();
    }

    /** Zero for the null of a primitive type may be a setting of the whole type. */
    private static Optional<List<Object>> nulls(Property property, Meaning skipped) {
        NullPolicy policy = property.hints().nulls();
        Optional<Meaning> ofValue = policy.value()
                .map(meaning -> meaning == Meaning.SKIP || meaning == Meaning.SKIP_REQUIRED ? skipped : meaning);
        List<Object> asked = Stream.of(ofValue, policy.forContent().value())
                .<Object>map(said -> said.filter(Meaning::isAsked))
                .toList();
        boolean isAsked = asked.stream().anyMatch(said -> !said.equals(Optional.empty()));
        return Optional.of(asked).filter(any -> isAsked && !property.type().isPrimitive());
    }

    private static Optional<Map<Limits.Kind, Integer>> ownLimits(Limits limits) {
        return Optional.of(limits.own().stream().collect(Collectors.toMap(kind -> kind, kind -> limits.of(kind)
                        .orElseThrow())))
                .filter(own -> !own.isEmpty());
    }

    /** If the default is left out, both must be the same; if not, only a default that is never read is lost. */
    private static Optional<Difference> defaultDifference(Property written, Property read) {
        return new Said(written.hints().defaultValue(), read.hints().defaultValue())
                .difference()
                .filter(difference -> difference != Difference.READ_ONLY || written.include() == Include.NON_DEFAULT);
    }

    private static Optional<Difference> aliasDifference(Property written, Property read) {
        return read.allNames().containsAll(written.aliases())
                ? Optional.empty()
                : Optional.of(read.aliases().isEmpty() ? Difference.WRITTEN_ONLY : Difference.OTHER);
    }

    /** A required member is always written; and a package's settings apply only to its types. */
    private Optional<Difference> inclusionDifference(Property written, Property read) {
        if (written.include() == read.include() || read.necessity() == Necessity.REQUIRED) {
            return Optional.empty();
        }
        return new Said(
                        Optional.of(written.include()).filter(said -> said != include),
                        Optional.of(read.include())
                                .filter(said -> saysInclude
                                        || said != implementation.hints().include()))
                .difference();
    }
}
