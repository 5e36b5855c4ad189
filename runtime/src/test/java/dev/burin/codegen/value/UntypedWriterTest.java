package dev.burin.codegen.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.burin.JsonErrorCode;
import dev.burin.JsonException;
import dev.burin.JsonReader;
import dev.burin.JsonValue;
import dev.burin.JsonWriter;
import dev.burin.RawJson;
import dev.burin.codegen.Nesting;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.TreeMap;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** Values declared as {@code Object} are written according to their class. */
class UntypedWriterTest {
    @Test
    void keysOfOneNameAreRejectedHoweverDeep() {
        Map<Object, Object> numbers = new LinkedHashMap<>();
        numbers.put("2", "a");
        numbers.put(1, "b");
        assertThat(json(numbers)).isEqualTo("{\"2\":\"a\",\"1\":\"b\"}");
        numbers.put(3, "c");
        assertThat(json(numbers)).isEqualTo("{\"2\":\"a\",\"1\":\"b\",\"3\":\"c\"}");
        numbers.put(1L, "d");
        Map<Object, Object> sameStrings = new IdentityHashMap<>();
        sameStrings.put("1", "a");
        sameStrings.put(String.valueOf(1), "b");
        assertThatThrownBy(() -> json(sameStrings)).hasMessageContaining("two keys whose name would be \"1\"");

        Object value = numbers;
        for (int depth = 0; depth < 2 * Nesting.MAX_CALLS; depth++) {
            Object wrapped = value;
            assertThatThrownBy(() -> json(wrapped))
                    .isInstanceOf(JsonException.class)
                    .hasMessageContaining("two keys whose name would be \"1\"");
            value = List.of(value);
        }
    }

    @Test
    void everyKindOfValueHasItsJson() {
        assertThat(json(null)).isEqualTo("null");
        assertThat(json("a")).isEqualTo("\"a\"");
        assertThat(json(List.of(1, 2L, (short) 3, (byte) 4))).isEqualTo("[1,2,3,4]");
        assertThat(json(List.of(0.5, 0.25f, new BigDecimal("1.50"), BigInteger.TWO)))
                .isEqualTo("[0.5,0.25,1.50,2]");
        assertThat(json(Arrays.asList(true, 'c', TimeUnit.DAYS, null))).isEqualTo("[true,\"c\",\"DAYS\",null]");
        assertThat(json(Map.of(7, Optional.of("x")))).isEqualTo("{\"7\":\"x\"}");
        assertThat(json(Optional.empty())).isEqualTo("null");
        assertThat(json(new UUID(0, 0))).isEqualTo("\"00000000-0000-0000-0000-000000000000\"");
    }

    @Test
    void everyKindOfArrayHasItsJson() {
        assertThat(json(new Object[] {1, "a"})).isEqualTo("[1,\"a\"]");
        assertThat(json(new byte[] {0, 0, 0})).isEqualTo("\"AAAA\"");
        assertThat(json(new int[] {1, -2})).isEqualTo("[1,-2]");
        assertThat(json(new long[] {Long.MIN_VALUE})).isEqualTo("[-9223372036854775808]");
        assertThat(json(new double[] {0.5})).isEqualTo("[0.5]");
        assertThat(json(new float[] {0.5f})).isEqualTo("[0.5]");
        assertThat(json(new short[] {-1})).isEqualTo("[-1]");
        assertThat(json(new boolean[] {true, false})).isEqualTo("[true,false]");
        assertThat(json(new char[] {'a', '"'})).isEqualTo("\"a\\\"\"");
    }

    @Test
    void stringsCollectionsMapsArraysAndOptionalsCanBeEmpty() {
        List<Object> empty = List.of(
                "",
                new StringBuilder(),
                List.of(),
                Map.of(),
                Optional.empty(),
                new Object[0],
                new byte[0],
                new int[0],
                new long[0],
                new double[0],
                new float[0],
                new short[0],
                new boolean[0],
                new char[0],
                JsonValue.parse("[]"),
                JsonValue.parse("{}"),
                JsonValue.parse("\"\""));
        List<Object> others = List.of(
                " ",
                List.of(""),
                Map.of("", ""),
                Optional.of(""),
                new Object[1],
                new byte[1],
                new int[1],
                new long[1],
                new double[1],
                new float[1],
                new short[1],
                new boolean[1],
                new char[1],
                0,
                false,
                JsonValue.parse("[[]]"),
                JsonValue.parse("{\"\":[]}"),
                JsonValue.parse("\" \""),
                JsonValue.parse("0"),
                JsonValue.parse("null"));

        assertThat(empty).allMatch(Values::isEmpty);
        assertThat(others).noneMatch(Values::isEmpty);
    }

