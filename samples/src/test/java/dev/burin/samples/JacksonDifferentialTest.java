package dev.burin.samples;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Burin and Jackson agree on every type of the samples: what one writes the other reads, and both read the same. */
class JacksonDifferentialTest {
    private static final JsonMapper JACKSON = JacksonMapper.INSTANCE;
    private static final JsonMapper TREES = JsonMapper.builder().build();

    static List<Sample<?>> samples() {
        return Samples.ALL;
    }

    @ParameterizedTest
    @MethodSource("samples")
    <T> void bothReadTheSameValue(Sample<T> sample) throws JsonProcessingException {
        T read = JACKSON.readValue(sample.json(), sample.type());

        assertEqual(read, sample.value());
    }

    @ParameterizedTest
    @MethodSource("samples")
    <T> void jacksonReadsWhatBurinWrites(Sample<T> sample) throws IOException {
        byte[] written = sample.codec().toJsonBytes(sample.value());

        assertEqual(JACKSON.readValue(written, sample.type()), sample.value());
    }

    @ParameterizedTest
    @MethodSource("samples")
    <T> void burinReadsWhatJacksonWrites(Sample<T> sample) throws JsonProcessingException {
        byte[] written = JACKSON.writeValueAsBytes(sample.value());

        assertEqual(sample.codec().fromJson(written), sample.value());
    }

    @ParameterizedTest
    @MethodSource("samples")
    <T> void bothWriteTheSameTree(Sample<T> sample) throws IOException {
        byte[] ours = sample.codec().toJsonBytes(sample.value());
        byte[] theirs = JACKSON.writeValueAsBytes(sample.value());

        assertThat(TREES.readTree(ours)).isEqualTo(TREES.readTree(theirs));
    }

    private static void assertEqual(Object actual, Object expected) {
        assertThat(actual).usingRecursiveComparison().isEqualTo(expected);
    }
}
