package dev.burin.processor.behaviour;

import static dev.burin.processor.behaviour.Compiled.compile;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.burin.Codec;
import dev.burin.JsonException;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Arrays of objects of any length, which grow while they are read, and the names that their members may have. */
class ObjectArraysTest {

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 9, 10, 11, 19, 20, 21, 40, 41, 100_000})
    void arraysHaveAsManyElementsAsTheDocument(int count) {
        Codec<Object> codec = compile(
                        "@JsonCodec record Holder(String[] names, Part[] parts, Integer[][] rows, List<String>[] lists) {}",
                        "@JsonCodec record Part(int x) {}")
                .codec();
        String json = "{\"names\":" + array(count, "\"n%d\"") + ",\"parts\":" + array(count, "{\"x\":%d}")
                + ",\"rows\":" + array(count, "[%d]") + ",\"lists\":" + array(count, "[\"%d\"]") + "}";

        assertThat(codec.toJson(codec.fromJson(json))).isEqualTo(json);
    }

    private static String array(int count, String element) {
        return IntStream.range(0, count).mapToObj(element::formatted).collect(Collectors.joining(",", "[", "]"));
    }

    @Test
    void elementsMayBeNull() {
        Codec<Object> codec = compile("@JsonCodec record Holder(String[] names, int[][] rows) {}")
                .codec();
        String json = "{\"names\":[null,\"a\",null],\"rows\":[null,[1],null]}";

        assertThat(codec.toJson(codec.fromJson(json))).isEqualTo(json);
    }

    @Test
    void membersMayBeNamedLikeLocalVariablesAndTypes() {
        Codec<Object> codec = compile(
                        "@JsonCodec record Holder(String[] length, String[] count, String[] in, ObjectArrays[] hasNext) {}",
                        "@JsonCodec record ObjectArrays(int x) {}")
                .codec();
        String json = "{\"length\":[\"a\"],\"count\":[\"b\"],\"in\":[\"c\"],\"hasNext\":[{\"x\":1}]}";

        assertThat(codec.toJson(codec.fromJson(json))).isEqualTo(json);
    }

    @Test
    void arraysOfVariablesAndWildcardsAreRead() {
        Codec<Object> codec = compile(
                        "@JsonCodec record Holder(Page<Part>[] pages, Map<String, ? extends Part>[][] maps) {}",
                        "@JsonCodec record Page<T extends Part & java.io.Serializable>(List<T>[] items, List<? extends T>[][] more) {}",
                        "@JsonCodec record Part(int x) implements java.io.Serializable {}")
                .codec();
        String json =
                "{\"pages\":[{\"items\":[[{\"x\":1}],[]],\"more\":[[],[[{\"x\":2}]]]}],\"maps\":[[{\"a\":{\"x\":3}}],[]]}";

        assertThat(codec.toJson(codec.fromJson(json))).isEqualTo(json);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Box<? extends Integer>[]",
                "Box<? extends Integer>[][]",
                "Box<?>[]",
                "Box<Integer>[]",
                "Box<? super Integer>[]"
            })
    void typeArgumentsEqualToTheirBoundsGiveNoWarning(String type) {
        Codec<Object> codec = compile(
                        "@JsonCodec record Holder(%s x) {}".formatted(type),
                        "@JsonCodec record Box<T extends Integer>(T v) {}")
                .codec();
        String json = type.endsWith("[][]") ? "{\"x\":[[{\"v\":1}],[]]}" : "{\"x\":[{\"v\":1},{\"v\":2}]}";

        assertThat(codec.toJson(codec.fromJson(json))).isEqualTo(json);
    }

    @ParameterizedTest
    @ValueSource(strings = {"Outer<String>.Inner[]", "Outer<String>.Inner[][]", "Outer<String>.Pair<Integer>[]"})
    void innerClassesOfGenericClassesAreReadByTheirCodecs(String type) {
        Codec<Object> codec = compile(
                        "@JsonCodec class Holder { public %s x; }".formatted(type),
                        "class Outer<T> { class Inner { T v; } class Pair<U> { T v; } }",
                        """
                        @JsonCodecFor(Outer.Inner.class)
                        class InnerCodec implements Codec<Outer<String>.Inner> {
                            public static final InnerCodec INSTANCE = new InnerCodec();
                            public void write(JsonWriter out, Outer<String>.Inner value) { out.writeString(value.v); }
                            public Outer<String>.Inner read(JsonReader in) {
                                Outer<String>.Inner value = new Outer<String>().new Inner();
                                value.v = in.readString();
                                return value;
                            }
                        }
                        """,
                        """
                        @JsonCodecFor(Outer.Pair.class)
                        class PairCodec implements Codec<Outer<String>.Pair<Integer>> {
                            public static final PairCodec INSTANCE = new PairCodec();
                            public void write(JsonWriter out, Outer<String>.Pair<Integer> value) { out.writeString(value.v); }
                            public Outer<String>.Pair<Integer> read(JsonReader in) {
                                Outer<String>.Pair<Integer> value = new Outer<String>().new Pair<Integer>();
                                value.v = in.readString();
                                return value;
                            }
                        }
                        """)
                .codec();
        String json = type.endsWith("[][]") ? "{\"x\":[[\"a\"],[]]}" : "{\"x\":[\"a\",\"b\"]}";

        assertThat(codec.toJson(codec.fromJson(json))).isEqualTo(json);
    }

    @Test
    void aLimitCountsElementsThatAreLeftOutToo() {
        Codec<Object> codec = compile(
                        "@JsonCodec record Holder(@JsonLimit(items = 3) @JsonSetter(contentNulls = JsonSetter.Nulls.SKIP) String[] names) {}")
                .codec();

        assertThat(codec.toJson(codec.fromJson("{\"names\":[null,\"a\",\"b\"]}")))
                .isEqualTo("{\"names\":[\"a\",\"b\"]}");
        assertThatThrownBy(() -> codec.fromJson("{\"names\":[null,\"a\",null,\"b\"]}"))
                .isInstanceOf(JsonException.class)
                .hasMessageContaining("3");
    }
}
