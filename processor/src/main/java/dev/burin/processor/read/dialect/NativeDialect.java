package dev.burin.processor.read.dialect;

import static java.util.Map.entry;

import dev.burin.annotation.JsonAlias;
import dev.burin.annotation.JsonAny;
import dev.burin.annotation.JsonBuilder;
import dev.burin.annotation.JsonBytes;
import dev.burin.annotation.JsonCodec;
import dev.burin.annotation.JsonCreator;
import dev.burin.annotation.JsonDefault;
import dev.burin.annotation.JsonEnum;
import dev.burin.annotation.JsonEnumDefaultValue;
import dev.burin.annotation.JsonFormat;
import dev.burin.annotation.JsonIgnore;
import dev.burin.annotation.JsonIgnoreProperties;
import dev.burin.annotation.JsonInclude;
import dev.burin.annotation.JsonKey;
import dev.burin.annotation.JsonLimit;
import dev.burin.annotation.JsonNumber;
import dev.burin.annotation.JsonProperty;
import dev.burin.annotation.JsonPropertyOrder;
import dev.burin.annotation.JsonRawValue;
import dev.burin.annotation.JsonRedact;
import dev.burin.annotation.JsonSetter;
import dev.burin.annotation.JsonSubTypes;
import dev.burin.annotation.JsonTypeInfo;
import dev.burin.annotation.JsonTypeName;
import dev.burin.annotation.JsonUnwrapped;
import dev.burin.annotation.JsonUsing;
import dev.burin.annotation.JsonValue;
import dev.burin.annotation.Naming;
import dev.burin.processor.model.Discriminator;
import dev.burin.processor.model.Format;
import dev.burin.processor.model.Hints;
import dev.burin.processor.model.Hints.Mark;
import dev.burin.processor.model.Limits;
import dev.burin.processor.model.NullPolicy;
import dev.burin.processor.model.NullPolicy.Meaning;
import dev.burin.processor.model.NumberStyle;
import dev.burin.processor.model.ValueForm;
import dev.burin.processor.read.AnnotationView;
import java.math.RoundingMode;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Our own annotations, {@code dev.burin.annotation}. */
final class NativeDialect implements AnnotationDialect {
    private static final String INDEX = "index";

    /** The default of the index, which may also be written explicitly. */
    private static final int NO_INDEX = -1;

    private static final Map<String, BiConsumer<AnnotationView, TypeHintsBuilder>> TYPES = Map.ofEntries(
            entry(JsonCodec.class.getName(), Settings::readWritten),
            entry(
                    JsonInclude.class.getName(),
                    (annotation, hints) -> hints.include(annotation.constant("value", JsonInclude.Include.class))),
            entry(JsonPropertyOrder.class.getName(), NativeDialect::order),
            entry(
                    JsonIgnoreProperties.class.getName(),
                    (annotation, hints) -> hints.ignored(annotation.texts("value"))),
            entry(JsonTypeInfo.class.getName(), NativeDialect::typeInfo),
            entry(JsonAlias.class.getName(), (annotation, hints) -> hints.labelAliases(annotation.texts("value"))),
            entry(JsonTypeName.class.getName(), (annotation, hints) -> hints.label(annotation.text("value"))),
            entry(JsonSubTypes.class.getName(), NativeDialect::subtypes),
            entry(JsonBuilder.class.getName(), NativeDialect::builder),
            entry(JsonLimit.class.getName(), (annotation, hints) -> hints.limits(limits(annotation))),
            entry(JsonEnum.class.getName(), NativeDialect::enumeration));

