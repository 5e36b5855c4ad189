package dev.burin.codegen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Elements and keys are counted by their hash codes where the JDK cannot sort them. */
class HashGuardTest {
    private static final int MAX = 3;

    private int position;

    private final HashGuards guards = new HashGuards(
            () -> position, max -> new IllegalStateException("too many"), () -> new IllegalStateException("too long"));
    private final HashGuard guard = guards.begin(MAX);

    private record Colliding(int number) {
        @Override
        public int hashCode() {
            return 7;
        }
    }

    @Test
    void oneElementMoreThanTheLimitIsRejected() {
        Set<Object> elements = new LinkedHashSet<>();
        IntStream.range(0, MAX).forEach(i -> guard.add(elements, new Colliding(i)));
        guard.add(elements, new Colliding(0)); // already present

        assertThatIllegalStateException().isThrownBy(() -> guard.add(elements, new Colliding(MAX)));
    }

    @Test
    void oneKeyMoreThanTheLimitIsRejectedAndANewValueDoesNotCount() {
        Map<Object, Integer> map = new LinkedHashMap<>();
        IntStream.range(0, MAX).forEach(i -> guard.put(map, new Colliding(i), i));
        guard.put(map, new Colliding(0), 8);

        assertThat(map).containsEntry(new Colliding(0), 8).hasSize(MAX);
        assertThatIllegalStateException().isThrownBy(() -> guard.put(map, new Colliding(MAX), 0));
    }

    @Test
    void aLongElementCountsAsSeveral() {
        assertThreePassALimitOfSix(() -> position += 2 * 128);
    }

    @Test
    void aLongKeyCountsAsSeveralButItsValueDoesNot() {
        Map<Object, Integer> map = new LinkedHashMap<>();
        HashGuard ofSix = guards.begin(6);
        for (int i = 0; i < 3; i++) {
            position += 2 * 128;
            ofSix.keyRead();
            position += 100 * 128;
            ofSix.put(map, new Colliding(i), i);
        }
        position += 2 * 128;
        ofSix.keyRead();

        assertThatIllegalStateException().isThrownBy(() -> ofSix.put(map, new Colliding(3), 3));
    }

    @Test
    void aSetInAnElementCountsUnlessItIsTheOnlyOne() {
        assertThreePassALimitOfSix(() -> IntStream.range(0, 3).forEach(i -> guards.begin(MAX)));
    }

    private void assertThreePassALimitOfSix(Runnable readOn) {
        Set<Object> elements = new LinkedHashSet<>();
        HashGuard ofSix = guards.begin(6);
        for (int i = 0; i < 3; i++) {
            readOn.run();
            ofSix.add(elements, new Colliding(i));
        }
        readOn.run();

        assertThatIllegalStateException().isThrownBy(() -> ofSix.add(elements, new Colliding(3)));
    }

    @Test
    void twoElementsPassHoweverLong() {
        Set<Object> elements = new LinkedHashSet<>();
        HashGuard ofSix = guards.begin(6);
        for (int i = 0; i < 2; i++) {
            position += 1 << 30;
            IntStream.range(0, 100).forEach(set -> guards.begin(MAX));
            ofSix.add(elements, new Colliding(i));
        }
        position += 1 << 30;

        assertThat(elements).hasSize(2);
        assertThatIllegalStateException().isThrownBy(() -> ofSix.add(elements, new Colliding(2)));
    }

    /** At each level, comparing takes four times as long, and there are twice as many bytes. */
    @Test
    void pairsOfSetsInPairsAreRejectedFromSomeLevelOn() {
        assertThat(pairOfSets(2)).hasSize(2);
        assertThatIllegalStateException().isThrownBy(() -> pairOfSets(12));
    }

