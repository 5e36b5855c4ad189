package dev.burin.processor.behaviour;

import static dev.burin.processor.behaviour.Compiled.compile;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.burin.JsonErrorCode;
import dev.burin.JsonLimits;
import dev.burin.JsonMismatchException;
import java.util.UUID;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Sets and maps whose elements the JDK's hash tables cannot order accept a limited number with equal hash codes. */
class EqualHashesTest {
    private static final int MAX = JsonLimits.DEFAULT.maxEqualHashes();
    private static final String POINT = "record Point(int x, int y) {}";
    private static final String SORTED = """
            record Sorted(int x, int y) implements Comparable<Sorted> {
                @Override public int compareTo(Sorted other) {
                    return x == other.x ? Integer.compare(y, other.y) : Integer.compare(x, other.x);
                }
            }
            """;
    /** The order need not be consistent with equals; the JDK searches elements that compare as equal one by one. */
    private static final String COARSE = """
            record Coarse(int x, int y) implements Comparable<Coarse> {
                @Override public int compareTo(Coarse other) { return 0; }
            }
            """;

    private static final String FAMILY = """
            interface Shape extends Comparable<Shape> {
                int x();
                @Override default int compareTo(Shape other) { return Integer.compare(x(), other.x()); }
            }
            """;
    private static final String RELATED = "record Related(int x, int y) implements Shape {}";
    private static final String POINT_KEYS = """
            class PointKeys implements KeyCodec<Point> {
                @Override public String toName(Point key) { return key.x() + ":" + key.y(); }
                @Override public Point fromName(String name) {
                    String[] parts = name.split(":");
                    return new Point(Integer.parseInt(parts[0]), Integer.parseInt(parts[1]));
                }
            }
            """;
    private static final String POINTS =
            "class Points extends HashSet<Point> { private static final long serialVersionUID = 1; }";

