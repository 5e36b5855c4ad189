package dev.burin.nightly;

import dev.burin.conformance.Context;
import dev.burin.conformance.Deviations;
import dev.burin.conformance.Input;
import dev.burin.reference.StrictParser;
import dev.burin.reference.StrictParser.Purpose;
import java.util.List;
import java.util.function.LongConsumer;

/** All documents of up to three bytes: verdict, value and offset are those of {@link StrictParser}, read and skipped. */
public final class EveryShortDocument {
    /** The empty one, and those of one, two and three bytes. */
    private static final long ALL = 1 + (1 << 8) + (1 << 16) + (1 << 24);

    private static final List<Context> READ = List.of(Context.DECODED);
    private static final List<Context> SKIPPED = List.of(Context.SKIPPED);
    private static final List<Input> INPUTS = List.of(Input.WHOLE_ARRAY);

    private EveryShortDocument() {}

    /** Tries all, or as many of the first ones as the argument says. */
    public static void main(String[] args) {
        Trial.run("documents", Trial.count(args, ALL), EveryShortDocument::attempt);
    }

    private static LongConsumer attempt() {
        Deviations deviations = new Deviations();
        return number -> {
            byte[] document = document(number);
            deviations.check("of up to three bytes", document, READ, INPUTS);
            // What follows a document that has ended would be members of the object around it.
            if (!StrictParser.hasTrailingContent(document, Purpose.SKIP)) {
                deviations.check("of up to three bytes", document, SKIPPED, INPUTS);
            }
            if (!deviations.found().isEmpty()) {
                throw new AssertionError(deviations.found().get(0));
            }
        };
    }

    /** Returns the document with a number: first the empty document, then those of one byte, and so on. */
    private static byte[] document(long number) {
        int length = 0;
        long index = number;
        while (index >= 1L << 8 * length) {
            index -= 1L << 8 * length++;
        }
        byte[] document = new byte[length];
        for (int i = 0; i < length; i++) {
            document[i] = (byte) (index >>> 8 * i);
        }
        return document;
    }
}
