package dev.burin.processor.behaviour;

import static dev.burin.processor.behaviour.Compiled.compile;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.burin.Codec;
import dev.burin.Codecs;
import dev.burin.JsonErrorCode;
import dev.burin.JsonException;
import dev.burin.JsonMismatchException;
import java.lang.reflect.Constructor;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code @JsonAny}: members that the type does not have are kept and written back. */
class AnyTest {
    private static final String BUILT =
            "class Event { final String type; final int id; final Map<String, Object> rest; "
                    + "private Event(B from) { type = from.type; id = from.id; rest = from.rest; }"
                    + "@JsonAny public Map<String, Object> rest() { return rest; }"
                    + "static B builder() { return new B(); }"
                    + "static class B { private String type; private int id; "
                    + "private final Map<String, Object> rest = new LinkedHashMap<>(); private B() {}"
                    + "B type(String type) { this.type = type; return this; } B id(int id) { this.id = id; return this; }"
                    + "Event build() { return new Event(this); }";

    private static final String OBJECT = "record Event(String type, @JsonAny Map<String, Object> others, int id) {}";

    @ParameterizedTest
    @ValueSource(
            strings = {
                OBJECT,
                "record Event(@JsonAny SortedMap<String, ? extends Object> others, String type, int id) {}",
                "class Event { public String type; public int id; @JsonAny public Map<String, Object> others; }",
                "class Event { public String type; public int id; @JsonAny final Map<String, Object> others = new HashMap<>(); }",
                "class Event { public String type; public int id; private final Map<String, Object> map = new TreeMap<>();"
                        + " @JsonAny public Map<String, Object> getMap() { return map; } }",
                "class Event { private String type; private int id; private Map<String, Object> map;"
                        + " public String getType() { return type; } public void setType(String type) { this.type = type; }"
                        + " public int getId() { return id; } public void setId(int id) { this.id = id; }"
                        + " @JsonAny public Map<String, Object> getMap() { return map; }"
                        + " public void setMap(Map<String, Object> map) { this.map = map; } }",
                "class Event { public String type; public int id; private final Map<String, Object> map = new TreeMap<>();"
                        + " @JsonAny Map<String, Object> all() { return map; }"
                        + " @JsonAny void put(String name, Object value) { map.put(name, value); } }",
                "class Event { private final String type; private final int id; private final Map<String, Object> rest;"
                        + " Event(String type, int id, @JsonAny Map<String, Object> rest)"
                        + " { this.type = type; this.id = id; this.rest = rest; }"
                        + " public String getType() { return type; } public int getId() { return id; }"
                        + " public Map<String, Object> getRest() { return rest; } }",
                "class Event { public String type; public int id; private Map<String, ?> map;"
                        + " @JsonAny public Map<String, ?> getMap() { return map; }"
                        + " public void setMap(Map<String, ?> map) { this.map = map; } }",
                BUILT + " B rest(Map<String, Object> rest) { this.rest.putAll(rest); return this; } } }",
                BUILT + " void setRest(Map<? extends String, ? extends Object> rest) { this.rest.putAll(rest); } } }",
                BUILT + " @JsonAny B put(String name, Object value) { rest.put(name, value); return this; } } }"
            })
    void unknownMembersAreWrittenAfterTheOthers(String type) {
        Compiled event = compile("@JsonCodec " + type);

        assertThat(event.roundTrip("{\"b\":[1,{\"x\":null}],\"type\":\"t\",\"c\":null,\"id\":3}"))
                .isEqualTo("{\"type\":\"t\",\"id\":3,\"b\":[1,{\"x\":null}],\"c\":null}");
        assertThat(event.roundTrip("{\"type\":null,\"id\":0}")).isEqualTo("{\"type\":null,\"id\":0}");
        assertThat(event.roundTrip("{}")).isEqualTo("{\"type\":null,\"id\":0}");
        assertThat(event.roundTrip("{\"\":1,\"\\u0000\\\"\":2}"))
                .startsWith("{\"type\":null,\"id\":0,")
                .contains("\"\":1")
                .contains("\"\\u0000\\\"\":2");
    }

