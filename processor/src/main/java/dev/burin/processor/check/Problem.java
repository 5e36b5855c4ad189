package dev.burin.processor.check;

import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.Diagnostic.Kind;

/**
 * The catalogue: everything the processor may tell a user. Codes never change and never return.
 *
 * <p>A message says what happened and where, the remedy what to do. Words in braces are filled in.
 */
public enum Problem {
    // The compilation
    CRASH(
            "BRN000",
            "The processor failed on {type}: {stackTrace}.",
            "This is a bug in the processor; please report it with this message."),
    UNRESOLVED_TYPE(
            "BRN001",
            "{type} mentions {missing}, which does not exist.",
            "Check the import and, in a module, what its module-info requires; if another processor generates the type, check that it "
                    + "runs in this compilation."),
    RECREATED(
            "BRN002",
            "{codec} is generated, but is also among the sources being compiled.",
            "Delete it, and keep generated files out of the source folders: javac -s."),
    VERSION_MISMATCH(
            "BRN003",
            "This is burin-processor {processor}, but the code is compiled against burin-runtime {runtime}.",
            "Use the same version of both."),
    NO_IMMUTABLE(
            "BRN004",
            "Immutables was expected to generate {missing} for {type}, but that class does not exist.",
            "If a @Value.Style or @Value.Enclosing gives it another name, name its builder: @JsonBuilder({builder}.class); otherwise "
                    + "add the processor of Immutables to the annotation processor path, next to burin-processor."),
    AMBIGUOUS_TYPE(
            "BRN140",
            "{type} mentions {missing}, which may be {first} or {second}.",
            "Import the intended one by its full name: 'import {first};' for a type of members, 'import {second};' for the annotation; "
                    + "such a line takes precedence over imports with '*'."),

    // Options of the compiler
    UNKNOWN_OPTION(
            "BRN110", "There is no option -A{option}.{suggestion}", "Remove it, or use one of these: {options}."),
    OPTION_VALUE(
            "BRN111", "The option -A{option} cannot be \"{value}\".{suggestion}", "Set it to one of these: {values}."),

    // Annotations
    MISPLACED_ANNOTATION(
            "BRN014",
            "{annotation} has no effect: {member} {reason}.",
            "{remedy}; Burin's docs/members.md explains what a member is."),
    NO_CLASS(
            "BRN033",
            "{annotation} names {type} as its {member}, which is not a class.",
            "Name a class, or leave it out."),
    UNSUPPORTED_ANNOTATION(
            "BRN068",
            "{annotation} on {member} changes the JSON in a way that Burin does not support.",
            "{alternative}."),

    // The members of a type
    NO_PROPERTY(
            "BRN010",
            "{type} has no property that the codec can see; its JSON would always be '{}'.",
            "{addition}, or annotate reachable members with @JsonProperty, in a mixin if {type} is imported; or name a codec where "
                    + "it is used: @JsonUsing(….class)."),
    LOMBOK_DID_NOT_RUN(
            "BRN011",
            "{type} is annotated with Lombok's {annotations}, but the accessors are missing.",
            "Add Lombok to the annotation processor path, next to burin-processor."),
    INVISIBLE_MEMBER(
            "BRN015", "{member} is annotated with {annotation}, but the codec cannot reach it.", "{alternative}."),
    TYPE_CONFLICT(
            "BRN016",
            "Property {property} is written as {first} but read as {second}.",
            "Give getter, setter, field and parameter the same type, or add a setter, or a constructor marked @JsonCreator, that "
                    + "takes {first}; or, if the field is not private, use the fields alone: "
                    + "@JsonCodec(access = JsonCodec.Access.FIELDS), for an import in @JsonImport(settings = …)."),
    CHECKED_EXCEPTION(
            "BRN017",
            "{member} declares {exceptions}, which a codec cannot throw.",
            "Wrap the exception in an unchecked one, or use another member."),
    REQUIRED_BUT_NOT_READ(
            "BRN018",
            "Property {property} is required, but it is never read.",
            "Remove required = true or access = READ_ONLY; a property without a setter needs one."),
    NEVER_READ(
            "BRN019",
            Kind.WARNING,
            "Property {property} of {type} is written but never read: the codec cannot set it.",
            "{remedy}; or make that explicit: @JsonProperty(access = JsonProperty.Access.READ_ONLY)."),
    NEVER_WRITTEN(
            "BRN057",
            Kind.WARNING,
            "Property {property} of {type} is read but never written: the codec cannot get it.",
            "Add a getter, or make that explicit: @JsonProperty(access = JsonProperty.Access.WRITE_ONLY)."),
    HIDDEN_MEMBER(
            "BRN119",
            Kind.WARNING,
            "{member} of {type} {flaw}, and a codec in {package} cannot reach it: it is left out of the JSON.",
            "Add a public getter and setter, or ignore it explicitly: @JsonIgnoreProperties(\"{member}\")."),
    SEVERAL_GETTERS(
            "BRN126",
            "{first} and {second} are both getters of property {property}.",
            "Annotate the intended one with @JsonProperty, or rename the other."),
    CONTRADICTION(
            "BRN127",
            "Property {property} is annotated with both {first} and {second}.",
            "Keep one of them, or make them equal, in a mixin if the type is imported: what they say applies to reading and writing alike."),

