package dev.burin.processor.schema;

import dev.burin.annotation.Naming;
import dev.burin.processor.behaviour.Compiled;
import dev.burin.processor.schema.ObjectKind.Form;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;

/** Whose annotations say what is wanted of a type; those of members are the same for both. */
enum Vocabulary {
    BURIN {
        @Override
        Compiled compile(String[] sources) {
            return Compiled.compile(sources);
        }

        @Override
        String object(Naming naming, boolean failsOnUnknown) {
            return "@JsonCodec(naming = Naming." + naming + (failsOnUnknown ? ", unknown = JsonCodec.Unknown.FAIL" : "")
                    + ") ";
        }

        @Override
        String hierarchy(String property, Collection<ObjectKind> subtypes) {
            return "@JsonCodec @JsonTypeInfo(property = " + Names.literal(property) + ") ";
        }
    },
    /** Jackson's, which Burin reads, so that Jackson can be asked as well. Unknown members are its mapper's to refuse. */
    JACKSON {
        @Override
        Compiled compile(String[] sources) {
            return Compiled.compileWithJackson(sources);
        }

        @Override
        String object(Naming naming, boolean failsOnUnknown) {
            return "@JsonCodec "
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
        String hierarchy(String property, Collection<ObjectKind> subtypes) {
            return "@JsonCodec @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = " + Names.literal(property)
                    + ") @JsonSubTypes("
                    + subtypes.stream()
                            .map(subtype -> "@JsonSubTypes.Type(" + subtype.java() + ".class)")
                            .collect(Collectors.joining(", ", "{", "}) "));
        }

        /** For the names of parameters Jackson needs a module and an option of the compiler. */
        @Override
        List<Form> forms() {
            return List.of(Form.RECORD, Form.BEAN, Form.FIELDS);
        }

        private static String strategy(String name) {
            return "@JsonNaming(PropertyNamingStrategies." + name + "Strategy.class) ";
        }
    };

    /** The ways to write a class that are compared. */
    List<Form> forms() {
        return List.of(Form.values());
    }

    abstract Compiled compile(String[] sources);

    /** The annotations of a type whose JSON is an object. */
    abstract String object(Naming naming, boolean failsOnUnknown);

    /** The annotations of a type that is told by a member of its subtypes. */
    abstract String hierarchy(String property, Collection<ObjectKind> subtypes);
}