    @Test
    void unknownMembersMayHaveTheTypeOfAVariable() {
        Codec<Object> codec = compile("@JsonCodec record Event<T>(T first, @JsonAny Map<String, T> others) {}")
                .codecOf("Event", Codecs.INTEGER);
        String json = "{\"first\":1,\"second\":2,\"third\":null}";

        assertThat(codec.toJson(codec.fromJson(json))).isEqualTo(json);
        assertThatThrownBy(() -> codec.fromJson("{\"first\":1,\"second\":\"2\"}"))
                .isInstanceOf(JsonMismatchException.class)
                .hasMessageContaining("$.second");
    }

    @ParameterizedTest
    @ValueSource(strings = {"{\"a\":1,\"b\":2}", "{\"a\":1}", "{}", "{\"€\":[],\"😀\":{\"a\":1}}"})
    void aTypeMayHaveNoOtherMembers(String json) {
        assertThat(compile("@JsonCodec record Bag(@JsonAny Map<String, Object> all) {}")
                        .roundTrip(json))
                .isEqualTo(json);
        String withIgnored = json.equals("{}") ? "{\"x\":{}}" : "{\"x\":{}," + json.substring(1);
        assertThat(compile(
                                "@JsonCodec class Bag { @JsonIgnore public int x; @JsonAny public Map<String, Object> all; }")
                        .roundTrip(withIgnored))
                .isEqualTo(json);
        assertThat(compile("@JsonCodec record Bag(@JsonInclude(JsonInclude.Include.NON_NULL) String x,"
                                + " @JsonAny Map<String, RawJson> all) {}")
                        .roundTrip(json))
                .isEqualTo(json);
    }

    /** The codec puts nothing into the map. */
    @Test
    void aMapThatIsOnlyWrittenMayHaveAnyValueType() {
        Compiled event = compile("""
                @JsonCodec(direction = JsonCodec.Direction.ENCODE) class Event {
                    @JsonAny final Map<String, ?> rest = Map.of("a", 1); }
                """);

        assertThat(event.write(newInstance(event.firstType()))).isEqualTo("{\"a\":1}");
    }

