package dev.burin.codegen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.util.HashMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class SkippedKeysTest {
    private static final int MAX = 3;

    private static final HashGuard OF_MAP = guard();

    private static HashGuard guard() {
        return new HashGuards(() -> 0, max -> new IllegalStateException(), IllegalStateException::new).begin(MAX);
    }

    @Test
    void addedKeysAreContained() {
        SkippedKeys<String> keys = new SkippedKeys<>(new HashMap<>(), SkippedKeysTest::guard);
        assertThat(keys.contains("a")).isFalse();

        keys.add("a");
        keys.add("b");

        assertThat(keys.contains("a")).isTrue();
        assertThat(keys.contains("b")).isTrue();
        assertThat(keys.contains("c")).isFalse();
    }

    @Test
    void keysAreComparedAsInASortedMap() {
        SkippedKeys<BigDecimal> sorted = new SkippedKeys<>(new TreeMap<>(), SkippedKeysTest::guard);
        SkippedKeys<BigDecimal> hashed = new SkippedKeys<>(new HashMap<>(), SkippedKeysTest::guard);

        sorted.add(new BigDecimal("1.0"));
        hashed.add(new BigDecimal("1.0"));

        assertThat(sorted.contains(new BigDecimal("1.00"))).isTrue();
        assertThat(hashed.contains(new BigDecimal("1.00"))).isFalse();
    }

    @Test
    void tooManyKeysOfOneHashCodeAreRejected() {
        record Key(int number) {
            @Override
            public int hashCode() {
                return 1;
            }
        }
        SkippedKeys<Key> keys = new SkippedKeys<>(new HashMap<>(), SkippedKeysTest::guard);
        for (int i = 0; i < MAX; i++) {
            keys.add(new Key(i), OF_MAP);
        }

        assertThatThrownBy(() -> keys.add(new Key(MAX), OF_MAP)).isInstanceOf(IllegalStateException.class);
    }
}
