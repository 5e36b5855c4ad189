package dev.burin.processor.behaviour;

import static dev.burin.processor.behaviour.Compiled.compile;
import static dev.burin.processor.behaviour.Compiled.compileWithJackson;
import static dev.burin.processor.behaviour.Compiled.files;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.burin.JsonErrorCode;
import dev.burin.JsonException;
import dev.burin.JsonLimits;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Types that serve as map keys through a member with {@code @JsonKey} or {@code @JsonValue}. */
class KeyMembersTest {
    private static final String STOCK = "@JsonCodec record Stock(Map<Sku, Integer> items, List<Map<Sku, Sku>> more) {}";
    private static final String SKU = """
            record Sku(String maker, int number) {
                @JsonKey String text() { return maker + "-" + number; }
                @JsonKey static Sku parse(String text) {
                    int dash = text.indexOf('-');
                    return dash == 0 ? null : new Sku(text.substring(0, dash), Integer.parseInt(text.substring(dash + 1)));
                }
            }
            """;

    private static void assertRejected(Compiled type, String json, JsonErrorCode code, String message) {
        assertThatThrownBy(() -> type.read(json))
                .isInstanceOfSatisfying(
                        JsonException.class, e -> assertThat(e.code()).isEqualTo(code))
                .hasMessageContaining(message);
    }

    @Test
    void aRecordIsAKeyByAMethodAndAnObjectElsewhere() {
        Compiled type = compile(STOCK, SKU);
        String json = "{\"items\":{\"acme-17\":3,\"b\\\"c-2\":0},\"more\":[{\"a-1\":{\"maker\":\"x\",\"number\":2}}]}";

        assertThat(type.roundTrip(json)).isEqualTo(json);
    }

    @Test
    void namesThatAreNotKeysAreRejectedWithTheirPlace() {
        Compiled type = compile(STOCK, SKU);

        assertRejected(type, "{\"items\":{\"a-1\":1,\"acme-x\":3}}", JsonErrorCode.REFUSED_VALUE, "$.items");
        assertRejected(type, "{\"items\":{\"none\":3}}", JsonErrorCode.REFUSED_VALUE, "\"none\" is not a key");
        assertRejected(type, "{\"items\":{\"-returned null\":3}}", JsonErrorCode.REFUSED_VALUE, "is not a key");
        assertRejected(type, "{\"items\":{\"a-1\":3,\"a-01\":4}}", JsonErrorCode.DUPLICATE_NAME, "a-01");
        assertThatThrownBy(() -> type.read("{\"items\":{17:3}}")).isInstanceOf(JsonException.class);
    }

    @Test
    void keysWithEqualHashCodesAreLimited() {
        Compiled type = compile("@JsonCodec record Stock(Map<Point, Integer> items) {}", """
                record Point(int x, int y) {
                    @JsonKey String text() { return x + "," + y; }
                    @JsonKey static Point parse(String text) {
                        int comma = text.indexOf(',');
                        return new Point(Integer.parseInt(text.substring(0, comma)), Integer.parseInt(text.substring(comma + 1)));
                    }
                }
                """);
        String equal = IntStream.range(0, JsonLimits.DEFAULT.maxEqualHashes() + 1)
                .mapToObj(x -> "\"%d,%d\":0".formatted(x, -31 * x)) // a record's hash code is 31 x + y
                .collect(Collectors.joining(",", "{\"items\":{", "}}"));

        assertRejected(type, equal, JsonErrorCode.HASH_LIMIT, "$.items");
    }

    @Test
    void typeArgumentsOfKeysMayBeWildcards() {
        Compiled type = compile(
                "@JsonCodec record Stock(Map<Id<?>, Integer> items, Map<Id<String>, Integer> named) {}",
                "record Id<T>(@JsonValue long value) {}");
        String json = "{\"items\":{\"1\":2,\"3\":4},\"named\":{\"5\":6}}";

        assertThat(type.roundTrip(json)).isEqualTo(json);
    }

