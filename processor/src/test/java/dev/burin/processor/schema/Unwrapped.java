package dev.burin.processor.schema;

import java.util.function.UnaryOperator;

/** The type of a member whose own members are among those of the enclosing object. */
record Unwrapped(ObjectKind kind, String prefix, String suffix) implements Kind {
    @Override
    public String java() {
        return kind.java();
    }

    @Override
    public Class<?> type() {
        return kind.type();
    }

    @Override
    public String annotations() {
        return "@JsonUnwrapped(prefix = " + Names.literal(prefix) + ", suffix = " + Names.literal(suffix) + ") ";
    }

    /** Returns the mapping from member names to names in the outermost object, given that of the enclosing object. */
    UnaryOperator<String> names(UnaryOperator<String> around) {
        return name -> around.apply(prefix + name + suffix);
    }

    @Override
    public void document(JsonText out) {
        throw new AssertionError("has no place of its own");
    }

    @Override
    public Object read(Object tree) {
        throw new AssertionError("has no place of its own");
    }

    @Override
    public Object tree(Object value, View view) {
        return kind.tree(value, view);
    }
}
