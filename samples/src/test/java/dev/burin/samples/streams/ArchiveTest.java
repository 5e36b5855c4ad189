package dev.burin.samples.streams;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.burin.JsonException;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ArchiveTest {
    @Test
    void theElementsOfAnArrayAreReadOneByOne() {
        InputStream json = stream("""
                [{"sensor": "a", "value": 1.5}, {"sensor": "b", "value": 2.5}]
                """);

        assertThat(Archive.mean(json)).isEqualTo(2.0);
    }

    @Test
    void linesAreReadAndAnArrayIsWritten() throws IOException {
        InputStream lines = stream("""
                {"sensor":"a","value":1.5}
                {"sensor":"b","value":2.5}
                {"sensor":"a","value":3.5}
                """);
        ByteArrayOutputStream array = new ByteArrayOutputStream();

        Archive.extract("a", lines, array);

        assertThat(array).hasToString("""
                [{"sensor":"a","value":1.5},{"sensor":"a","value":3.5}]""");
    }

    @Test
    void linesAreWritten() throws IOException {
        ByteArrayOutputStream lines = new ByteArrayOutputStream();

        MeasurementCodec.INSTANCE.toLines(Stream.of(new Measurement("a", 1), new Measurement("b", 2)), lines);

        assertThat(lines).hasToString("""
                {"sensor":"a","value":1.0}
                {"sensor":"b","value":2.0}
                """);
    }

    @Test
    void aFaultIsReportedWhenItIsReached() {
        InputStream json = stream("""
                [{"sensor": "a", "value": 1.5},
                 {"sensor": "b", "value": "high"}]
                """);

        assertThatThrownBy(() -> Archive.mean(json))
                .isInstanceOf(JsonException.class)
                .hasMessage("Expected a double but found the string \"high\", at $[1].value (line 2, column 27).");
    }

    @Test
    void invalidLinesAreReportedAndTheOthersKept() {
        List<String> faults = new ArrayList<>();
        InputStream lines = stream("""
                {"sensor":"a","value":1.5}
                {"sensor":"b","value":"high"}
                {"sensor":"c","value":3.5}
                """);

        assertThat(Archive.whole(lines, fault -> faults.add(fault.toString())))
                .containsExactly(new Measurement("a", 1.5), new Measurement("c", 3.5));
        assertThat(faults)
                .containsExactly("Expected a double but found the string \"high\", at $.value (line 2, column 23).");
    }

    private static InputStream stream(String json) {
        return new ByteArrayInputStream(json.getBytes(UTF_8));
    }
}
