package dev.burin.processor.behaviour;

import static dev.burin.processor.behaviour.Compiled.compile;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.burin.JsonErrorCode;
import dev.burin.JsonException;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Types with Jackson's annotations mean the same to Burin as to the {@code ObjectMapper}. */
class JacksonAnnotationsTest {
    private static final JsonMapper JACKSON = JsonMapper.builder()
            .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .disable(SerializationFeature.FAIL_ON_EMPTY_BEANS)
            .build();

    private static final List<JacksonCase> CASES = Stream.of(JacksonMemberCases.ALL, JacksonTypeCases.ALL)
            .flatMap(List::stream)
            .toList();

    @ParameterizedTest
    @ValueSource(strings = {"JsonPropertyOrder", "JsonPropertyOrder.alphabetic", "JsonProperty.index"})
    void bothWriteInTheRequestedOrder(String name) throws JsonProcessingException {
        JacksonCase one = CASES.stream()
                .filter(known -> known.name().equals(name))
                .findFirst()
                .orElseThrow();
        Compiled compiled = Compiled.compileWithJackson(Compiled.files(one.source()));
        Object value = compiled.read(one.documents()[0]);

        assertThat(compiled.write(value)).isEqualTo(JACKSON.writeValueAsString(value));
    }

    static List<Arguments> documents() {
        return CASES.stream()
                .flatMap(one -> List.of(one.documents()).stream().map(json -> Arguments.of(one, json)))
                .toList();
    }

    @ParameterizedTest
    @ValueSource(strings = {"{}", "{\"name\":null}", "{\"name\":\"n\",\"tags\":[null]}"})
    void bothRejectTheNullsThatFail(String json) {
        Compiled compiled = Compiled.compileWithJackson("""
                @JsonCodec record Person(
                    @JsonSetter(nulls = Nulls.FAIL) String name, @JsonSetter(contentNulls = Nulls.FAIL) List<String> tags) {}
                """);

        assertThatThrownBy(() -> compiled.read(json)).isInstanceOf(JsonException.class);
        assertThatThrownBy(() -> JACKSON.readValue(json, compiled.firstType()))
                .isInstanceOf(JsonProcessingException.class);
    }

    @ParameterizedTest
    @MethodSource("documents")
    void bothReadAndWriteTheSame(JacksonCase one, String json) throws JsonProcessingException {
        Compiled compiled = Compiled.compileWithJackson(Compiled.files(one.source()));
        Class<?> type = compiled.firstType();

        Object ours = compiled.read(json);
        Object theirs = JACKSON.readValue(json, type);
        String written = compiled.write(ours);

        assertThat(ours).usingRecursiveComparison().isEqualTo(theirs);
        assertThat(JACKSON.readTree(written)).isEqualTo(JACKSON.readTree(JACKSON.writeValueAsString(theirs)));
        assertThat(compiled.read(written)).usingRecursiveComparison().isEqualTo(JACKSON.readValue(written, type));
    }

    /** Iterating over a tree would lose its strings and names: a string yields nothing, an object the values of its members. */
    @ParameterizedTest
    @ValueSource(strings = {"\"x\"", "7", "null", "[]", "[1]", "{\"a\":\"x\"}"})
    void aJacksonTreeIsRejectedWhereOnlyObjectIsDeclared(String json) throws Exception {
        Compiled holder = compile("@JsonCodec public class Holder { public Object it; }");
        Object value = holder.read("{}");
        value.getClass().getField("it").set(value, JACKSON.readTree(json));

        assertThatThrownBy(() -> holder.write(value))
                .isInstanceOfSatisfying(
                        JsonException.class, e -> assertThat(e.code()).isEqualTo(JsonErrorCode.NOT_REPRESENTABLE))
                .hasMessageContaining("declare its type, or use a Map or List, at $.it");
    }