    // The names of members, and their order
    DUPLICATE_NAME(
            "BRN012",
            "JSON name \"{name}\" is used by both {first} and {second}.",
            "Rename one of them with @JsonProperty(\"…\"), or all members of an unwrapped value with @JsonUnwrapped(prefix = \"…\"); "
                    + "or remove the name from its @JsonAlias."),
    UNKNOWN_ORDER_NAME(
            "BRN013",
            "@JsonPropertyOrder names \"{name}\", but {type} has no such property.{suggestion}",
            "Use the Java or JSON name of a property."),
    LONE_SURROGATE(
            "BRN058",
            "The JSON name \"{name}\" of {member} contains half of a surrogate pair, which no document can.",
            "Write both halves, such as \\uD83D\\uDE00, or use another name."),
    NEGATIVE_INDEX(
            "BRN060",
            "The index of {member} is {index}, but indexes start at 0.",
            "Use an index of at least 0, or none: the declaration order then decides."),
    REPEATED_ORDER_NAME(
            "BRN061",
            "@JsonPropertyOrder names {property} more than once: \"{first}\" and \"{second}\".",
            "Keep one of them."),
    NAME_BUT_FOR_CASE(
            "BRN124",
            "JSON name \"{name}\" of {second} differs only in case from one of {first}, and case is ignored here.",
            "Rename one of them with @JsonProperty(\"…\"), or make names case-sensitive: @{annotation}(caseInsensitive = false)."),
    TWO_NAMES(
            "BRN125",
            "Property {property} is given two names, \"{first}\" and \"{second}\".",
            "Keep one of them in @JsonProperty(\"…\"); the other can be read as well: @JsonAlias."),
    IGNORED_SPELLING(
            "BRN128",
            Kind.WARNING,
            "@JsonIgnoreProperties names \"{name}\", but the JSON name of {property} is \"{jsonName}\", so that it is not ignored.",
            "Use its JSON name there, or mark the member itself: @JsonIgnore."),

    // Members without a name of their own
    ANY_TYPE(
            "BRN090",
            "{property} is meant to keep unknown members, but is a {type}{flaw}.",
            "{remedy}, such as Map<String, Object> or Map<String, RawJson>."),
    SEVERAL_ANY(
            "BRN091", "{first} and {second} of {type} are both meant to keep unknown members.", "Keep one @JsonAny."),
    UNWRAPPED_TYPE(
            "BRN092",
            "{property} cannot be unwrapped: {type} {reason}.",
            "Remove @JsonUnwrapped, or declare the members in the type itself; a map for unknown members needs @JsonAny."),
    WITHOUT_PLACE(
            "BRN093",
            "The JSON of {type} is an array, in which each member has its place, but {member} {flaw}.",
            "{remedy}, or make {type} an object: @JsonCodec(shape = JsonCodec.Shape.OBJECT)."),

