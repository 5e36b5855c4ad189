package dev.burin.processor.schema;

import dev.burin.reference.StrictParser.Members;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.util.Collections;
import java.util.List;

/** A record around one value that represents it in some way. */
final class WholeKind implements DeclaredKind {
    private static final String DELEGATING = "@JsonCreator(mode = JsonCreator.Mode.DELEGATING) ";
    private static final String HELD = "held";

    /** How the value represents the record. */
    enum Form {
        /** It is the JSON of the record. */
        VALUE,
        /** As {@code VALUE}, and a factory takes it. */
        VALUE_OF,
        /** It is read in place of the record, which is written as an object. */
        READ,
        /** It is the name if the record is a map key. */
        KEY
    }

    private final String name;
    private final Kind content;
    private final Form form;
    private Class<?> type;

    WholeKind(String name, Kind content, Form form) {
        this.name = name;
        this.content = content;
        this.form = form;
    }

    @Override
    public String java() {
        return name;
    }

    @Override
    public String source() {
        String component = content.annotations() + content.java() + " " + HELD;
        return "@JsonCodec "
                + switch (form) {
                    case VALUE -> "record " + name + "(@JsonValue " + component + ") {}";
                    case VALUE_OF ->
                        "record " + name + "(@JsonValue " + component + ") { " + DELEGATING + "static " + name + " of("
                                + component + ") { return new " + name + "(" + HELD + "); } }";
                    case READ -> "record " + name + "(" + component + ") { " + DELEGATING + name + " {} }";
                    case KEY -> "record " + name + "(@JsonKey " + component + ") {}";
                };
    }

    @Override
    public void load(Class<?> compiled) {
        type = compiled;
    }

    @Override
    public Class<?> type() {
        return type;
    }

    /** Returns whether the record can be a map key if its value can. */
    boolean isKey() {
        return form != Form.READ && Scalars.HASHED.contains(content);
    }

    /** Returns the type of the value. */
    Kind content() {
        return content;
    }

    /** Returns the value of a record. */
    Object held(Object value) {
        return Instances.held(type, HELD, value);
    }

    @Override
    public void document(JsonText out) {
        if (form == Form.KEY) {
            out.object(List.of(JsonText.member(HELD, content::document)));
        } else {
            content.document(out);
        }
    }

    @Override
    public Object read(Object tree) {
        if (tree == null) {
            return null;
        }
        return of(form == Form.KEY ? member(tree) : content.read(tree));
    }

    private Object member(Object tree) {
        if (!(tree instanceof Members members) || members.repeated().contains(HELD)) {
            throw new Refused();
        }
        return members.containsKey(HELD) ? content.read(members.get(HELD)) : null;
    }

    /** Returns the record around a value. */
    Object of(Object value) {
        try {
            Constructor<?> constructor = type.getDeclaredConstructors()[0];
            constructor.setAccessible(true); // of a package-private record
            return constructor.newInstance(value);
        } catch (InstantiationException | IllegalAccessException | InvocationTargetException e) {
            throw new AssertionError(e);
        }
    }

    @Override
    public Object tree(Object value, View view) {
        if (value == null) {
            return null;
        }
        Object held = content.tree(held(value), view);
        boolean isWhole = form == Form.VALUE || form == Form.VALUE_OF || view == View.WHOLE;
        return isWhole ? held : Collections.singletonMap(HELD, held);
    }
}
