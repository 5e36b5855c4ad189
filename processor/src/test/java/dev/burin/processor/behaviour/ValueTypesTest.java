package dev.burin.processor.behaviour;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.burin.JsonException;
import dev.burin.JsonMismatchException;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestInstance;

/** Every type of value in every shape of class: what is read is written again. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ValueTypesTest {

    /** A type, a JSON text of it as we write it, and one that is none. */
    private record Row(String type, String json, String wrong) {}

    private enum Shape {
        RECORD,
        FIELDS,
        GETTERS_AND_SETTERS,
        CONSTRUCTOR
    }

    private static final List<Row> ROWS = List.of(
            new Row("boolean", "true", "1"),
            new Row("byte", "-128", "128"),
            new Row("short", "-32768", "32768"),
            new Row("int", "-2147483648", "2147483648"),
            new Row("long", "-9223372036854775808", "9223372036854775808"),
            new Row("char", "\"x\"", "\"xy\""),
            new Row("float", "1.5", "\"1.5\""),
            new Row("double", "-1.25E-7", "[]"),
            new Row("Boolean", "false", "\"false\""),
            new Row("Byte", "127", "1.5"),
            new Row("Short", "32767", "1e1"),
            new Row("Integer", "2147483647", "{}"),
            new Row("Long", "9223372036854775807", "-9223372036854775809"),
            new Row("Character", "\"é\"", "\"\""),
            new Row("Float", "3.4028235E38", "1e39"),
            new Row("Double", "0.1", "1e309"),
            new Row("String", "\"a \\\"quoted\\\" text\\n\uD83D\uDE00\"", "1"),
            new Row("BigInteger", "123456789012345678901234567890", "1.5"),
            new Row("BigDecimal", "1.50", "\"1.50\""),
            new Row("UUID", "\"f81d4fae-7dec-11d0-a765-00a0c91e6bf6\"", "\"f81d4fae\""),
            new Row("LocalDate", "\"2026-11-21\"", "\"2026-02-30\""),
            new Row("LocalTime", "\"12:30:15.123\"", "\"25:00:00\""),
            new Row("LocalDateTime", "\"2026-11-21T12:30:15\"", "\"2026-11-21\""),
            new Row("Instant", "\"2026-11-21T12:30:15Z\"", "\"2026-11-21T12:30:15\""),
            new Row("OffsetDateTime", "\"2026-11-21T12:30:15+02:00\"", "1"),
            new Row("ZonedDateTime", "\"2026-11-21T12:30:15+01:00[Europe/Paris]\"", "\"2026\""),
            new Row("Duration", "\"PT1H30M\"", "\"1H\""),
            new Row("Level", "\"HIGH\"", "\"high\""),
            new Row("City", "{\"name\":\"Oslo\",\"size\":3}", "\"Oslo\""),
            new Row("Object", "{\"a\":[1,true,null,\"b\",{}]}", "nil"),
            new Row("RawJson", "{ \"a\":[1.0,true, null,\"\\u0062\",{}]}", "{\"a\":nil}"),
            new Row("Optional<RawJson>", "[1,\t2]", "01"),
            new Row("RawJson[]", "[1.0,null,[ ]]", "[{]"),
            new Row("List<RawJson>", "[{\"b\" :1},null]", "{}"),
            new Row("JsonValue", "{\"a\":[1.0,true,null,\"b\",{}]}", "{\"a\":nil}"),
            new Row("Optional<JsonValue>", "[1e999,2]", "{\"a\":1,\"a\":1}"),
            new Row("JsonValue[]", "[1.00,null,[]]", "[{]"),
            new Row("Map<String, JsonValue>", "{\"a\":1,\"b\":null}", "[]"),
            new Row("Set<RawJson>", "[1.0,1.00]", "[\"\\x\"]"),
            new Row("SortedSet<RawJson>", "[\"a\",0,1]", "[null]"),
            new Row("ArrayDeque<RawJson>", "[[null]]", "[null]"),
            new Row("Map<String, RawJson>", "{\"a\":{ },\"b\":null}", "[]"),
            new Row("ConcurrentHashMap<String, RawJson>", "{\"a\":\"x\"}", "{\"a\":null}"),
            new Row("Map<String, List<Optional<RawJson>>>", "{\"a\":[1e5,null]}", "{\"a\":[tru]}"),
            new Row("Optional<String>", "\"a\"", "1"),
            new Row("Optional<City>", "{\"name\":\"Oslo\",\"size\":3}", "1"),
            new Row("Optional<List<Integer>>", "[1,null]", "[\"1\"]"),
            new Row("OptionalInt", "1", "\"1\""),
            new Row("OptionalLong", "1", "1.5"),
            new Row("OptionalDouble", "1.5", "true"),
            new Row("byte[]", "\"AQID\"", "[1,2,3]"),
            new Row("boolean[]", "[true,false]", "[null]"),
            new Row("short[]", "[1,2]", "[70000]"),
            new Row("int[]", "[1,-2]", "[null]"),
            new Row("long[]", "[]", "1"),
            new Row("char[]", "[\"a\",\"b\"]", "[1]"),
            new Row("float[]", "[1.5]", "[[]]"),
            new Row("double[]", "[1.5,2.5]", "{}"),
            new Row("int[][]", "[[1],null,[]]", "[1]"),
            new Row("String[]", "[\"a\",null]", "[1]"),
            new Row("City[][]", "[[{\"name\":null,\"size\":0}],[null]]", "[{}]"),
            new Row("List<String>[]", "[[\"a\"],null]", "[\"a\"]"),
            new Row("List<String>[][]", "[[[\"a\"],null],null]", "[[\"a\"]]"),
            new Row("Map<String, Integer>[]", "[{\"a\":1}]", "[1]"),
            new Row("List<String>", "[\"a\",null,\"\"]", "\"a\""),
            new Row("List<int[]>", "[[1],null]", "[1]"),
            new Row("List<List<City>>", "[[{\"name\":\"Oslo\",\"size\":3},null],null]", "[{}]"),
            new Row("List<Optional<String>>", "[\"a\",null]", "[1]"),
            new Row("Collection<? extends City>", "[{\"name\":\"Oslo\",\"size\":3}]", "[[]]"),
            new Row("Set<Float>", "[2.5,1.5]", "[null,\"a\"]"),
            new Row("SortedSet<String>", "[\"a\",\"b\"]", "[null]"),
            new Row("NavigableSet<Integer>", "[1,2]", "[null]"),
            new Row("Queue<Double>", "[1.5,2.5]", "[null]"),
            new Row("Deque<Level>", "[\"LOW\"]", "[null]"),
            new Row("LinkedBlockingDeque<Double>", "[1.5]", "[null]"),
            new Row("ArrayDeque<City>", "[]", "[null]"),
            new Row("LinkedList<String>", "[null]", "{}"),
            new Row("CopyOnWriteArrayList<Object>", "[1,null]", "1"),
            new Row("EnumSet<Level>", "[\"LOW\",\"HIGH\"]", "[null]"),
            new Row("Map<String, Integer>", "{\"b\":1,\"a\":null}", "[]"),
            new Row("Map<String, Object>", "{\"b\":1,\"a\":[null]}", "[]"),
            new Row("Map<String, ? extends City>", "{\"o\":{\"name\":\"Oslo\",\"size\":3}}", "{\"o\":1}"),
            new Row("Map<BigInteger, String>", "{\"12345678901234567890\":\"a\"}", "{\"1.5\":null}"),
            new Row("Map<BigDecimal, String>", "{\"1.50\":\"a\"}", "{\"x\":null}"),
            new Row("Map<Boolean, String>", "{\"true\":\"a\"}", "{\"yes\":\"a\"}"),
            new Row("Map<Byte, String>", "{\"-128\":\"a\"}", "{\"128\":\"a\"}"),
            new Row("Map<Short, String>", "{\"1\":\"a\"}", "{\"01\":\"a\"}"),
            new Row("Map<Integer, List<String>>", "{\"-1\":[\"a\"],\"2\":null}", "{\" 1\":null}"),
            new Row("Map<Long, Map<String, int[]>>", "{\"1\":{\"a\":[1]}}", "{\"1\":{\"a\":1}}"),
            new Row("Map<Character, String>", "{\"x\":\"a\"}", "{\"xy\":\"a\"}"),
            new Row("Map<Float, City>", "{\"1.5\":{\"name\":\"Oslo\",\"size\":3}}", "{\"a\":null}"),
            new Row("Map<Double, City>", "{\"0.1\":null}", "{\"NaN\":null}"),
            new Row("Map<UUID, String>", "{\"f81d4fae-7dec-11d0-a765-00a0c91e6bf6\":\"a\"}", "{\"f\":\"a\"}"),
            new Row("Map<Level, String>", "{\"HIGH\":\"a\"}", "{\"high\":\"a\"}"),
            new Row("EnumMap<Level, Integer>", "{\"LOW\":1,\"HIGH\":null}", "{\"\":1}"),
            new Row("SortedMap<String, String>", "{\"a\":null,\"b\":\"\"}", "{\"a\":1}"),
            new Row("NavigableMap<Integer, String>", "{\"9\":null,\"10\":\"\"}", "1"),
            new Row("TreeMap<String, City>", "{\"a\":null}", "{\"a\":1}"),
            new Row("ConcurrentMap<String, Integer>", "{\"a\":1}", "{\"a\":null}"),
            new Row("ConcurrentHashMap<String, Integer>", "{\"a\":1}", "{\"a\":null}"),
            new Row("ConcurrentSkipListMap<String, Object>", "{\"a\":[1]}", "{\"a\":null}"));

    private static final String CITY = "record City(String name, int size) {}";
    private static final String LEVEL = "enum Level { LOW, HIGH }";

    private final Map<Shape, Compiled> compiled = new EnumMap<>(Shape.class);

    @TestFactory
    Stream<DynamicTest> whatIsReadIsWrittenAgain() {
        return rows((type, row, index) -> {
            String json = "{\"m" + index + "\":" + row.json() + "}";

            assertThat(type.roundTrip(json)).contains("\"m" + index + "\":" + row.json());
        });
    }

    @TestFactory
    Stream<DynamicTest> whatIsNoValueOfTheTypeIsRefused() {
        return rows(
                (type, row, index) -> assertThatThrownBy(() -> type.read("{\"m" + index + "\":" + row.wrong() + "}"))
                        .isInstanceOf(JsonException.class)
                        .hasMessageContaining("$.m" + index));
    }

    @TestFactory
    Stream<DynamicTest> nullIsAcceptedByReferencesOnly() {
        return rows((type, row, index) -> {
            String json = "{\"m" + index + "\":null}";
            if (Character.isLowerCase(row.type().charAt(0)) && !row.type().endsWith("]")) {
                assertThatThrownBy(() -> type.read(json)).isInstanceOf(JsonMismatchException.class);
            } else {
                assertThat(type.roundTrip(json)).contains("\"m" + index + "\":null");
            }
        });
    }

    @Test
    void everyShapeAcceptsAnEmptyObject() {
        for (Shape shape : Shape.values()) {
            assertThat(compiled(shape).roundTrip("{}"))
                    .as("%s", shape)
                    .startsWith("{\"m0\":false,\"m1\":0,")
                    .endsWith(":null}");
        }
    }

    private interface Check {
        void on(Compiled type, Row row, int index);
    }

    private Stream<DynamicTest> rows(Check check) {
        return Stream.of(Shape.values()).flatMap(shape -> IntStream.range(0, ROWS.size())
                .mapToObj(i -> DynamicTest.dynamicTest(
                        shape + " of " + ROWS.get(i).type(), () -> check.on(compiled(shape), ROWS.get(i), i))));
    }

    private Compiled compiled(Shape shape) {
        return compiled.computeIfAbsent(shape, one -> Compiled.compile("@JsonCodec " + source(one), CITY, LEVEL));
    }

    private static String source(Shape shape) {
        String parameters = each("%1$s m%2$d", ", ");
        String getters = each("public %1$s getM%2$d() { return m%2$d; }", "\n");
        return switch (shape) {
            case RECORD -> "record Holder(" + parameters + ") {}";
            case FIELDS -> "class Holder {" + each("%1$s m%2$d;", "\n") + "}";
            case GETTERS_AND_SETTERS ->
                "class Holder {" + each("private %1$s m%2$d;", "\n") + getters
                        + each("public void setM%2$d(%1$s value) { m%2$d = value; }", "\n") + "}";
            case CONSTRUCTOR ->
                "class Holder {" + each("private final %1$s m%2$d;", "\n") + "Holder(" + parameters + ") {"
                        + each("this.m%2$d = m%2$d;", "\n") + "}" + getters + "}";
        };
    }

    private static String each(String format, String separator) {
        return IntStream.range(0, ROWS.size())
                .mapToObj(i -> String.format(format, ROWS.get(i).type(), i))
                .collect(Collectors.joining(separator));
    }
}