    // The types of members
    NO_REPRESENTATION(
            "BRN020",
            "{path}: {type} has no JSON representation.",
            "Name a codec: @JsonUsing(….class), or for a nested type @JsonCodecFor on the codec; {other}; leave the member out: "
                    + "@JsonIgnore; or use a type of your own, such as a record."),
    FOREIGN_TYPE(
            "BRN021",
            "{path}: {type} is not compiled here and has no codec.",
            "{remedy}, or name a codec: @JsonUsing(….class), or wherever the type occurs: @JsonCodecFor on the codec."),
    INACCESSIBLE_TYPE(
            "BRN023",
            "{path}: the codec cannot name {type}, because it or an enclosing type is private or in another package, or its module does not export it.",
            "Make {type} and its enclosing types package-private, or public if in another package, which its module exports."),
    NOT_INSTANTIABLE(
            "BRN025",
            "{path}: the codec cannot create instances of {type}.",
            "Use an interface of java.util, or a class with a no-argument constructor."),
    NOT_COMPARABLE(
            "BRN026",
            "{path}: {type} has to be sorted, but is not Comparable.",
            "Use a collection or map that does not sort, or implement Comparable."),
    NOT_A_BEAN(
            "BRN031",
            "{path}: {type} has supertypes with a meaning of their own, so it is not treated as a bean by default.",
            "Add @JsonCodec to {type} if its JSON is an object of its properties; otherwise name a codec: @JsonUsing(….class)."),
    UNFIT_CONTAINER(
            "BRN032", "{path}: {type} {flaw}.", "Use another {container}, or name a codec: @JsonUsing(….class)."),
    NETWORK_EQUALITY(
            "BRN085",
            "{path}: {type} asks name servers for the hash code of every URL in it.",
            "Use URI instead of URL: it compares strings."),
    WRITTEN_ONLY("BRN086", "{path}: {type} can be written, but not read.", "Use a List{alternative}."),

    // The keys of maps
    NO_KEY_FORM(
            "BRN022",
            "{path}: map keys are member names in JSON, which are strings, and {type} has no string form.",
            "{keys}; or name a codec: @JsonUsing({part}….class)."),
    KEY_MEMBER(
            "BRN141",
            "{path}: as a map key, {type} is written as its {annotation}, but {flaw}.",
            "Put @JsonKey on one member that is a string, a number or an enum, is not private and has no @JsonRedact; or name "
                    + "a codec: @JsonUsing(key = ….class)."),
    KEY_NEVER_READ(
            "BRN142",
            "{path}: a key of type {type} is written as {member}, but nothing creates one from a {text}.",
            "Mark a constructor or static method of {type} whose only parameter is a {text}: @JsonKey."),

    // Enums
    ENUM_VALUE(
            "BRN027",
            "The @JsonValue of {type} is neither a String nor an int, a long or another integral primitive.",
            "Mark a String, int or long with @JsonValue."),
    ENUM_DEFAULT(
            "BRN130",
            "Unknown values of {type} are to be read as its default, but {flaw}.",
            "Mark one constant: @JsonEnumDefaultValue."),
    UNCALLED_CREATOR(
            "BRN132",
            Kind.WARNING,
            "{creator} is not called: constants of {type} are found by their @JsonValue, and anything else is rejected.",
            "Remove its @JsonCreator; if it accepts other strings, declare that: @JsonEnum(unknown = JsonEnum.Unknown.DEFAULT, "
                    + "caseInsensitive = true), or @JsonAlias on constants."),

    // Type variables
    TYPE_VARIABLE(
            "BRN024",
            "{path}: the type variable {type} has no JSON representation.",
            "Use a concrete type, or a type variable of the class."),
    KEY_VARIABLE(
            "BRN070",
            "{path}: keys of type {type} cannot be written, because the codec given for {type} writes values, not names.",
            "Use String or another type with a string form as the key; or move @JsonCodec to a subclass that binds {type}."),
    GENERIC_ARRAY(
            "BRN071",
            "{path}: the codec cannot create a {type}: an array needs the class of its elements, and that of a type variable is "
                    + "erased at run time.",
            "Use a List instead of the array."),
    INACCESSIBLE_BOUND(
            "BRN072",
            "{variable} of {type} is bounded by {bound}, which the codec cannot name, because it or an enclosing type is private or "
                    + "in another package.",
            "Make {bound} and its enclosing types package-private, or public if in another package."),
    SUBTYPE_VARIABLES(
            "BRN073",
            "{subtype} is a {supertype}, so the codec of {type} cannot tell whether it may read one, or with which type arguments.",
            "Declare the same type variables with the same bounds on both, such as {simpleName}<{variables}>, and pass each of them "
                    + "on to the supertype."),
    RAW_TYPE("BRN074", "{path}: the type arguments of {raw} are not known.", "Write the type arguments: {raw}<…>."),

