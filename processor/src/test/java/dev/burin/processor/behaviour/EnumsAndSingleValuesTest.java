package dev.burin.processor.behaviour;

import static dev.burin.processor.behaviour.Compiled.compile;
import static dev.burin.processor.behaviour.Compiled.compileWithJackson;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import dev.burin.JsonException;
import dev.burin.JsonMismatchException;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Types whose JSON is not an object. */
class EnumsAndSingleValuesTest {

    @Test
    void constructorPropertiesDoNotMakeAnObjectOfAValue() {
        Compiled code = compile("""
                @JsonCodec class Code { private final String text;
                    @java.beans.ConstructorProperties("text") Code(String text) { this.text = text; }
                    @JsonValue public String getText() { return text; } }
                """);

        assertThat(code.roundTrip("\"a\"")).isEqualTo("\"a\"");
    }

    @Test
    void anEnumIsWrittenAsTheNameOfItsConstant() {
        Compiled type = compile("@JsonCodec enum Level { LOW, HIGH }");

        assertThat(type.roundTrip("\"HIGH\"")).isEqualTo("\"HIGH\"");
        assertThatThrownBy(() -> type.read("\"MIDDLE\"")).isInstanceOf(JsonMismatchException.class);
        assertThatThrownBy(() -> type.read("null")).isInstanceOf(JsonMismatchException.class);
    }