    @Test
    void treesAreWrittenAsTreesThoughTheirLiteralsAreConstants() {
        for (String literal : List.of("null", "true", "false")) {
            JsonValue tree = JsonValue.parse(literal);

            assertThat(json(tree)).isEqualTo(literal);
            assertThat(json(new Object[] {tree, Map.of("k", tree)}))
                    .isEqualTo("[" + literal + ",{\"k\":" + literal + "}]");
        }
    }

    /** Below this number of levels another writer takes over, which keeps unfinished values on an explicit stack. */
    @Test
    void deeplyNestedValuesAreWrittenLikeOthers() {
        for (Object one : Arrays.asList(
                null,
                "a",
                1,
                0.5,
                true,
                Optional.empty(),
                Optional.of("x"),
                Optional.of(Optional.of(List.of(1))),
                new Object[] {1, "b", null},
                new int[] {7},
                List.of(),
                Map.of(),
                Map.of(1, Arrays.asList(null, 2)))) {
            String expected = json(one);
            for (int depth = Nesting.MAX_CALLS - 3; depth < Nesting.MAX_CALLS + 3; depth++) {
                Object inLists = one;
                Object inMaps = one;
                for (int i = 0; i < depth; i++) {
                    inLists = Arrays.asList(0, inLists, "c");
                    inMaps = Collections.singletonMap("k", inMaps);
                }

                assertThat(json(inLists)).isEqualTo("[0,".repeat(depth) + expected + ",\"c\"]".repeat(depth));
                assertThat(json(inMaps)).isEqualTo("{\"k\":".repeat(depth) + expected + "}".repeat(depth));
            }
        }
    }

    @Test
    void nullKeysAreRejectedHoweverDeep() {
        for (int depth : new int[] {0, Nesting.MAX_CALLS + 1}) {
            Object value = Collections.singletonMap(null, 1);
            for (int i = 0; i < depth; i++) {
                value = List.of(value);
            }
            Object map = value;

            assertThatThrownBy(() -> json(map)).isInstanceOfSatisfying(JsonException.class, e -> assertThat(e.code())
                    .isEqualTo(JsonErrorCode.NOT_REPRESENTABLE));
        }
    }

    @Test
    void treesAreWrittenUnchanged() {
        String tree = "{\"b\":[1.50,{}],\"a\":null}";

        assertThat(json(List.of(JsonValue.parse(tree), JsonValue.parse("[[]]"), JsonValue.parse("\"a\""))))
                .isEqualTo("[" + tree + ",[[]],\"a\"]");
        assertThat(json(Map.of("a", RawJson.of("1.0 ")))).isEqualTo("{\"a\":1.0}");
    }

    @Test
    void otherNumbersAreRejectedByClassName() {
        assertThatThrownBy(() -> json(new AtomicInteger(1)))
                .isInstanceOf(JsonException.class)
                .hasMessageContaining("java.util.concurrent.atomic.AtomicInteger has no JSON form");
    }

    @Test
    void theLastOfEqualNamesWinsHoweverDeep() {
        for (int depth = Nesting.MAX_CALLS - 3; depth < Nesting.MAX_CALLS + 3; depth++) {
            String json = "[".repeat(depth) + "{\"a\":1,\"b\":2,\"a\":[3]}" + "]".repeat(depth);
            byte[] document = json.getBytes(StandardCharsets.UTF_8);

            assertThat(json(Values.readUntypedLastWins(JsonReader.of(document))))
                    .isEqualTo("[".repeat(depth) + "{\"a\":[3],\"b\":2}" + "]".repeat(depth));
            assertThatThrownBy(() -> Values.readUntyped(JsonReader.of(document)))
                    .isInstanceOfSatisfying(
                            JsonException.class, e -> assertThat(e.code()).isEqualTo(JsonErrorCode.DUPLICATE_NAME));
        }
    }

    @Test
    void nullIsReadAsNull() {
        JsonReader in = JsonReader.of("[null,\"\"]".getBytes(StandardCharsets.UTF_8));

        assertThat(Values.readUntyped(in)).isEqualTo(Arrays.asList(null, ""));
    }

