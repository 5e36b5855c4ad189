package dev.burin.attack;

import static dev.burin.attack.Texts.array;
import static dev.burin.attack.Texts.object;
import static dev.burin.attack.Texts.quoted;
import static java.time.Duration.ofSeconds;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import dev.burin.Codec;
import dev.burin.Codecs;
import dev.burin.JsonErrorCode;
import dev.burin.JsonLimits;
import dev.burin.JsonMismatchException;
import dev.burin.JsonOptions;
import dev.burin.attack.EqualHashes.Point;
import dev.burin.conformance.Context;
import java.time.LocalDateTime;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A4: elements and keys of one hash code that hash tables cannot sort are few or rejected; see GrowthTest for their
 * cost.
 */
class EqualHashesTest {
    private static final int MAX = JsonLimits.DEFAULT.maxEqualHashes();
    private static final Codec<Set<Point>> POINTS = EqualHashes.POINT.set();
    private static final Codec<Map<Point, Object>> BY_POINT = Context.UNTYPED.map(EqualHashes.POINT_KEYS);

    @Test
    void theValuesAreDifferentAndTheirHashesAreNot() {
        List<String> points = EqualHashes.ofPoint(5, MAX);
        List<String> times = EqualHashes.ofDateTime(MAX);

        assertThat(new HashSet<>(points)).hasSize(MAX);
        assertThat(points.stream().map(Point::of).map(Point::hashCode).distinct())
                .containsExactly(5);
        assertThat(new HashSet<>(times)).hasSize(MAX);
        assertThat(times.stream()
                        .map(LocalDateTime::parse)
                        .map(Object::hashCode)
                        .distinct())
                .hasSize(1);
    }

    @Test
    void asManyElementsAsTheLimitPassAndTheNextIsRejectedAtItsOffset() {
        String atLimit = array(quoted(EqualHashes.ofPoint(7, MAX)));
        String beyond = array(quoted(EqualHashes.ofPoint(7, MAX + 1)));

        assertThat(POINTS.fromJson(atLimit)).hasSize(MAX);
        assertThatThrownBy(() -> POINTS.fromJson(beyond))
                .isInstanceOfSatisfying(JsonMismatchException.class, e -> {
                    assertThat(e.code()).isEqualTo(JsonErrorCode.HASH_LIMIT);
                    assertThat(e.path()).isEqualTo("$[1000]");
                    assertThat(e.offset()).isEqualTo(beyond.lastIndexOf("\"1000:"));
                })
                .hasMessageStartingWith(
                        "More than 1000 elements or keys with one hash code "
                                + "(raise it by JsonLimits.withMaxEqualHashes if that is intended), at $[1000] (line 1, column ")
                .hasNoCause();
    }

    @Test
    void asManyKeysAsTheLimitPassAndTheNextIsRejected() {
        assertThat(BY_POINT.fromJson(object(EqualHashes.ofPoint(7, MAX), "0"))).hasSize(MAX);
        assertRejected(BY_POINT, object(EqualHashes.ofPoint(7, MAX + 1), "0"));
    }

    @Test
    void theFirstAndTheLastElementsCountToo() {
        List<String> others =
                IntStream.range(0, 5_000).mapToObj(i -> "0:" + (10 + i)).toList();
        List<String> front = EqualHashes.ofPoint(9, MAX / 2);
        List<String> rest = EqualHashes.ofPoint(9, MAX + 1).subList(MAX / 2, MAX + 1);
        List<String> all = Stream.of(front, others, rest).flatMap(List::stream).toList();

        assertThat(POINTS.fromJson(array(quoted(all.subList(0, all.size() - 1)))))
                .hasSize(all.size() - 1);
        assertRejected(POINTS, array(quoted(all)));
        assertRejected(BY_POINT, object(all, "0"));
    }

    @Test
    void repeatedElementsCountOnce() {
        List<String> points = EqualHashes.ofPoint(7, MAX);
        String twice =
                array(quoted(Stream.concat(points.stream(), points.stream()).toList()));
        String often = array("\"1:1\",\"2:2\"", 50_000);

        assertThat(POINTS.fromJson(twice)).hasSize(MAX);
        assertThat(POINTS.fromJson(often)).hasSize(2);
    }

    /**
     * In two sets, each element is compared with each other one if the hash codes are equal, so long sets count as
     * several elements.
     */
    @Test
    void setsWithinSetsAreRejectedBeforeTheyAreExpensive() {
        int size = 160;
        List<String> points = EqualHashes.ofPoint(7, size * size);
        List<String> sets = IntStream.range(0, size)
                .mapToObj(i -> array(quoted(points.subList(i * size, (i + 1) * size))))
                .toList();

        assertThat(POINTS.set().fromJson(array(sets.subList(0, 16)))).hasSize(16);
        assertRejected(POINTS.set(), array(sets));
        assertRejected(POINTS.set(), array(sets.subList(0, size / 2)));
    }

