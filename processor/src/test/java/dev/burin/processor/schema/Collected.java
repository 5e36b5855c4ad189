package dev.burin.processor.schema;

/** The type of a collection or map that has a getter but no setter: the values that are read are added to an empty one. */
record Collected(Kind kind) implements KindAround {

    /** The Java expression that creates the empty one. */
    String initialiser() {
        String made =
                switch (java().charAt(0)) {
                    case 'L' -> "ArrayList";
                    case 'S' -> "LinkedHashSet";
                    default -> "LinkedHashMap";
                };
        return "new " + made + "<>()";
    }

    @Override
    public Object read(Object tree) {
        return tree == null ? kind.empty() : kind.read(tree); // null is present, and adds nothing
    }
}