    // The forms of values
    FORM_UNUSED(
            "BRN087",
            "{path}: {annotation} is for {expected}, and {type} has none.",
            "Remove it, or name a codec: @JsonUsing(….class)."),
    UNFIT_FORMAT(
            "BRN131",
            "{path}: @JsonFormat does not fit {type}: {flaw}.",
            "Change it, remove it, or name a codec: @JsonUsing(….class)."),
    UNFIT_NUMBER(
            "BRN150",
            "{path}: @JsonNumber does not fit {type}: {flaw}.",
            "Keep one of these: scale, with or without rounding, for double, float and BigDecimal; nonFinite or encoding for "
                    + "double and float; @JsonFormat; or a codec, @JsonUsing(….class)."),

    // Null and absence
    UNFIT_NULLS("BRN120", "{path}: @JsonSetter says {flaw}.", "{remedy}; Burin's docs/nulls.md explains each value."),
    REQUIRED_BUT_LEFT_OUT(
            "BRN121",
            "Property {property} must be present when read, but {include} leaves it out when writing.",
            "Always write it, @JsonInclude(JsonInclude.Include.ALWAYS), or let it be absent."),
    DEFAULT_LITERAL(
            "BRN122",
            "{path}: \"{literal}\" is not a valid default of type {type}.{suggestion}",
            "Use {allowed}; anything else comes from a static method: @JsonDefault(method = \"…\")."),
    UNFIT_DEFAULT(
            "BRN123",
            "{path}: @JsonDefault {flaw}.",
            "{remedy}; Burin's docs/nulls.md explains when a default applies."),
    MISPLACED_PRESENCE(
            "BRN160",
            "{path}: a Presence is for values that can be absent, but {flaw} always present.",
            "Use Optional, or the plain type; Presence is for members of objects."),
    UNFIT_PRESENCE(
            "BRN161", "{path}: {flaw}; a Presence itself distinguishes absent from null.", "Remove one of the two."),

    // Redaction
    UNFIT_REDACTION(
            "BRN162",
            "{path}: @JsonRedact(JsonRedact.Form.{form}) {flaw}.",
            "{remedy}; Burin's docs/redaction.md explains each form."),

    // Limits
    UNFIT_LIMIT(
            "BRN163", "{path}: @JsonLimit({limit}) {flaw}.", "{remedy}; Burin's docs/limits.md explains each limit."),

    // The type itself
    PRIVATE_TYPE("BRN050", "{type} or an enclosing type {flaw}, so its codec cannot name it.", "{alternative}."),
    INNER_CLASS("BRN051", "{type} is an inner class: an instance needs one of {outer}.", "Make it static."),
    ABSTRACT_TYPE(
            "BRN052",
            "{type} is {kind}, and its subtypes are not known.",
            "Make it sealed or name them in @JsonSubTypes, and annotate it with @JsonCodec; declare what creates it: @JsonBuilder, "
                    + "@JsonCreator or @JsonCodec(implementation = ….class); or name a codec where it is used: @JsonUsing(….class). "
                    + "If {type} is imported, name its subtypes in @JsonImport(subtypes = ….class), or the implementation in its "
                    + "settings; the other annotations belong in its mixin."),
    ANNOTATION_TYPE("BRN054", "{type} is an annotation and has no JSON form.", "Use a record or a class."),
    SEVERAL_VALUES(
            "BRN055", "{type} has more than one @JsonValue: {members}.", "Keep the one that is the whole value."),
    CODEC_NAME_TAKEN(
            "BRN056",
            "The codec of {type} would be called {codec}, but another class, or the codec of another type, has that name.",
            "Rename one of them; or, if the class is the codec of {type}, mark it with @JsonCodecFor({type}.class) and remove @JsonCodec from {type}; "
                    + "or, if an earlier compilation left it behind, delete it."),
    VALUE_CYCLE(
            "BRN059",
            "The JSON of {type} would be that of its @JsonValue, which is {type} again: {path}.",
            "Make one of them an object, without @JsonValue, or give it a value of another type."),
    LOST_ELEMENTS(
            "BRN062",
            "{type} extends {superclass}: as an object it would lose the contents of the {superclass}.",
            "Remove {annotation}, which members of this type do not need, or mark what represents the whole: @JsonValue, "
                    + "in a mixin if {type} is imported."),