    @Test
    void setsInSetsPassWhereEachElementIsRepeated() {
        Set<Object> elements = new LinkedHashSet<>();
        HashGuard outer = guards.begin(MAX);
        for (int i = 0; i < 100; i++) {
            Set<Object> inner = new LinkedHashSet<>();
            HashGuard ofInner = guards.begin(MAX);
            for (int j = 0; j < 100; j++) {
                ofInner.add(inner, leaf());
            }
            outer.add(elements, inner);
        }

        assertThat(elements).hasSize(1);
    }

    @Test
    void setsInSetsPassWhereTheirHashCodesDiffer() {
        Set<Object> elements = new LinkedHashSet<>();
        for (int i = 0; i < 100; i++) {
            guard.add(elements, List.of(i, leaf()));
        }

        assertThat(elements).hasSize(100);
    }

    /** As a codec may, that reads a set and returns how many elements it has. */
    @Test
    void stringsAndNullPassEvenIfTheyAreReadFromSets() {
        Set<Object> elements = new LinkedHashSet<>();
        for (int i = 0; i < 1_000; i++) {
            pairOfSets(2);
            guard.add(elements, "text " + i);
            pairOfSets(2);
            guard.add(elements, null);
        }

        assertThat(elements).hasSize(1_001);
    }

    /** Reads two elements of one hash code, each of which contains such a pair. */
    private Set<Object> pairOfSets(int levels) {
        Set<Object> elements = new LinkedHashSet<>();
        HashGuard guard = guards.begin(MAX);
        for (int i = 0; i < 2; i++) {
            Object inner = levels == 0 ? leaf() : pairOfSets(levels - 1);
            guard.add(elements, new Containing(i, inner));
        }
        return elements;
    }

    private record Containing(int number, Object inner) {
        @Override
        public int hashCode() {
            return 7;
        }
    }

    @Test
    void onlySetsInElementsOfOthersAreTimed() {
        leaf();
        assertThat(guards.timeToCompare()).isPositive();

        guards.reset();
        leaf();
        assertThat(guards.timeToCompare()).isZero();
    }

    @Test
    void aSetBehindAnotherIsNotTimed() {
        guard.end();
        leaf();

        assertThat(guards.timeToCompare()).isZero();
    }

    @Test
    void aSetInTheValueOfAMapIsNotTimed() {
        guard.keyRead();
        leaf();
        guard.keyRead();
        leaf();
        guard.end();
        leaf();

        assertThat(guards.timeToCompare()).isZero();
    }

    @Test
    void aSetIsTimedBehindAnotherInTheSameElement() {
        guards.begin(MAX).end();
        leaf();

        assertThat(guards.timeToCompare()).isPositive();
    }

    @Test
    void anElementWithoutSetsTakesLittleBehindOneWithThem() {
        Set<Object> elements = new LinkedHashSet<>();
        guard.add(elements, leaf());
        double once = guards.timeToCompare();
        guard.add(elements, "text");

        assertThat(guards.timeToCompare() - once).isLessThan(once / 100);
    }

    @Test
    void nullIsComparedWithNoOtherElement() {
        Set<Object> elements = new LinkedHashSet<>();
        HashGuard inner = guards.begin(MAX);
        double first = timeOf(() -> inner.add(elements, List.of(1)));
        double second = timeOf(() -> inner.add(elements, List.of(2)));
        double ofNull = timeOf(() -> inner.add(elements, null));

        assertThat(second).isEqualTo(3 * first); // twice with the first, once with itself
        assertThat(ofNull).isEqualTo(first);
    }

    @Test
    void anElementIsTakenToBeLikeAllOthersIfSomeContainSets() {
        Set<Object> elements = new LinkedHashSet<>();
        HashGuard inner = guards.begin(100);
        double first = timeOf(() -> inner.add(elements, List.of(0)));
        inner.add(elements, leaf());
        IntStream.range(1, 8).forEach(i -> inner.add(elements, List.of(i)));
        double tenth = timeOf(() -> inner.add(elements, List.of(8)));

        assertThat(elements).hasSize(10);
        assertThat(tenth).isEqualTo((2 * 10 - 1) * first);
    }