    /** At each level, the hash codes of everything below it are computed once more. */
    @Test
    void deeplyNestedSetsAreRejectedBeforeTheyAreExpensive() {
        assertThat(EqualHashes.TREES.fromJson(array(EqualHashes.ofTrees(1_000, 15))))
                .hasSize(15);
        assertRejected(EqualHashes.TREES, array(EqualHashes.ofTrees(40, 40)));
    }

    @Test
    void twoElementsOfOneHashCodePassHoweverLong() {
        List<String> points = EqualHashes.ofPoint(7, 2 * MAX);
        String less = array(quoted(points.subList(0, MAX)));
        String more = array(quoted(points.subList(MAX, 2 * MAX)));
        String space = " ".repeat(1_000_000);

        assertThat(POINTS.set().fromJson("[" + less + "," + space + more + "," + space + less + "]"))
                .hasSize(2);
    }

    /** To compare two sets of two with one hash code takes three comparisons one level below, which is half as long. */
    @Test
    void pairsOfSetsInSetsAreRejectedBeforeTheyAreExpensive() {
        assertThat(EqualHashes.TREES.fromJson(EqualHashes.ofPairs(10_000))).hasSize(2);
        assertThatThrownBy(() -> EqualHashes.TREES.fromJson(EqualHashes.ofPairs(1_000_000)))
                .hasMessageStartingWith("Sets in sets take too long to hash and compare (use a List, or raise"
                        + " JsonLimits.withMaxEqualHashes if that is intended), at $[0].c[0].c[0].c[0].c")
                .isInstanceOfSatisfying(
                        JsonMismatchException.class, e -> assertThat(e.code()).isEqualTo(JsonErrorCode.HASH_LIMIT));
    }

    @Test
    void setsInSetsPassWhereEachElementIsRepeated() {
        String leaf = array(quoted(EqualHashes.ofPoints(2 * MAX, 1)));
        String twice = "[" + leaf + "," + leaf + "]";
        String often = array(Collections.nCopies(50, leaf));

        assertThat(POINTS.set().set().fromJson("[" + twice + "," + twice + "]")).hasSize(1);
        assertThat(POINTS.set().set().fromJson("[" + often + "," + often + "]")).hasSize(1);
    }

    @Test
    void setsInSetsPassWhereTheirHashCodesDiffer() {
        List<String> sets = IntStream.range(0, 10_000)
                .mapToObj(i -> array(quoted(EqualHashes.ofPoint(i, 10))))
                .toList();
        List<String> setsOfSets = IntStream.range(0, 100)
                .mapToObj(i -> array(sets.subList(100 * i, 100 * (i + 1))))
                .toList();

        assertThat(POINTS.set().set().fromJson(array(setsOfSets))).hasSize(100);
    }

    /** The hash code of a set is the sum of those of its elements, which need not be equal. */
    @Test
    void setsOfOneHashCodePassIfTheirElementsDiffer() {
        List<String> sets = IntStream.rangeClosed(1, 130)
                .mapToObj(i -> IntStream.range(0, 50)
                        .flatMap(j -> IntStream.of(1_000 * j - i, 1_000 * j + i))
                        .mapToObj(hash -> EqualHashes.ofPoint(hash, 1).get(0))
                        .toList())
                .map(points -> array(quoted(points)))
                .toList();
        Set<Set<Set<Point>>> read = POINTS.set().set().fromJson("[" + array(sets) + "]");

        assertThat(read.iterator().next()).hasSize(130);
        assertThat(read.iterator().next().stream().map(Set::hashCode).distinct())
                .hasSize(1);
    }

    @Test
    void longElementsOfDifferentHashCodesPass() {
        List<String> sets = IntStream.range(0, 2_000)
                .mapToObj(i -> array(quoted(EqualHashes.ofPoint(i, 40))))
                .toList();

        assertThat(POINTS.set().fromJson(array(sets))).hasSize(2_000);
    }

    @Test
    void raisedLimitsLetMoreThrough() {
        String points = array(quoted(EqualHashes.ofPoint(7, 3 * MAX)));

        assertThat(POINTS.with(limit(3 * MAX)).fromJson(points)).hasSize(3 * MAX);
        assertRejected(POINTS.with(limit(3 * MAX - 1)), points);
        assertThat(POINTS.with(limit(1)).fromJson("[\"1:1\",\"1:2\",\"1:1\"]")).hasSize(2);
        assertRejected(POINTS.with(limit(1)), "[\"0:31\",\"1:0\"]");
    }

    private static JsonOptions limit(int maxEqualHashes) {
        return JsonOptions.DEFAULT.withLimits(JsonLimits.DEFAULT.withMaxEqualHashes(maxEqualHashes));
    }