    private static final Map<String, BiConsumer<AnnotationView, HintsBuilder>> MEMBERS = Map.ofEntries(
            entry(JsonProperty.class.getName(), NativeDialect::property),
            entry(JsonAlias.class.getName(), (annotation, hints) -> hints.aliases(annotation.texts("value"))),
            entry(
                    JsonIgnore.class.getName(),
                    (annotation, hints) -> hints.mark(Mark.IGNORED, annotation.flag("value"))),
            entry(JsonValue.class.getName(), (annotation, hints) -> hints.mark(Mark.VALUE, annotation.flag("value"))),
            entry(JsonKey.class.getName(), (annotation, hints) -> hints.mark(Mark.KEY, annotation.flag("value"))),
            entry(
                    JsonInclude.class.getName(),
                    (annotation, hints) -> hints.include(annotation.constant("value", JsonInclude.Include.class))),
            entry(JsonEnumDefaultValue.class.getName(), (annotation, hints) -> hints.mark(Mark.ENUM_DEFAULT, true)),
            entry(JsonAny.class.getName(), (annotation, hints) -> hints.mark(Mark.ANY_WRITTEN, true)
                    .mark(Mark.ANY_READ, true)),
            entry(JsonUnwrapped.class.getName(), (annotation, hints) -> hints.mark(Mark.UNWRAPPED, true)),
            entry(
                    JsonBytes.class.getName(),
                    (annotation, hints) ->
                            hints.form(ValueForm.NONE.withBytes(annotation.constant("value", JsonBytes.Form.class)))),
            entry(JsonRawValue.class.getName(), (annotation, hints) -> hints.form(ValueForm.NONE.withRaw(true))),
            entry(
                    JsonRedact.class.getName(),
                    (annotation, hints) ->
                            hints.mark(Hints.markOf(annotation.constant("value", JsonRedact.Form.class)), true)),
            entry(JsonSetter.class.getName(), (annotation, hints) -> hints.nulls(nulls(annotation))),
            entry(
                    JsonDefault.class.getName(),
                    (annotation, hints) -> hints.defaultValue(DefaultReader.read(annotation))),
            entry(
                    JsonFormat.class.getName(),
                    (annotation, hints) ->
                            hints.form(format(annotation, annotation.constant("shape", JsonFormat.Shape.class)))),
            entry(
                    JsonNumber.class.getName(),
                    (annotation, hints) -> hints.form(ValueForm.NONE.withNumber(number(annotation)))),
            entry(JsonLimit.class.getName(), (annotation, hints) -> hints.limits(limits(annotation))),
            entry(JsonUsing.class.getName(), NativeDialect::using));

    private static final Set<String> TYPE_NAMES = Set.of(
            JsonTypeInfo.class.getName(),
            JsonTypeName.class.getName(),
            JsonSubTypes.class.getName(),
            JsonAlias.class.getName());

    /** Annotations on a sealed type or a superclass that also apply to its subtypes, which need none themselves. */
    private static final Set<String> INHERITED = Set.of(
            JsonCodec.class.getName(),
            JsonLimit.class.getName(),
            JsonInclude.class.getName(),
            JsonPropertyOrder.class.getName(),
            JsonIgnoreProperties.class.getName());

    @Override
    public boolean isForTypes(AnnotationView annotation) {
        return TYPES.containsKey(annotation.qualifiedName());
    }

    @Override
    public boolean isForTypeNames(AnnotationView annotation) {
        return TYPE_NAMES.contains(annotation.qualifiedName());
    }

    /** Not so for {@code @JsonKey}: it concerns the whole type, even if the property is not a member. */
    @Override
    public boolean isForMembers(AnnotationView annotation) {
        return MEMBERS.containsKey(annotation.qualifiedName())
                && !annotation.qualifiedName().equals(JsonKey.class.getName());
    }

    @Override
    public boolean isInherited(AnnotationView annotation) {
        return INHERITED.contains(annotation.qualifiedName());
    }

    @Override
    public void readType(AnnotationView annotation, TypeHintsBuilder hints) {
        Optional.ofNullable(TYPES.get(annotation.qualifiedName())).ifPresent(entry -> entry.accept(annotation, hints));
    }

    @Override
    public void readMember(AnnotationView annotation, HintsBuilder hints) {
        Optional.ofNullable(MEMBERS.get(annotation.qualifiedName()))
                .ifPresent(entry -> entry.accept(annotation, hints));
    }

    @Override
    public Map<String, List<String>> readNames(AnnotationView annotation) {
        String name = annotation.qualifiedName();
        if (name.equals(JsonProperty.class.getName()) || name.equals(JsonTypeName.class.getName())) {
            return Map.of("value", List.of(annotation.text("value")));
        }
        if (name.equals(JsonAlias.class.getName())) {
            return Map.of("value", annotation.texts("value"));
        }
        if (name.equals(JsonUnwrapped.class.getName())) {
            return affixes(annotation);
        }
        if (name.equals(JsonTypeInfo.class.getName())) {
            return Map.of("property", List.of(annotation.text("property")));
        }
        return name.equals(JsonSubTypes.class.getName()) ? Map.of("value", TypeNames.labels(annotation)) : Map.of();
    }

    /** Returns the parts of names, which must not contain halves of surrogate pairs either. */
    static Map<String, List<String>> affixes(AnnotationView annotation) {
        return Map.of("prefix", List.of(annotation.text("prefix")), "suffix", List.of(annotation.text("suffix")));
    }

    @Override
    public Optional<Dialects.Affixes> readAffixes(AnnotationView annotation) {
        return annotation.qualifiedName().equals(JsonUnwrapped.class.getName())
                ? Optional.of(new Dialects.Affixes(annotation.text("prefix"), annotation.text("suffix")))
                : Optional.empty();
    }

    @Override
    public OptionalInt readIndex(AnnotationView annotation) {
        boolean hasIndex =
                annotation.qualifiedName().equals(JsonProperty.class.getName()) && annotation.number(INDEX) != NO_INDEX;
        return hasIndex ? OptionalInt.of(annotation.number(INDEX)) : OptionalInt.empty();
    }

