package dev.burin.processor.read.dialect;

import static java.util.Map.entry;

import dev.burin.annotation.JsonFormat;
import dev.burin.annotation.JsonIgnore;
import dev.burin.annotation.JsonUsing;
import dev.burin.processor.read.AnnotationView;
import dev.burin.processor.read.MentionedTypes;
import java.lang.annotation.Annotation;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;

/**
 * Jackson's annotations that change the JSON in a way that Burin does not support: each is an error, with a remedy.
 *
 * <p>Those in neither this table nor {@link JacksonDialect} change nothing unless the mapper is configured:
 * {@code @JsonView}, {@code @JsonRootName}, descriptions.
 */
final class JacksonRefusals {
    private static final Set<Class<? extends Annotation>> CODECS = Set.of(JsonUsing.class, JsonIgnore.class);

    /** Burin's annotations beside which one of Jackson's no longer matters, by its name: those that its remedy advises. */
    private static final Map<String, Set<Class<? extends Annotation>>> ANSWERS = Map.of(
            "JsonSerialize", CODECS,
            "JsonDeserialize", CODECS,
            "JsonFormat", Set.of(JsonFormat.class, JsonUsing.class, JsonIgnore.class),
            "JsonIdentityReference", CODECS,
            "JsonManagedReference", Set.of(JsonIgnore.class),
            "JsonBackReference", Set.of(JsonIgnore.class),
            "JacksonInject", Set.of(JsonIgnore.class),
            "JsonIgnoreProperties", CODECS,
            "JsonIncludeProperties", CODECS);

    private static final String FORMAT =
            "Keep what is the same in all languages: shape, timezone and a pattern of digits; or add beside it Burin's "
                    + "@JsonFormat, with the months and days of Locale.ROOT, or a codec: @JsonUsing(….class)";

    private static final String OR_CODEC = "; or name a codec, instead or beside it: @JsonUsing(….class)";

    private static final Map<String, String> ALWAYS = Map.ofEntries(
            entry(
                    "JsonAutoDetect",
                    "Choose the properties: @JsonCodec(access = …), @JsonProperty, @JsonIgnore; private fields need accessors"),
            entry("JsonIgnoreType", "Ignore the members of this type: @JsonIgnore"),
            entry("JsonIdentityInfo", "Refer to the object by a member that is its identifier"),
            entry("JsonIdentityReference", "Refer to the object by a member that is its identifier"),
            entry(
                    "JsonManagedReference",
                    "Leave the other direction out: add Burin's @JsonIgnore to its @JsonBackReference"),
            entry("JsonBackReference", "Leave this direction out with Burin's @JsonIgnore, instead or beside it"),
            entry("JacksonInject", "Leave it out with @JsonIgnore, and set it after reading"),
            entry("JsonTypeId", "Let the class decide: @JsonTypeName"),
            entry("JsonFilter", "Leave members out: @JsonIgnore"),
            entry("JsonAppend", "Add the members as getters"),
            entry("JsonTypeResolver", "Use @JsonTypeInfo(use = NAME)"),
            entry("JsonTypeIdResolver", "Use @JsonTypeInfo(use = NAME)"),
            entry("JsonValueInstantiator", "Mark a constructor or factory: @JsonCreator"));

    private static final Pattern PATTERN =
            Pattern.compile("(?!.*(MMM|HHH))[^a-zA-Z]*([yuMdDHkKmsSnNAXxZ]+[^a-zA-Z]*)*");

    private static final Set<String> LEGACY =
            Set.of("java.util.Date", "java.util.Calendar", "java.util.GregorianCalendar");

    private static final Pattern LEGACY_PATTERN = Pattern.compile("(?!.*MMM)([^a-zA-Z]|[yMdHmsXZ]|(?<!S)SSS(?!S))*");

    private static final Set<String> SHAPES_OF_MEMBERS = Set.of("ANY", "NATURAL", "STRING", "NUMBER", "NUMBER_INT");

    private static final Set<String> SHAPES_OF_ENUMS = SHAPES_OF_MEMBERS;

    /** Those that Burin has on types only, and their names there. */
    private static final Map<String, String> SHAPES_ON_TYPES =
            Map.of("ARRAY", "ARRAY", "OBJECT", "OBJECT", "POJO", "OBJECT");

    private static final Set<String> SHAPES_OF_OBJECTS = Set.of("ANY", "NATURAL", "ARRAY");

    /** The supertypes of the JDK that do not give a type another shape than that of an object. */
    private static final Set<String> SHAPELESS = Set.of(
            "java.lang.Object",
            "java.lang.Record",
            "java.lang.Comparable",
            "java.lang.Cloneable",
            "java.io.Serializable");

    private JacksonRefusals() {}

