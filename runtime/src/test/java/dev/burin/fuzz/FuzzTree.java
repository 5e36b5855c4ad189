package dev.burin.fuzz;

import dev.burin.conformance.Context;
import dev.burin.conformance.Input;
import dev.burin.conformance.Outcome;
import java.util.List;

/**
 * Reads a document into a tree: verdict, value and offset are those of the reference, and the tree survives a round
 * trip.
 */
public final class FuzzTree {
    private static final List<Input> INPUTS = List.of(Input.WHOLE_ARRAY, Input.PART_AMONG_BRACKETS);
    private static final List<Context> CONTEXTS =
            List.of(Context.DECODED, Context.DECODED_ELEMENT, Context.DECODED_MEMBER);

    private FuzzTree() {}

    /** Called by Jazzer. */
    public static void fuzzerTestOneInput(byte[] input) {
        List<Context> contexts =
                Context.allFor(input).stream().filter(CONTEXTS::contains).toList();
        Fuzzing.checkWithReference(input, contexts, INPUTS);
        Outcome outcome = Outcome.of(Input.WHOLE_ARRAY, Context.UNTYPED, input);
        Fuzzing.checkDeclared(outcome, input);
        if (outcome.error() == null) {
            Fuzzing.checkRoundTrip(outcome.value());
        }
    }
}