    @Test
    void anEnumWithoutConstantsAcceptsNoKeys() {
        Compiled type = compile(
                "@JsonCodec record Stock(Map<None, Integer> items) {}",
                "enum None { ; @JsonKey public String key() { return name(); } }");

        assertThat(type.roundTrip("{\"items\":{}}")).isEqualTo("{\"items\":{}}");
        assertRejected(type, "{\"items\":{\"a\":1}}", JsonErrorCode.INVALID_VALUE, "$.items");
    }

    @Test
    void nullIsNotAKeyAndNeitherIsAValueWithoutOne() throws ReflectiveOperationException {
        Compiled type = compile(
                "@JsonCodec public class Stock { public HashMap<Sku, Integer> items; }",
                "record Sku(@JsonKey String text) {}");
        Object stock = type.read("{\"items\":{}}");
        @SuppressWarnings("unchecked")
        Map<Object, Object> items =
                (Map<Object, Object>) stock.getClass().getField("items").get(stock);

        items.put(null, 1);

        assertThatThrownBy(() -> type.write(stock))
                .isInstanceOfSatisfying(
                        JsonException.class, e -> assertThat(e.code()).isEqualTo(JsonErrorCode.NOT_REPRESENTABLE));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            int                 | 17
            long                | -9000000000
            Long                | 4
            Short               | 7
            byte                | 1
            char                | x
            boolean             | true
            double              | 1.5
            java.math.BigDecimal | 1.50
            java.util.UUID      | 3b241101-e2bb-4255-8caf-4136c566a962
            java.time.LocalDate | 2024-02-29
            Level               | HIGH
            Inner               | text
            java.net.URI        | https://example.org/
            """)
    void membersOfAnyKeyTypeMayRepresentAType(String memberType, String name) {
        String others = """
                enum Level { LOW, HIGH }

                record Inner(@JsonValue String text) {}
                """;
        for (String annotation : new String[] {"@JsonKey", "@JsonValue"}) {
            Compiled type = compile(
                    "@JsonCodec record Stock(Map<Id, Integer> items) {}",
                    "record Id(" + annotation + " " + memberType + " value) {}",
                    files(others)[0],
                    files(others)[1]);
            String json = "{\"items\":{\"" + name + "\":1}}";

            assertThat(type.roundTrip(json)).isEqualTo(json);
        }
    }

    @ParameterizedTest
    @CsvSource({"int, 1.5", "int, 2147483648", "int, ' 1'", "boolean, yes", "java.util.UUID, 1-1-1-1-1", "Level, MIDDLE"
    })
    void namesThatAreNotValuesOfTheMemberAreRejected(String memberType, String name) {
        Compiled type = compile(
                "@JsonCodec record Stock(Map<Id, Integer> items) {}",
                "record Id(@JsonKey " + memberType + " value) {}",
                "enum Level { LOW, HIGH }");

        assertThatThrownBy(() -> type.read("{\"items\":{\"" + name + "\":1}}")).isInstanceOf(JsonException.class);
    }

    @Test
    void jsonKeyTakesPrecedenceOverJsonValue() {
        Compiled type = compile("@JsonCodec record Stock(Map<Id, Id> items) {}", """
                record Id(@JsonValue int number) {
                    @JsonKey String hex() { return Integer.toHexString(number); }
                    @JsonKey static Id ofHex(String hex) { return new Id(Integer.parseInt(hex, 16)); }
                }
                """);

        assertThat(type.roundTrip("{\"items\":{\"1f\":17}}")).isEqualTo("{\"items\":{\"1f\":17}}");
    }

    @Test
    void enumsMayHaveAKeyMember() {
        Compiled type = compile(
                "@JsonCodec record Plan(Map<Day, Day> days, EnumMap<Day, Integer> hours, Map<Level, Level> levels) {}",
                "enum Day { MONDAY, SUNDAY; @JsonKey String brief() { return name().substring(0, 2); } }",
                "enum Level { LOW, HIGH; @JsonKey final int code = ordinal() + 5; @JsonValue String text() { return \"is \" + name(); } }");
        String json = "{\"days\":{\"MO\":\"SUNDAY\"},\"hours\":{\"SU\":0},\"levels\":{\"6\":\"is LOW\"}}";

        assertThat(type.roundTrip(json)).isEqualTo(json);
        assertThatThrownBy(() -> type.read("{\"days\":{\"MONDAY\":\"SUNDAY\"}}"))
                .isInstanceOf(JsonException.class);
        assertThatThrownBy(() -> type.read("{\"levels\":{\"is LOW\":\"is LOW\"}}"))
                .isInstanceOf(JsonException.class);
    }

    @Test
    void beansGenericTypesInterfacesAndUnusualNamesAreKeys() {
        Compiled type = compile(
                """
                @JsonCodec record Holder(
                        Map<Bean, Integer> bean, Map<Box<Integer>, Map<Box<String>, Integer>> box, Map<? extends Shape, Integer> shape,
                        TreeMap<Outer.$In, Integer> sorted, Map<Wort, Integer> default_) {}
                """,
                """
                class Bean {
                    private String code;
                    @JsonKey private int in;
                    int getIn() { return in; }
                    static Bean valueOf(int in) { Bean bean = new Bean(); bean.in = in; return bean; }
                }
                """,
                "record Box<T extends Comparable<T>>(@JsonKey T value) {}",
                """
                interface Shape {
                    @JsonKey String out();
                    @JsonCreator static Shape of(String at) { record Named(String out) implements Shape {} return new Named(at); }
                }
                """,
                """
                class Outer {
                    record $In(String name) implements Comparable<$In> {
                        @JsonKey String text() { return name; }
                        @Override public int compareTo($In other) { return name.compareTo(other.name); }
                    }
                }
                """,
                "class Wort { final String größe; @JsonKey Wort(String e) { größe = e; } Wort() { this(\"\"); } @JsonKey String größe() { return größe; } }");
        String json =
                "{\"bean\":{\"7\":1},\"box\":{\"5\":{\"x\":1}},\"shape\":{\"round\":1},\"sorted\":{\"a\":1,\"b\":2},"
                        + "\"default_\":{\"\\u00e4\":1}}";

        assertThat(type.roundTrip(json)).isEqualTo(json.replace("\\u00e4", "ä"));
        assertThatThrownBy(() -> type.read("{\"box\":{\"x\":{}}}")).isInstanceOf(JsonException.class);
    }

    @Test
    void aKeyThatIsOnlyWrittenNeedsNoCreator() throws ReflectiveOperationException {
        Compiled type = compile(
                """
                @JsonCodec(direction = JsonCodec.Direction.ENCODE) public class Report {
                    public Map<Sku, Integer> getItems() { return Map.of(new Sku(1, 2), 3); }
                    public List<Page<Map<Sku, Integer>>> getPages() { return List.of(new Page<>(getItems())); }
                }
                """,
                "record Sku(int maker, int number) { @JsonKey String text() { return maker + \"-\" + number; } }",
                "@JsonCodec record Page<T>(T content) {}");
        Object report = type.type("Report").getConstructor().newInstance();

        assertThat(type.write(report)).isEqualTo("{\"items\":{\"1-2\":3},\"pages\":[{\"content\":{\"1-2\":3}}]}");
    }

    @Test
    void aCodecOfTheMemberOrTheModuleTakesPrecedence() {
        Compiled type =
                compile("@JsonCodec record Stock(@JsonUsing(key = Codes.class) Map<Sku, Integer> items) {}", SKU, """
                class Codes implements KeyCodec<Sku> {
                    @Override public String toName(Sku key) { return "#" + key.number(); }
                    @Override public Sku fromName(String name) { return new Sku("", Integer.parseInt(name.substring(1))); }
                }
                """);

        assertThat(type.roundTrip("{\"items\":{\"#4\":1}}")).isEqualTo("{\"items\":{\"#4\":1}}");
    }

    /** Jackson reads keys with constructors and static methods that take a string, and enums by name; see docs/jackson.md. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            record Id(@JsonValue String text) {}                                           | {"items":{"a":1}}
            class Id { public int n; @JsonKey public String text() { return "t" + n; } public static Id valueOf(String t) { Id id = new Id(); id.n = t.length(); return id; } } | {"items":{"t1":1}}
            class Id { @JsonValue public int n; @JsonKey public String text() { return "t" + n; } public Id(String t) { n = t.length(); } public Id(int n) { this.n = n; } }   | {"items":{"t2":1}}
            enum Id { A, B; @JsonValue public String text() { return name() + "!"; } }     | {"items":{"B!":1}}
            """)
    void jacksonReadsAndWritesTheSameKeys(String id, String json) throws Exception {
        Compiled type =
                compileWithJackson("@JsonCodec public class Stock { public Map<Id, Integer> items; }", "public " + id);
        JsonMapper jackson = new JsonMapper();
        String canonical = type.roundTrip(json);

        assertThat(canonical)
                .isEqualTo(jackson.writeValueAsString(jackson.readValue(json, type.type("Stock"))))
                .isEqualTo(jackson.writeValueAsString(type.read(json)));
    }

