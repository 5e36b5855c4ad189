package dev.burin.processor.behaviour;

import static dev.burin.processor.behaviour.Compiled.compile;
import static dev.burin.processor.behaviour.Compiled.compileWithJackson;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.burin.Codecs;
import dev.burin.JsonErrorCode;
import dev.burin.JsonException;
import dev.burin.processor.JsonCodecProcessor;
import java.util.List;
import java.util.ServiceLoader;
import java.util.stream.Stream;
import javax.annotation.processing.Processor;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Bugs of other libraries, each with the number of its report.
 *
 * <table>
 *   <caption>Subjects that are tested in depth elsewhere</caption>
 *   <tr><td>names with equal hashes</td><td>{@code EqualHashesTest}</td></tr>
 *   <tr><td>escaped names</td><td>{@code NamesTest}</td></tr>
 *   <tr><td>discriminators</td><td>{@code HierarchyTest}, {@code LabelStylesTest}</td></tr>
 *   <tr><td>generic types</td><td>{@code GenericTypesTest}, {@code GenericMembersTest}</td></tr>
 *   <tr><td>unwrapped members</td><td>{@code UnwrappedTest}</td></tr>
 *   <tr><td>builders and Lombok</td><td>{@code BuilderTest}, {@code OtherProcessorsTest}</td></tr>
 *   <tr><td>map keys</td><td>{@code KeysTest}</td></tr>
 * </table>
 */
class PeerBugsTest {
    private static void assertRejected(Compiled type, String json, JsonErrorCode code) {
        assertThatThrownBy(() -> type.read(json)).isInstanceOfSatisfying(JsonException.class, e -> assertThat(e.code())
                .isEqualTo(code));
    }

    /** Libraries that compare 32-bit hashes instead of names (DSL-JSON, Jsoniter, Jason) confuse the two. */
    @ParameterizedTest
    @CsvSource({"liquid,costarring", "declinate,macallums", "altarage,zinke"})
    void namesWithEqualHashesAreDifferentNames(String first, String second) {
        Compiled one = compile("@JsonCodec record Word(int " + first + ") {}");
        Compiled both = compile("@JsonCodec record Word(int " + first + ", int " + second + ") {}");

        assertThat(one.roundTrip("{\"" + second + "\":1}")).isEqualTo("{\"" + first + "\":0}");
        assertThat(both.roundTrip("{\"" + second + "\":1,\"" + first + "\":2}"))
                .isEqualTo("{\"" + first + "\":2,\"" + second + "\":1}");
    }

    /** avaje-jsonb, DSL-JSON#170. */
    @Test
    void escapedNamesAreNames() {
        assertThat(compile("@JsonCodec record A(int name) {}").roundTrip("{\"\\u006e\\u0061me\":1}"))
                .isEqualTo("{\"name\":1}");
    }

    /** DSL-JSON#254, avaje-jsonb: every kind of set became a HashSet. */
    @Test
    void aSortedSetIsSorted() {
        assertThat(compile("@JsonCodec record A(SortedSet<String> tags, NavigableSet<Integer> sizes) {}")
                        .roundTrip("{\"tags\":[\"b\",\"a\"],\"sizes\":[3,1,2]}"))
                .isEqualTo("{\"tags\":[\"a\",\"b\"],\"sizes\":[1,2,3]}");
    }

    /** DSL-JSON#192 and others: the discriminator had to come first; jsoniter-scala#1216: it was missing on a leaf. */
    @Test
    void discriminatorsAreReadAnywhereOnceAndWrittenOnLeaves() {
        Compiled type = compile(
                "@JsonCodec record Zoo(Animal any, Cat cat) {}",
                "@JsonCodec sealed interface Animal permits Cat, Dog {}",
                "record Cat(int lives) implements Animal {}",
                "record Dog() implements Animal {}");
        String json = "{\"any\":{\"@type\":\"Cat\",\"lives\":9},\"cat\":{\"@type\":\"Cat\",\"lives\":8}}";

        assertThat(type.roundTrip(json)).isEqualTo(json);
        assertThat(type.roundTrip("{\"any\":{\"lives\":9,\"@type\":\"Cat\"},\"cat\":{\"lives\":8}}"))
                .isEqualTo(json);
        assertRejected(type, "{\"any\":{\"@type\":\"Dog\",\"@type\":\"Cat\"}}", JsonErrorCode.DUPLICATE_NAME);
        assertRejected(type, "{\"any\":{\"@type\":\"Cow\"}}", JsonErrorCode.INVALID_VALUE);
        assertRejected(type, "{\"cat\":{\"@type\":\"Dog\"}}", JsonErrorCode.INVALID_VALUE);
    }