    private static final String NAMES =
            "class Names extends HashSet<String> { private static final long serialVersionUID = 1; }";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Set<Point>",
                "HashSet<Point>",
                "LinkedHashSet<? extends Point>",
                "Points",
                "Set<Related>",
                "Set<Sorted>",
                "Set<Coarse>",
                "Set<List<Integer>>"
            })
    void setsRejectTheFirstElementBeyondTheLimit(String type) {
        Compiled compiled =
                compile("@JsonCodec record A(" + type + " m) {}", POINT, POINTS, SORTED, COARSE, FAMILY, RELATED);
        IntFunction<String> element = type.contains("List")
                ? x -> "[" + x + "," + -31 * x + "]"
                : x -> "{\"x\":" + x + ",\"y\":" + -31 * x + "}";

        assertThat(compiled.generated()).contains("HashGuard guard = in.hashGuard();");
        assertThat(compiled.read(set(MAX, element))).isNotNull();
        assertRejected(compiled, set(MAX + 1, element), "$.m[" + MAX + "]");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Map<Point, Integer>", "HashMap<Point, Integer>", "ConcurrentMap<Point, Integer>"})
    void mapsRejectTheFirstKeyBeyondTheLimit(String type) {
        for (String settings : new String[] {"", "(duplicates = JsonCodec.Duplicates.LAST)"}) {
            Compiled compiled = compile(
                    "@JsonCodec" + settings + " record A(@JsonUsing(key = PointKeys.class) " + type + " m) {}",
                    POINT,
                    POINT_KEYS);

            assertThat(compiled.generated()).contains("HashGuard guard = in.hashGuard();");
            assertThat(compiled.read(map(MAX))).isNotNull();
            assertRejected(compiled, map(MAX + 1), "$.m[\"1000:-31000\"]");
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Set<String>",
                "Set<Kind>",
                "Set<UUID>",
                "Set<BigDecimal>",
                "Set<Instant>",
                "Set<Point[]>",
                "SortedSet<Sorted>",
                "List<Point>",
                "EnumSet<Kind>",
                "Map<Long, Point>",
                "Map<Kind, Point>",
                "EnumMap<Kind, Point>"
            })
    void elementsThatTheJdkOrdersAreNotCounted(String type) {
        Compiled compiled = compile("@JsonCodec record A(" + type + " m) {}", POINT, SORTED, "enum Kind { ONE }");

        assertThat(compiled.generated()).doesNotContain("HashGuard");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Set<UUID>", "HashSet<UUID>"})
    void elementsThatTheJdkOrdersMayHaveEqualHashCodes(String type) {
        Compiled compiled = compile("@JsonCodec record A(" + type + " m) {}");

        assertThat(compiled.read(set(20 * MAX, x -> "\"" + new UUID(x, x) + "\"")))
                .isNotNull();
    }

    /** Values are not compared, so their length does not count. */
    @ParameterizedTest
    @ValueSource(strings = {"", "@JsonSetter(contentNulls = JsonSetter.Nulls.SKIP) "})
    void keysAreCountedOnceHoweverLongTheirValues(String skipping) {
        Compiled compiled = compile(
                "@JsonCodec record A(" + skipping + "@JsonUsing(key = PointKeys.class) Map<Point, String> m) {}",
                POINT,
                POINT_KEYS);
        String value = "v".repeat(128 * MAX);
        String entries = IntStream.range(0, 4)
                .mapToObj(x -> "\"" + x + ":" + -31 * x + "\":\"" + value + "\",\"9" + x + ":" + -31 * x + "\":null")
                .collect(Collectors.joining(",", "{\"m\":{", "}}"));

        assertThat(compiled.read(entries)).isNotNull();
    }

    @Test
    void keysOfSkippedValuesAreCounted() {
        Compiled compiled = compile(
                "@JsonCodec record A(@JsonSetter(contentNulls = JsonSetter.Nulls.SKIP)"
                        + " @JsonUsing(key = PointKeys.class) Map<Point, Integer> m) {}",
                POINT,
                POINT_KEYS);

        assertThat(compiled.read(mapOfNulls(MAX))).isNotNull();
        assertRejected(compiled, mapOfNulls(MAX + 1), "$.m[\"1000:-31000\"]");
    }

    @Test
    void nullIsAddedOnce() {
        Compiled compiled = compile("@JsonCodec record A(Set<String> tags, Names all) {}", NAMES);

        assertThat(compiled.generated()).contains("""
                        boolean hasNull = false;
                        for (boolean hasNext = in.beginArray(); hasNext; hasNext = in.nextElement()) {
                            String tag = in.readStringOrNull();
                            if (tag != null || !hasNull) {
                                tags.add(tag);
                                hasNull |= tag == null;
                            }
                        }
                """, """
                            if (element != null || !hasNull) {
                                try {
                                    all.add(element);
                                } catch (RuntimeException e) {
                                    throw in.refused("Names", e);
                                }
                                hasNull |= element == null;
                            }
                """);
        assertThat(compiled.roundTrip("{\"tags\":[null,\"a\",null,\"b\",\"a\",null],\"all\":[null,null]}"))
                .isEqualTo("{\"tags\":[null,\"a\",\"b\"],\"all\":[null]}");
    }

    /** Either null cannot be added, or at most one other element has its hash code, or the guard counts it. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "Set<Integer>",
                "Set<Boolean>",
                "Set<Float>",
                "Set<Kind>",
                "Set<Point>",
                "Set<Object>",
                "Set<Optional<String>>",
                "SortedSet<Sorted>",
                "List<String>",
                "Collection<Long>",
                "Map<String, String>",
                "@JsonSetter(contentNulls = JsonSetter.Nulls.FAIL) Set<String>",
                "@JsonSetter(contentNulls = JsonSetter.Nulls.SKIP) Set<String>",
                "@JsonSetter(contentNulls = JsonSetter.Nulls.AS_EMPTY) Set<String>"
            })
    void noCheckForNullIsGeneratedWhereNullIsFoundQuickly(String type) {
        Compiled compiled = compile("@JsonCodec record A(" + type + " m) {}", POINT, SORTED, "enum Kind { ONE }");

        assertThat(compiled.generated()).doesNotContain("hasNull");
    }

    @Test
    void theMeaningOfNullIsNotAffected() {
        Compiled compiled = compile(
                "@JsonCodec record A(@JsonSetter(contentNulls = JsonSetter.Nulls.SKIP) Set<String> m,"
                        + " @JsonSetter(contentNulls = JsonSetter.Nulls.AS_EMPTY) Set<Long> n, Set<Point> o, Set<Integer> p) {}",
                POINT);

        assertThat(compiled.roundTrip(
                        "{\"m\":[null,\"a\",null],\"n\":[null,5,null],\"o\":[null,null],\"p\":[null,1,null]}"))
                .isEqualTo("{\"m\":[\"a\"],\"n\":[0,5],\"o\":[null],\"p\":[null,1]}");
    }

    private static void assertRejected(Compiled compiled, String json, String path) {
        assertThatThrownBy(() -> compiled.read(json)).isInstanceOfSatisfying(JsonMismatchException.class, e -> {
            assertThat(e.code()).isEqualTo(JsonErrorCode.HASH_LIMIT);
            assertThat(e.path()).isEqualTo(path);
        });
    }

    private static String set(int count, IntFunction<String> element) {
        return IntStream.range(0, count).mapToObj(element).collect(Collectors.joining(",", "{\"m\":[", "]}"));
    }

    private static String map(int count) {
        return map(count, x -> "" + x);
    }

    private static String mapOfNulls(int count) {
        return map(count, x -> "null");
    }

    private static String map(int count, IntFunction<String> value) {
        return IntStream.range(0, count)
                .mapToObj(x -> "\"" + x + ":" + -31 * x + "\":" + value.apply(x))
                .collect(Collectors.joining(",", "{\"m\":{", "}}"));
    }
}