    private double timeOf(Runnable read) {
        double before = guards.timeToCompare();
        read.run();
        return guards.timeToCompare() - before;
    }

    private Set<Object> leaf() {
        Set<Object> elements = new LinkedHashSet<>();
        HashGuard ofLeaf = guards.begin(MAX);
        for (int i = 0; i < 100; i++) {
            position += 10;
            ofLeaf.add(elements, List.of(i));
        }
        ofLeaf.end();
        return elements;
    }

    @Test
    void longElementsOfDifferentHashCodesPass() {
        Set<Object> elements = new LinkedHashSet<>();
        for (int i = 0; i < 100; i++) {
            position += 128 * MAX;
            guard.add(elements, Set.of(i));
        }

        assertThat(elements).hasSize(100);
    }

    /** So many that some share a bucket, and all are counted by their hash codes. */
    @Test
    void elementsThatArePresentDoNotCountAgain() {
        Set<Object> elements = new LinkedHashSet<>();
        for (int round = 0; round < 2 * MAX; round++) {
            for (int i = 0; i < 10_000; i++) {
                guard.add(elements, Set.of(i));
            }
        }

        assertThat(elements).hasSize(10_000);
    }

    @Test
    void nullCountsOnceHoweverMuchSpaceIsBeforeIt() {
        Set<Object> elements = new LinkedHashSet<>();
        position += 128 * MAX * MAX;
        guard.add(elements, null);
        guard.add(elements, new OfHashZero(1));
        guard.add(elements, new OfHashZero(2));

        assertThatIllegalStateException().isThrownBy(() -> guard.add(elements, new OfHashZero(3)));
        assertThat(elements).contains(null, new OfHashZero(2));
    }

    @Test
    void nullCountsOnceBehindOthersToo() {
        Set<Object> elements = new LinkedHashSet<>();
        guard.add(elements, new OfHashZero(1));
        position += 128 * MAX * MAX;
        guard.add(elements, null);
        guard.add(elements, new OfHashZero(2));

        assertThatIllegalStateException().isThrownBy(() -> guard.add(elements, new OfHashZero(3)));
    }

    private record OfHashZero(int number) {
        @Override
        public int hashCode() {
            return 0;
        }
    }

    @Test
    void instancesOfOneClassThatTheJdkSortsMayHaveOneHashCode() {
        Set<Object> elements = new LinkedHashSet<>();
        collidingLongs().forEach(number -> guard.add(elements, number));
        guard.add(elements, null); // its hash code is 0, too

        assertThat(elements).hasSize(101);
    }

    @Test
    void sortableElementsCountBesideThoseThatTheJdkDoesNotSort() {
        Set<Object> elements = new LinkedHashSet<>();
        guard.add(elements, null);
        for (TimeUnit unit : TimeUnit.values()) {
            guard.add(elements, unit);
        }
        IntStream.range(1, MAX).forEach(i -> guard.add(elements, new Colliding(i)));
        guard.add(elements, 7);
        guard.add(elements, "text");

        assertThatIllegalStateException().isThrownBy(() -> guard.add(elements, new Colliding(MAX)));
        guard.add(elements, "another text");
        assertThat(elements).contains("another text", 7, null, TimeUnit.DAYS);
    }

    @Test
    void elementsOfTwoClassesAreNotSortedTogether() {
        Set<Object> elements = new LinkedHashSet<>();
        collidingLongs().forEach(number -> guard.add(elements, number));

        assertThatIllegalStateException().isThrownBy(() -> guard.add(elements, "text"));
    }

    @Test
    void elementsOfTheFirstClassCountAfterASecondOne() {
        Set<Object> elements = new LinkedHashSet<>();
        guard.add(elements, "text");
        collidingLongs().limit(MAX).forEach(number -> guard.add(elements, number));

        assertThatIllegalStateException()
                .isThrownBy(() -> collidingLongs().skip(MAX).forEach(number -> guard.add(elements, number)));
        assertThat(elements).hasSize(MAX + 2);
    }