    @Test
    void jacksonWritesEnumsAndNumbersAsTheSameKeys() throws Exception {
        Compiled type = compileWithJackson(
                "@JsonCodec public class Stock { public Map<Level, Integer> levels; public Map<Id, Integer> ids; }",
                "public enum Level { LOW; @JsonKey public int code() { return 5; } }",
                "public record Id(@JsonValue int number) {}");
        String json = "{\"levels\":{\"5\":1},\"ids\":{\"7\":1}}";

        assertThat(new JsonMapper().writeValueAsString(type.read(json))).isEqualTo(json);
        assertThat(type.roundTrip(json)).isEqualTo(json);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "record Id(@JsonValue @JsonLimit(length = 2) String text) {}",
                "record Id(@JsonKey @JsonLimit(length = 2) String text) {}",
                "@JsonLimit(length = 2) record Id(@JsonValue String text) {}",
                "record Id(@JsonKey @JsonLimit(length = 2) URI text) {}",
                "final class Id { private final String text; Id(@JsonLimit(length = 2) String text) { this.text = text; }"
                        + " @JsonValue public String getText() { return text; } }",
                "final class Id { private final String text; Id(@JsonLimit(length = 2) String word) { this.text = word; }"
                        + " @JsonValue public String getText() { return text; } }",
                "final class Id { private final String text; private Id(String text) { this.text = text; }"
                        + " @JsonCreator static Id of(@JsonLimit(length = 2) String word) { return new Id(word); }"
                        + " @JsonValue public String getText() { return text; } }",
                "final class Id { private final String text; Id(String text) { this.text = text; }"
                        + " @JsonKey static Id of(@JsonLimit(length = 2) String word) { return new Id(word); }"
                        + " @JsonKey public String getText() { return text; } }",
                "record Id(@JsonValue @JsonLimit(length = 2) String text) {"
                        + " @JsonCreator static Id of(@JsonLimit(length = 9) String word) { return new Id(word); } }",
            })
    void keysHaveTheSameLengthLimitAsValues(String id) {
        Compiled type = compile("@JsonCodec record Stock(Map<Id, Integer> items) {}", id);

        for (String fits : new String[] {"{\"items\":{\"ab\":1}}", "{\"items\":{\"\\u0061b\":1}}"}) {
            assertThat(type.roundTrip(fits)).isEqualTo("{\"items\":{\"ab\":1}}");
        }
        for (String key : new String[] {"abc", "\\u0061bc", "a".repeat(9_000)}) {
            assertRejected(
                    type,
                    "{\"items\":{\"" + key + "\":1}}",
                    JsonErrorCode.LENGTH_LIMIT,
                    "more than 2 characters (raise @JsonLimit(length = 2) if that is intended)");
        }
    }

    @Test
    void wildcardsInKeysStandForTheBoundsOfTheirVariables() {
        Compiled type = compile(
                "@JsonCodec record Stock(Map<Id<?>, Integer> ids, Map<? extends Code<?>, Integer> codes, Map<Shade<?>, Integer> shades) {}",
                "record Id<T extends Integer>(@JsonKey T number) {}",
                "record Code<T extends String>(@JsonValue T text) {}",
                "record Shade<T extends Color>(@JsonKey T color) {}",
                "enum Color { RED }");
        String json = "{\"ids\":{\"1\":2},\"codes\":{\"a\":3},\"shades\":{\"RED\":4}}";

        assertThat(type.roundTrip(json)).isEqualTo(json);
    }
}
