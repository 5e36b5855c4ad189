package dev.burin.processor.schema;

import dev.burin.reference.StrictParser.Members;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Collectors;

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
        FIELDS;

        /** Whether an instance is made before its values are there, so that absent ones are what Java makes them. */
        boolean isFilled() {
            return this == BEAN || this == FIELDS;
        }
    }

    /**
     * How a subtype is told from others.
     *
     * @param isAlwaysThere whether documents have it where the subtype is the declared type; Jackson insists
     */
    record Label(String supertype, String property, String text, boolean isAlwaysThere) {}

    private final String name;
    private final Form form;
    private final String annotations;
    private final boolean failsOnUnknown;
    private final List<Member> members;
    private final Label label;
    private Class<?> type;

    /**
     * A type that has yet to be compiled.
     *
     * @param annotations those of the type, with what {@code members} were given by it
     * @param label {@code null} if the type is no subtype
     */
    ObjectKind(String name, Form form, String annotations, boolean failsOnUnknown, List<Member> members, Label label) {
        this.name = name;
        this.form = form;
        this.annotations = annotations;
        this.failsOnUnknown = failsOnUnknown;
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
            case RECORD ->
                annotations + "record " + simpleName + "(" + joined("%s%s %s", ", ") + ")" + supertype + " {}";
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
        };
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
            return;
        }
        List<Consumer<JsonText>> written = new ArrayList<>();
        if (label != null && (label.isAlwaysThere() || !out.oneIn(40))) {
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
        if (out.oneIn(failsOnUnknown ? 20 : 4)) {
            written.add(out.unknownMember());
        }
        out.object(written);
    }

    @Override
    public Object read(Object tree) {
        if (tree == null) {
            return null;
        }
        if (!(tree instanceof Members object)) {
            throw new Refused();
        }
        Map<Member, Object> values = new HashMap<>();
        object.forEach((name, value) -> readMember(object, name, value, values));
        if (members.stream().anyMatch(each -> each.isRequired() && !values.containsKey(each))) {
            throw new Refused();
        }
        return create(values);
    }

    private void readMember(Members object, String name, Object value, Map<Member, Object> values) {
        if (label != null && name.equals(label.property())) {
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
            if (failsOnUnknown) {
                throw new Refused();
            }
        } else if (member.isRead()) {
            if (values.containsKey(member) || object.repeated().contains(name)) {
                throw new Refused();
            }
            values.put(member, member.kind().read(value));
        }
    }

    private Object create(Map<Member, Object> values) {
        try {
            Constructor<?> constructor = Arrays.stream(type.getDeclaredConstructors())
                    .filter(each -> each.getParameterCount() == (form.isFilled() ? 0 : members.size()))
                    .findFirst()
                    .orElseThrow();
            constructor.setAccessible(true); // package-private types
            if (!form.isFilled()) {
                return constructor.newInstance(members.stream()
                        .map(each -> values.containsKey(each)
                                ? values.get(each)
                                : each.kind().absent())
                        .toArray());
            }
            Object instance = constructor.newInstance();
            for (Map.Entry<Member, Object> each : values.entrySet()) {
                field(each.getKey()).set(instance, each.getValue());
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
        Map<Object, Object> tree = new LinkedHashMap<>();
        if (label != null) {
            tree.put(label.property(), label.text());
        }
        for (Member each : members) {
            Object held = held(each, value);
            if (view == View.WHOLE || (each.isWritten() && !each.isLeftOut(held))) {
                tree.put(each.jsonName(), each.kind().tree(held, view));
            }
        }
        return tree;
    }

    private Object held(Member member, Object instance) {
        try {
            return field(member).get(instance);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    private Field field(Member member) throws NoSuchFieldException {
        Field field = type.getDeclaredField(member.javaName());
        field.setAccessible(true); // private ones
        return field;
    }
}
