package dev.burin.processor.behaviour;

import static dev.burin.processor.behaviour.Compiled.compile;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Twice the document takes twice the time: what is quadratic takes minutes for documents of this size. */
@Timeout(20)
class LinearTimeTest {
    private static final int COUNT = 1_000_000;

    @Test
    void collectionsThatCopyOnWriteAreCopiedOnce() {
        Compiled type = compile("@JsonCodec record A(CopyOnWriteArrayList<Integer> m) {}");
        String json = "{\"m\":[" + "7,".repeat(COUNT) + "null]}";

        assertThat(type.roundTrip(json)).isEqualTo(json);
    }
}
