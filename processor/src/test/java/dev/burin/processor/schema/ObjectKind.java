package dev.burin.processor.schema;

import dev.burin.annotation.JsonTypeInfo.Style;
import dev.burin.reference.StrictParser.Members;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A type whose JSON is an object, in one of the ways to write such a class. */
final class ObjectKind implements DeclaredKind {

    /** The ways to write a class. */
    enum Form {
        RECORD,
        /** Final fields, a constructor for all of them, getters. */
        CONSTRUCTOR,
        /** Private fields, getters and setters. */
        BEAN,
        /** Public fields. */
        FIELDS,
        /** Final fields, getters, and a builder, of which absent members are what Java makes its fields. */
        BUILDER;

        /** Whether an instance is made before its values are there, so that absent ones are what Java makes them. */
        boolean isFilled() {
            return this == BEAN || this == FIELDS;
        }
    }

    /** What becomes of members that the type does not have. */
    enum Unknown {
        SKIP,
        FAIL,
        /** They are in a map; records only. */
        KEEP
    }

    /**
     * How a subtype is told from others.
     *
     * @param isAlwaysThere whether documents have it where the subtype is the declared type; Jackson insists
     */
    record Label(String supertype, Style style, String property, String text, boolean isAlwaysThere) {
        boolean isMember() {
            return style == Style.PROPERTY;
        }
    }

    /** The map of a type that keeps what it does not know. */
    private static final String KEPT = "keptMembers";

    private final String name;
    private final Form form;
    private final String annotations;
    private final Unknown unknown;
    private final List<Member> members;
    private final Label label;
    private Class<?> type;

    /**
     * A type that has yet to be compiled.
     *
     * @param annotations those of the type, with what {@code members} were given by it
     * @param label {@code null} if the type is no subtype
     */
    ObjectKind(String name, Form form, String annotations, Unknown unknown, List<Member> members, Label label) {
        this.name = name;
        this.form = form;
        this.annotations = annotations;
        this.unknown = unknown;
        this.members = members;
        this.label = label;
    }

