package dev.burin.processor.behaviour;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.RepeatedTest;

/** Random types and random documents of them, in any order and layout: the tree is the same behind the codec, says Jackson. */
class RandomTypesTest {
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
    private static final ObjectMapper JACKSON =
            new ObjectMapper().enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS);
    private static final int TYPES = 8;
    private static final int DOCUMENTS = 40;

    /** A Java type and random JSON of it. */
    private record Value(String type, Function<Random, JsonNode> json) {}

    /** A member of a type. */
    private record Member(String name, Value value) {}

    @RepeatedTest(5)
    void theTreeBehindTheCodecIsTheTreeBefore() throws IOException {
        long seed = System.nanoTime();
        Random random = new Random(seed);
        List<Value> types = new ArrayList<>();
        List<String> sources = new ArrayList<>();
        for (int i = 0; i < TYPES; i++) {
            List<Member> members = members(random, types);
            sources.add(0, source("T" + i, members, random));
            types.add(new Value("T" + i, withNulls(source -> object(source, members))));
        }
        Compiled compiled = Compiled.compile(sources.toArray(String[]::new));

        for (int i = 0; i < TYPES * DOCUMENTS; i++) {
            JsonNode document = types.get(i % TYPES).json().apply(random);
            if (document.isObject()) {
                String json = layOut(shuffle(document, random), random);
                String codec = types.get(i % TYPES).type() + "Codec";
                String written =
                        compiled.codec(codec).toJson(compiled.codec(codec).fromJson(json));
                assertThat(JACKSON.readTree(written))
                        .as("seed %d, %s in%n%s", seed, json, String.join("\n", sources))
                        .isEqualTo(JACKSON.readTree(json));
            }
        }
    }

    private static List<Member> members(Random random, List<Value> types) {
        return IntStream.rangeClosed(0, random.nextInt(random.nextInt(4) == 0 ? 90 : 12))
                .mapToObj(i -> new Member("m" + i + "x".repeat(random.nextInt(30)), value(random, types, 3)))
                .toList();
    }

    private static String source(String name, List<Member> members, Random random) {
        boolean isRecord = random.nextBoolean();
        String head = "@JsonCodec " + (isRecord ? "record " : "class ") + name;
        return isRecord
                ? head + "(" + joined(members, "%s %s", ", ") + ") {}"
                : head + " {" + joined(members, "public %s %s;", "\n") + "}";
    }

    private static String joined(List<Member> members, String format, String separator) {
        return members.stream()
                .map(member -> String.format(format, member.value().type(), member.name()))
                .collect(Collectors.joining(separator));
    }

    private static Value value(Random random, List<Value> types, int depth) {
        return switch (random.nextInt(depth > 0 ? 16 : 10)) {
            case 0 -> new Value("int", source -> NODES.numberNode(source.nextInt()));
            case 1 -> new Value("long", source -> NODES.numberNode(source.nextLong() >> source.nextInt(64)));
            case 2 -> new Value("boolean", source -> NODES.booleanNode(source.nextBoolean()));
            case 3 -> new Value("double", RandomTypesTest::decimal);
            case 4, 5 -> new Value("String", withNulls(source -> NODES.textNode(text(source))));
            case 6 -> new Value("Integer", withNulls(source -> NODES.numberNode(source.nextInt())));
            case 7 -> new Value("BigDecimal", withNulls(RandomTypesTest::decimal));
            case 8 -> new Value("Object", withNulls(source -> NODES.textNode(text(source))));
            case 9 ->
                types.isEmpty()
                        ? new Value("Long", withNulls(source -> NODES.numberNode(source.nextLong())))
                        : types.get(random.nextInt(types.size()));
            case 10 -> array(value(random, types, depth - 1), type -> type + "[]");
            case 11, 12 -> array(boxed(value(random, types, depth - 1)), type -> "List<" + type + ">");
            case 13 -> optional(boxed(value(random, types, 0)));
            case 14 -> map(boxed(value(random, types, depth - 1)), "String", RandomTypesTest::text);
            default ->
                map(boxed(value(random, types, depth - 1)), "Integer", source -> Integer.toString(source.nextInt()));
        };
    }

    private static Value boxed(Value value) {
        return switch (value.type()) {
            case "int" -> new Value("Integer", value.json());
            case "long" -> new Value("Long", value.json());
            case "boolean" -> new Value("Boolean", value.json());
            case "double" -> new Value("Double", value.json());
            default -> value;
        };
    }

    private static Value array(Value element, Function<String, String> type) {
        return new Value(type.apply(element.type()), withNulls(source -> {
            ArrayNode array = NODES.arrayNode();
            int count = source.nextInt(4);
            for (int i = 0; i < count; i++) {
                array.add(element.json().apply(source));
            }
            return array;
        }));
    }

    private static Value optional(Value content) {
        return new Value("Optional<" + content.type() + ">", withNulls(content.json()));
    }

    private static Value map(Value value, String keyType, Function<Random, String> key) {
        return new Value("Map<" + keyType + ", " + value.type() + ">", withNulls(source -> {
            ObjectNode map = NODES.objectNode();
            int count = source.nextInt(4);
            for (int i = 0; i < count; i++) {
                map.set(key.apply(source), value.json().apply(source));
            }
            return map;
        }));
    }

    private static JsonNode object(Random random, List<Member> members) {
        ObjectNode object = NODES.objectNode();
        members.forEach(
                member -> object.set(member.name(), member.value().json().apply(random)));
        return object;
    }

    private static Function<Random, JsonNode> withNulls(Function<Random, JsonNode> json) {
        return random -> random.nextInt(8) == 0 ? NODES.nullNode() : json.apply(random);
    }

    /** Short enough to be the same as a double, and never whole, so that it is a decimal for Jackson too. */
    private static JsonNode decimal(Random random) {
        return NODES.numberNode(new BigDecimal(random.nextInt(2_000_000) - 1_000_000 + ".5"));
    }

    private static String text(Random random) {
        StringBuilder text = new StringBuilder();
        int length = random.nextInt(random.nextInt(10) == 0 ? 300 : 12);
        for (int i = 0; i < length; i++) {
            text.appendCodePoint(
                    switch (random.nextInt(12)) {
                        case 0 -> random.nextInt(' ');
                        case 1 -> '"';
                        case 2 -> 0xE0 + random.nextInt(0x700);
                        case 3 -> 0x1F600 + random.nextInt(50);
                        default -> 'a' + random.nextInt(26);
                    });
        }
        return text.toString();
    }

    /** Puts the members of every object into another order, now and then. */
    private static JsonNode shuffle(JsonNode node, Random random) {
        if (node instanceof ObjectNode object) {
            List<String> names = new ArrayList<>();
            object.fieldNames().forEachRemaining(names::add);
            if (random.nextInt(3) == 0) {
                Collections.shuffle(names, random);
            }
            ObjectNode shuffled = NODES.objectNode();
            names.forEach(name -> shuffled.set(name, shuffle(object.get(name), random)));
            return shuffled;
        }
        if (node instanceof ArrayNode array) {
            ArrayNode shuffled = NODES.arrayNode();
            array.forEach(element -> shuffled.add(shuffle(element, random)));
            return shuffled;
        }
        return node;
    }

    private static String layOut(JsonNode node, Random random) {
        return random.nextBoolean() ? node.toPrettyString() : node.toString();
    }
}