    /** avaje-jsonb#410: generated code did not compile. */
    @Test
    void subtypesMayBeEmpty() {
        Compiled type = compile(
                "@JsonCodec sealed interface Event permits Started, Stopped {}",
                "record Started() implements Event {}",
                "final class Stopped implements Event {}");

        assertThat(type.roundTrip("{\"@type\":\"Started\"}")).isEqualTo("{\"@type\":\"Started\"}");
        assertThat(type.read("{\"x\":[],\"@type\":\"Stopped\"}")).isInstanceOf(type.type("Stopped"));
    }

    /** DSL-JSON#226, #100, #72: bounds of type variables. */
    @Test
    void typeVariablesMayHaveBounds() {
        Compiled type = compile(
                "@JsonCodec record Range<T extends Comparable<? super T> & java.io.Serializable>(T from, List<? extends T> all) {}");
        String json = "{\"from\":1,\"all\":[2,3]}";
        var range = type.codecOf("Range", Codecs.INTEGER);

        assertThat(range.toJson(range.fromJson(json))).isEqualTo(json);
    }

    /** DSL-JSON#259: generated code did not compile. */
    @Test
    void bytesAreProperties() {
        assertThat(compile("@JsonCodec record A(byte[] data, List<byte[]> more) {}")
                        .roundTrip("{\"data\":\"AQI=\",\"more\":[\"\"]}"))
                .isEqualTo("{\"data\":\"AQI=\",\"more\":[\"\"]}");
    }

    /** DSL-JSON#294, fastjson2#3597: builders next to constructors, and their annotations. */
    @Test
    void lombokMayGenerateABuilderAndConstructors() {
        List<Processor> lombok = ServiceLoader.load(Processor.class).stream()
                .filter(provider -> provider.type().getName().startsWith("lombok."))
                .map(ServiceLoader.Provider::get)
                .toList();
        Compiled type = Compiled.compileWith(
                Stream.concat(Stream.of(new JsonCodecProcessor()), lombok.stream())
                        .toList(),
                List.of(lombok.Data.class),
                """
                @JsonCodec @lombok.Data @lombok.Builder @lombok.NoArgsConstructor @lombok.AllArgsConstructor class A {
                    @JsonProperty("n") private String name; private int age; }
                """);

        assertThat(type.roundTrip("{\"age\":3,\"n\":\"a\"}")).isEqualTo("{\"n\":\"a\",\"age\":3}");
    }

    /** DSL-JSON#210, micronaut-core#9817: the JSON of a type without visible properties was silently {}. */
    @Test
    void aTypeWithoutPropertiesIsAnError() {
        assertThatThrownBy(() -> compile("@JsonCodec class A { private int x; }"))
                .hasMessageContaining("BRN010");
    }

    /** jackson-databind#4626: a component was read although its accessor was marked as ignored. */
    @Test
    void aComponentIgnoredOnItsAccessorIsNeitherReadNorWritten() {
        Compiled type = compileWithJackson("""
                @JsonCodec record Session(String user, String token) {
                    @JsonIgnore @Override public String token() { return token; } }
                """);

        assertThat(type.roundTrip("{\"user\":\"a\",\"token\":\"secret\"}")).isEqualTo("{\"user\":\"a\"}");
        assertThat(type.read("{\"user\":\"a\",\"token\":\"secret\"}")).hasToString("Session[user=a, token=null]");
    }

    /** jackson-databind#5184: a helper method of a record replaced its component. */
    @Test
    void aGetterNextToAComponentIsNotAProperty() {
        assertThat(compile("@JsonCodec record A(String name) { public String getName() { return \"no\"; } }")
                        .roundTrip("{\"name\":\"a\"}"))
                .isEqualTo("{\"name\":\"a\"}");
    }

