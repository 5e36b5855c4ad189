package dev.burin.processor.read.dialect;

import static java.util.Map.entry;

import dev.burin.annotation.JsonCodec;
import dev.burin.annotation.JsonCreator;
import dev.burin.annotation.JsonEnum;
import dev.burin.annotation.JsonFormat;
import dev.burin.annotation.JsonInclude.Include;
import dev.burin.annotation.JsonProperty.Access;
import dev.burin.annotation.JsonTypeInfo.Style;
import dev.burin.annotation.Naming;
import dev.burin.processor.model.Discriminator;
import dev.burin.processor.model.Hints.Mark;
import dev.burin.processor.model.ValueForm;
import dev.burin.processor.read.AnnotationView;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.lang.model.element.ElementKind;
import javax.lang.model.type.DeclaredType;

/**
 * Annotations of Jackson 2 and 3, which share one package except for those of databind.
 *
 * <p>What {@link JacksonRefusals} rejects is not read here.
 */
final class JacksonDialect implements AnnotationDialect {
    static final String ANNOTATIONS = "com.fasterxml.jackson.annotation.";
    private static final List<String> PREFIXES =
            List.of(ANNOTATIONS, "com.fasterxml.jackson.databind.annotation.", "tools.jackson.databind.annotation.");

    private static final String DISABLED = "DISABLED";

    /** The strategies of {@code @JsonNaming}, by simple name. */
    private static final Map<String, Naming> NAMINGS = Map.of(
            "LowerCamelCaseStrategy", Naming.IDENTITY,
            "SnakeCaseStrategy", Naming.SNAKE_CASE,
            "KebabCaseStrategy", Naming.KEBAB_CASE,
            "UpperCamelCaseStrategy", Naming.UPPER_CAMEL_CASE,
            "UpperSnakeCaseStrategy", Naming.UPPER_SNAKE_CASE,
            "LowerCaseStrategy", Naming.LOWER_CASE,
            "LowerDotCaseStrategy", Naming.LOWER_DOT_CASE);

    private static final Map<String, BiConsumer<AnnotationView, TypeHintsBuilder>> TYPES = Map.ofEntries(
            entry("JsonInclude", (annotation, hints) -> include(annotation).ifPresent(hints::include)),
            entry(
                    "JsonPropertyOrder",
                    (annotation, hints) -> hints.order(annotation.texts("value"), annotation.flag("alphabetic"))),
            entry("JsonIgnoreProperties", JacksonDialect::ignored),
            entry("JsonNaming", (annotation, hints) -> naming(annotation).ifPresent(hints::naming)),
            entry("JsonFormat", JacksonDialect::format),
            entry("EnumNaming", (annotation, hints) -> constantNaming(annotation)
                    .ifPresent(hints::constantNaming)),
            entry("JsonTypeInfo", JacksonDialect::typeInfo),
            entry("JsonTypeName", (annotation, hints) -> label(annotation.text("value"), hints)),
            entry("JsonSubTypes", JacksonDialect::subtypes),
            entry("JsonDeserialize", JacksonDialect::builder),
            entry(
                    "JsonPOJOBuilder",
                    (annotation, hints) ->
                            hints.builderMethods(annotation.text("withPrefix"), annotation.text("buildMethodName"))));

    private static final Map<String, BiConsumer<AnnotationView, HintsBuilder>> MEMBERS = Map.ofEntries(
            entry("JsonProperty", JacksonDialect::property),
            entry("JsonGetter", JacksonDialect::accessor),
            entry("JsonSetter", JacksonDialect::setter),
            entry("JsonAlias", (annotation, hints) -> hints.aliases(annotation.texts("value"))),
            entry("JsonIgnore", (annotation, hints) -> hints.mark(Mark.IGNORED, annotation.flag("value"))),
            entry("JsonValue", (annotation, hints) -> hints.mark(Mark.VALUE, annotation.flag("value"))),
            entry("JsonKey", (annotation, hints) -> hints.mark(Mark.KEY, annotation.flag("value"))),
            entry("JsonEnumDefaultValue", (annotation, hints) -> hints.mark(Mark.ENUM_DEFAULT, true)),
            entry("JsonUnwrapped", (annotation, hints) -> hints.mark(Mark.UNWRAPPED, annotation.flag("enabled"))),
            entry("JsonAnyGetter", (annotation, hints) -> hints.mark(Mark.ANY_WRITTEN, annotation.flag("enabled"))),
            entry("JsonAnySetter", (annotation, hints) -> hints.mark(Mark.ANY_READ, annotation.flag("enabled"))),
            entry("JsonFormat", (annotation, hints) -> hints.form(NativeDialect.format(annotation, shape(annotation)))),
            entry("JsonRawValue", (annotation, hints) -> hints.form(rawValue(annotation))),
            entry("JsonInclude", (annotation, hints) -> include(annotation).ifPresent(hints::include)));