    // How instances are made
    NO_CREATOR(
            "BRN040",
            "{type} has no constructor that the codec can call{flaw}.",
            "Add a constructor {parameters}, or {change}; or mark a factory {parameters}: @JsonCreator; or declare the builder, "
                    + "with the name of the method that finishes it: @JsonBuilder(build = \"…\"). If {type} is imported, annotate its "
                    + "mixin, or name a codec where it is used: @JsonUsing(….class)."),
    AMBIGUOUS_CREATOR(
            "BRN041",
            "{type} can be created in more than one way: {candidates}.",
            "Mark exactly one of them: @JsonCreator, in a mixin if {type} is imported."),
    UNKNOWN_PARAMETER(
            "BRN042",
            "Parameter {parameter} of {creator} is not a property of {type}.{suggestion}",
            "Give it the name of a property, or its own JSON name: @JsonProperty(\"…\"), in a mixin if {type} is imported{builder}."),
    UNFIT_BUILDER(
            "BRN075",
            "The builder of {type} cannot be used: {flaw}.",
            "{remedy}: @JsonBuilder(value = ….class, create = \"…\", build = \"…\")."),
    DELEGATE_CYCLE(
            "BRN143",
            "{type} would be read from a value that is read as a {type} again: {path}.",
            "Let the @JsonCreator of one of them take another type, or its members: @JsonCreator(mode = JsonCreator.Mode.PROPERTIES)."),
    UNFIT_IMPLEMENTATION(
            "BRN144",
            "{type} cannot be read as {implementation}: {flaw}.",
            "Name a record or class that is a subtype and reads what {type} writes, under the same names: "
                    + "@JsonCodec(implementation = ….class); or remove it, and name a codec where {type} is used: @JsonUsing(….class)."),
    ONE_SIDED_ANNOTATION(
            "BRN164",
            "{annotation} on {member} is {place}: {type} is written, {implementation} is read.",
            "Annotate {member} in the same way in {type} and {implementation}."),

    // Hierarchies
    SEALED_TYPE(
            "BRN063",
            "{type} is {kind} without @JsonCodec, so the JSON of its subtypes would not identify them.",
            "Annotate {type} with @JsonCodec; its subtypes need no annotation."),
    TWO_DISCRIMINATORS(
            "BRN064",
            "{type} belongs to {first}, which distinguishes it by {firstName}, and to {second}, which does so by {secondName}.",
            "Give both the same @JsonTypeInfo, and it the same label."),
    SUBTYPE_FORM(
            "BRN065",
            "{subtype}, a subtype of {type}, cannot be distinguished by {discriminator}: it {flaw}.",
            "{remedy}; Burin's docs/polymorphism.md lists all ways to distinguish subtypes."),
    LABEL_TAKEN(
            "BRN066",
            "\"{label}\" would stand for both {first} and {second}.",
            "Rename one of them with @JsonTypeName(\"…\") or in @JsonSubTypes; or remove the name from its @JsonAlias."),
    DISCRIMINATOR_TAKEN(
            "BRN067",
            "Property {property} has the name or alias \"{name}\", by which subtypes are distinguished.",
            "Rename it with @JsonProperty(\"…\"), remove the name from its @JsonAlias, or rename that of the hierarchy: "
                    + "@JsonTypeInfo(property = \"…\"); or, if each subtype has it and it names the subtype: "
                    + "@JsonTypeInfo(style = JsonTypeInfo.Style.EXISTING)."),
    NO_SUBTYPE(
            "BRN069",
            "{subtype} is named as a subtype of {type}, but is not one.",
            "Remove it from @JsonSubTypes, or let it extend or implement {type}."),
    UNFIT_FALLBACK(
            "BRN100",
            "{fallback} cannot stand for unknown subtypes of {type}: it {flaw}.",
            "Name a record or class that is a subtype: @JsonTypeInfo(fallback = ….class)."),
    NO_LABEL_PROPERTY(
            "BRN101",
            "{type} has no property \"{name}\" that is {processed} as a string, by which the codec could identify it.",
            "Add a String or an enum with this JSON name, by naming or @JsonProperty; or let the codec {process} the label, under a name that no member has: "
                    + "@JsonTypeInfo(style = JsonTypeInfo.Style.PROPERTY)."),

