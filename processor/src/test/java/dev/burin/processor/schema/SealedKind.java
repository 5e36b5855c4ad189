package dev.burin.processor.schema;

import dev.burin.annotation.JsonTypeInfo.Style;
import dev.burin.reference.StrictParser.Members;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** A sealed interface whose subtypes are distinguished by a member or by a wrapper around them. */
final class SealedKind implements DeclaredKind {
    private final String name;
    private final String annotations;
    private final Style style;
    private final String property;
    private final Map<String, ObjectKind> subtypes;
    private final ObjectKind fallback;
    private Class<?> type;

    /**
     * A type with object subtypes, which are given by their labels.
     *
     * @param fallback the subtype for unknown or absent labels; null if these are rejected
     */
    SealedKind(
            String name,
            String annotations,
            Style style,
            String property,
            Map<String, ObjectKind> subtypes,
            ObjectKind fallback) {
        this.name = name;
        this.annotations = annotations;
        this.style = style;
        this.property = property;
        this.subtypes = subtypes;
        this.fallback = fallback;
    }

    @Override
    public String java() {
        return name;
    }

    @Override
    public String source() {
        return annotations + "sealed interface " + name
                + subtypes.values().stream().map(Kind::java).collect(Collectors.joining(", ", " permits ", " {}"));
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
        out.oneOf(List.copyOf(subtypes.values())).document(out);
    }

    @Override
    public Object read(Object tree) {
        if (tree == null) {
            return null;
        }
        Object label = label(tree);
        ObjectKind subtype = label instanceof String ? subtypes.getOrDefault(label, fallback) : null;
        if (label == NOTHING) {
            subtype = fallback;
        }
        if (subtype == null) {
            throw new Refused();
        }
        return subtype.read(tree);
    }

    /** Returns the label; {@link #NOTHING} if it is absent and may be; null if it is not a valid label or present twice. */
    private Object label(Object tree) {
        if (style == Style.WRAPPER_ARRAY) {
            return tree instanceof List<?> array && !array.isEmpty() ? array.get(0) : null;
        }
        if (!(tree instanceof Members object) || object.isEmpty() && style == Style.WRAPPER_OBJECT) {
            return null;
        }
        String name = style == Style.WRAPPER_OBJECT ? object.keySet().iterator().next() : property;
        if (object.repeated().contains(name)) {
            return null;
        }
        return style == Style.WRAPPER_OBJECT ? name : object.getOrDefault(name, NOTHING);
    }

    @Override
    public Object tree(Object value, View view) {
        return value == null
                ? null
                : subtypes.values().stream()
                        .filter(subtype -> subtype.type().isInstance(value))
                        .findFirst()
                        .orElseThrow()
                        .tree(value, view);
    }
}
