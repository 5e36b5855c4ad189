package dev.burin.processor.schema;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.burin.JsonValue;
import dev.burin.RawJson;
import dev.burin.reference.StrictParser;
import dev.burin.reference.StrictParser.Members;
import dev.burin.reference.StrictParser.Purpose;
import dev.burin.reference.StrictParser.RawNumber;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Types that hold a value of any kind exactly as in the document, with the digits of its numbers. */
enum Verbatim implements Kind {
    RAW(RawJson.class) {
        @Override
        Object parse(String json) {
            return RawJson.of(json);
        }
    },
    /** A string that contains JSON. */
    TEXT(String.class) {
        @Override
        Object parse(String json) {
            return json;
        }

        @Override
        public String annotations() {
            return "@JsonRawValue ";
        }
    },
    TREE(JsonValue.class) {
        @Override
        Object parse(String json) {
            return JsonValue.parse(json);
        }
    };

    private final Class<?> type;

    Verbatim(Class<?> type) {
        this.type = type;
    }

    /** A number with its original digits. */
    private record Digits(String text) {
        @Override
        public String toString() {
            return text;
        }
    }

    abstract Object parse(String json);

    @Override
    public String java() {
        return type.getName();
    }

    @Override
    public Class<?> type() {
        return type;
    }

    @Override
    public void document(JsonText out) {
        out.anyValue();
    }

    @Override
    public Object read(Object tree) {
        if (tree == null) {
            return null;
        }
        StringBuilder json = new StringBuilder();
        write(tree, json);
        return parse(json.toString());
    }

    private void write(Object tree, StringBuilder json) {
        if (tree instanceof List<?> elements) {
            String before = "[";
            for (Object each : elements) {
                write(each, json.append(before));
                before = ",";
            }
            json.append(elements.isEmpty() ? "[]" : "]");
        } else if (tree instanceof Members members) {
            if (!members.repeated().isEmpty()) {
                throw this == TREE ? new Refused() : new Unjudged();
            }
            String before = "{";
            for (Map.Entry<String, Object> each : members.entrySet()) {
                write(each.getKey(), json.append(before));
                write(each.getValue(), json.append(':'));
                before = ",";
            }
            json.append(members.isEmpty() ? "{}" : "}");
        } else if (tree instanceof String text) {
            json.append('"');
            text.chars().forEach(each -> json.append(String.format("\\u%04x", each)));
            json.append('"');
        } else {
            json.append(tree instanceof RawNumber number ? number.text() : tree);
        }
    }

    @Override
    public Object tree(Object value, View view) {
        return value == null
                ? null
                : withDigits(StrictParser.parse(value.toString().getBytes(UTF_8), Purpose.SKIP)
                        .tree());
    }

    private static Object withDigits(Object tree) {
        if (tree instanceof RawNumber number) {
            return new Digits(number.text());
        }
        if (tree instanceof Map<?, ?> members) {
            Map<Object, Object> copy = new LinkedHashMap<>();
            members.forEach((name, each) -> copy.put(name, withDigits(each)));
            return copy;
        }
        if (tree instanceof List<?> elements) {
            List<Object> copy = new ArrayList<>();
            elements.forEach(each -> copy.add(withDigits(each)));
            return copy;
        }
        return tree;
    }
}
