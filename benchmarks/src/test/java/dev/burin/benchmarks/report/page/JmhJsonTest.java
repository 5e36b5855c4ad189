package dev.burin.benchmarks.report.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class JmhJsonTest {

    @Test
    void figuresAreOfAllIterationsOfAllForks() throws IOException {
        Figures figures = JmhJson.figures(List.of(fork("[30, 20]", "[64, 48]"), fork("[10, 50, 40]", "[56]")));

        assertThat(figures.best()).isEqualTo(10);
        assertThat(figures.median()).isEqualTo(30);
        assertThat(figures.worst()).isEqualTo(50);
        assertThat(figures.allocated()).hasValue(48);
        assertThat(figures.forks()).isEqualTo(2);
    }

    @Test
    void aForkThatDidNotCountBytesHasNone() throws IOException {
        assertThat(JmhJson.figures(List.of(fork("[30]", "[\"NaN\"]"))).allocated())
                .isEmpty();
    }

    @Test
    void forksBecomeOneResultAsJmhWouldHaveWrittenIt() throws IOException {
        JsonNode merged = JmhJson.merged(List.of(fork("[30, 20]", "[64]"), fork("[10, 40]", "[56]")));

        assertThat(merged.path("forks").asInt()).isEqualTo(2);
        JsonNode metric = merged.path("primaryMetric");
        assertThat(metric.path("rawData")).hasToString("[[30,20],[10,40]]");
        assertThat(metric.path("score").asDouble()).isCloseTo(25, within(1e-9));
        assertThat(metric.path("scorePercentiles").path("0.0").asDouble()).isEqualTo(10);
        assertThat(metric.path("scorePercentiles").path("100.0").asDouble()).isEqualTo(40);
        assertThat(metric.path("scoreConfidence")).hasSize(2);
        assertThat(merged.path("secondaryMetrics").path("gc.alloc.rate.norm").path("rawData"))
                .hasToString("[[64],[56]]");
    }

    @Test
    void foldersOfTheMachineAreLeftOut() throws IOException {
        JsonNode merged = JmhJson.merged(List.of(fork("[30]", "[64]")));

        assertThat(merged.path("jvm").asText()).isEqualTo("java");
        assertThat(merged.path("jvmArgs")).hasToString("[\"-Xmx1g\"]");
        assertThat(merged.path("primaryMetric").path("scoreError").asText()).isEqualTo("NaN");
    }

    private static JsonNode fork(String times, String bytes) throws IOException {
        String json = """
                [{"benchmark": "a.b", "jvm": "/opt/jdk/bin/java", "jvmArgs": ["-Dburin.corpus=/home/me", "-Xmx1g"], "forks": 1,
                  "primaryMetric": {"score": 1, "scoreError": 2, "scoreConfidence": [1, 2],
                    "scorePercentiles": {"0.0": 1, "100.0": 2}, "rawData": [%s]},
                  "secondaryMetrics": {"gc.alloc.rate.norm": {"score": 1, "scorePercentiles": {}, "rawData": [%s]}}}]
                """.formatted(times, bytes);
        return new ArrayList<>(JmhJson.read(json.getBytes(StandardCharsets.UTF_8))).get(0);
    }
}
