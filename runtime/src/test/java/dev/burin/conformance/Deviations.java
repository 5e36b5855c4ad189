package dev.burin.conformance;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import dev.burin.JsonErrorCode;
import dev.burin.JsonException;
import dev.burin.JsonSyntaxException;
import dev.burin.reference.StrictParser;
import dev.burin.reference.StrictParser.Reason;
import dev.burin.reference.StrictParser.Rejection;
import dev.burin.reference.StrictParser.Verdict;
import java.util.ArrayList;
import java.util.List;

/** Compares how codecs read documents with how {@link StrictParser} reads them. */
public final class Deviations {
    /** More would only hide the first. */
    private static final int MAX_KEPT = 20;

    private final List<String> found = new ArrayList<>();

    /** Returns what differed, each with its document; empty if nothing did. */
    public List<String> found() {
        return found;
    }

    /** Reads a document in each context and by each input, and records where value, offset or kind of error differ. */
    public void check(String title, byte[] document, List<Context> contexts, List<Input> inputs) {
        for (Context context : contexts) {
            byte[] json = context.around(document);
            Verdict expected = StrictParser.parse(json, context.purpose());
            Outcome first = null;
            for (Input input : inputs) {
                if (input.takes(json)) {
                    Outcome actual = Outcome.of(input, context.codec(), json);
                    String deviation = deviation(context, json, expected, actual);
                    if (deviation == null && first != null && !actual.message().equals(first.message())) {
                        deviation = "message differs from that of the first input: " + actual.message();
                    }
                    first = first == null ? actual : first;
                    if (deviation != null) {
                        note(title, context, input, json, deviation);
                        break;
                    }
                }
            }
        }
    }

    private void note(String title, Context context, Input input, byte[] json, String deviation) {
        if (found.size() < MAX_KEPT) {
            String text = new String(json, ISO_8859_1);
            String excerpt = text.length() > 300 ? text.substring(0, 300) + "..." : text;
            found.add(title + ", " + context + ", " + input + ": " + deviation + "\n    " + excerpt);
        }
    }

    private static String deviation(Context context, byte[] json, Verdict expected, Outcome actual) {
        if (actual.error() != null && !(actual.error() instanceof JsonException)) {
            return "undeclared " + actual.error();
        }
        JsonException error = (JsonException) actual.error();
        if (!expected.isAccepted()) {
            return error == null ? "accepted as " + actual.value() : deviation(json, expected.rejection(), error);
        }
        if (error != null) {
            return "rejected: " + error.getMessage();
        }
        return context.deviation(json, expected.tree(), actual.value());
    }

    static String deviation(byte[] json, Rejection expected, JsonException actual) {
        JsonErrorCode code = code(expected.reason());
        boolean isSyntax = code == null || code == JsonErrorCode.DEPTH_LIMIT;
        boolean endsTooSoon = code == null && expected.offset() == json.length;
        if (actual.offset() != expected.offset()) {
            return "rejected at " + actual.offset() + " instead of " + expected.offset() + ": " + actual.getMessage();
        }
        if (isSyntax != actual instanceof JsonSyntaxException
                || endsTooSoon != (actual.code() == JsonErrorCode.UNEXPECTED_END)
                || (code != null && code != actual.code())) {
            return "rejected as " + actual.code() + ": " + actual.getMessage();
        }
        return null;
    }

    /** Returns the code that a rejection must have, or null for syntax errors, which have many codes. */
    private static JsonErrorCode code(Reason reason) {
        return switch (reason) {
            case SYNTAX, HALF_A_PAIR -> null;
            case DEPTH -> JsonErrorCode.DEPTH_LIMIT;
            case OUT_OF_RANGE -> JsonErrorCode.OUT_OF_RANGE;
            case NUMBER_LIMIT -> JsonErrorCode.NUMBER_LIMIT;
            case DUPLICATE_NAME -> JsonErrorCode.DUPLICATE_NAME;
        };
    }
}
