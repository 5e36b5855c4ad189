package dev.burin.processor.behaviour;

import static dev.burin.processor.behaviour.Compiled.compile;
import static dev.burin.processor.behaviour.Compiled.compileWithJackson;
import static dev.burin.processor.behaviour.Compiled.files;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.burin.JsonErrorCode;
import dev.burin.JsonException;
import dev.burin.JsonMismatchException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code @JsonEnum}: how constants are named, and what is accepted besides their names. */
class EnumLeniencyTest {
    private static final String HOLDER =
            "@JsonCodec record Holder(Level level, List<Level> list, Level[] array, Optional<Level> maybe,"
                    + " Map<String, Level> map, Map<Level, Integer> keys, EnumMap<Level, Level> enums, EnumSet<Level> set) {}\n";

    private static final String DEFAULT = "@JsonEnum(unknown = JsonEnum.Unknown.DEFAULT) ";
    private static final String NULL = "@JsonEnum(unknown = JsonEnum.Unknown.NULL) ";

    private static final Compiled DEFAULTING = compile(
            files(HOLDER + DEFAULT + "enum Level { LOW, @JsonProperty(\"rest\") @JsonEnumDefaultValue OTHER }"));

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "IDENTITY | IN_PROGRESS | DONE | HTTP_2 | _X",
                "KEBAB_CASE | in-progress | done | http2 | x",
                "SNAKE_CASE | in_progress | done | http2 | x",
                "UPPER_CAMEL_CASE | InProgress | Done | Http2 | X",
                "UPPER_SNAKE_CASE | IN_PROGRESS | DONE | HTTP2 | X",
                "LOWER_CASE | inprogress | done | http2 | x",
                "LOWER_DOT_CASE | in.progress | done | http2 | x"
            })
    void namesOfConstantsAreSplitIntoWords(String naming, String first, String second, String third, String fourth) {
        Compiled level = compile("@JsonCodec @JsonEnum(naming = Naming." + naming
                + ") enum Level { IN_PROGRESS, DONE, HTTP_2, _X, @JsonProperty(\"as I say\") OTHER }");

        for (String name : new String[] {first, second, third, fourth, "as I say"}) {
            assertThat(level.roundTrip('"' + name + '"')).isEqualTo('"' + name + '"');
        }
        assertThatThrownBy(() -> level.read("\"OTHER\"")).isInstanceOf(JsonMismatchException.class);
    }

    @Test
    void unknownConstantsAreTheDefaultInAnyPosition() {
        assertThat(DEFAULTING.roundTrip("""
                {"level":"?","list":["LOW","OTHER",null],"array":["x"],"maybe":"","map":{"a":"low"},"keys":{"LOW":1,"y":2},\
                "enums":{"z":"z"},"set":["a","b","LOW"]}""")).isEqualTo("""
                {"level":"rest","list":["LOW","rest",null],"array":["rest"],"maybe":"rest","map":{"a":"rest"},\
                "keys":{"LOW":1,"rest":2},"enums":{"rest":"rest"},"set":["LOW","rest"]}""");
    }

    @ParameterizedTest
    @ValueSource(strings = {"1", "{}", "[]", "true", "\"\\uD800\"", "\"a"})
    void valuesThatAreNotStringsAreRejected(String value) {
        assertThatThrownBy(() -> DEFAULTING.read("{\"level\":" + value + "}")).isInstanceOf(JsonException.class);
    }

    @Test
    void twoUnknownKeysAreADuplicate() {
        assertThatThrownBy(() -> DEFAULTING.read("{\"keys\":{\"a\":1,\"b\":2}}"))
                .isInstanceOfSatisfying(
                        JsonException.class, e -> assertThat(e.code()).isEqualTo(JsonErrorCode.DUPLICATE_NAME));
    }

    @Test
    void unknownConstantsAreNullWhereNullIsAllowed() {
        Compiled holder = compile(files(HOLDER + NULL + "enum Level { LOW, HIGH }"));

        assertThat(holder.roundTrip("""
                {"level":"?","list":["LOW","x",null],"array":["x","HIGH"],"maybe":"?","map":{"a":"low"},"keys":{"LOW":1},\
                "enums":{"LOW":"z"},"set":["HIGH"]}""")).isEqualTo("""
                {"level":null,"list":["LOW",null,null],"array":[null,"HIGH"],"maybe":null,"map":{"a":null},\
                "keys":{"LOW":1},"enums":{"LOW":null},"set":["HIGH"]}""");
        for (String json : new String[] {"{\"keys\":{\"x\":1}}", "{\"enums\":{\"x\":null}}", "{\"set\":[\"x\"]}"}) {
            assertThatThrownBy(() -> holder.read(json))
                    .isInstanceOfSatisfying(
                            JsonException.class, e -> assertThat(e.code()).isEqualTo(JsonErrorCode.INVALID_VALUE));
        }
    }

    @Test
    void unknownConstantsAreNullAsAMemberAndRejectedAsADocument() {
        Compiled holder = compile(files("@JsonCodec record Holder(Level level, Optional<Level> maybe) {}\n@JsonCodec "
                + NULL + "enum Level { LOW }"));

        assertThat(holder.roundTrip("{\"level\":\"x\",\"maybe\":\"x\"}")).isEqualTo("{\"level\":null,\"maybe\":null}");
        assertThatThrownBy(() -> holder.codec("LevelCodec").fromJson("\"x\""))
                .isInstanceOf(JsonMismatchException.class);
        assertThatThrownBy(() -> holder.codec("LevelCodec").fromJson("null")).isInstanceOf(JsonMismatchException.class);
    }

    @Test
    void numbersMayBeUnknownToo() {
        Compiled holder = compile(files("""
                @JsonCodec record Holder(Place place, Code code, Map<Code, Place> map) {}
                @JsonEnum(as = JsonEnum.Form.ORDINAL, unknown = JsonEnum.Unknown.NULL) enum Place { FIRST, SECOND }
                @JsonEnum(unknown = JsonEnum.Unknown.DEFAULT) enum Code { LOW(-1), @JsonEnumDefaultValue ANY(0);
                    @JsonValue final int code; Code(int code) { this.code = code; } }
                """));

        assertThat(holder.roundTrip("{\"place\":2,\"code\":7,\"map\":{\"-1\":1,\"9\":-1}}"))
                .isEqualTo("{\"place\":null,\"code\":0,\"map\":{\"-1\":1,\"0\":null}}");
        assertThatThrownBy(() -> holder.read("{\"place\":\"FIRST\"}")).isInstanceOf(JsonMismatchException.class);
        assertThatThrownBy(() -> holder.read("{\"code\":1.5}")).isInstanceOf(JsonMismatchException.class);
    }

    @Test
    void caseDoesNotMatterIfTheEnumSaysSo() {
        Compiled holder = compile(files(HOLDER + """
                @JsonEnum(caseInsensitive = true) enum Level { LOW, @JsonProperty("größe") @JsonAlias({"Big", "BIG"}) HIGH }
                """));

        assertThat(
                        holder.roundTrip(
                                "{\"level\":\"lOw\",\"list\":[\"GRÖßE\",\"big\"],\"keys\":{\"low\":1,\"Größe\":2},\"set\":[\"Low\"]}"))
                .startsWith("{\"level\":\"LOW\",\"list\":[\"größe\",\"größe\"],")
                .contains("\"keys\":{\"LOW\":1,\"größe\":2}")
                .endsWith("\"set\":[\"LOW\"]}");
        assertThatThrownBy(() -> holder.read("{\"keys\":{\"low\":1,\"LOW\":2}}"))
                .isInstanceOfSatisfying(
                        JsonException.class, e -> assertThat(e.code()).isEqualTo(JsonErrorCode.DUPLICATE_NAME));
        assertThatThrownBy(() -> holder.read("{\"level\":\"lo\"}")).hasMessageContaining("one of LOW, gr");
    }

    @Test
    void stringsThatDifferOnlyInCaseAreRejectedAtRuntime() {
        Compiled level = compile("""
                @JsonCodec @JsonEnum(as = JsonEnum.Form.TO_STRING, caseInsensitive = true) enum Level { LOW("a"), HIGH("A");
                    private final String text; Level(String text) { this.text = text; }
                    @Override public String toString() { return text; } }
                """);

        assertThatThrownBy(() -> level.codec("LevelCodec"))
                .isInstanceOf(ExceptionInInitializerError.class)
                .hasRootCauseMessage(
                        "Level.LOW and Level.HIGH have JSON strings that differ in case only: make them differ");
    }

    @Test
    void stringsOfConstantsAreComputedOnce() {
        Compiled level = compile("""
                @JsonCodec @JsonEnum(as = JsonEnum.Form.TO_STRING, unknown = JsonEnum.Unknown.DEFAULT) enum Level {
                    LOW, @JsonEnumDefaultValue REST; private int calls;
                    @Override public String toString() { return name() + calls++; } }
                """);

        assertThat(level.roundTrip("\"LOW0\"")).isEqualTo("\"LOW0\"");
        assertThat(level.roundTrip("\"LOW1\"")).isEqualTo("\"REST0\"");
    }

    @Test
    void equalStringsAreRejectedAtRuntime() {
        Compiled level = compile("""
                @JsonCodec @JsonEnum(as = JsonEnum.Form.TO_STRING) enum Level { LOW, HIGH;
                    @Override public String toString() { return "same"; } }
                """);

        assertThatThrownBy(() -> level.codec("LevelCodec"))
                .isInstanceOf(ExceptionInInitializerError.class)
                .hasRootCauseMessage("Level.LOW and Level.HIGH have the same JSON string, \"same\": make them differ");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"level\":\"x\",\"list\":[\"LOW\",\"y\",null],\"keys\":{\"LOW\":1,\"z\":2}}",
                "{\"level\":\"other\",\"list\":[],\"keys\":{}}"
            })
    void jacksonReadsTheSameDefault(String json) throws JsonProcessingException {
        Compiled holder = compileWithJackson(files("""
                @JsonCodec record Holder(Level level, List<Level> list, Map<Level, Integer> keys) {}
                @dev.burin.annotation.JsonEnum(unknown = dev.burin.annotation.JsonEnum.Unknown.DEFAULT) enum Level {
                    LOW, @JsonEnumDefaultValue @JsonProperty("other") OTHER }
                """));
        JsonMapper jackson = JsonMapper.builder()
                .enable(DeserializationFeature.READ_UNKNOWN_ENUM_VALUES_USING_DEFAULT_VALUE)
                .build();

        assertThat(holder.read(json)).isEqualTo(jackson.readValue(json, holder.firstType()));
    }

    @Test
    void jacksonsAnnotationAloneChangesNothing() {
        Compiled level = compileWithJackson("@JsonCodec enum Level { LOW, @JsonEnumDefaultValue OTHER }");

        assertThatThrownBy(() -> level.read("\"x\"")).isInstanceOf(JsonMismatchException.class);
    }

    @Test
    void jacksonTreatsCaseAndNullsTheSame() throws JsonProcessingException {
        Compiled holder = compileWithJackson(files("""
                @JsonCodec record Holder(Level level, List<Level> list, Optional<Level> maybe) {}
                @dev.burin.annotation.JsonEnum(unknown = dev.burin.annotation.JsonEnum.Unknown.NULL, caseInsensitive = true)
                    enum Level { LOW, HIGH }
                """));
        JsonMapper jackson = JsonMapper.builder()
                .addModule(new com.fasterxml.jackson.datatype.jdk8.Jdk8Module())
                .enable(DeserializationFeature.READ_UNKNOWN_ENUM_VALUES_AS_NULL)
                .enable(MapperFeature.ACCEPT_CASE_INSENSITIVE_ENUMS)
                .build();
        String json = "{\"level\":\"low\",\"list\":[\"High\",\"x\"],\"maybe\":\"y\"}";

        assertThat(holder.read(json)).isEqualTo(jackson.readValue(json, holder.firstType()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"LowerCamel", "UpperCamel", "Snake", "UpperSnake", "Kebab", "Lower", "LowerDot"})
    void jacksonNamesConstantsTheSame(String strategy) throws JsonProcessingException {
        Compiled level =
                compileWithJackson("@JsonCodec @EnumNaming(com.fasterxml.jackson.databind.EnumNamingStrategies."
                        + strategy + "CaseStrategy.class)"
                        + " enum Level { IN_PROGRESS, DONE, HTTP_2, A__B, _X, mixedCase, @JsonProperty(\"n\") NAMED }");
        JsonMapper jackson = JsonMapper.builder().build();

        for (Object constant : level.firstType().getEnumConstants()) {
            assertThat(level.write(constant)).isEqualTo(jackson.writeValueAsString(constant));
        }
    }
}