    @ParameterizedTest
    @ValueSource(ints = {10_000, 100_000})
    void honestElementsPassHoweverMany(int count) {
        List<String> grid = IntStream.range(0, count)
                .mapToObj(i -> new Point(i % 300, i / 300).toString())
                .toList();
        List<String> strings = Collisions.ofStringHash(count);

        assertThat(POINTS.fromJson(array(quoted(grid)))).hasSize(count);
        assertThat(BY_POINT.fromJson(object(grid, "0"))).hasSize(count);
        assertThat(Context.UNTYPED.set().fromJson(array(quoted(strings)))).hasSize(count); // which the JDK sorts
    }

    @Test
    void elementsOfSeveralKindsPassWhereTheirHashCodesDiffer() {
        List<String> one = List.of("1", "\"a\"", "1.5", "null", "[1]", "{}", "true", "null", "1", "\"a\"");
        List<String> many = IntStream.rangeClosed(1, 20_000)
                .mapToObj(i -> i + ",\"" + i + "\"," + i + ".5,[" + i + "]")
                .toList();

        assertThat(Context.UNTYPED.set().fromJson(array(one))).hasSize(7);
        assertThat(Context.UNTYPED.set().fromJson(array(many))).hasSize(80_000);
    }

    /** The trees of hash tables are sorted by their elements, which works only if all are of one class. */
    @Test
    void twoClassesThatTheJdkSortsAreRejectedTogether() {
        List<String> longs = EqualHashes.ofLong(60_000);
        List<String> doubles = EqualHashes.ofDouble(60_000);
        List<String> strings = Collisions.ofStringHash(50_000);
        String like = strings.get(0).replaceFirst("Aa$", "AB"); // hash code less by 31, which a list of one adds
        String list = "[\"" + like + "\"]";

        assertThat(longs.stream().map(Long::valueOf).map(Object::hashCode).distinct())
                .containsExactly(0);
        assertThat(doubles.stream().map(Double::valueOf).map(Object::hashCode).distinct())
                .containsExactly(0);
        assertThat(List.of(like)).hasSameHashCodeAs(strings.get(0)).hasSameHashCodeAs(strings.get(1));
        assertTimeoutPreemptively(ofSeconds(10), () -> {
            assertThat(Context.UNTYPED.set().fromJson(array(longs))).hasSize(60_000);
            assertThat(Context.UNTYPED.set().fromJson(array(doubles))).hasSize(60_000);
            assertRejected(
                    Context.UNTYPED.set(),
                    array(Stream.of(longs, doubles).flatMap(List::stream).toList()));
            assertRejected(
                    Context.UNTYPED.set(),
                    array(Stream.of(quoted(strings), Collections.nCopies(50_000, list))
                            .flatMap(List::stream)
                            .toList()));
            assertRejected(
                    Context.UNTYPED.set(),
                    array(Stream.of(List.of(list), quoted(strings))
                            .flatMap(List::stream)
                            .toList()));
        });
    }

    @Test
    void nullIsNotLookedForAgainAmongElementsOfItsHashCode() {
        List<String> nulls = Collections.nCopies(100_000, "null");
        String longs = array(Stream.of(EqualHashes.ofLong(100_000), nulls)
                .flatMap(List::stream)
                .toList());

        assertTimeoutPreemptively(ofSeconds(10), () -> {
            assertThat(Codecs.LONG.set().fromJson(longs)).hasSize(100_001);
            assertThat(Context.UNTYPED.set().fromJson(longs)).hasSize(100_001);
        });
    }

    @Test
    void attacksAreRejectedQuickly() {
        List<String> points = EqualHashes.ofPoint(7, 100_000);
        List<String> times = EqualHashes.ofDateTime(20_000);
        List<String> strings = quoted(Collisions.ofStringHash(50_000));
        List<String> lists = strings.stream().map(string -> "[" + string + "]").toList();

        assertTimeoutPreemptively(ofSeconds(10), () -> {
            assertRejected(POINTS, array(quoted(points)));
            assertRejected(BY_POINT, object(points, "{}"));
            assertRejected(EqualHashes.DATE_TIME.set(), array(quoted(times)));
            assertRejected(Context.UNTYPED.map(EqualHashes.DATE_TIME_KEYS), object(times, "[]"));
            assertRejected(Context.UNTYPED.set(), array(lists));
            assertRejected(
                    Context.UNTYPED.set(),
                    array(Stream.of(strings, lists).flatMap(List::stream).toList()));
        });
    }

    private static void assertRejected(Codec<?> codec, String json) {
        assertThatThrownBy(() -> codec.fromJson(json))
                .isInstanceOfSatisfying(
                        JsonMismatchException.class, e -> assertThat(e.code()).isEqualTo(JsonErrorCode.HASH_LIMIT));
    }
}