    @Test
    void keysOfTwoClassesCountAsWell() {
        Map<Object, Integer> map = new LinkedHashMap<>();
        collidingLongs().forEach(number -> guard.put(map, number, 1));
        guard.put(map, 0L, 2);

        assertThat(map).hasSize(100).containsEntry(0L, 2);
        assertThatIllegalStateException().isThrownBy(() -> guard.put(map, 0.0, 1));
    }

    @Test
    void fewOfOneHashCodePassHoweverManyClassesThereAre() {
        Set<Object> elements = new LinkedHashSet<>();
        guard.add(elements, 0L);
        guard.add(elements, 0.0);
        for (int i = 1; i < 1_000; i++) {
            guard.add(elements, i);
            guard.add(elements, (long) i);
            guard.add(elements, i + " texts");
            guard.add(elements, (double) i);
            guard.add(elements, null);
        }

        assertThat(elements).hasSize(4 * 999 + MAX);
    }

    @Test
    void longStringsAndNumbersAndNullCountOnce() {
        HashGuard ofForty = guards.begin(40);
        Set<Object> elements = new LinkedHashSet<>();
        List<Object> collidingWithOthersBetween = new ArrayList<>(Arrays.asList(0L, 0.0, null));
        for (int bits = 0; bits < 32; bits++) {
            String binary = Integer.toBinaryString(32 + bits);
            collidingWithOthersBetween.add(binary.replace("0", "Aa").replace("1", "BB")); // all have one hash code
        }
        for (Object element : collidingWithOthersBetween) {
            position += 5 * 128;
            ofForty.add(elements, element);
        }

        assertThat(elements).hasSize(35);
    }

    @Test
    void otherElementsOfTheSameLengthCountFiveTimes() {
        HashGuard ofForty = guards.begin(40);
        Set<Object> elements = new LinkedHashSet<>();
        for (int i = 0; i < 8; i++) {
            position += 5 * 128;
            ofForty.add(elements, new Colliding(i));
        }
        position += 5 * 128;

        assertThatIllegalStateException().isThrownBy(() -> ofForty.add(elements, new Colliding(8)));
    }

    /** A number of a subclass is found to equal one that is present, but only after it is compared with all others. */
    @Test
    void anElementOfAnotherClassMakesPresentOnesCount() {
        Set<Object> elements = new LinkedHashSet<>();
        IntStream.range(1, 100).forEach(i -> guard.add(elements, decimal(i)));
        BigDecimal other = new BigDecimal(BigInteger.valueOf(50), -31 * 50) {
            private static final long serialVersionUID = 1;
        };

        assertThat(other).hasSameHashCodeAs(decimal(1)).isEqualTo(decimal(50));
        assertThatIllegalStateException().isThrownBy(() -> guard.add(elements, other));
        assertThat(elements).hasSize(99);
    }

    /** Returns a decimal with hash code 0, as {@link BigDecimal} defines it. */
    private static BigDecimal decimal(int number) {
        return new BigDecimal(BigInteger.valueOf(number), -31 * number);
    }

    /** Returns a hundred longs whose halves are the same. */
    private static Stream<Long> collidingLongs() {
        return LongStream.range(0, 100).mapToObj(half -> half << Integer.SIZE | half);
    }

    @Test
    void nullIsAddedOnce() {
        List<Object> added = new ArrayList<>();
        Set<Object> elements = new LinkedHashSet<>() {
            private static final long serialVersionUID = 1;

            @Override
            public boolean add(Object element) {
                added.add(element);
                return super.add(element);
            }
        };
        for (Object element : Arrays.asList("a", null, "b", null, null, "a")) {
            guard.add(elements, element);
        }

        assertThat(added).containsExactly("a", null, "b", "a");
        assertThat(elements).containsExactly("a", null, "b");
    }
}
