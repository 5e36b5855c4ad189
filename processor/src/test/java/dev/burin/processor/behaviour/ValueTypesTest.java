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

    /** A type, its JSON as Burin writes it, and JSON that is not valid for it. */
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
            new Row("dev.burin.JsonValue", "{\"a\":[1.0,true,null,\"b\",{}]}", "{\"a\":nil}"),
            new Row("Optional<dev.burin.JsonValue>", "[1e999,2]", "{\"a\":1,\"a\":1}"),
            new Row("dev.burin.JsonValue[]", "[1.00,null,[]]", "[{]"),
            new Row("Map<String, dev.burin.JsonValue>", "{\"a\":1,\"b\":null}", "[]"),
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
            new Row("float[]", "[1.5]", "[[]]"),
            new Row("double[]", "[1.5,2.5]", "{}"),
            new Row("int[][]", "[[1],null,[]]", "[1]"),
            new Row("String[]", "[\"a\",null]", "[1]"),
            new Row("City[][]", "[[{\"name\":null,\"size\":0}],[null]]", "[{}]"),
            new Row("List<String>[]", "[[\"a\"],null]", "[\"a\"]"),
            new Row("List<String>[][]", "[[[\"a\"],null],null]", "[[\"a\"]]"),
            new Row("Map<String, Integer>[]", "[{\"a\":1}]", "[1]"),
            new Row("CharSequence", "\"a\\n\"", "[]"),
            new Row("StringBuilder", "\"größe\"", "1"),
            new Row("StringBuffer", "\"\"", "{}"),
            new Row("char[]", "\"a\\\"b\"", "[\"a\"]"),
            new Row("char[][]", "[\"ab\",null]", "\"a\""),
            new Row("List<CharSequence>", "[\"a\",null]", "[1]"),
            new Row("ByteBuffer", "\"AQID\"", "\"A\""),
            new Row("BitSet", "\"BQE=\"", "[0,2]"),
            new Row("AtomicInteger", "-2147483648", "2147483648"),
            new Row("AtomicLong", "1", "1.0"),
            new Row("AtomicBoolean", "true", "1"),
            new Row("AtomicIntegerArray", "[1,2]", "[null]"),
            new Row("AtomicLongArray", "[]", "{}"),
            new Row("AtomicReference<String>", "\"a\"", "1"),
            new Row("AtomicReference<Integer>", "1", "1.5"),
            new Row("AtomicReference<? extends List<City>>", "[{\"name\":\"Oslo\",\"size\":3},null]", "[1]"),
            new Row("List<AtomicReference<Double>>", "[1.5,null]", "[[]]"),
            new Row("Map<String, AtomicInteger>", "{\"a\":1,\"b\":null}", "{\"a\":\"1\"}"),
            new Row("Optional<AtomicReference<Byte>>", "1", "128"),
            new Row("OffsetTime", "\"12:30:15.123+02:00\"", "\"12:30:15\""),
            new Row("ZoneOffset", "\"-01:30\"", "\"UTC\""),
            new Row("ZoneId", "\"Europe/Paris\"", "\"Europe/Nowhere\""),
            new Row("Year", "\"2026\"", "2026"),
            new Row("YearMonth", "\"+12026-11\"", "\"2026-13\""),
            new Row("MonthDay", "\"--02-29\"", "\"--02-30\""),
            new Row("Period", "\"P1Y2M3D\"", "\"P\""),
            new Row("DayOfWeek", "\"FRIDAY\"", "\"Friday\""),
            new Row("Month", "\"MAY\"", "5"),
            new Row("Date", "\"2026-11-21T12:30:15.000+00:00\"", "\"2026\""),
            new Row("Calendar", "\"2026-11-21T12:30:15.123+00:00\"", "\"now\""),
            new Row("GregorianCalendar", "\"1969-12-31T23:59:59.999+00:00\"", "1"),
            new Row("java.sql.Date", "\"2026-11-21\"", "\"+999999999-01-01\""),
            new Row("java.sql.Time", "\"12:30:15\"", "\"12:30:15.5\""),
            new Row("java.sql.Timestamp", "\"2026-11-21T12:30:15.123456789Z\"", "\"+999999999-01-01T00:00:00Z\""),
            new Row("URI", "\"https://example.org/a?b=c#d\"", "\"a b\""),
            new Row("URL", "\"https://example.org/\"", "\"nowhere:x\""),
            new Row("InetAddress", "\"192.0.2.1\"", "\"localhost\""),
            new Row("Path", "\"a/b.txt\"", "\"a\\u0000b\""),
            new Row("File", "\"a/b.txt\"", "\"\\u0000\""),
            new Row("Locale", "\"de-CH\"", "\"german!\""),
            new Row("Currency", "\"CHF\"", "\"chf\""),
            new Row("TimeZone", "\"Europe/Paris\"", "\"Mars\""),
            new Row("Charset", "\"UTF-8\"", "\"UTF-7.5\""),
            new Row("Pattern", "\"(?i)a+\"", "\"(\""),
            new Row("Set<URI>", "[\"a\",\"b\"]", "[\"a b\"]"),
            new Row("SortedSet<Path>", "[\"a\",\"b\"]", "[null]"),
            new Row("Optional<Locale>", "\"en\"", "\"_\""),
            new Row("Locale[]", "[\"en\",null]", "[1]"),
            new Row("Map<LocalDate, String>", "{\"2026-11-21\":\"a\"}", "{\"2026-02-30\":null}"),
            new Row("Map<LocalTime, String>", "{\"09:30:00\":\"a\"}", "{\"24:00\":null}"),
            new Row("Map<LocalDateTime, String>", "{\"2026-11-21T09:30:00\":\"a\"}", "{\"\":null}"),
            new Row("Map<Instant, String>", "{\"2026-11-21T09:30:00Z\":\"a\"}", "{\"Z\":null}"),
            new Row("Map<OffsetDateTime, String>", "{\"2026-11-21T09:30:00+01:00\":\"a\"}", "{\"1\":null}"),
            new Row("Map<OffsetTime, String>", "{\"09:30:00Z\":\"a\"}", "{\"09:30:00\":null}"),
            new Row("Map<ZonedDateTime, String>", "{\"2026-11-21T09:30:00+01:00[Europe/Paris]\":\"a\"}", "{\"x\":1}"),
            new Row("Map<ZoneOffset, String>", "{\"Z\":\"a\"}", "{\"+19:00\":null}"),
            new Row("Map<ZoneId, String>", "{\"UTC\":\"a\"}", "{\"\":null}"),
            new Row("Map<Year, String>", "{\"0005\":\"a\"}", "{\"5\":null}"),
            new Row("Map<YearMonth, String>", "{\"2026-11\":\"a\"}", "{\"2026\":null}"),
            new Row("Map<MonthDay, String>", "{\"--11-21\":\"a\"}", "{\"11-21\":null}"),
            new Row("Map<Duration, String>", "{\"PT1H\":\"a\"}", "{\"1H\":null}"),
            new Row("Map<Period, String>", "{\"P1D\":\"a\"}", "{\"1D\":null}"),
            new Row("Map<Date, String>", "{\"2026-11-21T12:30:15.000+00:00\":\"a\"}", "{\"0\":null}"),
            new Row("EnumMap<DayOfWeek, String>", "{\"MONDAY\":\"a\"}", "{\"1\":null}"),
            new Row("Map<URI, String>", "{\"a/b\":\"a\"}", "{\" \":null}"),
            new Row("Map<InetAddress, String>", "{\"0:0:0:0:0:0:0:1\":\"a\"}", "{\"a\":null}"),
            new Row("SortedMap<Path, String>", "{\"a\":\"a\"}", "{\"\\u0000\":null}"),
            new Row("Map<File, String>", "{\"a\":\"a\"}", "{\"\\u0000\":null}"),
            new Row("Map<Locale, String>", "{\"en-US\":\"a\"}", "{\"!\":null}"),
            new Row("Map<Currency, String>", "{\"EUR\":\"a\"}", "{\"Euro\":null}"),
            new Row("Map<TimeZone, String>", "{\"UTC\":\"a\"}", "{\"x\":null}"),
            new Row("Map<Charset, String>", "{\"UTF-8\":\"a\"}", "{\"x y\":null}"),
            new Row("LinkedBlockingQueue<String>", "[\"a\"]", "[null]"),
            new Row("LinkedTransferQueue<String>", "[\"a\"]", "[null]"),
            new Row("PriorityQueue<Integer>", "[1,2]", "[null]"),
            new Row("Vector<String>", "[\"a\",null]", "1"),
            new Row("Stack<String>", "[\"a\"]", "1"),
            new Row("ConcurrentSkipListSet<String>", "[\"a\"]", "[null]"),
            new Row("ConcurrentLinkedDeque<String>", "[\"a\"]", "[null]"),
            new Row("ConcurrentLinkedQueue<String>", "[\"a\"]", "[null]"),
            new Row("BlockingQueue<String>", "[\"a\"]", "[null]"),
            new Row("BlockingDeque<String>", "[\"a\"]", "[null]"),
            new Row("TreeSet<String>", "[\"a\"]", "[null]"),
            new Row("HashSet<String>", "[\"a\"]", "1"),
            new Row("LinkedHashSet<String>", "[\"a\",null]", "1"),
            new Row("HashMap<String, String>", "{\"a\":null}", "1"),
            new Row("LinkedHashMap<String, String>", "{\"a\":null}", "1"),
            new Row("ConcurrentNavigableMap<String, String>", "{\"a\":\"\"}", "{\"a\":null}"),
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
    Stream<DynamicTest> valuesThatAreReadAreWrittenAgain() {
        return rows((type, row, index) -> {
            String json = "{\"m" + index + "\":" + row.json() + "}";

            assertThat(type.roundTrip(json)).contains("\"m" + index + "\":" + row.json());
        });
    }

    @TestFactory
    Stream<DynamicTest> invalidValuesOfTheTypeAreRejected() {
        return rows(
                (type, row, index) -> assertThatThrownBy(() -> type.read("{\"m" + index + "\":" + row.wrong() + "}"))
                        .isInstanceOf(JsonException.class)
                        .hasMessageContaining("$.m" + index));
    }

    @TestFactory
    Stream<DynamicTest> nullIsAcceptedByReferenceTypesOnly() {
        return rows((type, row, index) -> {
            String json = "{\"m" + index + "\":null}";
            if (row.type().matches("[a-z]+")) { // primitive
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
