package dev.burin.attack;

import static org.assertj.core.api.Assertions.assertThat;

import dev.burin.conformance.Context;
import dev.burin.conformance.Deviations;
import dev.burin.conformance.Input;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every hostile document gives the value or the error of the reference, in every context and from every input. */
class HostileDocumentsTest {
    private static final int[] BYTE_COUNTS = {1, 40, 10_000};

    static List<Attack> attacks() {
        return Attacks.ALL;
    }

    @ParameterizedTest
    @MethodSource("attacks")
    void contextAndInputChangeNothing(Attack attack) {
        Deviations deviations = new Deviations();

        for (int byteCount : BYTE_COUNTS) {
            byte[] document = attack.document(byteCount);
            deviations.check(byteCount + " bytes", document, Context.allFor(document), Input.ALL);
        }

        assertThat(deviations.found()).isEmpty();
    }
}