    /** Returns what to do instead; empty for an annotation that is read, or that changes nothing. */
    static Optional<String> of(AnnotationView annotation) {
        String name = JacksonDialect.nameOf(annotation);
        boolean holdsOthers = annotation.isMarkedWith(JacksonDialect.ANNOTATIONS + "JacksonAnnotationsInside");
        return holdsOthers
                ? Optional.of("Use the annotations inside")
                : Optional.ofNullable(ALWAYS.get(name)).or(() -> partly(name, annotation));
    }

    /** Whether annotations on the same element say for Burin what this one says for Jackson. */
    static boolean isAnswered(AnnotationView annotation, List<AnnotationView> beside) {
        Set<Class<? extends Annotation>> answers = ANSWERS.getOrDefault(JacksonDialect.nameOf(annotation), Set.of());
        return beside.stream()
                        .filter(other -> answers.stream()
                                .anyMatch(answer -> other.qualifiedName().equals(answer.getName())))
                        .anyMatch(other -> !other.qualifiedName().equals(JsonUsing.class.getName())
                                || JacksonCodecRefusals.isAnswered(annotation, other))
                || isBackLeftOut(annotation);
    }

    /** Whether an annotation is on one direction of a reference, and the other is not in the JSON. */
    private static boolean isBackLeftOut(AnnotationView managed) {
        return JacksonDialect.nameOf(managed).equals("JsonManagedReference")
                && MentionedTypes.in(List.of(managed.element().asType())).stream()
                        .flatMap(type -> type.getEnclosedElements().stream())
                        .map(managed::allOnOther)
                        .anyMatch(JacksonRefusals::isBackLeftOut);
    }

    private static boolean isBackLeftOut(List<AnnotationView> ofMember) {
        return ofMember.stream()
                .anyMatch(annotation -> JacksonDialect.nameOf(annotation).equals("JsonBackReference")
                        && isAnswered(annotation, ofMember));
    }

    /** Returns what to do instead of an annotation that is supported only in part. */
    private static Optional<String> partly(String name, AnnotationView annotation) {
        return switch (name) {
            case "JsonInclude" ->
                refuseIf(
                        isUnknownInclude(annotation),
                        "Use @JsonInclude(NON_NULL), NON_ABSENT or NON_EMPTY, without content");
            case "JsonSerialize", "JsonDeserialize" -> JacksonCodecRefusals.of(annotation);
            case "JsonFormat" ->
                JacksonDialect.isOnType(annotation)
                        ? refuseIf(!isFormatOfType(annotation), JacksonCodecRefusals.CODEC_OF_TYPE)
                        : refuseIf(!isFormatOfMember(annotation), remedyForFormatOfMember(annotation));
            case "EnumNaming" ->
                refuseIf(
                        JacksonDialect.constantNaming(annotation).isEmpty(),
                        "Use @JsonEnum(naming = …), or name constants: @JsonProperty");
            case "JsonNaming" ->
                refuseIf(
                        JacksonDialect.naming(annotation).isEmpty(),
                        "Use @JsonCodec(naming = …), or name members: @JsonProperty");
            case "JsonIgnoreProperties" ->
                refuseIf(
                        !(JacksonDialect.isOnType(annotation) || isOnUnwrapped(annotation))
                                || annotation.flag("allowGetters")
                                || annotation.flag("allowSetters"),
                        "Annotate the members themselves: @JsonIgnore, @JsonProperty(access = …)"
                                + (JacksonDialect.isOnType(annotation) ? "" : OR_CODEC));
            case "JsonIncludeProperties" ->
                Optional.of(
                        JacksonDialect.isOnType(annotation)
                                ? "Ignore the others: @JsonIgnoreProperties"
                                : "Ignore the others in the type itself, @JsonIgnoreProperties, or declare a type that has only these members"
                                        + OR_CODEC);
            case "JsonPropertyOrder" ->
                refuseIf(
                        !JacksonDialect.isOnType(annotation) && annotation.flag("alphabetic"),
                        "Use a sorted map: SortedMap");
            case "JsonMerge" ->
                refuseIf(
                        annotation.constantName("value").equals("TRUE"),
                        "Reading replaces the existing value; merge explicitly: codec.merge(value, patch)");
            case "JsonTypeInfo" -> typeInfo(annotation);
            case "JsonSubTypes" ->
                refuseIf(
                        !JacksonDialect.isOnType(annotation)
                                || annotation.annotations("value").stream()
                                        .anyMatch(subtype -> subtype.isWritten("names")),
                        "Put it on the type, with one name per subtype");
            default -> Optional.empty();
        };
    }

    private static Optional<String> refuseIf(boolean isRefused, String remedy) {
        return isRefused ? Optional.of(remedy) : Optional.empty();
    }

    /** Whether the property is unwrapped: the excluded members are then those of the type itself, not of a nested object. */
    private static boolean isOnUnwrapped(AnnotationView annotation) {
        return annotation.element().getAnnotationMirrors().stream()
                .anyMatch(beside -> ((TypeElement) beside.getAnnotationType().asElement())
                        .getQualifiedName()
                        .contentEquals(JacksonDialect.ANNOTATIONS + "JsonUnwrapped"));
    }