    @Override
    public String java() {
        return name;
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
    public String source() {
        String supertype = label == null ? "" : " implements " + label.supertype();
        String simpleName = name.substring(name.indexOf('.') + 1);
        return switch (form) {
            case RECORD -> annotations + "record " + simpleName + "(" + components() + ")" + supertype + " {}";
            case FIELDS ->
                annotations + "final class " + simpleName + supertype + " {" + joined("%spublic %s %s; ", "") + "}";
            case BEAN ->
                annotations + "final class " + simpleName + supertype + " {" + joined("%sprivate %s %s; ", "")
                        + accessors(true) + "}";
            case CONSTRUCTOR ->
                annotations + "final class " + simpleName + supertype + " {"
                        + members.stream()
                                .map(each -> "private final " + each.kind().java() + " " + each.javaName() + "; ")
                                .collect(Collectors.joining())
                        + simpleName + "(" + joined("%s%s %s", ", ") + ") {"
                        + members.stream()
                                .map(each -> "this." + each.javaName() + " = " + each.javaName() + "; ")
                                .collect(Collectors.joining())
                        + "} " + accessors(false) + "}";
            case BUILDER -> annotations + "final class " + simpleName + supertype + " {" + builder(simpleName) + "}";
        };
    }

    private String builder(String simpleName) {
        return joined("%sprivate final %s %s; ", "")
                + "private " + simpleName + "(Builder from) {" + each("this.%2$s = from.%2$s; ") + "} "
                + accessors(false)
                + "static Builder builder() { return new Builder(); } "
                + "static final class Builder {"
                + each("private %1$s %2$s; Builder %2$s(%1$s it) { this.%2$s = it; return this; } ")
                + simpleName + " build() { return new " + simpleName + "(this); } }";
    }

    /** The text for each member, of its type and name. */
    private String each(String format) {
        return members.stream()
                .map(each -> String.format(format, each.kind().java(), each.javaName()))
                .collect(Collectors.joining());
    }

    private String components() {
        String kept = "@JsonAny Map<String, Object> " + KEPT;
        if (unknown != Unknown.KEEP) {
            return joined("%s%s %s", ", ");
        }
        return members.isEmpty() ? kept : joined("%s%s %s", ", ") + ", " + kept;
    }

    private String joined(String format, String separator) {
        return members.stream()
                .map(each ->
                        String.format(format, each.annotations(), each.kind().java(), each.javaName()))
                .collect(Collectors.joining(separator));
    }

    private String accessors(boolean withSetters) {
        StringBuilder text = new StringBuilder();
        for (Member each : members) {
            String java = each.kind().java();
            String capitalised = Character.toUpperCase(each.javaName().charAt(0))
                    + each.javaName().substring(1);
            text.append(String.format(
                    "public %s %s%s() { return %s; } ",
                    java, java.equals("boolean") ? "is" : "get", capitalised, each.javaName()));
            if (withSetters) {
                text.append(String.format(
                        "public void set%s(%s value) { this.%s = value; } ", capitalised, java, each.javaName()));
            }
        }
        return text.toString();
    }

    @Override
    public void document(JsonText out) {
        if (out.oneIn(20)) {
            out.raw("null");
        } else if (label == null || label.isMember()) {
            body(out);
        } else if (label.style() == Style.WRAPPER_OBJECT) {
            out.object(List.of(JsonText.member(label.text(), this::body)));
        } else {
            out.array(List.of(first -> first.string(label.text()), this::body));
        }
    }

    private void body(JsonText out) {
        List<Consumer<JsonText>> written = new ArrayList<>();
        if (label != null && label.isMember() && (label.isAlwaysThere() || !out.oneIn(40))) {
            written.add(JsonText.member(label.property(), value -> value.string(label.text())));
        }
        for (Member each : members) {
            if (!out.oneIn(12)) {
                written.add(JsonText.member(out.oneOf(each.names()), each.kind()::document));
            }
            if (out.oneIn(200)) {
                written.add(JsonText.member(out.oneOf(each.names()), each.kind()::document));
            }
        }
        if (out.oneIn(unknown == Unknown.FAIL ? 20 : 4)) {
            written.add(out.unknownMember());
        }
        if (unknown == Unknown.KEEP && out.oneIn(2)) {
            written.add(out.unknownMember());
        }
        out.object(written);
    }

    @Override
    public Object read(Object tree) {
        if (tree == null) {
            return null;
        }
        return readBody(label == null || label.isMember() ? tree : unwrapped(tree));
    }

    /** What stands in the wrapper. */
    private Object unwrapped(Object tree) {
        Object body;
        if (label.style() == Style.WRAPPER_OBJECT) {
            if (!(tree instanceof Members wrapper)
                    || !wrapper.keySet().equals(Set.of(label.text()))
                    || !wrapper.repeated().isEmpty()) {
                throw new Refused();
            }
            body = wrapper.get(label.text());
        } else {
            if (!(tree instanceof List<?> wrapper)
                    || wrapper.size() != 2
                    || !label.text().equals(wrapper.get(0))) {
                throw new Refused();
            }
            body = wrapper.get(1);
        }
        if (body == null) {
            throw new Unjudged();
        }
        return body;
    }

    private Object readBody(Object tree) {
        if (!(tree instanceof Members object)) {
            throw new Refused();
        }
        Map<Member, Object> values = new HashMap<>();
        Map<String, Object> kept = new LinkedHashMap<>();
        object.forEach((name, value) -> readMember(object, name, value, values, kept));
        if (members.stream().anyMatch(each -> each.isRequired() && !values.containsKey(each))) {
            throw new Refused();
        }
        return create(values, kept);
    }

    private void readMember(
            Members object, String name, Object value, Map<Member, Object> values, Map<String, Object> kept) {
        if (label != null && label.isMember() && name.equals(label.property())) {
            if (!label.text().equals(value) || object.repeated().contains(name)) {
                throw new Refused();
            }
            return;
        }
        Member member = members.stream()
                .filter(each -> each.names().contains(name))
                .findFirst()
                .orElse(null);
        if (member == null) {
            readUnknown(object, name, value, kept);
        } else if (member.isRead()) {
            if (values.containsKey(member) || object.repeated().contains(name)) {
                throw new Refused();
            }
            values.put(member, member.kind().read(value));
        }
    }

    private void readUnknown(Members object, String name, Object value, Map<String, Object> kept) {
        boolean isTwice = unknown == Unknown.KEEP && object.repeated().contains(name);
        if (unknown == Unknown.FAIL || isTwice) {
            throw new Refused();
        }
        if (unknown == Unknown.KEEP) {
            kept.put(name, Untyped.OBJECT.read(value));
        }
    }

    private Object create(Map<Member, Object> values, Map<String, Object> kept) {
        try {
            if (form == Form.BUILDER) {
                Object builder = call(type, "builder", null);
                for (Map.Entry<Member, Object> each : values.entrySet()) {
                    field(builder.getClass(), each.getKey().javaName()).set(builder, each.getValue());
                }
                return call(builder.getClass(), "build", builder);
            }
            int count = unknown == Unknown.KEEP ? members.size() + 1 : members.size();
            Constructor<?> constructor = Arrays.stream(type.getDeclaredConstructors())
                    .filter(each -> each.getParameterCount() == (form.isFilled() ? 0 : count))
                    .findFirst()
                    .orElseThrow();
            constructor.setAccessible(true); // package-private types
            if (!form.isFilled()) {
                return constructor.newInstance(Stream.concat(
                                members.stream()
                                        .map(each -> values.containsKey(each)
                                                ? values.get(each)
                                                : each.kind().absent()),
                                Stream.of(kept).filter(map -> unknown == Unknown.KEEP))
                        .toArray());
            }
            Object instance = constructor.newInstance();
            for (Map.Entry<Member, Object> each : values.entrySet()) {
                field(type, each.getKey().javaName()).set(instance, each.getValue());
            }
            return instance;
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    @Override
    public Object tree(Object value, View view) {
        if (value == null) {
            return null;
        }
        Map<Object, Object> body = bodyTree(value, view);
        if (label == null || label.isMember()) {
            return body;
        }
        return label.style() == Style.WRAPPER_OBJECT ? Map.of(label.text(), body) : List.of(label.text(), body);
    }

    private Map<Object, Object> bodyTree(Object value, View view) {
        Map<Object, Object> tree = new LinkedHashMap<>();
        if (label != null && label.isMember()) {
            tree.put(label.property(), label.text());
        }
        for (Member each : members) {
            Object held = held(each.javaName(), value);
            if (view == View.WHOLE || (each.isWritten() && !each.isLeftOut(held))) {
                tree.put(each.jsonName(), each.kind().tree(held, view));
            }
        }
        if (unknown == Unknown.KEEP) {
            tree.putAll((Map<?, ?>) held(KEPT, value));
        }
        return tree;
    }

    private Object held(String javaName, Object instance) {
        try {
            return field(type, javaName).get(instance);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    private static Object call(Class<?> type, String name, Object instance) throws ReflectiveOperationException {
        Method method = type.getDeclaredMethod(name);
        method.setAccessible(true); // package-private ones
        return method.invoke(instance);
    }

    private static Field field(Class<?> type, String javaName) throws NoSuchFieldException {
        Field field = type.getDeclaredField(javaName);
        field.setAccessible(true); // private ones
        return field;
    }
}