    private static final Set<String> DISABLEABLE = Set.of("JsonAnyGetter", "JsonAnySetter", "JsonUnwrapped");

    private static final Set<String> TYPE_NAMES = Set.of("JsonTypeInfo", "JsonTypeName", "JsonSubTypes");

    /** Annotations that also apply to subtypes. Those for names of types are looked up where a hierarchy begins. */
    private static final Set<String> INHERITED =
            Set.of("JsonInclude", "JsonPropertyOrder", "JsonIgnoreProperties", "JsonNaming", "JsonFormat");

    private static final Set<String> CAMEL_CASE = Set.of("CamelCaseStrategy", "LowerCamelCaseStrategy");

    private static final Pattern CONSTANT_STRATEGY =
            Pattern.compile("(com\\.fasterxml|tools)\\.jackson\\.databind\\.EnumNamingStrategies\\.(\\w+)");

    private static final Pattern STRATEGY =
            Pattern.compile("(com\\.fasterxml|tools)\\.jackson\\.databind\\.PropertyNamingStrategies\\.(\\w+)");

    /** Returns the simple name of a Jackson annotation; empty for any other. */
    static String nameOf(AnnotationView annotation) {
        return annotation.nameBehind(PREFIXES);
    }

    @Override
    public boolean isForMembers(AnnotationView annotation) {
        boolean isDisabled = DISABLEABLE.contains(nameOf(annotation)) && !annotation.flag("enabled");
        boolean isKey = nameOf(annotation).equals("JsonKey"); // concerns the whole type, not only a member
        return MEMBERS.containsKey(nameOf(annotation)) && !isDisabled && !isKey;
    }

    @Override
    public boolean isForTypes(AnnotationView annotation) {
        return TYPES.containsKey(nameOf(annotation));
    }

    @Override
    public boolean isForTypeNames(AnnotationView annotation) {
        return TYPE_NAMES.contains(nameOf(annotation));
    }

    @Override
    public boolean isInherited(AnnotationView annotation) {
        return INHERITED.contains(nameOf(annotation));
    }

    @Override
    public void readType(AnnotationView annotation, TypeHintsBuilder hints) {
        Optional.ofNullable(TYPES.get(nameOf(annotation))).ifPresent(entry -> entry.accept(annotation, hints));
    }

    @Override
    public void readMember(AnnotationView annotation, HintsBuilder hints) {
        Optional.ofNullable(MEMBERS.get(nameOf(annotation))).ifPresent(entry -> entry.accept(annotation, hints));
    }

    @Override
    public Map<String, List<String>> readNames(AnnotationView annotation) {
        return switch (nameOf(annotation)) {
            case "JsonProperty", "JsonGetter", "JsonSetter", "JsonTypeName" ->
                Map.of("value", List.of(annotation.text("value")));
            case "JsonTypeInfo" -> Map.of("property", List.of(annotation.text("property")));
            case "JsonSubTypes" -> Map.of("value", TypeNames.labels(annotation));
            case "JsonAlias" -> Map.of("value", annotation.texts("value"));
            case "JsonUnwrapped" -> NativeDialect.affixes(annotation);
            default -> Map.of();
        };
    }

    @Override
    public Optional<Dialects.Affixes> readAffixes(AnnotationView annotation) {
        return nameOf(annotation).equals("JsonUnwrapped") && annotation.flag("enabled")
                ? Optional.of(new Dialects.Affixes(annotation.text("prefix"), annotation.text("suffix")))
                : Optional.empty();
    }

