package dev.burin.benchmarks.report.page;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.DoubleStream;
import java.util.stream.StreamSupport;
import org.openjdk.jmh.util.ListStatistics;

/** Reads what JMH writes with {@code -rf json}, and merges forks that were separate runs. */
public final class JmhJson {
    private static final ObjectMapper MAPPER = new ObjectMapper();
    private static final String METRIC = "primaryMetric";
    private static final String RAW = "rawData";
    private static final String ALLOCATED = "gc.alloc.rate.norm";
    private static final double CONFIDENCE = 0.999;

    private JmhJson() {}

    /** Returns the figures of the forks of one benchmark, each an object of JMH's array. */
    public static Figures figures(List<JsonNode> forks) {
        double[] times = forks.stream()
                .flatMapToDouble(fork -> raw(fork.get(METRIC)))
                .sorted()
                .toArray();
        return new Figures(times[0], times[times.length / 2], times[times.length - 1], allocated(forks), forks.size());
    }

    /** Returns one object for all forks, without anything that reveals folders of the machine. */
    public static ObjectNode merged(List<JsonNode> forks) {
        ObjectNode merged = forks.get(0).deepCopy();
        merged.put("jvm", "java");
        ArrayNode arguments = merged.putArray("jvmArgs");
        forks.get(0).path("jvmArgs").forEach(argument -> {
            if (!argument.asText().startsWith("-D")) {
                arguments.add(argument);
            }
        });
        merged.put("forks", forks.size());
        merge(
                (ObjectNode) merged.get(METRIC),
                forks.stream().map(fork -> fork.get(METRIC)).toList());
        merged.path("secondaryMetrics")
                .fields()
                .forEachRemaining(metric -> merge(
                        (ObjectNode) metric.getValue(),
                        forks.stream()
                                .map(fork -> fork.path("secondaryMetrics").path(metric.getKey()))
                                .toList()));
        return merged;
    }

    /** Returns the JSON of a node. */
    public static byte[] bytes(JsonNode node) {
        return node.toPrettyString().getBytes(StandardCharsets.UTF_8);
    }

    /** Returns the objects of an array that JMH wrote. */
    public static List<JsonNode> read(byte[] json) throws IOException {
        return StreamSupport.stream(MAPPER.readTree(json).spliterator(), false).toList();
    }

    /** Returns an array of the objects. */
    public static ArrayNode array(List<ObjectNode> objects) {
        return MAPPER.createArrayNode().addAll(objects);
    }

    private static OptionalDouble allocated(List<JsonNode> forks) {
        // The minimum: warm-up and the JIT compiler only ever add.
        return forks.stream()
                .map(fork -> fork.path("secondaryMetrics").path(ALLOCATED))
                .flatMapToDouble(JmhJson::raw)
                .filter(Double::isFinite)
                .min();
    }

    private static void merge(ObjectNode merged, List<JsonNode> metrics) {
        double[] values = metrics.stream().flatMapToDouble(JmhJson::raw).toArray();
        ListStatistics statistics = new ListStatistics(values);
        merged.put("score", statistics.getMean());
        putNumber(merged, "scoreError", statistics.getMeanErrorAt(CONFIDENCE));
        ArrayNode confidence = merged.putArray("scoreConfidence");
        for (double bound : statistics.getConfidenceIntervalAt(CONFIDENCE)) {
            addNumber(confidence, bound);
        }
        ((ObjectNode) merged.path("scorePercentiles"))
                .fields()
                .forEachRemaining(percentile -> percentile.setValue(
                        merged.numberNode(statistics.getPercentile(Double.parseDouble(percentile.getKey())))));
        ArrayNode raw = merged.putArray(RAW);
        metrics.forEach(metric -> metric.path(RAW).forEach(raw::add));
    }

    /** Writes NaN and infinity as a string, as JMH does. */
    private static void putNumber(ObjectNode node, String name, double number) {
        if (Double.isFinite(number)) {
            node.put(name, number);
        } else {
            node.put(name, "NaN");
        }
    }

    private static void addNumber(ArrayNode array, double number) {
        if (Double.isFinite(number)) {
            array.add(number);
        } else {
            array.add("NaN");
        }
    }

    private static DoubleStream raw(JsonNode metric) {
        return StreamSupport.stream(metric.path(RAW).spliterator(), false)
                .flatMap(fork -> StreamSupport.stream(fork.spliterator(), false))
                .mapToDouble(JsonNode::asDouble);
    }
}