    @Override
    public Optional<JsonCreator.Mode> readCreator(AnnotationView annotation) {
        return annotation.qualifiedName().equals(JsonCreator.class.getName())
                ? Optional.of(annotation.constant("mode", JsonCreator.Mode.class))
                : Optional.empty();
    }

    private static void enumeration(AnnotationView annotation, TypeHintsBuilder hints) {
        if (annotation.isWritten("as")) {
            hints.enumForm(annotation.constant("as", JsonEnum.Form.class));
        }
        if (annotation.isWritten("naming")) {
            hints.constantNaming(ConstantNames.by(annotation.constant("naming", Naming.class)));
        }
        hints.constantReading(
                annotation.constant("unknown", JsonEnum.Unknown.class), annotation.flag("caseInsensitive"));
    }

    /** Returns the form from an annotation with these members; empty strings are ignored. */
    static ValueForm format(AnnotationView annotation, JsonFormat.Shape shape) {
        Optional<String> pattern = Optional.of(annotation.text("pattern")).filter(text -> !text.isEmpty());
        Optional<String> timezone = Optional.of(annotation.text("timezone"))
                .filter(text -> !text.isEmpty() && !text.equals("##default")); // Jackson's default
        boolean saysNothing = shape == JsonFormat.Shape.NATURAL && pattern.isEmpty() && timezone.isEmpty();
        return saysNothing ? ValueForm.NONE : ValueForm.NONE.withFormat(new Format(shape, pattern, timezone));
    }

    private static NumberStyle number(AnnotationView annotation) {
        return new NumberStyle(
                annotation.number("scale"),
                annotation.constant("rounding", RoundingMode.class),
                annotation.constant("nonFinite", JsonNumber.NonFinite.class),
                annotation.constant("encoding", JsonNumber.Encoding.class),
                Stream.of("scale", "rounding", "nonFinite", "encoding")
                        .filter(annotation::isWritten)
                        .collect(Collectors.toSet()));
    }

    private static Map<Limits.Kind, Integer> limits(AnnotationView annotation) {
        return Stream.of(Limits.Kind.values())
                .filter(kind -> annotation.isWritten(kind.member()))
                .collect(Collectors.toMap(kind -> kind, kind -> annotation.number(kind.member())));
    }

    private static void order(AnnotationView annotation, TypeHintsBuilder hints) {
        hints.order(annotation.texts("value"), annotation.flag("alphabetic"));
    }

    private static void typeInfo(AnnotationView annotation, TypeHintsBuilder hints) {
        JsonTypeInfo.Style style = annotation.constant("style", JsonTypeInfo.Style.class);
        hints.discriminator(Discriminator.of(style, annotation.text("property")));
        annotation.type("fallback").ifPresent(hints::fallback);
    }

    private static void subtypes(AnnotationView annotation, TypeHintsBuilder hints) {
        hints.subtypes(TypeNames.named(annotation, "value", "name"));
    }

    private static void builder(AnnotationView annotation, TypeHintsBuilder hints) {
        boolean hasPrefix = annotation.isWritten("prefix");
        hints.builder(new BuilderHints(
                annotation.type("value"),
                Optional.of(annotation.text("create")).filter(name -> !name.isEmpty()),
                false,
                hasPrefix ? Optional.of(annotation.text("prefix")) : Optional.empty(),
                annotation.text("build"),
                annotation.origin()));
    }

    private static void property(AnnotationView annotation, HintsBuilder hints) {
        hints.name(annotation.text("value"))
                .index(annotation.number(INDEX))
                .access(annotation.constant("access", JsonProperty.Access.class))
                .mark(Mark.PROPERTY, true)
                .mark(Mark.REQUIRED, annotation.flag("required"));
    }

    /** Returns the policy from Burin's or Jackson's {@code @JsonSetter}; a member set to {@code DEFAULT} is ignored. */
    static NullPolicy nulls(AnnotationView annotation) {
        NullPolicy content =
                meaning(annotation, "contentNulls").map(NullPolicy::of).orElse(NullPolicy.NONE);
        return new NullPolicy(
                meaning(annotation, "nulls"),
                content.equals(NullPolicy.NONE) ? Optional.empty() : Optional.of(content));
    }

    private static Optional<Meaning> meaning(AnnotationView annotation, String member) {
        boolean isSaid =
                annotation.isWritten(member) && !annotation.constantName(member).equals("DEFAULT");
        return isSaid ? Optional.of(annotation.constant(member, Meaning.class)) : Optional.empty();
    }

    private static void using(AnnotationView annotation, HintsBuilder hints) {
        hints.valueCodec(annotation, "value")
                .contentCodec(annotation, "content")
                .keyCodec(annotation, "key");
    }
}