    private static Object newInstance(Class<?> type) {
        try {
            Constructor<?> constructor = type.getDeclaredConstructor();
            constructor.setAccessible(true);
            return constructor.newInstance();
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void valuesHaveTheTypeOfTheMap() {
        Compiled raw = compile("@JsonCodec record Doc(int id, @JsonAny Map<String, RawJson> rest) {}");
        assertThat(raw.roundTrip("{\"x\":[1.50, 2e3],\"id\":1}")).isEqualTo("{\"id\":1,\"x\":[1.50, 2e3]}");

        Compiled strings = compile("@JsonCodec record Doc(int id, @JsonAny Map<String, String> rest) {}");
        assertThat(strings.roundTrip("{\"x\":\"a\",\"y\":null}")).isEqualTo("{\"id\":0,\"x\":\"a\",\"y\":null}");
        assertThatThrownBy(() -> strings.read("{\"x\":1}"))
                .isInstanceOf(JsonMismatchException.class)
                .hasMessageContaining("$.x");

        Compiled types = compile(
                "@JsonCodec record Doc(@JsonAny ConcurrentMap<String, List<Part>> parts) {}", "record Part(int no) {}");
        assertThat(types.roundTrip("{\"x\":[{\"no\":1}]}")).isEqualTo("{\"x\":[{\"no\":1}]}");
        assertThatThrownBy(() -> types.read("{\"x\":null}")).isInstanceOf(JsonMismatchException.class);
    }

    @Test
    void aMethodThatTakesAPrimitiveTypeGetsNoNull() {
        Compiled type =
                compile("@JsonCodec class Counts { private final Map<String, Integer> map = new LinkedHashMap<>();"
                        + " @JsonAny public Map<String, Integer> getMap() { return map; }"
                        + " @JsonAny void put(String name, int count) { map.put(name, count); } }");

        assertThat(type.roundTrip("{\"a\":1,\"b\":2}")).isEqualTo("{\"a\":1,\"b\":2}");
        assertThatThrownBy(() -> type.read("{\"a\":1,\"b\":null}"))
                .isInstanceOf(JsonMismatchException.class)
                .hasMessageStartingWith("Expected an int but found null")
                .hasMessageContaining("$.b");
    }

    @Test
    void aMethodThatTakesAPrimitiveTypeGetsZeroIfTheTypeReadsNullAsZero() {
        Compiled type = compile("@JsonCodec(nullForPrimitive = JsonCodec.NullForPrimitive.DEFAULT) class Counts {"
                + " private final Map<String, Long> map = new LinkedHashMap<>();"
                + " @JsonAny public Map<String, Long> getMap() { return map; }"
                + " @JsonAny void put(String name, long count) { map.put(name, count); } }");

        assertThat(type.roundTrip("{\"a\":1,\"b\":null}")).isEqualTo("{\"a\":1,\"b\":0}");
    }

    @Test
    void creatorsReceiveAnEmptyMapButFieldsAreNotSet() {
        assertThat(compile("@JsonCodec record Bag(@JsonAny Map<String, Object> all) {}")
                        .read("{}"))
                .hasToString("Bag[all={}]");
        Compiled bean = compile("""
                @JsonCodec class Bag {
                    @JsonAny public Map<String, Object> all;
                    @Override public String toString() { return "" + all; }
                }
                """);
        assertThat(bean.read("{}")).hasToString("null");
        assertThat(bean.write(bean.read("{}"))).isEqualTo("{}");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"a\":1,\"a\":2}",
                "{\"a\":1,\"\\u0061\":2}",
                "{\"type\":\"a\",\"type\":\"b\"}",
                "{\"type\":\"a\",\"t\\u0079pe\":\"b\"}",
                "{\"x\":1,\"id\":2,\"y\":3,\"id\":2}",
                "{\"a\":{\"b\":1,\"b\":2}}"
            })
    void duplicateNamesAreRejected(String json) {
        assertThatThrownBy(() -> compile("@JsonCodec " + OBJECT).read(json))
                .isInstanceOfSatisfying(
                        JsonMismatchException.class, e -> assertThat(e.code()).isEqualTo(JsonErrorCode.DUPLICATE_NAME));
    }

    @Test
    void theLastDuplicateWinsIfTheTypeSaysSo() {
        Compiled lenient = compile("@JsonCodec(duplicates = JsonCodec.Duplicates.LAST) " + OBJECT);

        assertThat(lenient.roundTrip("{\"a\":1,\"id\":4,\"a\":{\"x\":2,\"x\":3},\"id\":5}"))
                .isEqualTo("{\"type\":null,\"id\":5,\"a\":{\"x\":3}}");
    }

    @Test
    void aliasesAndIgnoredMembersAreNotPutIntoTheMap() {
        Compiled type = compile("""
                @JsonCodec @JsonIgnoreProperties("gone") class Session {
                    @JsonAlias("n") public String name;
                    @JsonIgnore public String token = "secret";
                    @JsonProperty(access = JsonProperty.Access.READ_ONLY) public int id = 7;
                    @JsonAny public Map<String, Object> rest;
                }
                """);

        assertThat(type.roundTrip("{\"gone\":1,\"id\":8,\"n\":\"Ann\",\"token\":\"t\",\"x\":2}"))
                .isEqualTo("{\"name\":\"Ann\",\"id\":7,\"x\":2}");
        assertThatThrownBy(() -> type.read("{\"n\":\"Ann\",\"name\":\"Eve\"}"))
                .isInstanceOf(JsonMismatchException.class);
        assertThatThrownBy(() -> type.read("{\"token\":[1,}")).isInstanceOf(JsonException.class);
    }

    @Test
    void aMapThatContainsANameOfTheTypeIsNotWritten() {
        String fixed = """
                @JsonCodec class Session {
                    @JsonAlias("n") public String name;
                    @JsonIgnore public int hidden;
                    @JsonAny public Map<String, Object> rest = new HashMap<>();
                    Session() { rest.put("%s", 1); }
                }
                """;
        for (String name : new String[] {"name", "n", "hidden"}) {
            Compiled type = compile(fixed.formatted(name));
            assertThatThrownBy(() -> type.roundTrip("{}"))
                    .isInstanceOfSatisfying(
                            JsonException.class, e -> assertThat(e.code()).isEqualTo(JsonErrorCode.NOT_REPRESENTABLE))
                    .hasMessageContaining("has the name \"" + name + "\", which is a member of the type");
        }
        Compiled withNull = compile(fixed.replace("\"%s\"", "null"));
        assertThatThrownBy(() -> withNull.roundTrip("{}"))
                .isInstanceOf(JsonException.class)
                .hasMessageContaining("the key null");
        assertThat(compile(fixed.formatted("Name")).roundTrip("{}")).isEqualTo("{\"name\":null,\"Name\":1}");
    }

    @Test
    void theMapTakesPrecedenceOverRejectingUnknownMembers() {
        Compiled strict = compile("@JsonCodec(unknown = JsonCodec.Unknown.FAIL) " + OBJECT);

        assertThat(strict.roundTrip("{\"id\":1,\"x\":2}")).isEqualTo("{\"type\":null,\"id\":1,\"x\":2}");
    }

    @Test
    void requiredMembersAreStillRequired() {
        Compiled type = compile("@JsonCodec record Doc(@JsonProperty(required = true) int id,"
                + " @JsonAny Map<String, Object> rest) {}");

        assertThat(type.roundTrip("{\"x\":2,\"id\":1}")).isEqualTo("{\"id\":1,\"x\":2}");
        assertThatThrownBy(() -> type.read("{\"x\":2}")).hasMessageContaining("Doc.id is required but missing");
    }

    @Test
    void subtypesKeepUnknownMembers() {
        Compiled shapes = compile(Compiled.files("""
                @JsonCodec sealed interface Shape permits Circle {}
                record Circle(int radius, @JsonAny Map<String, Object> rest) implements Shape {}
                """));

        assertThat(shapes.roundTrip("{\"x\":1,\"radius\":2,\"@type\":\"Circle\"}"))
                .isEqualTo("{\"@type\":\"Circle\",\"radius\":2,\"x\":1}");
    }

    @Test
    void customCodecsReadAndWriteTheValues() {
        Compiled type = compile(
                "@JsonCodec record Doc(@JsonAny @JsonUsing(content = Upper.class) Map<String, String> rest) {}", """
                class Upper implements Codec<String> {
                    public void write(JsonWriter out, String value) { out.writeString(value.toLowerCase()); }
                    public String read(JsonReader in) { return in.readString().toUpperCase(); }
                }
                """);

        assertThat(type.read("{\"a\":\"x\"}")).hasToString("Doc[rest={a=X}]");
        assertThat(type.roundTrip("{\"a\":\"x\"}")).isEqualTo("{\"a\":\"x\"}");
    }

    @Test
    void exceptionsFromUserDefinedMapsHaveAPath() {
        String map = """
                class Picky extends TreeMap<String, Integer> {
                    private static final long serialVersionUID = 1;
                    @Override public Integer put(String key, Integer value) {
                        if (value == 13) { throw new IllegalStateException("unlucky"); }
                        return super.put(key, value);
                    }
                }
                """;
        Compiled type = compile("@JsonCodec record Doc(@JsonAny Picky rest) {}", map);

        assertThat(type.roundTrip("{\"b\":1,\"a\":2}")).isEqualTo("{\"a\":2,\"b\":1}");
        assertThatThrownBy(() -> type.read("{\"b\":1,\"a\":13}"))
                .isInstanceOf(JsonMismatchException.class)
                .hasMessageContaining("unlucky")
                .hasMessageContaining("$.a");
        Compiled failing = compile("@JsonCodec record Doc(@JsonAny Failing rest) {}", """
                class Failing extends TreeMap<String, Integer> {
                    private static final long serialVersionUID = 1;
                    Failing() { throw new IllegalStateException("never"); }
                }
                """);
        assertThatThrownBy(() -> failing.read("{}"))
                .isInstanceOf(JsonMismatchException.class)
                .hasMessageContaining("never");
    }

    @Test
    void unusualNamesAreDistinguished() {
        Compiled type = compile("""
                @JsonCodec record Doc(@JsonProperty("größe") int size, @JsonProperty("a\\"b") int quoted,
                    @JsonProperty("\\uD83D\\uDE00") int smile, int class$, @JsonAny Map<String, Object> in,
                    @JsonProperty("out") int out, int rest, int found, int next, int seen, int member, int name, int NAMES) {}
                """);

        String own =
                "\"größe\":1,\"a\\\"b\":2,\"😀\":3,\"class$\":4,\"out\":5,\"rest\":6,\"found\":7,\"next\":8,\"seen\":9,"
                        + "\"member\":10,\"name\":11,\"NAMES\":12";
        assertThat(type.roundTrip("{" + own + ",\"groesse\":1,\"\":2}"))
                .isEqualTo("{" + own + ",\"groesse\":1,\"\":2}");
        assertThat(type.roundTrip("{\"x\":0,\"gr\\u00f6\\u00DFe\":1,\"\\ud83d\\ude00\":3}"))
                .startsWith("{\"größe\":1,")
                .contains("\"😀\":3,")
                .endsWith(",\"x\":0}");
    }

    /** Members in the map have names, not keys, so a key codec with {@code @JsonCodecFor} does not apply to them. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "record Event(@JsonAny Map<String, Object> rest, Map<String, Integer> map) {}",
                "class Event { @JsonAny public final SortedMap<String, Object> rest = new TreeMap<>(); public Map<String, Integer> map; }"
            })
    void keyCodecsDoNotApplyToMemberNames(String type) {
        String codec = "@JsonCodecFor(String.class) class Keys implements KeyCodec<String> {"
                + " public String toName(String key) { return \"<\" + key; }"
                + " public String fromName(String name) { return name.substring(1); } }";

        Compiled compiled = compile("@JsonCodec " + type, codec);
        assertThat(compiled.roundTrip("{\"a\":true,\"map\":{\"<b\":1}}")).isEqualTo("{\"map\":{\"<b\":1},\"a\":true}");
        assertThat(compiled.read("{\"a\":true,\"map\":{\"<b\":1}}")).satisfies(event -> {
            if (type.startsWith("record")) {
                assertThat(event).hasToString("Event[rest={a=true}, map={b=1}]");
            }
        });
    }

    @Test
    void anInaccessibleKeyCodecDoesNotAffectMemberNames() {
        String keys = "package keys; @dev.burin.annotation.JsonCodecFor(String.class)"
                + " class Keys implements dev.burin.KeyCodec<String> {"
                + " public String toName(String key) { return key + key; } public String fromName(String name) { return name; } }";
        String event =
                "package app; public record Event(@dev.burin.annotation.JsonAny java.util.Map<String, Object> rest%s) {}";
        String codec = "package app; @dev.burin.annotation.JsonCodec record Holder(Event event) {}";

        assertThat(Project.withBurin()
                        .compile(keys, event.formatted(""), codec)
                        .roundTrip("app.HolderCodec", "{\"event\":{\"a\":1}}"))
                .isEqualTo("{\"event\":{\"a\":1}}");
        assertThat(Project.withBurin().errors(keys, event.formatted(", java.util.Map<String, String> map"), codec))
                .singleElement()
                .asString()
                .contains("BRN029", "Event.map");
    }
}
