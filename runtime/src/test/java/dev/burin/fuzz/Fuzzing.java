package dev.burin.fuzz;

import dev.burin.JsonException;
import dev.burin.conformance.Context;
import dev.burin.conformance.DeepEquality;
import dev.burin.conformance.Deviations;
import dev.burin.conformance.Input;
import dev.burin.conformance.Outcome;
import dev.burin.reference.OwnFault;
import dev.burin.reference.StrictParser;
import dev.burin.reference.StrictParser.Purpose;
import java.util.Arrays;
import java.util.List;

/** What the targets have in common. */
final class Fuzzing {
    private static final int MAX_MESSAGE_CHARS = 500;

    private Fuzzing() {}

    /** Fails unless a document has the verdict, the value and the offset of the reference in the given contexts. */
    static void checkWithReference(byte[] document, List<Context> contexts, List<Input> inputs) {
        Deviations deviations = new Deviations();
        deviations.check("fuzzed", document, contexts, inputs);
        require(deviations.found().isEmpty(), deviations.found());
    }

    /** Fails unless an outcome is a value, or a declared and intended exception, with an offset and a short message. */
    static void checkDeclared(Outcome outcome, byte[] document) {
        if (outcome.error() instanceof JsonException e) {
            require(!OwnFault.isBehind(e, e.code()), e);
            require(e.offset() >= 0 && e.offset() <= document.length, e);
            require(e.getMessage().length() <= MAX_MESSAGE_CHARS, e);
            require(e.getMessage().chars().allMatch(c -> c >= ' ' && c <= '~'), e);
        } else {
            require(outcome.error() == null, outcome.error());
        }
    }

    /** Fails unless a value that was read is written, read again and written again with the same result every time. */
    static void checkRoundTrip(Object value) {
        byte[] json = Context.UNTYPED.nullable().toJsonBytes(value);
        require(StrictParser.parse(json, Purpose.DECODE).isAccepted(), value);
        Object again = Context.UNTYPED.nullable().fromJson(json);
        require(DeepEquality.areEqual(again, value), again);
        require(Arrays.equals(Context.UNTYPED.nullable().toJsonBytes(again), json), again);
    }

    /** Fails with {@code found} unless {@code holds} is true. */
    static void require(boolean holds, Object found) {
        if (!holds) {
            throw new AssertionError(found); // a throwable becomes the cause
        }
    }
}
