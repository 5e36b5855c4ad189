package dev.burin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.burin.codegen.value.Values;
import java.lang.reflect.Field;
import java.util.Map;
import java.util.Optional;
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
    void nullAndValuesOfOtherKindsAreRefused(String name) throws ReflectiveOperationException {
        assertThatThrownBy(() -> codec(name).fromJson("null")).isInstanceOf(JsonMismatchException.class);
        assertThatThrownBy(() -> codec(name).fromJson("{}")).isInstanceOf(JsonMismatchException.class);
        assertThatThrownBy(() -> codec(name).toJson(null)).isInstanceOf(JsonException.class);
    }

    @Test
    void absentMembersAreWhatTheCodecReadsFromNull() {
        assertThat(Values.absent(Codecs.STRING)).isNull();
        assertThat(Values.absent(Codecs.STRING.nullable())).isNull();
        assertThat(Values.absent(Codecs.STRING.optional())).isEqualTo(Optional.empty());
    }
}
