package dev.burin.processor.schema;

import dev.burin.reference.StrictParser.Members;
import dev.burin.reference.StrictParser.RawNumber;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;

/**
 * A map whose keys are strings, or values of a type that can be a member name.
 *
 * @param key the type of the keys, whose JSON is a string or an integer; null for strings
 */
record MapKind(Kind key, Kind value) implements Kind {
    private static final int MAX_ENTRIES = 4;

    @Override
    public String java() {
        return "Map<" + (key == null ? "String" : key.java()) + ", " + value.java() + ">";
    }

    @Override
    public Class<?> type() {
        return Map.class;
    }

    @Override
    public String annotations() {
        return value.annotations();
    }

    @Override
    public Object empty() {
        return new LinkedHashMap<>();
    }

    @Override
    public void document(JsonText out) {
        if (out.oneIn(8)) {
            out.raw("null");
            return;
        }
        Map<String, Consumer<JsonText>> entries = new LinkedHashMap<>();
        int count = out.isDeep() ? 0 : out.random().nextInt(MAX_ENTRIES);
        for (int i = 0; i < count; i++) {
            String name = key == null
                    ? i + Names.text(out.random())
                    : JsonText.token(key instanceof WholeKind whole ? whole.content() : key, out.random());
            if (!name.equals("null")) {
                entries.put(name, JsonText.member(name, value::document));
            }
        }
        out.object(entries.values().stream().toList());
    }

    @Override
    public Object read(Object tree) {
        if (tree == null) {
            return null;
        }
        if (!(tree instanceof Members members) || !members.repeated().isEmpty()) {
            throw new Refused();
        }
        Map<Object, Object> values = new LinkedHashMap<>();
        members.forEach((name, each) -> {
            Object read = keyOf(key, name);
            if (values.containsKey(read)) {
                throw new Unjudged(); // two spellings of one key have their own tests
            }
            Object held = value.read(each);
            if (held != NOTHING) {
                values.put(read, held);
            }
        });
        return values;
    }

    private static Object keyOf(Kind key, String name) {
        if (key == null) {
            return name;
        }
        if (key instanceof WholeKind whole) {
            return whole.of(keyOf(whole.content(), name));
        }
        if (!Number.class.isAssignableFrom(key.type())) {
            return key.read(name);
        }
        if (!name.matches("0|-?[1-9]\\d*")) {
            throw name.equals("-0") ? new Unjudged() : new Refused();
        }
        return key.read(new RawNumber(name));
    }

    @Override
    public Object tree(Object map, View view) {
        if (map == null) {
            return null;
        }
        Map<Object, Object> trees = new LinkedHashMap<>();
        ((Map<?, ?>) map).forEach((name, each) -> trees.put(nameOf(key, name, view), value.tree(each, view)));
        return trees;
    }

    private static String nameOf(Kind key, Object name, View view) {
        if (key instanceof WholeKind whole) {
            return nameOf(whole.content(), whole.held(name), view);
        }
        return key == null ? (String) name : key.tree(name, view).toString();
    }
}