    /** quarkus#55173: passwords leaked, because ignored members of unwrapped values were written. */
    @Test
    void ignoredMembersOfUnwrappedValuesStayIgnored() {
        String types = """
                @JsonCodec record User(String name, @JsonUnwrapped Login login) {}
                class Login { public String mail; @JsonIgnore public String password = "secret";
                    @JsonProperty(access = JsonProperty.Access.WRITE_ONLY) public String pin; }
                """;
        for (Compiled type : List.of(compile(Compiled.files(types)), compileWithJackson(Compiled.files(types)))) {
            assertThat(type.roundTrip("{\"name\":\"a\",\"mail\":\"m\",\"password\":\"x\",\"pin\":\"1\"}"))
                    .isEqualTo("{\"name\":\"a\",\"mail\":\"m\"}");
        }
    }

    /** quarkus#55451: the annotation of an interface was silently lost; Burin requires that it is repeated. */
    @Test
    void aValueThatAnInterfaceMarksIsNotLost() {
        String types = """
                @JsonCodec record Code(String text, int other) implements HasCode { @Override public String code() { return text; } }
                interface HasCode { @JsonValue String code(); }
                """;

        assertThatThrownBy(() -> compileWithJackson(Compiled.files(types))).hasMessageContaining("BRN014");
    }

    @Test
    void aValueThatAnInterfaceMarksIsNotLostInAnEnum() {
        String types = """
                @JsonCodec record Order(Status status) {}
                enum Status implements HasCode { A; @Override public String code() { return "a"; } }
                interface HasCode { @JsonValue String code(); }
                """;

        assertThatThrownBy(() -> compileWithJackson(Compiled.files(types))).hasMessageContaining("BRN014");
        assertThatThrownBy(() -> compile(Compiled.files(types))).hasMessageContaining("BRN014");
    }

    /** fastjson2#2729, #2703: the compiler crashed. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "a_b",
                "_",
                "__a",
                "a_name_of_more_than_sixteen_bytes",
                "aNameOfExactly16",
                "aNameOfMoreThan16",
                "$_$"
            })
    void namesMayBeLongAndHaveUnderscores(String name) {
        assertThat(compile("@JsonCodec record A(@JsonProperty(\"" + name + "\") int x, @JsonProperty(\"" + name
                                + "_\") int y) {}")
                        .roundTrip("{\"" + name + "_\":2,\"" + name + "\":1}"))
                .isEqualTo("{\"" + name + "\":1,\"" + name + "_\":2}");
    }

    /** DSL-JSON: components whose names begin like getters lost that prefix. */
    @Test
    void namesOfComponentsMayBeginLikeGetters() {
        String json = "{\"issuer\":\"a\",\"getaway\":1,\"setting\":2,\"is\":true,\"isolated\":false}";

        assertThat(compile(
                                "@JsonCodec record A(String issuer, int getaway, int setting, boolean is, boolean isolated) {}")
                        .roundTrip(json))
                .isEqualTo(json);
    }

    /** avaje-jsonb#531: strings were limited to 50,000 characters. */
    @Test
    void stringsMayBeLong() {
        String json = "{\"text\":\"" + "\u00e9\\n".repeat(400_000) + "\"}";

        assertThat(compile("@JsonCodec record A(String text) {}").roundTrip(json))
                .isEqualTo(json);
    }

    /** avaje-jsonb#131. */
    @Test
    void constantsAreKeys() {
        assertThat(compile("@JsonCodec record A(Map<Thread.State, Integer> all, EnumMap<Thread.State, String> more) {}")
                        .roundTrip("{\"all\":{\"NEW\":1},\"more\":{\"BLOCKED\":\"x\"}}"))
                .isEqualTo("{\"all\":{\"NEW\":1},\"more\":{\"BLOCKED\":\"x\"}}");
    }

    /** avaje-jsonb#354, #566. */
    @Test
    void nullIsTheEmptyOptionalAndNotANumber() {
        Compiled type = compile("@JsonCodec record A(Optional<String> name, OptionalInt size, int count) {}");

        assertThat(type.read("{\"name\":null,\"size\":null}"))
                .hasToString("A[name=Optional.empty, size=OptionalInt.empty, count=0]");
        assertThat(type.roundTrip("{}")).isEqualTo("{\"name\":null,\"size\":null,\"count\":0}");
        assertRejected(type, "{\"count\":null}", JsonErrorCode.TYPE_MISMATCH);
    }
}
