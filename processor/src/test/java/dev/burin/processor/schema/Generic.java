package dev.burin.processor.schema;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * A generic type.
 *
 * @param declared the type with its variables as they are declared
 * @param members the members of the declared type
 * @param kinds returns the types of the members for given type arguments
 */
record Generic(ObjectKind declared, List<Member> members, List<Function<List<Kind>, Kind>> kinds) {

    /** A type variable in the declaration of the type. */
    record Variable(String java) implements Kind {
        @Override
        public Class<?> type() {
            return Object.class;
        }

        @Override
        public void document(JsonText out) {
            throw new AssertionError("is none of a document");
        }

        @Override
        public Object read(Object tree) {
            throw new AssertionError("is none of a document");
        }

        @Override
        public Object tree(Object value, View view) {
            throw new AssertionError("is none of a document");
        }
    }

    /** Returns the type with these arguments, none of which is primitive. */
    Kind of(List<Kind> arguments) {
        List<Member> applied = new ArrayList<>();
        for (int i = 0; i < members.size(); i++) {
            applied.add(members.get(i).of(kinds.get(i).apply(arguments)));
        }
        String names = arguments.stream().map(Kind::java).collect(Collectors.joining(", ", "<", ">"));
        return declared.with(names.replace("$", "\\$"), applied);
    }
}
