package dev.burin.attack;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.burin.Codec;
import dev.burin.JsonException;
import dev.burin.attack.NodeCodec.Node;
import dev.burin.conformance.Context;
import dev.burin.conformance.Input;
import dev.burin.conformance.Outcome;
import dev.burin.reference.OwnFault;
import dev.burin.reference.OwnThread;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A21: little stack, little memory and interrupted threads change nothing: the result is a value or the one declared
 * exception.
 */
class ResourceExhaustionTest {
    private static final int SMALL_STACK_BYTES = 1 << 18;
    private static final int MAX_MESSAGE_CHARS = 500;
    private static final int MEBIBYTE = 1 << 20;

    static List<Attack> attacks() {
        return Attacks.ALL;
    }

    @ParameterizedTest
    @MethodSource("attacks")
    void everyWayToReadEveryAttackEndsWithAValueOrADeclaredException(Attack attack) throws Exception {
        byte[] document = attack.document(MEBIBYTE / 4);

        List<String> deviations = OwnThread.run(SMALL_STACK_BYTES, () -> {
            List<String> found = new ArrayList<>();
            Reading.ALL.forEach(reading -> {
                Outcome outcome = Outcome.of(Input.WHOLE_ARRAY, reading.codec(), document);
                if (outcome.error() != null && !isHarmless(outcome.error())) {
                    found.add(reading + ": " + outcome.error());
                }
            });
            return found;
        });

        assertThat(deviations).isEmpty();
    }

    private static boolean isHarmless(Throwable error) {
        return error instanceof JsonException e
                && !OwnFault.isBehind(e, e.code())
                && e.getMessage().length() <= MAX_MESSAGE_CHARS
                && e.getMessage().matches("[ -~]*")
                && e.path().matches("[ -~]*");
    }

    @Test
    void anInterruptedThreadReadsAndWritesAndStaysInterrupted() throws Exception {
        Thread.currentThread().interrupt();
        try {
            for (Input input : Input.ALL) {
                Outcome outcome = Outcome.of(input, NodeCodec.INSTANCE, "{\"count\":1}".getBytes(US_ASCII));
                assertThat(outcome).isEqualTo(new Outcome(new Node(1, null), null));
            }
            assertThat(NodeCodec.INSTANCE.toJson(new Node(2, null))).isEqualTo("{\"count\":2,\"next\":null}");
            assertThatThrownBy(() -> NodeCodec.INSTANCE.fromJson("{")).isInstanceOf(JsonException.class);
        } finally {
            assertThat(Thread.interrupted()).isTrue();
        }
    }

    /** Runs only where memory is small enough to run out quickly, as in the execution with a small heap. */
    @Test
    @EnabledIfSystemProperty(named = "burin.small", matches = "true")
    void runningOutOfMemoryLeavesNoTrace() {
        assertThat(Runtime.getRuntime().maxMemory()).isLessThanOrEqualTo(64L * MEBIBYTE);
        Node node = new Node(1, new Node(2, null));
        byte[] json = NodeCodec.INSTANCE.toJsonBytes(node);
        Codec<List<Object>> texts = Context.UNTYPED.list();

        for (int i = 0; i < 3; i++) {
            assertThatThrownBy(() -> texts.fromJson(tooLarge())).isInstanceOf(OutOfMemoryError.class);
            assertThat(NodeCodec.INSTANCE.fromJson(json)).isEqualTo(node);
            assertThat(NodeCodec.INSTANCE.toJsonBytes(node)).isEqualTo(json);
            assertThatThrownBy(() -> texts.toJsonBytes(Arrays.asList(new Object[30 * MEBIBYTE / 4])))
                    .isInstanceOf(OutOfMemoryError.class);
            assertThat(NodeCodec.INSTANCE.fromJson(json)).isEqualTo(node);
            assertThat(NodeCodec.INSTANCE.toJsonBytes(node)).isEqualTo(json);
        }
    }

    /** Returns a list of a string that takes more memory than is left beside the document. */
    private static byte[] tooLarge() {
        byte[] json = new byte[36 * MEBIBYTE];
        Arrays.fill(json, (byte) 'a');
        json[0] = '[';
        json[1] = '"';
        json[json.length - 2] = '"';
        json[json.length - 1] = ']';
        return json;
    }
}