    /** Returns no index for a negative one, which means none in Jackson. */
    @Override
    public OptionalInt readIndex(AnnotationView annotation) {
        boolean hasIndex = nameOf(annotation).equals("JsonProperty") && annotation.number("index") >= 0;
        return hasIndex ? OptionalInt.of(annotation.number("index")) : OptionalInt.empty();
    }

    @Override
    public boolean isDisabledCreator(AnnotationView annotation) {
        return nameOf(annotation).equals("JsonCreator")
                && annotation.constantName("mode").equals(DISABLED);
    }

    @Override
    public Optional<JsonCreator.Mode> readCreator(AnnotationView annotation) {
        if (!nameOf(annotation).equals("JsonCreator")) {
            return Optional.empty();
        }
        return switch (annotation.constantName("mode")) {
            case DISABLED -> Optional.empty();
            case "DELEGATING" -> Optional.of(JsonCreator.Mode.DELEGATING);
            case "PROPERTIES" -> Optional.of(JsonCreator.Mode.PROPERTIES);
            default -> Optional.of(JsonCreator.Mode.AUTO);
        };
    }

    @Override
    public Optional<String> refusal(AnnotationView annotation) {
        return JacksonRefusals.of(annotation);
    }

    // ---- types

    static Optional<Naming> naming(AnnotationView annotation) {
        return annotation
                .type("value")
                .map(type -> STRATEGY.matcher(type.asElement().toString()))
                .filter(Matcher::matches)
                .map(strategy -> NAMINGS.get(strategy.group(2)));
    }

    /** Whether case insensitivity is the only feature in {@code with}, on a type other than an enum. */
    static boolean ignoresCase(AnnotationView annotation) {
        return annotation.isWritten("with")
                && annotation.element().getKind() != ElementKind.ENUM
                && annotation.texts("with").equals(List.of("ACCEPT_CASE_INSENSITIVE_PROPERTIES"));
    }

    /** All strategies but {@code CamelCaseStrategy} were added in Jackson 2.19. */
    static Optional<UnaryOperator<String>> constantNaming(AnnotationView annotation) {
        Optional<String> strategy = annotation
                .type("value")
                .map(type -> CONSTANT_STRATEGY.matcher(type.asElement().toString()))
                .filter(Matcher::matches)
                .map(matcher -> matcher.group(2));
        if (strategy.filter(CAMEL_CASE::contains).isPresent()) {
            return Optional.of(ConstantNames::camel);
        }
        return strategy.map(NAMINGS::get).map(ConstantNames::by);
    }

    /** Skipping unknown members is the default, but a package or a compiler option may set another. */
    private static void ignored(AnnotationView annotation, TypeHintsBuilder hints) {
        hints.ignored(annotation.texts("value"));
        if (annotation.flag("ignoreUnknown")) {
            hints.unknown(JsonCodec.Unknown.SKIP);
        }
    }

    private static void format(AnnotationView annotation, TypeHintsBuilder hints) {
        if (ignoresCase(annotation)) {
            hints.ignoresCase(true);
        }
        enumForm(annotation).ifPresent(hints::enumForm);
        String shape = annotation.constantName("shape");
        if (shape.equals("ARRAY")) {
            hints.shape(JsonCodec.Shape.ARRAY);
        } else if (isObject(shape)) {
            hints.shape(JsonCodec.Shape.OBJECT);
        }
    }

    /** Whether a shape is that of an object; Jackson 2.20 calls it by a second name. */
    static boolean isObject(String shape) {
        return shape.equals("OBJECT") || shape.equals("POJO");
    }

    private static Optional<JsonEnum.Form> enumForm(AnnotationView annotation) {
        return switch (annotation.constantName("shape")) {
            case "NUMBER", "NUMBER_INT" -> Optional.of(JsonEnum.Form.ORDINAL);
            case "STRING" -> Optional.of(JsonEnum.Form.NAME);
            default -> Optional.empty();
        };
    }

    private static void typeInfo(AnnotationView annotation, TypeHintsBuilder hints) {
        String property = annotation.text("property");
        String name = property.isEmpty() ? Discriminator.USUAL_NAME : property;
        hints.discriminator(Discriminator.of(style(annotation), name))
                .binaryLabels(annotation.constantName("use").equals("NAME"));
        fallback(annotation).ifPresent(hints::fallback);
    }

