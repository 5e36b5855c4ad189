package dev.burin.codegen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Elements and keys are counted by their hash codes where the JDK cannot sort them. */
class HashGuardTest {
    private static final int MAX = 3;

    private int position;

    private final HashGuard guard = new HashGuard(MAX, () -> position, () -> new IllegalStateException("too many"));

    private record Colliding(int number) {
        @Override
        public int hashCode() {
            return 7;
        }
    }

    @Test
    void oneElementMoreThanTheLimitIsRefused() {
        Set<Object> elements = new LinkedHashSet<>();
        IntStream.range(0, MAX).forEach(i -> guard.add(elements, new Colliding(i)));
        guard.add(elements, new Colliding(0)); // is there already

        assertThatIllegalStateException().isThrownBy(() -> guard.add(elements, new Colliding(MAX)));
    }

    @Test
    void oneKeyMoreThanTheLimitIsRefusedAndANewValueIsNoKey() {
        Map<Object, Integer> map = new LinkedHashMap<>();
        IntStream.range(0, MAX).forEach(i -> guard.put(map, new Colliding(i), i));
        guard.put(map, new Colliding(0), 8);

        assertThat(map).containsEntry(new Colliding(0), 8).hasSize(MAX);
        assertThatIllegalStateException().isThrownBy(() -> guard.put(map, new Colliding(MAX), 0));
    }

    @Test
    void aLongElementCountsAsSeveral() {
        Set<Object> elements = new LinkedHashSet<>();
        position = 2 * 128;
        guard.add(elements, new Colliding(0));
        position += 2 * 128;

        assertThatIllegalStateException().isThrownBy(() -> guard.add(elements, new Colliding(1)));
    }

    @Test
    void longElementsOfDifferentHashCodesAreTaken() {
        Set<Object> elements = new LinkedHashSet<>();
        for (int i = 0; i < 100; i++) {
            position += 128 * MAX;
            guard.add(elements, Set.of(i));
        }

        assertThat(elements).hasSize(100);
    }

    @Test
    void whatTheJdkSortsIsNotCountedBesideWhatItDoesNot() {
        Set<Object> elements = new LinkedHashSet<>();
        guard.add(elements, null);
        for (TimeUnit unit : TimeUnit.values()) {
            guard.add(elements, unit);
        }
        IntStream.range(0, MAX).forEach(i -> guard.add(elements, new Colliding(i)));
        guard.add(elements, 7);
        guard.add(elements, "text");

        assertThatIllegalStateException().isThrownBy(() -> guard.add(elements, new Colliding(MAX)));
        guard.add(elements, "another text");
        assertThat(elements).contains("another text", 7, null, TimeUnit.DAYS);
    }
}
