package dev.burin.processor.schema;

import dev.burin.annotation.JsonInclude.Include;
import dev.burin.annotation.JsonTypeInfo.Style;
import dev.burin.annotation.Naming;
import dev.burin.processor.behaviour.Compiled;
import dev.burin.processor.schema.ObjectKind.Form;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The library whose annotations describe a type; those of members are the same for both libraries. */
enum Vocabulary {
    BURIN {
        @Override
        String nulls() {
            return "JsonSetter.Nulls.";
        }

        @Override
        Compiled compile(String[] sources) {
            return Compiled.compile(sources);
        }

        @Override
        String object(Naming naming, boolean failsOnUnknown, Traits traits) {
            return "@JsonCodec(naming = Naming." + naming
                    + (failsOnUnknown ? ", unknown = JsonCodec.Unknown.FAIL" : "")
                    + (traits.isArray() ? ", shape = JsonCodec.Shape.ARRAY" : "")
                    + (traits.isCaseInsensitive() ? ", caseInsensitive = true" : "")
                    + (traits.takesNullForPrimitive() ? ", nullForPrimitive = JsonCodec.NullForPrimitive.DEFAULT" : "")
                    + ") "
                    + (traits.maxDepth() > 0 ? "@JsonLimit(depth = " + traits.maxDepth() + ") " : "");
        }

        @Override
        String hierarchy(Style style, String property, Collection<ObjectKind> subtypes, ObjectKind fallback) {
            String where =
                    switch (style) {
                        case PROPERTY -> "property = " + Names.literal(property);
                        case EXISTING -> "style = JsonTypeInfo.Style.EXISTING, property = " + Names.literal(property);
                        case WRAPPER_OBJECT, WRAPPER_ARRAY -> "style = JsonTypeInfo.Style." + style;
                    };
            String last = fallback == null ? "" : ", fallback = " + fallback.java() + ".class";
            return "@JsonCodec @JsonTypeInfo(" + where + last + ") ";
        }
    },
    /** Jackson's, which Burin reads, so that both can be compared. Jackson's mapper rejects unknown members. */
    JACKSON {
        @Override
        String nulls() {
            return "Nulls.";
        }

        @Override
        Compiled compile(String[] sources) {
            return Compiled.compileWithJackson(sources);
        }

        @Override
        String object(Naming naming, boolean failsOnUnknown, Traits traits) {
            return "@JsonCodec "
                    + (traits.isArray() ? "@JsonFormat(shape = JsonFormat.Shape.ARRAY) " : "")
                    + (traits.isCaseInsensitive()
                            ? "@JsonFormat(with = JsonFormat.Feature.ACCEPT_CASE_INSENSITIVE_PROPERTIES) "
                            : "")
                    + switch (naming) {
                        case IDENTITY -> "";
                        case SNAKE_CASE -> strategy("SnakeCase");
                        case KEBAB_CASE -> strategy("KebabCase");
                        case UPPER_CAMEL_CASE -> strategy("UpperCamelCase");
                        case UPPER_SNAKE_CASE -> strategy("UpperSnakeCase");
                        case LOWER_CASE -> strategy("LowerCase");
                        case LOWER_DOT_CASE -> strategy("LowerDotCase");
                    };
        }

        @Override
        String hierarchy(Style style, String property, Collection<ObjectKind> subtypes, ObjectKind fallback) {
            String where = style == Style.PROPERTY
                    ? "property = " + Names.literal(property)
                    : "include = JsonTypeInfo.As." + style;
            return "@JsonCodec @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, " + where + ") @JsonSubTypes("
                    + subtypes.stream()
                            .map(subtype -> "@JsonSubTypes.Type(" + subtype.java() + ".class)")
                            .collect(Collectors.joining(", ", "{", "}) "));
        }

        /** For Jackson, the empty name means {@code @type}. */
        @Override
        List<String> labels() {
            return List.of("@type", "kind of", "\"", "é");
        }

        @Override
        List<Kind> furtherScalars() {
            return FURTHER_SHARED;
        }

        /** Jackson writes most other keys with {@code toString}. */
        @Override
        List<Kind> keys() {
            return Scalars.HASHED;
        }

        /** For parameter names, Jackson needs a module and a compiler option. */
        @Override
        List<Form> forms() {
            return List.of(Form.RECORD, Form.BEAN, Form.FIELDS);
        }

        private static String strategy(String name) {
            return "@JsonNaming(PropertyNamingStrategies." + name + "Strategy.class) ";
        }
    };

    private static final List<Kind> FURTHER_SHARED = Stream.of(TextScalars.SHARED, OtherTexts.SHARED, Holders.SHARED)
            .flatMap(List::stream)
            .toList();
    private static final List<Kind> FURTHER = Stream.of(
                    TextScalars.ALL,
                    OtherTexts.ALL,
                    Holders.ALL,
                    List.<Kind>of(Untyped.OBJECT, Verbatim.RAW, Verbatim.TREE))
            .flatMap(List::stream)
            .toList();
    private static final List<Kind> KEYS =
            Stream.concat(Scalars.HASHED.stream(), TextScalars.ALL.stream()).toList();

    /** Returns the places of subtype labels, with common ones repeated. */
    List<Style> styles() {
        List<Style> shared = List.of(Style.PROPERTY, Style.PROPERTY, Style.WRAPPER_OBJECT, Style.WRAPPER_ARRAY);
        return this == JACKSON
                ? shared
                : Stream.concat(shared.stream(), Stream.of(Style.EXISTING)).toList();
    }

    /** Returns names of members that hold a label. */
    List<String> labels() {
        return List.of("@type", "kind of", "", "\"", "é");
    }

    /** Returns inclusion rules; fewer for Jackson, whose {@code NON_DEFAULT} on a type compares with an instance. */
    List<Include> includes() {
        List<Include> shared = List.of(Include.ALWAYS, Include.NON_NULL, Include.NON_ABSENT, Include.NON_EMPTY);
        return this == JACKSON ? shared : List.of(Include.values());
    }

    /** Returns the types of the JDK that are compared, in addition to {@link Scalars}. */
    List<Kind> furtherScalars() {
        return FURTHER;
    }

    /** Returns the types of map keys that are compared. */
    List<Kind> keys() {
        return KEYS;
    }

    /** Returns the forms of classes that are compared. */
    List<Form> forms() {
        return List.of(Form.values());
    }

    abstract Compiled compile(String[] sources);

    /** Returns the prefix of the constants for the meanings of null. */
    abstract String nulls();

    /** Returns the annotations of a type whose JSON is an object or an array of its members. */
    abstract String object(Naming naming, boolean failsOnUnknown, Traits traits);

    /** Returns the annotations of a type whose subtypes have labels. */
    abstract String hierarchy(Style style, String property, Collection<ObjectKind> subtypes, ObjectKind fallback);
}