    private static String json(Object value) {
        JsonWriter out = new JsonWriter();
        out.position(Values.putUntyped(out, out.beginValue(), value));
        return out.toString();
    }

    /** Like Jackson's trees, {@code SQLException} and {@code Path}: iterable, but not only its elements. */
    private record Tree(Object value, List<Object> children) implements Iterable<Object> {
        @Override
        public Iterator<Object> iterator() {
            return children.iterator();
        }
    }

    @Test
    void iterablesThatAreNotCollectionsAreRejected() {
        Tree leaf = new Tree("x", List.of());
        Iterable<Object> numbers = () -> List.<Object>of(1, List.of(2)).iterator();
        for (Object one : List.of(
                leaf,
                new Tree("name", List.of(leaf)),
                new SQLException("lost"),
                numbers,
                Path.of("/"),
                Path.of(""),
                Path.of("a"),
                Path.of("/a/b"))) {
            for (int depth : new int[] {0, 1, 31, 32, 33, 100}) {
                Object inLists = one;
                Object inMaps = one;
                Object inArrays = one;
                Object inOptionals = one;
                for (int i = 0; i < depth; i++) {
                    inLists = List.of(inLists);
                    inMaps = Map.of("a", inMaps);
                    inArrays = new Object[] {inArrays};
                    inOptionals = Optional.of(inOptionals);
                }
                for (Object value : List.of(inLists, inMaps, inArrays, inOptionals)) {
                    assertThatThrownBy(() -> json(value))
                            .as("%s at depth %d", one, depth)
                            .isInstanceOfSatisfying(JsonException.class, e -> assertThat(e.code())
                                    .isEqualTo(JsonErrorCode.NOT_REPRESENTABLE))
                            .hasMessageContaining(one.getClass().getName() + " has no JSON form");
                }
            }
        }
        assertThat(json(Map.of(Path.of("a/b"), 1))).isEqualTo("{\"" + Path.of("a/b") + "\":1}");
    }

    @Test
    void everyCollectionIsAnArray() {
        Collection<Integer> values = new LinkedHashMap<>(Map.of("a", 1)).values();
        for (Collection<Integer> one :
                List.of(values, Set.of(1), new ArrayDeque<>(Set.of(1)), new PriorityQueue<>(Set.of(1)))) {
            assertThat(json(one)).isEqualTo("[1]");
            assertThat(json(List.of(one))).isEqualTo("[[1]]");
        }
    }

    @Test
    void everyListIsAnArrayAndASubclassSaysWhatIsInIt() {
        List<Integer> ones = List.of(1, 1);
        for (List<Integer> one : List.of(ones, new ArrayList<>(ones), new LinkedList<>(ones), Arrays.asList(1, 1))) {
            assertThat(json(one)).isEqualTo("[1,1]");
        }
        List<Integer> twos = new ArrayList<>(ones) {
            @Override
            public Iterator<Integer> iterator() {
                return List.of(2, 2).iterator();
            }
        };
        assertThat(json(twos)).isEqualTo("[2,2]");
    }

    @Test
    void everyMapIsAnObjectAndASubclassSaysWhatIsInIt() {
        Map<String, Integer> one = Map.of("a", 1);
        for (Map<String, Integer> map : List.of(
                one, new HashMap<>(one), new LinkedHashMap<>(one), new TreeMap<>(one), new ConcurrentHashMap<>(one))) {
            assertThat(json(map)).isEqualTo("{\"a\":1}");
            assertThat(json(List.of(map))).isEqualTo("[{\"a\":1}]");
        }
        Map<String, Integer> two = new HashMap<>(one) {
            @Override
            public Set<Map.Entry<String, Integer>> entrySet() {
                return Map.of("b", 2).entrySet();
            }
        };
        assertThat(json(two)).isEqualTo("{\"b\":2}");
    }

    @Test
    void mapsThatCompareInTheirOwnWayMayHoldANameTwice() {
        Map<String, Integer> byIdentity = new TreeMap<>(Comparator.comparing(System::identityHashCode));
        byIdentity.put("a", 1);
        byIdentity.put(String.valueOf(new char[] {'a'}), 2);

        assertThat(byIdentity).hasSize(2);
        assertThatThrownBy(() -> json(byIdentity)).hasMessageContaining("two keys whose name would be \"a\"");
    }
}