    // Custom codecs
    CODEC_TYPE(
            "BRN028",
            "{path}: {codec} is not a codec of {type}; it must implement {expected}.",
            "Name another codec: @JsonUsing({what}….class)."),
    CODEC_INSTANCE(
            "BRN029",
            "{path}: the codec cannot get an instance of {codec}.",
            "Add a static field INSTANCE or a no-argument constructor that is not private, and public in another package; the class "
                    + "must not be abstract, and a nested one must be static."),
    CODEC_UNUSED(
            "BRN030",
            "{path}: @JsonUsing names a codec for {what}, but {type} has none.",
            "Name a codec for the whole value, @JsonUsing(….class), or for the parts it has."),
    CODEC_FOR_TYPE(
            "BRN116",
            "{codec} is not a codec of {type}: it is generic, implements neither Codec<{type}> nor KeyCodec<{type}>, or {type} is an array.",
            "Name the type for which it implements Codec or KeyCodec, a class and not a primitive type: @JsonCodecFor(….class)."),
    CODEC_FOR_TWICE(
            "BRN117",
            "{first} and {second} would both be the {represented} of all members.",
            "Keep one @JsonCodecFor; name the other codec where it is used: @JsonUsing(….class), for keys @JsonUsing(key = ….class)."),

    // Codecs of one direction
    ONE_WAY(
            "BRN118",
            "{path}: {type} can only be {can}: direction = {direction}.",
            "Give both the same direction{alternative}."),

    // Types that are imported
    IMPORTED_TWICE(
            "BRN112",
            "{type} is imported more than once, so there would be two codecs of it.",
            "Keep one @JsonImport of {type}; wherever it occurs in this compilation, that codec is used."),
    MIXIN_MEMBER(
            "BRN113",
            "{member} of the mixin is annotated, but {type} has no matching {kind}.{suggestion}",
            "Declare it as {type} does, or remove it."),
    IMPORT_NEEDLESS("BRN114", "{type} is imported, but {reason}.", "Remove it from @JsonImport."),
    IMPORT_INVISIBLE(
            "BRN115",
            "{member} {flaw}, and the codec of {type}, in {package}, cannot reach it.",
            "Import {type} into the package that declares it, or leave the member out: @JsonIgnore in a mixin{fields}."),

    // Benchmarks of the user's own types
    NO_BENCHMARK_LIBRARY(
            "BRN180",
            "-Aburin.benchmarks writes classes for {library}, which is not on the class path.",
            "Add {artifact} to the class path, or remove the option; Burin's docs/own-benchmarks.md shows both."),
    NO_DOCUMENT(
            "BRN181",
            "There is no document to measure {type} with: {flaw}.",
            "Write one to {file} and set -Aburin.benchmarks.documents={folder}; or name the types to measure: -Aburin.benchmarks=Order,Line."),
    UNFIT_DOCUMENT(
            "BRN182",
            "{file} cannot be the document to measure {type} with: {flaw}.",
            "Write JSON to it that the codec of {type} can read."),
    NOT_MEASURABLE(
            "BRN183",
            "{type} cannot be measured: {flaw}.",
            "Leave it out by naming the types to measure, such as one that has a member of this type: -Aburin.benchmarks=Order,Line."),
    BENCHMARK_NAME_TAKEN(
            "BRN184",
            "The benchmark of {type} would be called {benchmark}, but the project has a class of that name.",
            "Rename that class, or name the types to measure without {type}: -Aburin.benchmarks=Order,Line.");

    private static final Pattern PLACEHOLDER = Pattern.compile("\\{(\\w+)}");

    private final String code;
    private final Kind severity;
    private final String message;
    private final String remedy;

    Problem(String code, String message, String remedy) {
        this(code, Kind.ERROR, message, remedy);
    }

    Problem(String code, Kind severity, String message, String remedy) {
        this.code = code;
        this.severity = severity;
        this.message = message;
        this.remedy = remedy;
    }

    /** The number, such as {@code BRN012}; {@code @SuppressWarnings} of it silences a warning. */
    public String code() {
        return code;
    }

    /** An error or a warning. */
    public Kind severity() {
        return severity;
    }

    /** What happened and where, with placeholders. */
    public String message() {
        return message;
    }

    /** What to do, with placeholders. */
    public String remedy() {
        return remedy;
    }

    /**
     * Returns the text for the user: {@code [BRN012] message}, and the remedy on a line of its own.
     *
     * @param details the words for the placeholders
     */
    public String text(Map<String, String> details) {
        return "[" + code + "] " + fill(message, details) + "\n        " + fill(remedy, details);
    }

    private static String fill(String template, Map<String, String> details) {
        return PLACEHOLDER
                .matcher(template)
                .replaceAll(found -> Matcher.quoteReplacement(details.getOrDefault(found.group(1), found.group())));
    }
}
