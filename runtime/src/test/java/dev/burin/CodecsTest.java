package dev.burin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.burin.codegen.value.Values;
import java.lang.reflect.Field;
import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class CodecsTest {
    private static final Map<String, String> DOCUMENTS = Map.ofEntries(
            Map.entry("STRING", "\"a\\\"b\""),
            Map.entry("BOOLEAN", "false"),
            Map.entry("BYTE", "-128"),
            Map.entry("SHORT", "-32768"),
            Map.entry("INTEGER", "-2147483648"),
            Map.entry("LONG", "-9223372036854775808"),
            Map.entry("FLOAT", "-1.1754944E-38"),
            Map.entry("DOUBLE", "-2.2250738585072014E-308"),
            Map.entry("CHARACTER", "\"\\u0000\""),
            Map.entry("BIG_INTEGER", "-123456789012345678901234567890"),
            Map.entry("BIG_DECIMAL", "1.500"),
            Map.entry("UUID", "\"00000000-0000-0001-0000-000000000002\""),
            Map.entry("INSTANT", "\"2026-01-31T12:00:00Z\""),
            Map.entry("LOCAL_DATE", "\"2026-01-31\""),
            Map.entry("LOCAL_DATE_TIME", "\"2026-01-31T12:00:00\""),
            Map.entry("OFFSET_DATE_TIME", "\"2026-01-31T12:00:00+01:00\""),
            Map.entry("DURATION", "\"PT1H30M\""));

    static Stream<String> names() {
        return Stream.of(Codecs.class.getFields()).map(Field::getName);
    }

    @SuppressWarnings("unchecked") // every constant is a codec
    private static Codec<Object> codec(String name) throws ReflectiveOperationException {
        return (Codec<Object>) Codecs.class.getField(name).get(null);
    }

    @ParameterizedTest
    @MethodSource("names")
    void valuesSurviveARoundTripAloneAndInContainers(String name) throws ReflectiveOperationException {
        String json = DOCUMENTS.get(name);
        String list = "[" + (json + ",").repeat(1_000) + "null]";

        assertThat(codec(name).toJson(codec(name).fromJson(json))).isEqualTo(json);
        assertThat(codec(name).list().toJson(codec(name).list().fromJson(list))).isEqualTo(list);
    }

    @ParameterizedTest
    @MethodSource("names")
    void nullAndValuesOfOtherKindsAreRejected(String name) throws ReflectiveOperationException {
        assertThatThrownBy(() -> codec(name).fromJson("null")).isInstanceOf(JsonMismatchException.class);
        assertThatThrownBy(() -> codec(name).fromJson("{}")).isInstanceOf(JsonMismatchException.class);
        assertThatThrownBy(() -> codec(name).toJson(null)).isInstanceOf(JsonException.class);
    }

    @Test
    void anAbsentMemberGetsWhatTheCodecReadsFromNull() {
        assertThat(Values.absent(Codecs.STRING)).isNull();
        assertThat(Values.absent(Codecs.STRING.nullable())).isNull();
        assertThat(Values.absent(Codecs.STRING.optional())).isEqualTo(Optional.empty());
    }

    @Test
    void entriesThatTheirIteratorReusesAreWrittenCorrectly() {
        Map<String, Integer> counts = new LendingMap(List.of("a", "b", "c"));

        assertThat(Codecs.INTEGER.map().toJson(counts)).isEqualTo("{\"a\":0,\"b\":1,\"c\":2}");
        assertThat(Codecs.INTEGER.map().toJson(new LendingMap(List.of("a")))).isEqualTo("{\"a\":0}");
        assertThat(Codecs.INTEGER.map().toJson(new LendingMap(List.of()))).isEqualTo("{}");
    }

    @Test
    void theFirstEntryThatCannotBeWrittenIsReported() {
        Map<String, Double> values = new LinkedHashMap<>();
        values.put("a", 1.5);
        values.put("b", Double.NaN);
        values.put(null, 1.5);

        assertThatThrownBy(() -> Codecs.DOUBLE.map().toJson(values))
                .isInstanceOfSatisfying(
                        JsonException.class, e -> assertThat(e.path()).isEqualTo("$.b"));
    }

    /** A map from names to their indices that reuses a single entry object, as some memory-saving maps do. */
    private static final class LendingMap extends AbstractMap<String, Integer> {
        private final List<String> names;

        LendingMap(List<String> names) {
            this.names = names;
        }

        @Override
        public Set<Map.Entry<String, Integer>> entrySet() {
            return new AbstractSet<>() {
                @Override
                public int size() {
                    return names.size();
                }

                @Override
                public Iterator<Map.Entry<String, Integer>> iterator() {
                    int[] next = {0};
                    Map.Entry<String, Integer> entry = new LentEntry(next);
                    return new Iterator<>() {
                        @Override
                        public boolean hasNext() {
                            return next[0] < names.size();
                        }

                        @Override
                        public Map.Entry<String, Integer> next() {
                            next[0]++;
                            return entry;
                        }
                    };
                }
            };
        }

        private final class LentEntry implements Map.Entry<String, Integer> {
            private final int[] next;

            LentEntry(int[] next) {
                this.next = next;
            }

            @Override
            public String getKey() {
                return names.get(next[0] - 1);
            }

            @Override
            public Integer getValue() {
                return next[0] - 1;
            }

            @Override
            public Integer setValue(Integer value) {
                throw new UnsupportedOperationException();
            }
        }
    }
}
