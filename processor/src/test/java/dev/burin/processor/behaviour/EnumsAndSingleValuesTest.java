package dev.burin.processor.behaviour;

import static dev.burin.processor.behaviour.Compiled.compile;
import static dev.burin.processor.behaviour.Compiled.compileWithJackson;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.burin.JsonException;
import dev.burin.JsonMismatchException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Types whose JSON is no object. */
class EnumsAndSingleValuesTest {

    @Test
    void anEnumIsTheNameOfItsConstant() {
        Compiled type = compile("@JsonCodec enum Level { LOW, HIGH }");

        assertThat(type.roundTrip("\"HIGH\"")).isEqualTo("\"HIGH\"");
        assertThatThrownBy(() -> type.read("\"MIDDLE\"")).isInstanceOf(JsonMismatchException.class);
        assertThatThrownBy(() -> type.read("null")).isInstanceOf(JsonMismatchException.class);
    }

    @Test
    void constantsAreRenamedAndHaveAliases() {
        Compiled type = compile("""
                @JsonCodec enum Level {
                    @JsonProperty("l\\"o\\u00e9\\uD83D\\uDE00w") LOW,
                    @JsonProperty("high") @JsonAlias({"HIGH", "top"}) HIGH
                }
                """);

        assertThat(type.roundTrip("\"top\"")).isEqualTo("\"high\"");
        assertThat(type.roundTrip("\"l\\\"o\u00e9\uD83D\uDE00w\"")).isEqualTo("\"l\\\"o\u00e9\uD83D\uDE00w\"");
        assertThatThrownBy(() -> type.read("\"LOW\"")).isInstanceOf(JsonMismatchException.class);
    }

    @Test
    void anEnumIsItsTextItsOrdinalOrItsValueIfItSaysSo() {
        Compiled type = compile(
                "@JsonCodec record Forms(Text text, Place place, Code code, Number number, Name name, Map<Code, Text> codes) {}",
                """
                @JsonEnum(as = JsonEnum.Form.TO_STRING) enum Text {
                    LOW, HIGH;
                    @Override public String toString() { return name().toLowerCase(Locale.ROOT); }
                }
                """,
                "@JsonEnum(as = JsonEnum.Form.ORDINAL) enum Place { FIRST, SECOND }",
                "enum Code { LOW(-1), HIGH(1000); @JsonValue final int code; Code(int code) { this.code = code; } }",
                "enum Number { LOW, HIGH; @JsonValue Long number() { return ordinal() + 5000000000L; } }",
                "enum Name { LOW, HIGH; @JsonValue public String text() { return \"the \" + name(); } }");
        String json =
                "{\"text\":\"high\",\"place\":1,\"code\":-1,\"number\":5000000001,\"name\":\"the LOW\",\"codes\":{\"1000\":\"low\"}}";

        assertThat(type.roundTrip(json)).isEqualTo(json);
        assertThat(type.roundTrip("{\"text\":null}"))
                .isEqualTo("{\"text\":null,\"place\":null,\"code\":null,\"number\":null,\"name\":null,\"codes\":null}");
        assertThatThrownBy(() -> type.read("{\"code\":2}")).isInstanceOf(JsonMismatchException.class);
        assertThatThrownBy(() -> type.read("{\"place\":2}")).isInstanceOf(JsonMismatchException.class);
        assertThatThrownBy(() -> type.read("{\"name\":\"LOW\"}")).isInstanceOf(JsonMismatchException.class);
    }

    @Test
    void anEnumWithACodecOfItsOwnIsAMemberAndAKey() {
        Compiled type = compile(
                "@JsonCodec record Holder(Level level, Map<Level, Level> levels) {}",
                "@JsonCodec enum Level { LOW, HIGH }");
        String json = "{\"level\":\"LOW\",\"levels\":{\"HIGH\":\"LOW\"}}";

        assertThat(type.roundTrip(json)).isEqualTo(json);
        assertThat(type.codec("LevelCodec").toJson(type.codec("LevelCodec").fromJson("\"LOW\"")))
                .isEqualTo("\"LOW\"");
    }

    @Test
    void aSingleValueStandsForItsType() {
        Compiled type = compile("@JsonCodec record UserId(@JsonValue long number) {}");

        assertThat(type.roundTrip("17")).isEqualTo("17");
        assertThatThrownBy(() -> type.read("null")).isInstanceOf(JsonMismatchException.class);
        assertThatThrownBy(() -> type.read("{}")).isInstanceOf(JsonMismatchException.class);
    }