    /** On a type, NON_DEFAULT compares with the constructor's values, not with zero and null. */
    private static boolean isUnknownInclude(AnnotationView annotation) {
        String value = annotation.constantName("value");
        return value.equals("CUSTOM")
                || (value.equals("NON_DEFAULT") && JacksonDialect.isOnType(annotation))
                || Stream.of("ALWAYS", "USE_DEFAULTS").noneMatch(annotation.constantName("content")::equals);
    }

    /** Whether a pattern means the same in Jackson, where words depend on the locale; {@code Date} uses different letters. */
    private static boolean isFormatOfMember(AnnotationView annotation) {
        boolean isKnown =
                Stream.of("locale", "lenient", "with", "without", "radix").noneMatch(annotation::isWritten)
                        && SHAPES_OF_MEMBERS.contains(annotation.constantName("shape"));
        boolean isLegacy = MentionedTypes.in(List.of(annotation.element().asType())).stream()
                .anyMatch(type -> LEGACY.contains(type.getQualifiedName().toString()));
        String letters = annotation.text("pattern").replaceAll("'[^']*'", "");
        return isKnown && (isLegacy ? LEGACY_PATTERN : PATTERN).matcher(letters).matches();
    }

    private static String remedyForFormatOfMember(AnnotationView format) {
        String shape = format.constantName("shape");
        if (SHAPES_ON_TYPES.containsKey(shape) && mentionsOwnObject(format)) {
            return "Put the shape on the type of the values instead: @JsonCodec(shape = JsonCodec.Shape."
                    + SHAPES_ON_TYPES.get(shape) + "), or name a codec, instead or beside it: @JsonUsing(….class)";
        }
        boolean isForCodec =
                format.isWritten("with") || format.isWritten("without") || !SHAPES_OF_MEMBERS.contains(shape);
        return isForCodec ? JacksonCodecRefusals.CODEC : FORMAT;
    }

    /** Whether there is a type in that of a member which could be annotated itself. */
    private static boolean mentionsOwnObject(AnnotationView ofMember) {
        return MentionedTypes.in(List.of(ofMember.element().asType())).stream()
                .anyMatch(type -> type.getKind() != ElementKind.ENUM
                        && !type.getQualifiedName().toString().startsWith("java."));
    }

    private static boolean isFormatOfType(AnnotationView annotation) {
        boolean isOnlyShape = Stream.of("pattern", "locale", "timezone", "lenient", "without", "radix")
                        .noneMatch(annotation::isWritten)
                && (!annotation.isWritten("with") || JacksonDialect.ignoresCase(annotation));
        Set<String> shapes = annotation.element().getKind() == ElementKind.ENUM ? SHAPES_OF_ENUMS : SHAPES_OF_OBJECTS;
        String shape = annotation.constantName("shape");
        return isOnlyShape
                && (shapes.contains(shape) || (JacksonDialect.isObject(shape) && isObjectAnyway(annotation)));
    }

    /** Whether the type has no other shape in Jackson, as collections, enums or numbers do. */
    private static boolean isObjectAnyway(AnnotationView ofType) {
        return ofType.levels().stream()
                .map(level -> level.getQualifiedName().toString())
                .filter(name -> name.startsWith("java."))
                .allMatch(SHAPELESS::contains);
    }

    private static Optional<String> typeInfo(AnnotationView annotation) {
        String include = annotation.constantName("include");
        if (!JacksonDialect.isOnType(annotation)
                || !Set.of("NAME", "SIMPLE_NAME").contains(annotation.constantName("use"))) {
            return Optional.of(
                    "Use @JsonTypeInfo(use = NAME) on a type that is sealed or names its subtypes in @JsonSubTypes");
        }
        if (include.equals("EXTERNAL_PROPERTY")) {
            return Optional.of("Put the label in the value, include = PROPERTY, or around it, WRAPPER_OBJECT");
        }
        if (annotation.flag("visible") && !include.equals("EXISTING_PROPERTY")) {
            return Optional.of("Use include = EXISTING_PROPERTY: each subtype has the property, and writes it");
        }
        if (annotation.isWritten("defaultImpl")
                && JacksonDialect.fallback(annotation).isEmpty()) {
            return Optional.of("Name a subtype that stands for unknown ones: defaultImpl = ….class");
        }
        return refuseIf(
                !isAsUsual(annotation, "requireTypeIdForSubtypes", include.endsWith("PROPERTY") ? "FALSE" : "DEFAULT")
                        || !isAsUsual(annotation, "writeTypeIdForDefaultImpl", "TRUE"),
                "Leave it to Burin: it writes a label for every subtype, and checks it wherever present");
    }

    /** Whether an annotation member that old versions of Jackson lack is not set, or specifies what Burin does. */
    private static boolean isAsUsual(AnnotationView annotation, String member, String usual) {
        return !annotation.isWritten(member) || Set.of("DEFAULT", usual).contains(annotation.constantName(member));
    }
}
