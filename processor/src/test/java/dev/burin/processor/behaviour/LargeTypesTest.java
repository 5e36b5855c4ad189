package dev.burin.processor.behaviour;

import static dev.burin.processor.behaviour.Compiled.compile;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.burin.JsonErrorCode;
import dev.burin.JsonMismatchException;
import dev.burin.reference.MethodSizes;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Types with any number of members: every method stays small enough for HotSpot. */
class LargeTypesTest {
    /** HotSpot never compiles longer methods ({@code -XX:+DontCompileHugeMethods}). */
    private static final int HUGE_METHOD_LIMIT = 8000;
    /** C2 takes so long to compile longer methods that short-lived programs never run the compiled code. */
    private static final int WORKING_METHOD_LIMIT = 2500;

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 24, 25, 26, 50, 63, 64, 65, 128, 129, 200})
    void recordsOfAnySizeAreReadAndWritten(int count) {
        assertMembers(compile("@JsonCodec record Large(" + each(count, "int m%d", ", ") + ") {}"), count);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 25, 26, 65, 500})
    void beansOfAnySizeAreReadAndWritten(int count) {
        assertMembers(compile("@JsonCodec class Large {" + each(count, "public int m%d;", "\n") + "}"), count);
    }

    /** Twice the work at each depth would take days. */
    @Test
    @Timeout(60)
    void typesMayNestDeeply() {
        int depth = 40;
        Compiled type =
                compile("@JsonCodec record Deep(" + "List<".repeat(depth) + "String" + ">".repeat(depth) + " lists, "
                        + "Map<String, Optional<".repeat(depth / 4) + "String" + ">>".repeat(depth / 4) + " maps) {}");
        String json = "{\"lists\":" + "[".repeat(depth) + "\"a\"" + "]".repeat(depth) + ",\"maps\":"
                + "{\"k\":".repeat(depth / 4) + "null" + "}".repeat(depth / 4) + "}";

        assertThat(type.roundTrip(json)).isEqualTo(json);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 25, 26, 65, 500})
    void buildersOfAnySizeAreReadAndWritten(int count) {
        assertMembers(compile("@JsonCodec " + builderSource(count, "")), count);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 25, 26, 65, 500})
    void buildersOfAnySizeTakeTheLastOfDuplicates(int count) {
        Compiled type = compile("@JsonCodec(duplicates = JsonCodec.Duplicates.LAST) " + builderSource(count, ""));
        String json =
                object(IntStream.range(0, count).mapToObj(i -> member(i, i * 7)).toList());

        assertThat(type.roundTrip(json.replace("{", "{" + member(count - 1, 1) + "," + member(0, 1) + ",")))
                .isEqualTo(json);
        assertThat(type.roundTrip("{}"))
                .isEqualTo(object(
                        IntStream.range(0, count).mapToObj(i -> member(i, 0)).toList()));
        assertSizes(type);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 24, 25, 65, 500})
    void buildersOfAnySizeKeepUnknownMembers(int count) {
        for (String settings : new String[] {"", "(duplicates = JsonCodec.Duplicates.LAST)"}) {
            Compiled type =
                    compile("@JsonCodec" + settings + builderSource(count, "@JsonAny Map<String, Object> rest"));
            String last = member(count - 1, 7);

            assertThat(type.roundTrip("{\"x\":[true]," + last + "}"))
                    .contains(last)
                    .endsWith(",\"x\":[true]}");
            assertThat(type.roundTrip("{}")).endsWith(member(count - 1, 0) + "}");
            assertSizes(type);
        }
    }

    /** A class with {@code count} members, and perhaps a map, whose builder methods each return a new builder. */
    private static String builderSource(int count, String map) {
        String rest = map.isEmpty()
                ? ""
                : "public " + map + "; Large rest(Map<String, Object> rest)"
                        + "{ Large next = copy(); next.rest = rest; return next; }";
        return " class Large { private Large() {} static Large builder() { return new Large(); }"
                + "Large build() { return this; } private final int[] all = new int[" + count + "];"
                + each(
                        count,
                        "public int getM%1$d() { return all[%1$d]; } Large m%1$d(int v) { return copy(%1$d, v); }",
                        "\n")
                + "private Large copy() { Large next = new Large(); System.arraycopy(all, 0, next.all, 0, all.length);"
                + (map.isEmpty() ? "" : " next.rest = rest;") + " return next; }"
                + "private Large copy(int i, int v) { Large next = copy(); next.all[i] = v; return next; }" + rest
                + "}";
    }

    private static void assertMembers(Compiled type, int count) {
        long seed = System.nanoTime();
        List<String> members =
                IntStream.range(0, count).mapToObj(i -> member(i, i * 7)).toList();
        String json = object(members);
        assertThat(type.roundTrip(json)).isEqualTo(json);
        List<String> shuffled = new ArrayList<>(members);
        Collections.shuffle(shuffled, new Random(seed));
        assertThat(type.roundTrip("{\"unknown\":[1]," + String.join(" , ", shuffled) + "}"))
                .as("seed %d", seed)
                .isEqualTo(json);
        for (int i = 0; i < count; i++) {
            List<String> others = new ArrayList<>(members);
            others.remove(i);
            List<String> expected = new ArrayList<>(members);
            expected.set(i, member(i, 0));
            assertThat(type.roundTrip(object(others))).as("without m%d", i).isEqualTo(object(expected));
            String twice = json.substring(0, json.length() - 1) + "," + member(i, 0) + "}";
            assertThatThrownBy(() -> type.read(twice)).isInstanceOf(JsonMismatchException.class);
        }
        assertSizes(type);
    }

    private static String member(int index, int value) {
        return "\"m" + index + "\":" + value;
    }

    private static String object(List<String> members) {
        return "{" + String.join(",", members) + "}";
    }

    static void assertSizes(Compiled type) {
        for (String name : type.classNames()) {
            if (name.contains("Codec")) {
                Map<String, Integer> sizes = MethodSizes.of(type.classFile(name));
                assertThat(sizes).as(name).allSatisfy((method, size) -> assertThat(size)
                        .isLessThan(method.equals("<clinit>") ? HUGE_METHOD_LIMIT : WORKING_METHOD_LIMIT));
            }
        }
    }

    @Test
    void requiredMembersOfALargeTypeAreAllChecked() {
        Compiled type = compile(
                "@JsonCodec record Large(" + each(130, "@JsonProperty(required = true) int m%d", ", ") + ") {}");

        for (int missing : new int[] {0, 63, 64, 65, 127, 128, 129}) {
            String json = IntStream.range(0, 130)
                    .filter(i -> i != missing)
                    .mapToObj(i -> "\"m" + i + "\":1")
                    .collect(Collectors.joining(",", "{", "}"));
            assertThatThrownBy(() -> type.read(json))
                    .isInstanceOf(JsonMismatchException.class)
                    .hasMessageContaining("Large.m" + missing + " is required but missing");
        }
    }

    /** A class with fields; and a record, which may have 254 components, on its own and unwrapped into another type. */
    private static List<Compiled> typesWithRequiredMembers(int count) {
        String required = "@JsonProperty(required = true) ";
        String fields = each(count, required + "public int m%d;", "\n");
        String record = "record Large(" + each(count, required + "int m%d", ", ") + ") {}";
        List<Compiled> types = new ArrayList<>(List.of(compile("@JsonCodec class Large {" + fields + "}")));
        if (count < 255) {
            types.add(compile("@JsonCodec " + record));
            types.add(compile(
                    Compiled.files("@JsonCodec record Whole(@JsonUnwrapped Large large, int other) {}\n" + record)));
        }
        return types;
    }

    private static String without(int count, Integer... missing) {
        return object(IntStream.range(0, count)
                .filter(i -> !List.of(missing).contains(i))
                .mapToObj(i -> member(i, 1))
                .toList());
    }

    @ParameterizedTest
    @ValueSource(ints = {65, 128, 130, 500})
    void allMissingRequiredMembersAreReportedAtOnce(int count) {
        int last = count - 1;
        for (Compiled type : typesWithRequiredMembers(count)) {
            assertThat(type.read(without(count))).isNotNull();
            assertThatThrownBy(() -> type.read(without(count, 0, last)))
                    .isInstanceOf(JsonMismatchException.class)
                    .hasMessageStartingWith("Large.m0, Large.m" + last + " are required but missing");
            assertThatThrownBy(() -> type.read(without(count, 63, 64)))
                    .hasMessageStartingWith("Large.m63, Large.m64 are required but missing");
            for (int one : new int[] {0, 63, 64, last}) {
                assertThatThrownBy(() -> type.read(without(count, one)))
                        .hasMessageStartingWith("Large.m" + one + " is required but missing");
            }
            assertSizes(type);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {65, 128, 130, 500})
    void missingMembersAreReportedTogetherWithRejectedValues(int count) {
        int last = count - 1;
        for (Compiled type : typesWithRequiredMembers(count)) {
            assertThat(errors(type, withString(without(count, last), 0)))
                    .containsExactly("$.m0", "Large.m" + last + " is required but missing");
            assertThat(errors(type, withString(without(count, 0), last)))
                    .containsExactly("$.m" + last, "Large.m0 is required but missing");
            assertThat(errors(type, withString(without(count, 1, last), 0)))
                    .containsExactly("$.m0", "Large.m1, Large.m" + last + " are required but missing");
            assertThat(errors(type, withString(withString(without(count), 0), last)))
                    .containsExactly("$.m0", "$.m" + last);
        }
    }

    /** Returns the document with a string in place of a number. */
    private static String withString(String json, int member) {
        assertThat(json).contains(member(member, 1));
        return json.replaceAll("\"m" + member + "\":1\\b", "\"m" + member + "\":\"x\"");
    }

    /** Returns the places of rejected values, and the messages about missing ones. */
    private static List<String> errors(Compiled type, String json) {
        return type.codec().tryFromJson(json.getBytes(StandardCharsets.UTF_8)).errors().stream()
                .map(error -> error.code() == JsonErrorCode.MISSING_MEMBER ? error.message() : error.path())
                .toList();
    }

    @Test
    void elementsThatAreMissingAtTheEndOfALongArrayAreReportedAtOnce() {
        Compiled type = compile("@JsonCodec(shape = JsonCodec.Shape.ARRAY) record Large("
                + each(66, "@JsonProperty(required = true) int m%d", ", ") + ") {}");

        for (int there : new int[] {62, 63, 64, 65}) {
            String missing =
                    IntStream.range(there, 66).mapToObj(i -> "Large.m" + i).collect(Collectors.joining(", "));
            String json = Collections.nCopies(there, "1").stream().collect(Collectors.joining(",", "[", "]"));
            assertThatThrownBy(() -> type.read(json))
                    .hasMessageStartingWith(missing + (there == 65 ? " is" : " are") + " required but missing");
        }
    }

    @Test
    void oneCheckIsEnoughWhereOneMaskWordHasRequiredMembers() {
        Compiled type = compile("@JsonCodec record Large(" + each(64, "int m%d", ", ")
                + ", @JsonProperty(required = true) int m64, @JsonProperty(required = true) int m65) {}");

        assertThatThrownBy(() -> type.read("{\"m65\":1}")).hasMessageStartingWith("Large.m64 is required but missing");
        assertThatThrownBy(() -> type.read("{\"m0\":1}"))
                .hasMessageStartingWith("Large.m64, Large.m65 are required but missing");
        assertThat(type.generated()).contains("in.missing(\"Large\", members.seen1, REQUIRED_1, M64, M65)");
    }

    @Test
    void fiveHundredMembersOfAllKindsStaySmall() {
        String fields = IntStream.range(0, 125)
                .mapToObj(i -> "public String s" + i + "; public List<String> l" + i + "; public Double d" + i
                        + "; public Map<Integer, Long[]> p" + i + ";")
                .collect(Collectors.joining("\n"));
        Compiled type = compile("@JsonCodec(include = JsonInclude.Include.NON_NULL) class Large {" + fields + "}");

        assertThat(type.roundTrip("{\"p124\":{\"1\":[2]},\"s0\":\"a\"}"))
                .isEqualTo("{\"s0\":\"a\",\"p124\":{\"1\":[2]}}");
        assertThat(type.roundTrip("{}")).isEqualTo("{}");
        assertSizes(type);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 24, 25, 65, 500})
    void unknownMembersOfALargeTypeAreKept(int count) {
        String fields = each(count, "public int m%d;", "\n");
        for (String map :
                new String[] {"Map<String, Object> rest", "final Map<String, Object> rest = new HashMap<>()"}) {
            Compiled type = compile("@JsonCodec class Large {" + fields + " @JsonAny public " + map + "; }");
            String last = member(count - 1, 7);
            assertThat(type.roundTrip("{\"x\":[true]," + last + "}"))
                    .contains(last)
                    .endsWith(",\"x\":[true]}");
            assertThat(type.roundTrip("{}")).startsWith("{\"m0\":0").endsWith(member(count - 1, 0) + "}");
            assertSizes(type);
        }
    }

    @Test
    void unknownMembersOfALargeTypeAreRejectedIfItSaysSo() {
        Compiled type = compile("@JsonCodec(unknown = JsonCodec.Unknown.FAIL) record Large("
                + each(100, "int m%d", ", ") + ", @JsonIgnore int hidden) {}");

        assertThat(type.roundTrip("{\"m99\":1,\"hidden\":2}")).contains("\"m99\":1");
        assertThatThrownBy(() -> type.read("{\"m100\":1}")).isInstanceOf(JsonMismatchException.class);
    }

    @ParameterizedTest
    @ValueSource(ints = {64, 65, 1000})
    void enumsMayHaveAnyNumberOfAliases(int count) {
        Compiled type = compile("@JsonCodec enum Large { NONE, @JsonAlias({" + each(count, "\"a%d\"", ", ")
                + "}) MANY, @JsonAlias(\"one\") ONE }");

        assertThat(type.roundTrip("\"a0\"")).isEqualTo("\"MANY\"");
        assertThat(type.roundTrip("\"a" + (count - 1) + "\"")).isEqualTo("\"MANY\"");
        assertThat(type.roundTrip("\"one\"")).isEqualTo("\"ONE\"");
        assertThat(type.roundTrip("\"NONE\"")).isEqualTo("\"NONE\"");
    }

    @Test
    void theSameSourceGivesTheSameCodec() {
        String source = "@JsonCodec class Large {" + each(80, "public Map<String, List<String>> m%d;", "\n") + "}";

        assertThat(compile(source).generated()).isEqualTo(compile(source).generated());
    }

    private static String each(int count, String format, String separator) {
        return IntStream.range(0, count).mapToObj(i -> String.format(format, i)).collect(Collectors.joining(separator));
    }
}
