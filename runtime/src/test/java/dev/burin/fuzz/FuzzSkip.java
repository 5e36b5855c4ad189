package dev.burin.fuzz;

import dev.burin.Codec;
import dev.burin.JsonReader;
import dev.burin.JsonWriter;
import dev.burin.RawJson;
import dev.burin.conformance.Context;
import dev.burin.conformance.Input;
import dev.burin.conformance.Outcome;
import dev.burin.reference.StrictParser;
import dev.burin.reference.StrictParser.Purpose;
import java.util.List;

/**
 * Skips a document, and captures it raw: both ways judge it alike and as the reference does, although they build little
 * from it.
 */
public final class FuzzSkip {
    private static final List<Input> INPUTS = List.of(Input.WHOLE_ARRAY, Input.PART_AMONG_QUOTES);
    private static final List<Context> CONTEXTS = List.of(
            Context.SKIPPED,
            Context.SKIPPED_ELEMENT,
            Context.CAPTURED,
            Context.CAPTURED_ELEMENT,
            Context.CAPTURED_MEMBER);

    private static final Codec<Boolean> SKIPPING = new Codec<>() {
        @Override
        public void write(JsonWriter out, Boolean value) {
            out.writeBoolean(value);
        }

        @Override
        public Boolean read(JsonReader in) {
            in.skipValue();
            return true;
        }
    };

    private FuzzSkip() {}

    /** Called by Jazzer. */
    public static void fuzzerTestOneInput(byte[] input) {
        List<Context> contexts =
                Context.allFor(input).stream().filter(CONTEXTS::contains).toList();
        Fuzzing.checkWithReference(input, contexts, INPUTS);
        for (Input kind : INPUTS) {
            Outcome outcome = Outcome.of(kind, SKIPPING, input);
            Fuzzing.checkDeclared(outcome, input);
            boolean isAccepted = StrictParser.parse(input, Purpose.SKIP).isAccepted();
            Fuzzing.require(isAccepted == (outcome.error() == null), outcome);
            Outcome captured = Outcome.of(kind, RawJson.CODEC, input);
            Fuzzing.checkDeclared(captured, input);
            Fuzzing.require(captured.message().equals(outcome.message()), captured);
        }
    }
}