    @Test
    void unsupportedAnnotationsThatAnOverrideReplacesAreAccepted() {
        Compiled type = Compiled.compileWithJackson("""
                @JsonCodec class Sub extends Base {
                    @Override @JsonFormat(pattern = "yyyy.MM.dd") public LocalDate getDay() { return day; } }
                """, """
                class Base { protected LocalDate day;
                    @JsonFormat(pattern = "EEE") public LocalDate getDay() { return day; }
                    public void setDay(LocalDate day) { this.day = day; } }
                """);

        assertThat(type.roundTrip("{\"day\":\"2025.12.31\"}")).isEqualTo("{\"day\":\"2025.12.31\"}");
    }

    @Test
    void aRecordMayDisableItsCanonicalConstructor() {
        String disabled = "@JsonCreator(mode = JsonCreator.Mode.DISABLED) Point {}";

        assertThat(Compiled.compileWithJackson("@JsonCodec record Point(int x, String y) { " + disabled
                                + " Point(String y, int x) { this(x, y + \"!\"); } }")
                        .roundTrip("{\"x\":1,\"y\":\"a\"}"))
                .isEqualTo("{\"x\":1,\"y\":\"a!\"}");
        assertThatThrownBy(() ->
                        Compiled.compileWithJackson("@JsonCodec record Point(int x, String y) { " + disabled + " }"))
                .hasMessageContaining("BRN040");
    }

    @Test
    void unsupportedAnnotationsThatAnOverrideDoesNotReplaceAreRejected() {
        String sub = "@JsonCodec class Sub extends Base { @Override %s public LocalDate getDay() { return day; } }";
        String base = """
                class Base { protected LocalDate day;
                    @JsonFormat(pattern = "%s") public LocalDate getDay() { return day; }
                    public void setDay(LocalDate day) { this.day = day; } }
                """;

        assertThatThrownBy(() -> Compiled.compileWithJackson(sub.formatted(""), base.formatted("EEE")))
                .hasMessageContaining("BRN068");
        assertThatThrownBy(() -> Compiled.compileWithJackson(
                        sub.formatted("@JsonFormat(pattern = \"EEE\")"), base.formatted("yyyy")))
                .hasMessageContaining("BRN068");
        assertThatThrownBy(
                        () -> Compiled.compileWithJackson(sub.formatted("@JsonProperty(\"d\")"), base.formatted("EEE")))
                .hasMessageContaining("BRN068");
    }

    /** Jackson takes the getter for one of the component, or for another member. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "@JsonIgnore public String getName() { return name; }",
                "@JsonAlias(\"n\") public String getName() { return name; }",
                "@JsonInclude(JsonInclude.Include.NON_NULL) public String getName() { return name; }",
                "@JsonInclude(JsonInclude.Include.NON_NULL) public String getLabel() { return name; }",
                "@JsonFormat(shape = JsonFormat.Shape.STRING) public int getLength() { return name.length(); }"
            })
    void annotationsOnAGetterOfARecordThatIsNoMemberAreRejected(String getter) {
        assertThatThrownBy(() -> Compiled.compileWithJackson(
                        "@JsonCodec record Person(String name, int age) { " + getter + " }"))
                .hasMessageContaining("BRN014")
                .hasMessageContaining("the members of a record are its components");
    }

    @Test
    void anIgnoredGetterOfARecordMayStayBesideOtherComponents() {
        Compiled compiled = Compiled.compileWithJackson(
                "@JsonCodec record Person(String name) { @JsonIgnore public boolean isEmpty() { return name.isEmpty(); } }");

        assertThat(compiled.roundTrip("{\"name\":\"Ann\"}")).isEqualTo("{\"name\":\"Ann\"}");
    }

    /** What is left without members once it is refused has no further flaw. */
    @Test
    void aRefusedListOfIgnoredMembersExplainsWhyThereAreNone() {
        assertThatThrownBy(() -> Compiled.compileWithJackson(
                        "@JsonCodec @JsonIgnoreProperties(value = \"kind\", allowSetters = true)"
                                + " class Pet { public String kind; }"))
                .hasMessageContaining("BRN068")
                .hasMessageNotContaining("BRN010");
    }