    @Test
    void aSingleValueMayBeOfAnyType() {
        Compiled type = compile(
                "@JsonCodec record Holder(Tags tags, List<Tags> more, Name name) {}",
                "record Tags(@JsonValue List<String> values) {}",
                "record Name(@JsonValue String text) {}");
        String json = "{\"tags\":[\"a\"],\"more\":[[],null],\"name\":\"x\"}";

        assertThat(type.roundTrip(json)).isEqualTo(json);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "class Day { @JsonFormat(pattern = \"dd.MM.yyyy\") private final LocalDate date;"
                        + " Day(LocalDate date) { this.date = date; } @JsonValue public LocalDate getDate() { return date; } }",
                "class Day { private final LocalDate date; Day(@JsonFormat(pattern = \"dd.MM.yyyy\") LocalDate date) {"
                        + " this.date = date; } @JsonValue public LocalDate getDate() { return date; } }",
                "class Day { @JsonIgnore private final LocalDate date; Day(LocalDate date) { this.date = date; }"
                        + " @JsonValue @JsonFormat(pattern = \"dd.MM.yyyy\") public LocalDate getDate() { return date; } }",
            })
    void whatIsSaidOfTheFieldOrTheParameterIsSaidOfTheValue(String day) {
        Compiled type = compile("@JsonCodec record T(Day day) {}", day);

        assertThat(type.roundTrip("{\"day\":\"31.12.2025\"}")).isEqualTo("{\"day\":\"31.12.2025\"}");
        assertThatThrownBy(() -> type.read("{\"day\":\"2025-12-31\"}")).isInstanceOf(JsonException.class);
    }

    /** Jackson calls the creator, so silence would be another JSON. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "@JsonCodec enum E { A; @JsonCreator static E of(String s) { return valueOf(s.toUpperCase(Locale.ROOT)); } }",
                "@JsonCodec enum E { A; @JsonCreator(mode = JsonCreator.Mode.DELEGATING) static E of(int i) { return A; } }",
                "@JsonCodec record R(List<E> all) {}\nenum E { A; @JsonCreator(mode = JsonCreator.Mode.PROPERTIES)"
                        + " static E of(@JsonProperty(\"x\") String x) { return A; } }",
            })
    void aCreatorOfAnEnumIsNotIgnored(String types) {
        assertThatThrownBy(() -> compile(Compiled.files(types))).hasMessageContaining("BRN014");
        assertThatThrownBy(() -> compileWithJackson(Compiled.files(types))).hasMessageContaining("BRN014");
    }

    @Test
    void aCreatorOfAnEnumMayBeWhereNothingIsReadOrSomethingElseReads() {
        String level = "enum Level { LOW; @JsonCreator static Level of(String text) { throw new AssertionError(); } }";

        assertThat(compile("@JsonCodec(direction = JsonCodec.Direction.ENCODE) record R(int x, Level level) {}", level)
                        .codec())
                .isNotNull();
        assertThat(compile("@JsonCodec record R(Level level) {}", level, """
                                @JsonCodecFor(Level.class) class LevelText implements Codec<Level> {
                                    public void write(JsonWriter out, Level value) { out.writeString("l"); }
                                    public Level read(JsonReader in) { in.readString(); return Level.LOW; }
                                }
                                """).roundTrip("{\"level\":\"l\"}"))
                .isEqualTo("{\"level\":\"l\"}");
        assertThat(compileWithJackson(
                                "@JsonCodec record R(Level level) {}",
                                level.replace("@JsonCreator", "@JsonCreator(mode = JsonCreator.Mode.DISABLED)"))
                        .roundTrip("{\"level\":\"LOW\"}"))
                .isEqualTo("{\"level\":\"LOW\"}");
    }

    @Test
    void aCreatorOfAnEnumWithAValueIsNotNeeded() {
        assertThat(compile("@JsonCodec enum E { A; @JsonValue int code() { return 7; }"
                                + " @JsonCreator static E of(int code) { throw new AssertionError(); } }")
                        .roundTrip("7"))
                .isEqualTo("7");
    }

    @Test
    void whatImplementsAValueOfAnInterfaceMayRepeatIt() {
        String hasCode = "interface HasCode { @JsonValue String code(); }";

        assertThat(compile(
                                "@JsonCodec enum S implements HasCode { A; @Override @JsonValue public String code() { return \"a\"; } }",
                                hasCode)
                        .roundTrip("\"a\""))
                .isEqualTo("\"a\"");
        assertThat(compile(
                                "@JsonCodec enum S implements HasCode { A { @Override public String code() { return \"a\"; } } }",
                                hasCode)
                        .roundTrip("\"a\""))
                .isEqualTo("\"a\"");
    }

    @Test
    void whatOverridesAValueOfASuperclassIsTheValue() {
        Compiled type = compile(
                "@JsonCodec record Holder(Sub sub) {}",
                "abstract class Base { @JsonValue @JsonFormat(pattern = \"dd.MM.yyyy\") public abstract LocalDate getDate(); }",
                """
                class Sub extends Base {
                    private final LocalDate date;
                    Sub(LocalDate date) { this.date = date; }
                    @Override public LocalDate getDate() { return date; }
                }
                """);

        assertThat(type.roundTrip("{\"sub\":\"31.12.2025\"}")).isEqualTo("{\"sub\":\"31.12.2025\"}");
    }

    @Test
    void whatOverridesAKeyOfASuperclassIsTheKey() {
        Compiled type = compile(
                "@JsonCodec record Holder(Map<Sub, Integer> keys) {}",
                "abstract class Base { @JsonKey public abstract String getName(); }",
                """
                class Sub extends Base {
                    private final String name;
                    Sub(String name) { this.name = name; }
                    @Override public String getName() { return name; }
                }
                """);

        assertThat(type.roundTrip("{\"keys\":{\"a\":1}}")).isEqualTo("{\"keys\":{\"a\":1}}");
    }
}