    @Test
    void constantsMayBeRenamedAndHaveAliases() {
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
    void anEnumMayBeWrittenAsItsStringItsOrdinalOrItsValue() {
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
    void anEnumWithItsOwnCodecMayBeAMemberOrAKey() {
        Compiled type = compile(
                "@JsonCodec record Holder(Level level, Map<Level, Level> levels) {}",
                "@JsonCodec enum Level { LOW, HIGH }");
        String json = "{\"level\":\"LOW\",\"levels\":{\"HIGH\":\"LOW\"}}";

        assertThat(type.roundTrip(json)).isEqualTo(json);
        assertThat(type.codec("LevelCodec").toJson(type.codec("LevelCodec").fromJson("\"LOW\"")))
                .isEqualTo("\"LOW\"");
    }

    @Test
    void aSingleValueRepresentsItsType() {
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
    void annotationsOfTheFieldOrTheParameterApplyToTheValue(String day) {
        Compiled type = compile("@JsonCodec record T(Day day) {}", day);

        assertThat(type.roundTrip("{\"day\":\"31.12.2025\"}")).isEqualTo("{\"day\":\"31.12.2025\"}");
        assertThatThrownBy(() -> type.read("{\"day\":\"2025-12-31\"}")).isInstanceOf(JsonException.class);
    }

    /** Jackson calls the creator; without an error, the JSON would silently differ. */
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
    void aCreatorOfAnEnumIsAllowedIfNothingIsReadOrACodecReads() {
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

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Id(Object never) { throw new AssertionError(); } Id(String text) { this.text = text; }",
                "Id(Object never) { throw new AssertionError(); } Id(CharSequence text) { this.text = text; }",
                "Id(CharSequence text) { this.text = text; } Id(Comparable<String> never) { throw new AssertionError(); }",
                "Id(String never) { throw new AssertionError(); } @JsonCreator Id(CharSequence text) { this.text = text; }",
                "Id() {} @JsonCreator static Id of(CharSequence text) { Id id = new Id(); id.text = text; return id; }"
                        + " static Id of(String never) { throw new AssertionError(); }",
            })
    void theOverloadThatJavaPrefersIsCalledUnlessAnotherIsAnnotated(String creators) {
        Compiled type = compile(
                "@JsonCodec record Holder(Id id, Map<Id, Integer> counts) {}",
                "class Id { CharSequence text; " + creators
                        + " @JsonValue String text() { return text.toString(); } }");
        String json = "{\"id\":\"a\",\"counts\":{\"b\":1}}";

        assertThat(type.roundTrip(json)).isEqualTo(json);
    }

    @ParameterizedTest
    @CsvSource({"long, 17", "Long, 17", "int, 17", "CharSequence, '\"a\"'", "java.util.Collection<String>, '[\"a\"]'"})
    void theOverloadThatTakesExactlyTheTypeOfTheValueIsCalled(String value, String json) {
        List<String> creators = Stream.of("Object", "Long", "long", "Integer", "String", "List<String>", value)
                .distinct()
                .map(taken -> "Id(" + taken + " v) { "
                        + (taken.equals(value) ? "this.v = v;" : "throw new AssertionError();") + " }")
                .toList();
        Compiled type = compile("@JsonCodec class Id { final " + value + " v; " + String.join(" ", creators)
                + " @JsonValue " + value + " value() { return v; } }");

        assertThat(type.roundTrip(json)).isEqualTo(json);
    }

    @Test
    void anOverloadedFactoryMayHaveItsOwnTypeVariable() {
        Compiled type = compile(
                "@JsonCodec record Holder(Box<String> box, Box<List<Integer>> row) {}",
                "class Box<T> { final T v; private Box(T v) { this.v = v; } @JsonValue public T v() { return v; }"
                        + " @JsonCreator static <U> Box<U> of(U v) { return new Box<>(v); }"
                        + " static <U> Box<U> of(List<U> v) { throw new AssertionError(); } }");
        String json = "{\"box\":\"a\",\"row\":[1,2]}";

        assertThat(type.roundTrip(json)).isEqualTo(json);
    }

    @Test
    void aDisabledConstructorIsNotCalledWithTheValue() {
        String disabled =
                "@JsonCreator(mode = JsonCreator.Mode.DISABLED) Id(String never) { throw new AssertionError(); }";
        Compiled type = compileWithJackson(
                "@JsonCodec record Holder(Id id, Map<Id, Integer> counts, Map<Key, Integer> keys) {}",
                "class Id { final Object v; Id(Object v) { this.v = v; } " + disabled
                        + " @JsonValue String text() { return v.toString(); } }",
                "class Key { String v; Key() {} " + disabled.replace("Id(", "Key(")
                        + " static Key valueOf(String v) { Key key = new Key(); key.v = v; return key; }"
                        + " @JsonKey String text() { return v; } }");
        String json = "{\"id\":\"a\",\"counts\":{\"b\":1},\"keys\":{\"c\":2}}";

        assertThat(type.roundTrip(json)).isEqualTo(json);
        assertThatThrownBy(() -> compileWithJackson(
                        "@JsonCodec class Id { " + disabled + " @JsonValue String text() { return \"\"; } }"))
                .hasMessageContaining("BRN040");
    }

    @Test
    void aCreatorOfAnEnumWithAValueIsNotCalled() {
        assertThat(compile(
                                "@JsonCodec enum E { A; @JsonValue int code() { return 7; }"
                                        + " @SuppressWarnings(\"BRN132\") @JsonCreator static E of(int code) { throw new AssertionError(); } }")
                        .roundTrip("7"))
                .isEqualTo("7");
    }

    @Test
    void anImplementationMayRepeatTheValueAnnotationOfAnInterface() {
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
    void anOverrideOfTheValueOfASuperclassIsTheValue() {
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
    void anOverrideOfTheKeyOfASuperclassIsTheKey() {
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

    /** Each has an annotation that would be lost if the constants were written or read by their names. */
    private static final List<String> UNHEEDED = List.of(
            "enum S { A; @JsonCreator static S of(String text) { return A; } }",
            "enum S implements HasCode { A; @Override public String code() { return \"a\"; } }\n"
                    + "interface HasCode { @JsonValue String code(); }",
            "enum S implements HasCode { A; @Override public String code() { return \"a\"; } }\n"
                    + "interface HasCode { @JsonKey @JsonValue String code(); }",
            "enum S { A; @JsonValue @JsonFormat(pattern = \"x\") public String code() { return \"a\"; } }",
            "enum S { A; @JsonValue private String code() { return \"a\"; } }",
            "enum S { A; @JsonValue public String code() throws Exception { return \"a\"; } }");

    private static final String CODECS = """
            class SCodec implements Codec<S>, KeyCodec<S> {
                public void write(JsonWriter out, S value) { out.writeString("l"); }
                public S read(JsonReader in) { in.readString(); return S.A; }
                public String toName(S key) { return "k"; }
                public S fromName(String name) { return S.A; } }
            """;

    static Stream<Arguments> membersThatDoNotUseTheFormOfTheEnum() {
        List<String> members = List.of(
                "record T(@JsonUsing(SCodec.class) S s) {}",
                "record T(@JsonUsing(content = SCodec.class) List<S> s) {}",
                "record T(@JsonUsing(content = SCodec.class) Map<String, S> s) {}",
                "record T(@JsonUsing(key = SCodec.class) Map<S, Integer> s) {}",
                "record T(@JsonUsing(key = SCodec.class, content = SCodec.class) Map<S, S> s) {}",
                "class T { @JsonIgnore public S s; public int x; }",
                "class T { @JsonIgnore public Map<S, List<S>> s; public int x; }",
                "@JsonIgnoreProperties(\"s\") class T { public S s; public int x; }");
        return UNHEEDED.stream().flatMap(unheeded -> members.stream().map(member -> arguments(member, unheeded)));
    }

    @ParameterizedTest
    @MethodSource("membersThatDoNotUseTheFormOfTheEnum")
    void unsupportedAnnotationsOfAnEnumDoNotMatterIfItsFormIsNotUsed(String member, String unheeded) {
        String[] types = Compiled.files("@JsonCodec " + member + "\n" + unheeded + "\n" + CODECS);

        assertThat(compile(types).codec()).isNotNull();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "record T(S s) {}",
                "record T(@JsonUsing(key = SCodec.class) Map<S, S> s) {}",
                "record T(@JsonUsing(content = SCodec.class) Map<S, S> s) {}",
                "record T(List<List<S>> s) {}",
                "record T(Map<String, Optional<S[]>> s) {}",
                "record T(Presence<S> s) {}",
                "record T(@JsonValue S s) {}",
                "record T(@JsonUnwrapped Inside s) {}\nrecord Inside(int x, S s) {}",
                "record T(Box<S> s) {}\n@JsonCodec record Box<E>(E e) {}",
                "record T(@JsonAny Map<String, S> s) {}",
                "class T { private final S s; @JsonCreator(mode = JsonCreator.Mode.DELEGATING) T(S s) { this.s = s; }"
                        + " @JsonProperty int x() { return 1; } }",
            })
    void unsupportedAnnotationsOfAnEnumAreNotIgnoredSilently(String member) {
        for (String unheeded : UNHEEDED) {
            String[] types = Compiled.files("@JsonCodec " + member + "\n" + unheeded + "\n" + CODECS);

            assertThatThrownBy(() -> compile(types)).as(unheeded).hasMessageMatching("(?s).*BRN0(14|15|17).*");
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "class T { public int x; public S getS() { return S.A; } }",
                "record T(int x, @JsonProperty(access = JsonProperty.Access.READ_ONLY) S s) {}",
                "record T(int x, @JsonProperty(access = JsonProperty.Access.READ_ONLY) Map<S, S> s) {}",
            })
    void membersThatAreNotReadNeedNoCreator(String member) {
        assertThat(compile("@JsonCodec " + member, UNHEEDED.get(0)).codec()).isNotNull();
        assertThatThrownBy(() -> compile(Compiled.files("@JsonCodec " + member + "\n" + UNHEEDED.get(1))))
                .hasMessageContaining("BRN014");
    }

    @Test
    void codecsForValuesDoNotCoverKeysAndViceVersa() {
        String codecs = CODECS.replace("class SCodec", "@JsonCodecFor(S.class) class SCodec");
        String values = codecs.replace(", KeyCodec<S>", "");
        String keys = codecs.replace("Codec<S>, ", "");
        for (String unheeded : UNHEEDED) {
            String types = "\n" + unheeded + "\n";

            assertThat(compile(Compiled.files("@JsonCodec record T(S s, List<S> all) {}" + types + values))
                            .codec())
                    .isNotNull();
            assertThat(compile(Compiled.files("@JsonCodec record T(Map<S, Integer> s) {}" + types + keys))
                            .codec())
                    .isNotNull();
            assertThatThrownBy(() -> compile(Compiled.files("@JsonCodec record T(S s) {}" + types + keys)))
                    .isInstanceOf(AssertionError.class);
            assertThatThrownBy(
                            () -> compile(Compiled.files("@JsonCodec record T(Map<S, Integer> s) {}" + types + values)))
                    .isInstanceOf(AssertionError.class);
        }
    }

    @Test
    void aKeyAnnotationInAnInterfaceMattersOnlyForKeys() {
        String key = "class K implements HasKey { @Override public String key() { return \"k\"; } }\n"
                + "interface HasKey { @JsonKey String key(); }\n";
        String codec = CODECS.replace("SCodec", "KCodec")
                .replace("<S>", "<K>")
                .replace("S ", "K ")
                .replace("S.A", "new K()");

        assertThat(compile(Compiled.files("@JsonCodec record T(@JsonUsing(key = KCodec.class) Map<K, Integer> m) {}\n"
                                + key + codec))
                        .roundTrip("{\"m\":{\"k\":1}}"))
                .isEqualTo("{\"m\":{\"k\":1}}");
        assertThat(compile(Compiled.files(
                                "@JsonCodec class T { @JsonIgnore public Map<K, Integer> m; public int x; }\n" + key))
                        .codec())
                .isNotNull();
        assertThatThrownBy(() -> compile(Compiled.files(
                        "@JsonCodec record T(@JsonUsing(content = IntText.class) Map<K, Integer> m) {}\n" + key + """
                        class IntText implements Codec<Integer> {
                            public void write(JsonWriter out, Integer value) { out.writeInt(value); }
                            public Integer read(JsonReader in) { return in.readInt(); } }
                        """)))
                .hasMessageContaining("BRN014");
    }

    @Test
    void anImplementationMayDisableTheValueOfAnInterface() {
        String types = "@JsonCodec record T(S s) {}\n"
                + "enum S implements HasCode { A; @Override @JsonValue(false) public String code() { return \"a\"; } }\n"
                + "interface HasCode { @JsonValue String code(); }";

        assertThat(compile(Compiled.files(types)).roundTrip("{\"s\":\"A\"}")).isEqualTo("{\"s\":\"A\"}");
        assertThat(compileWithJackson(Compiled.files(types)).roundTrip("{\"s\":\"A\"}"))
                .isEqualTo("{\"s\":\"A\"}");
    }

    /** For a value, the enum's codec calls the method; for a key, or where null is possible, the containing codec does. */
    @Test
    void theValueMethodOfAnEnumMustBeAccessibleToTheCodecThatCallsIt() {
        String level = "package a; import dev.burin.annotation.*; @JsonCodec%s public enum Level { LOW;"
                + " @JsonValue int code() { return 7; } }";
        String order = "package b; @dev.burin.annotation.JsonCodec public record Order(%s level) {}";
        String kept = level.formatted("");
        String lost = level.formatted(" @JsonEnum(unknown = JsonEnum.Unknown.NULL)");
        String map = "java.util.Map<a.Level, Integer>";

        assertThat(Project.withBurin()
                        .compile(order.formatted("a.Level"), kept)
                        .roundTrip("b.OrderCodec", "{\"level\":7}"))
                .isEqualTo("{\"level\":7}");
        assertThat(Project.withBurin().errors(order.formatted(map), kept)).anyMatch(error -> error.contains("BRN015"));
        assertThat(Project.withBurin().errors(order.formatted("a.Level"), lost))
                .anyMatch(error -> error.contains("BRN015"));
        assertThat(Project.withBurin()
                        .compile(order.formatted(map).replace("package b", "package a"), kept)
                        .roundTrip("a.OrderCodec", "{\"level\":{\"7\":1}}"))
                .isEqualTo("{\"level\":{\"7\":1}}");
    }

    /** The codec need not name a type that it cannot see: javac chooses no other overload for the value. */
    @Test
    void anOverloadedCreatorMayTakeATypeThatTheCodecCannotName() {
        Compiled type = compile("""
                @JsonCodec class Mark {
                    private interface Sign {}
                    record Point(int x) implements Sign {}
                    private final Point point;
                    @JsonCreator(mode = JsonCreator.Mode.DELEGATING) Mark(Sign sign) { point = (Point) sign; }
                    Mark(String text) { point = null; }
                    @JsonValue Point point() { return point; }
                }
                """);

        assertThat(type.roundTrip("{\"x\":1}")).isEqualTo("{\"x\":1}");
    }

    @Test
    void aValueOfExactlyTheTypeOfTheParameterNeedsNoVariable() {
        String text = "@JsonCodec class Word { private final String text; Word(String text) { this.text = text; }"
                + " Word(Object other) { this(\"other\"); } @JsonValue String text() { return text; } }";
        String box =
                "@JsonCodec class Count { private final Integer count; Count(Integer count) { this.count = count; }"
                        + " Count(int other) { this((Integer) 0); } @JsonValue Integer count() { return count; } }";

        assertThat(compile(text).roundTrip("\"a\"")).isEqualTo("\"a\"");
        assertThat(compile(text).generated()).contains("new Word(").doesNotContain("String value");
        assertThat(compile(box).roundTrip("7")).isEqualTo("7");
    }
}
