package dev.burin.benchmarks.trust;

import static org.assertj.core.api.Assertions.assertThat;

import dev.burin.benchmarks.trust.peer.Peer;
import dev.burin.benchmarks.trust.peer.ReferencePeer;
import dev.burin.benchmarks.trust.peer.ReferencePeer.Refused;
import dev.burin.benchmarks.trust.suite.Case;
import dev.burin.benchmarks.trust.suite.Context;
import dev.burin.benchmarks.trust.suite.Expectation;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class FaultTest {
    private static final Peer PEER = new ReferencePeer();
    private static final Expectation ONE = Expectation.value(value -> value.equals(1));
    private static final Expectation ONE_OR_REFUSAL = Expectation.valueOrRefusal(value -> value.equals(1));

    @Test
    void theCorrectValueIsNotAFault() {
        assertThat(Fault.of(PEER, asked(ONE), value(1))).isEmpty();
        assertThat(Fault.of(PEER, asked(ONE_OR_REFUSAL), value(1))).isEmpty();
    }

    @Test
    void aDeclaredRejectionIsNotAFaultIfItIsCorrectOrAllowed() {
        assertThat(Fault.of(PEER, asked(Expectation.refusal()), thrown(new Refused())))
                .isEmpty();
        assertThat(Fault.of(PEER, asked(ONE_OR_REFUSAL), thrown(new Refused()))).isEmpty();
    }

    @Test
    void acceptingAnInvalidDocumentIsAFault() {
        assertThat(Fault.of(PEER, asked(Expectation.refusal()), value(1))).containsExactly(Fault.WRONG_ACCEPT);
        assertThat(Fault.of(PEER, asked(Expectation.refusal()), value(null))).containsExactly(Fault.WRONG_ACCEPT);
    }

    @Test
    void rejectingAValidDocumentIsAFault() {
        assertThat(Fault.of(PEER, asked(ONE), thrown(new Refused()))).containsExactly(Fault.WRONG_REFUSAL);
    }

    @Test
    void aWrongValueIsAFaultEvenIfARejectionIsAllowed() {
        assertThat(Fault.of(PEER, asked(ONE), value(2))).containsExactly(Fault.WRONG_VALUE);
        assertThat(Fault.of(PEER, asked(ONE_OR_REFUSAL), value(2))).containsExactly(Fault.WRONG_VALUE);
    }

    @Test
    void anUndeclaredExceptionIsAFaultForAnyDocument() {
        for (Expectation expectation : new Expectation[] {ONE, ONE_OR_REFUSAL, Expectation.refusal()}) {
            assertThat(Fault.of(PEER, asked(expectation), thrown(new StackOverflowError())))
                    .containsExactly(Fault.UNDECLARED);
            assertThat(Fault.of(PEER, asked(expectation), thrown(new IndexOutOfBoundsException())))
                    .containsExactly(Fault.UNDECLARED);
        }
    }

    @Test
    void aSecondIsTooLongEvenForACorrectValue() {
        assertThat(Fault.of(PEER, asked(ONE), new Outcome(1, null, Duration.ofMillis(999), false)))
                .isEmpty();
        assertThat(Fault.of(PEER, asked(ONE), new Outcome(1, null, Duration.ofSeconds(1), false)))
                .containsExactly(Fault.TOO_LONG);
        assertThat(Fault.of(PEER, asked(ONE), new Outcome(2, null, Duration.ofSeconds(3), false)))
                .containsExactly(Fault.WRONG_VALUE, Fault.TOO_LONG);
    }

    @Test
    void anAbandonedRunIsOnlyTooLong() {
        assertThat(Fault.of(PEER, asked(ONE), Outcome.givenUpAfter(Duration.ofMillis(1))))
                .containsExactly(Fault.TOO_LONG);
    }

    @Test
    void onlyBurinMustKeepItsPromises() {
        Case asked =
                new Case("title", Context.VALUE, peer -> null, ONE_OR_REFUSAL, Expectation.refusal(), Optional.empty());
        Peer other = new ReferencePeer() {
            @Override
            public String library() {
                return "GSON";
            }
        };

        assertThat(Fault.of(other, asked, value(1))).isEmpty();
        assertThat(Fault.of(PEER, asked, value(1))).containsExactly(Fault.WRONG_ACCEPT);
    }

    private static Case asked(Expectation expectation) {
        return new Case("title", Context.VALUE, peer -> null, expectation);
    }

    private static Outcome value(Object value) {
        return new Outcome(value, null, Duration.ZERO, false);
    }

    private static Outcome thrown(Throwable thrown) {
        return new Outcome(null, thrown, Duration.ZERO, false);
    }
}
