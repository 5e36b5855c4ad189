package dev.burin.processor.schema;

import java.util.List;
import java.util.stream.Collectors;

/** An interface that names the implementation to read, and has the members of that implementation. */
final class InterfaceKind implements DeclaredKind {
    private final String name;
    private final String annotations;
    private final List<String> getters;
    private final ObjectKind implementation;
    private Class<?> type;

    /**
     * An interface with this implementation.
     *
     * @param annotations the annotations of both, of which the first is {@code @JsonCodec}
     * @param getters their names and types, in the order of the members
     */
    InterfaceKind(String name, String annotations, List<String> getters, ObjectKind implementation) {
        this.name = name;
        this.annotations = annotations;
        this.getters = getters;
        this.implementation = implementation;
    }

    @Override
    public String java() {
        return name;
    }

    @Override
    public String source() {
        String read = "@JsonCodec(implementation = " + implementation.java() + ".class, ";
        return annotations.replace("@JsonCodec(", read) + "interface " + name
                + getters.stream().map(getter -> getter + "(); ").collect(Collectors.joining("", " { ", "}"));
    }

    @Override
    public void load(Class<?> compiled) {
        type = compiled;
    }

    @Override
    public Class<?> type() {
        return type;
    }

    @Override
    public void document(JsonText out) {
        implementation.document(out);
    }

    @Override
    public Object read(Object tree) {
        return implementation.read(tree);
    }

    @Override
    public Object tree(Object value, View view) {
        return implementation.tree(value, view);
    }
}
