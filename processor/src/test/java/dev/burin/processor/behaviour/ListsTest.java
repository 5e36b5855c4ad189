package dev.burin.processor.behaviour;

import static dev.burin.processor.behaviour.Compiled.compile;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.burin.Codec;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How lists are traversed: an {@code ArrayList} by index, every other list with its own iterator. */
class ListsTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "new ArrayList<>(Arrays.asList(1, null, 3)) | [1,null,3]",
                "new ArrayList<>()                          | []",
                "new LinkedList<>(List.of(1, 2))            | [1,2]",
                "List.of(1, 2)                              | [1,2]",
                "new ArrayList<>(List.of(1, 2, 3)).subList(1, 3) | [2,3]",
                "new CopyOnWriteArrayList<>(List.of(1, 2))  | [1,2]",
                "new ArrayList<>(List.of(1, 2)) { public Iterator<Integer> iterator() { return List.of(7).iterator(); } } | [7]",
                "null                                       | null"
            })
    void everyKindOfListIsWritten(String list, String json) {
        Codec<Object> codec = compile(
                        "@JsonCodec class Holder { public List<Integer> values; { values = %s; } }".formatted(list))
                .codec();

        assertThat(codec.toJson(codec.fromJson("{}"))).isEqualTo("{\"values\":" + json + "}");
    }

    @Test
    void aSubclassOfArrayListAsDeclaredTypeIsWrittenByItsIterator() {
        Codec<Object> codec = compile(
                        "@JsonCodec class Holder { public Odd values = new Odd(); }",
                        "@SuppressWarnings(\"serial\") class Odd extends ArrayList<String> { public Iterator<String> iterator() { return List.of(\"odd\").iterator(); } }")
                .codec();

        assertThat(codec.toJson(codec.fromJson("{}"))).isEqualTo("{\"values\":[\"odd\"]}");
    }

    @Test
    void membersMayBeNamedLikeLocalVariablesAndTypes() {
        Codec<Object> codec = compile(
                        "@JsonCodec record Holder(List<Integer> i, java.util.ArrayList<String> at, List<List<ArrayList>> out, List<Integer> size) {}",
                        "@JsonCodec record ArrayList(int size) {}")
                .codec();
        String json = "{\"i\":[1,2],\"at\":[\"a\",\"b\"],\"out\":[[{\"size\":1},{\"size\":2}],[]],\"size\":[3]}";

        assertThat(codec.toJson(codec.fromJson(json))).isEqualTo(json);
    }

    @Test
    void wildcardsAndVariablesAreWritten() {
        Codec<Object> codec = compile(
                        "@JsonCodec record Holder(List<? extends Part> parts, Page<Part> page) {}",
                        "@JsonCodec record Page<T extends Part & java.io.Serializable>(List<T> items, List<? extends T> more) {}",
                        "@JsonCodec record Part(int x) implements java.io.Serializable {}")
                .codec();
        String json = "{\"parts\":[{\"x\":1}],\"page\":{\"items\":[{\"x\":2},{\"x\":3}],\"more\":[{\"x\":4}]}}";

        assertThat(codec.toJson(codec.fromJson(json))).isEqualTo(json);
    }

    @Test
    void aLongListIsWrittenCompletely() {
        Codec<Object> codec =
                compile("@JsonCodec record Holder(List<Integer> values) {}").codec();
        String json = IntStream.range(0, 100_000)
                .mapToObj(Integer::toString)
                .collect(Collectors.joining(",", "{\"values\":[", "]}"));

        assertThat(codec.toJson(codec.fromJson(json))).isEqualTo(json);
    }

    @ParameterizedTest
    @CsvSource({
        "all.clear(),           IndexOutOfBoundsException",
        "all.remove(0),         IndexOutOfBoundsException",
        "all.add(this),         ConcurrentModificationException",
        "'all.add(0, this)',    ConcurrentModificationException"
    })
    void aListThatItsElementsChangeIsRejected(String change, String exception) {
        assertThatThrownBy(() -> write(change))
                .extracting(thrown -> thrown.getClass().getSimpleName())
                .isEqualTo(exception);
    }

    @Test
    void theMessageSaysWhatMayHaveChangedTheListAndWhatToDo() {
        assertThatThrownBy(() -> write("all.add(this)"))
                .hasMessage(
                        "A list of 3 elements had 6 when the last was written: an element's getter or codec, or another thread, changed it. Write a copy of the list");
    }

    /** Writes a list of three parts, each of which applies {@code change} to {@code all} when its count is read. */
    private static String write(String change) {
        Codec<Object> codec = compile("""
                        @JsonCodec class Holder {
                            public List<Part> parts = new ArrayList<>();
                            { for (int i = 0; i < 3; i++) parts.add(new Part(parts)); }
                        }
                        """, """
                        class Part {
                            private final transient List<Part> all;
                            Part() { this(new ArrayList<>()); }
                            Part(List<Part> all) { this.all = all; }
                            public int getCount() { int count = all.size(); %s; return count; }
                        }
                        """.formatted(change)).codec();
        return codec.toJson(codec.fromJson("{}"));
    }
}