    private static Style style(AnnotationView annotation) {
        return switch (annotation.constantName("include")) {
            case "EXISTING_PROPERTY" -> Style.EXISTING;
            case "WRAPPER_OBJECT" -> Style.WRAPPER_OBJECT;
            case "WRAPPER_ARRAY" -> Style.WRAPPER_ARRAY;
            default -> Style.PROPERTY;
        };
    }

    /**
     * Returns the subtype for unknown labels, if written: Jackson's default is the annotation itself. {@code Void} stands for
     * null, which {@link JacksonRefusals} rejects.
     */
    static Optional<DeclaredType> fallback(AnnotationView annotation) {
        return annotation.isWritten("defaultImpl")
                ? annotation.type("defaultImpl").filter(type -> !type.toString().equals("java.lang.Void"))
                : Optional.empty();
    }

    private static void label(String name, TypeHintsBuilder hints) {
        if (!name.isEmpty()) {
            hints.label(name);
        }
    }

    private static void subtypes(AnnotationView annotation, TypeHintsBuilder hints) {
        hints.subtypes(TypeNames.named(annotation, "value", "name"));
    }

    /** The builder is created by its constructor; its own annotation may give other method names. */
    private static void builder(AnnotationView annotation, TypeHintsBuilder hints) {
        annotation
                .type("builder")
                .filter(type -> !type.toString().equals("java.lang.Void"))
                .ifPresent(type -> hints.builder(new BuilderHints(
                        Optional.of(type),
                        Optional.empty(),
                        true,
                        Optional.of("with"),
                        "build",
                        annotation.origin("builder"))));
    }

    // ---- members

    private static void property(AnnotationView annotation, HintsBuilder hints) {
        hints.name(annotation.text("value"))
                .index(annotation.number("index"))
                .access(access(annotation.constantName("access")))
                .mark(Mark.PROPERTY, true)
                .mark(Mark.REQUIRED, annotation.flag("required") || isRequired(annotation));
    }

    /** Checks first whether it is written, as {@code isRequired} was added in Jackson 2.19. */
    private static boolean isRequired(AnnotationView annotation) {
        return annotation.isWritten("isRequired")
                && annotation.constantName("isRequired").equals("TRUE");
    }

    private static Access access(String name) {
        return switch (name) {
            case "READ_ONLY" -> Access.READ_ONLY;
            case "WRITE_ONLY" -> Access.WRITE_ONLY;
            default -> Access.AUTO;
        };
    }

    private static void accessor(AnnotationView annotation, HintsBuilder hints) {
        hints.name(annotation.text("value")).mark(Mark.PROPERTY, true);
    }

    private static void setter(AnnotationView annotation, HintsBuilder hints) {
        accessor(annotation, hints);
        hints.nulls(NativeDialect.nulls(annotation));
    }

    private static JsonFormat.Shape shape(AnnotationView annotation) {
        return switch (annotation.constantName("shape")) {
            case "STRING" -> JsonFormat.Shape.STRING;
            case "NUMBER", "NUMBER_INT" -> JsonFormat.Shape.NUMBER;
            default -> JsonFormat.Shape.NATURAL;
        };
    }

    private static ValueForm rawValue(AnnotationView annotation) {
        return ValueForm.NONE.withRaw(annotation.flag("value"));
    }

    private static Optional<Include> include(AnnotationView annotation) {
        return switch (annotation.constantName("value")) {
            case "ALWAYS" -> Optional.of(Include.ALWAYS);
            case "NON_NULL" -> Optional.of(Include.NON_NULL);
            case "NON_ABSENT" -> Optional.of(Include.NON_ABSENT);
            case "NON_EMPTY" -> Optional.of(Include.NON_EMPTY);
            case "NON_DEFAULT" -> Optional.of(Include.NON_DEFAULT);
            default -> Optional.empty();
        };
    }

    /** Whether the annotation is on a type. */
    static boolean isOnType(AnnotationView annotation) {
        ElementKind kind = annotation.element().getKind();
        return kind.isClass() || kind.isInterface();
    }
}
