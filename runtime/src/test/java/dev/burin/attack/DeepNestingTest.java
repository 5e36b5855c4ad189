package dev.burin.attack;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.burin.JsonErrorCode;
import dev.burin.JsonException;
import dev.burin.JsonLimits;
import dev.burin.JsonSyntaxException;
import dev.burin.attack.NodeCodec.Node;
import dev.burin.conformance.Context;
import dev.burin.conformance.Deviations;
import dev.burin.conformance.Input;
import dev.burin.conformance.Outcome;
import dev.burin.reference.OwnThread;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A1: depth takes no more stack than the limit allows, and the limit applies in every context and to every input. */
class DeepNestingTest {
    private static final int MAX_DEPTH = JsonLimits.DEFAULT.maxDepth();

    private static final List<String> UNITS =
            List.of("[", "{\"k\":", "[{\"k\":", "[0,{\"\":null,\"k\" : ", "{\"next\":");

    static IntStream levels() {
        // The contexts themselves add up to two levels.
        return IntStream.of(1, 2, 64, MAX_DEPTH - 3, MAX_DEPTH - 2, MAX_DEPTH - 1, MAX_DEPTH, MAX_DEPTH + 1, 10_000);
    }

    @ParameterizedTest
    @MethodSource("levels")
    void theDepthLimitIsTheOneOfTheReference(int levels) {
        Deviations deviations = new Deviations();

        for (String unit : UNITS) {
            int count = Math.max(1, levels / levelsOf(unit));
            byte[] closed = Texts.nestedTimes(unit, count).getBytes(US_ASCII);
            byte[] open = unit.repeat(count).getBytes(US_ASCII);
            deviations.check(levels + " levels, closed", closed, Context.ALL, Input.ALL);
            deviations.check(levels + " levels, never closed", open, Context.ALL, Input.ALL);
        }

        assertThat(deviations.found()).isEmpty();
    }

    @Test
    void aMillionLevelsAreRejectedAtTheFirstExcessOne() {
        Deviations deviations = new Deviations();

        for (String unit : List.of("[", "{\"k\":")) {
            byte[] open = unit.repeat(1_000_000).getBytes(US_ASCII);
            deviations.check(unit, open, Context.ALL, List.of(Input.WHOLE_ARRAY));
        }

        assertThat(deviations.found()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 0})
    void aRecursiveTypeIsReadUpToTheLimit(int beyond) throws Exception {
        byte[] json = nodes(MAX_DEPTH + beyond);

        for (Input input : Input.ALL) {
            Outcome outcome =
                    OwnThread.run(OwnThread.RECURSION_BYTES, () -> Outcome.of(input, NodeCodec.INSTANCE, json));
            assertThat(outcome.error()).as(input.name()).isNull();
            assertThat(levels((Node) outcome.value())).isEqualTo(MAX_DEPTH + beyond);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 10_000})
    void aRecursiveTypeIsRejectedAtTheFirstExcessBrace(int beyond) throws Exception {
        byte[] json = nodes(MAX_DEPTH + beyond);

        for (Input input : Input.ALL) {
            Outcome outcome =
                    OwnThread.run(OwnThread.RECURSION_BYTES, () -> Outcome.of(input, NodeCodec.INSTANCE, json));
            assertThat(outcome.error()).as(input.name()).isInstanceOfSatisfying(JsonSyntaxException.class, e -> {
                assertThat(e.code()).isEqualTo(JsonErrorCode.DEPTH_LIMIT);
                assertThat(e.offset()).isEqualTo(MAX_DEPTH * "{\"next\":".length());
            });
        }
    }

    @Test
    void aRecursiveValueIsWrittenUpToTheLimit() throws Exception {
        Node node = null;
        for (int i = 0; i < MAX_DEPTH; i++) {
            node = new Node(0, node);
        }
        Node deepest = node;

        OwnThread.run(OwnThread.RECURSION_BYTES, () -> {
            assertThat(levels(NodeCodec.INSTANCE.fromJson(NodeCodec.INSTANCE.toJsonBytes(deepest))))
                    .isEqualTo(MAX_DEPTH);
            return assertThatThrownBy(() -> NodeCodec.INSTANCE.toJsonBytes(new Node(0, deepest)))
                    .isInstanceOf(JsonException.class)
                    .hasMessageContaining("JsonLimits.withMaxDepth");
        });
    }

    private static byte[] nodes(int levels) {
        return ("{\"next\":".repeat(levels - 1) + "{}" + "}".repeat(levels - 1)).getBytes(US_ASCII);
    }

    private static int levels(Node node) {
        int levels = 0;
        for (Node next = node; next != null; next = next.next()) {
            levels++;
        }
        return levels;
    }

    private static int levelsOf(String unit) {
        return unit.startsWith("[") && unit.contains("{") ? 2 : 1;
    }
}