    /** Both libraries may be used with one type. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "@com.fasterxml.jackson.databind.annotation.JsonSerialize(using ="
                        + " com.fasterxml.jackson.databind.ser.std.ToStringSerializer.class)"
                        + " @dev.burin.annotation.JsonUsing(Texts.class) public StringBuilder a;",
                "@com.fasterxml.jackson.annotation.JsonFormat(pattern = \"EEE\")"
                        + " @dev.burin.annotation.JsonFormat(pattern = \"uuuu\") public java.time.Year a;",
                "@JsonBackReference @dev.burin.annotation.JsonIgnore public Holder back; public int a;",
                "@com.fasterxml.jackson.databind.annotation.JsonSerialize public int a;"
                        + " @com.fasterxml.jackson.databind.annotation.JsonDeserialize public int b;"
            })
    void refusedAnnotationsMayStayBesideWhatReplacesThem(String members) {
        String codec = """
                class Texts implements dev.burin.Codec<StringBuilder> {
                    public void write(dev.burin.JsonWriter out, StringBuilder text) { out.writeString(text.toString()); }
                    public StringBuilder read(dev.burin.JsonReader in) { return new StringBuilder(in.readString()); } }
                """;

        Compiled compiled = Compiled.compileWithJackson("@JsonCodec class Holder { " + members + " }", codec);

        assertThat(compiled.write(compiled.read("{}"))).contains("\"a\"").doesNotContain("back");
        assertThatThrownBy(() -> Compiled.compileWithJackson(
                        "@JsonCodec class Holder { @JsonManagedReference public Holder a; }"))
                .hasMessageContaining("BRN068");
    }

    @Test
    void oneDirectionOfAReferenceIsWrittenIfTheOtherIsLeftOut() {
        Compiled compiled = Compiled.compileWithJackson(
                "@JsonCodec class Parent { @JsonManagedReference public List<Child> children; }",
                "class Child { public int a; @JsonBackReference @dev.burin.annotation.JsonIgnore public Parent parent; }");

        assertThat(compiled.roundTrip("{\"children\":[{\"a\":1}]}")).isEqualTo("{\"children\":[{\"a\":1}]}");
    }

    @Test
    void theRemedyForAFeatureOfAFormatIsACodec() {
        assertThatThrownBy(() -> Compiled.compileWithJackson("@JsonCodec class Holder {"
                        + " @com.fasterxml.jackson.annotation.JsonFormat(with ="
                        + " com.fasterxml.jackson.annotation.JsonFormat.Feature.ACCEPT_SINGLE_VALUE_AS_ARRAY)"
                        + " public List<String> list; }"))
                .hasMessageContaining("BRN068")
                .hasMessageContaining("Name a codec, instead or beside it: @JsonUsing(….class).");
    }

    @Test
    void aCodecForTheKeysDoesNotReplaceOneForTheValues() {
        String holder = "@JsonCodec class Holder { @com.fasterxml.jackson.databind.annotation.JsonSerialize(%s ="
                + " com.fasterxml.jackson.databind.ser.std.ToStringSerializer.class)"
                + " @dev.burin.annotation.JsonUsing(content = Texts.class) public Map<String, String> map; }";
        String codec = """
                class Texts implements dev.burin.Codec<String> {
                    public void write(dev.burin.JsonWriter out, String text) { out.writeString(text); }
                    public String read(dev.burin.JsonReader in) { return in.readString(); } }
                """;

        assertThatThrownBy(() -> Compiled.compileWithJackson(holder.formatted("keyUsing"), codec))
                .hasMessageContaining("BRN068");
        assertThat(Compiled.compileWithJackson(holder.formatted("contentUsing"), codec)
                        .roundTrip("{\"map\":{\"a\":\"b\"}}"))
                .isEqualTo("{\"map\":{\"a\":\"b\"}}");
    }
}
