package dev.burin;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.burin.LineCodec.Line;
import dev.burin.reference.Mutations;
import dev.burin.reference.StrictParser;
import dev.burin.reference.StrictParser.Purpose;
import dev.burin.reference.StrictParser.RawNumber;
import dev.burin.reference.StrictParser.Verdict;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A typed codec accepts what the reference accepts and the type allows, returns that value, and rejects everything
 * else.
 */
class TypedMutationTest {
    private static final int MARGIN = 40;

    /** The tree is JSON, but not a line. */
    private static final class Mismatch extends Exception {
        private static final long serialVersionUID = 1L;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"sku\":\"A-1\",\"count\":-42,\"tags\":[\"neu\",null,\"gr\\u00f6\u00dfer\"],\"next\":"
                        + "{\"sku\":null,\"count\":0,\"tags\":[],\"next\":null}}",
                "{ \"tags\" : [ ],\n  \"next\":null, \"x\":{\"sku\":[1,true]}, \"count\" : 12 ,\"sku\":\"\"}",
                "{\"count\":1}",
                """
                {
                  "sku" : "A",
                  "count" : 1,
                  "tags" : [
                    "t",
                    "u"
                  ],
                  "next" : {
                    "sku": "B",
                    "count": 2,
                    "tags": [ ],
                      "next": null
                  }
                }""",
                "{\"sku\":null,\r\n\t\"count\":1,\n         \"tags\" : null,\n         \"next\" :{\"count\":2\n,\n\n\"next\" :null}}"
            })
    void changingAnyByteGivesTheVerdictOfTheReference(String text) {
        List<String> deviations = new ArrayList<>();

        Mutations.forEach(text.getBytes(UTF_8), (title, document) -> {
            String deviation = deviation(document);
            if (deviation != null && deviations.size() < 20) {
                deviations.add(title + ": " + deviation + "\n    " + new String(document, ISO_8859_1));
            }
        });

        assertThat(deviations).isEmpty();
    }

    private static String deviation(byte[] document) {
        Verdict verdict = StrictParser.parse(document, Purpose.SKIP);
        Line line;
        try {
            line = LineCodec.INSTANCE.fromJson(surrounded(document), MARGIN, document.length);
        } catch (JsonException e) {
            return deviation(document, verdict, e);
        }
        try {
            Line expected = verdict.isAccepted() ? line(verdict.tree()) : null;
            return Objects.equals(line, expected) ? null : "read as " + line + " instead of " + expected;
        } catch (Mismatch e) {
            return "accepted as " + line;
        }
    }

    private static String deviation(byte[] document, Verdict verdict, JsonException e) {
        if (e.code() == JsonErrorCode.REFUSED_VALUE) {
            return "a defect of ours, for lines refuse nothing: " + e;
        }
        if (verdict.isAccepted()) {
            return e instanceof JsonMismatchException && isMismatch(document, verdict) ? null : "rejected: " + e;
        }
        int offset = verdict.rejection().offset();
        // A mismatch may come first, or hide a syntax error within the value that it is about.
        boolean isAtItsPlace = e instanceof JsonSyntaxException ? e.offset() == offset : e.offset() <= offset;
        return isAtItsPlace ? null : "rejected at " + e.offset() + " instead of " + offset + ": " + e;
    }

    private static boolean isMismatch(byte[] document, Verdict verdict) {
        if (!StrictParser.parse(document, Purpose.DECODE).isAccepted()) {
            return true;
        }
        try {
            line(verdict.tree());
            return false;
        } catch (Mismatch e) {
            return true;
        }
    }

    private static Line line(Object tree) throws Mismatch {
        if (!(tree instanceof Map<?, ?> members) || !(members.get("count") instanceof RawNumber count)) {
            throw new Mismatch();
        }
        Object tags = members.get("tags");
        Object next = members.get("next");
        return new Line(
                string(members.get("sku")),
                integer(count.text()),
                tags == null ? null : strings(tags),
                next == null ? null : line(next));
    }

    private static int integer(String text) throws Mismatch {
        if (!text.matches("-?[0-9]+") || new BigInteger(text).bitLength() >= Integer.SIZE) {
            throw new Mismatch();
        }
        return Integer.parseInt(text);
    }

    private static String string(Object tree) throws Mismatch {
        if (tree != null && !(tree instanceof String)) {
            throw new Mismatch();
        }
        return (String) tree;
    }

    private static List<String> strings(Object tree) throws Mismatch {
        if (!(tree instanceof List<?> elements)) {
            throw new Mismatch();
        }
        List<String> strings = new ArrayList<>();
        for (Object element : elements) {
            strings.add(string(element));
        }
        return strings;
    }

    /** Returns the document amid bytes that would complete members of a line if they were read. */
    private static byte[] surrounded(byte[] document) {
        byte[] around = "{\"sku\":\"\",\"count\":1}                    ".getBytes(UTF_8);
        byte[] bytes = new byte[document.length + 2 * MARGIN];
        System.arraycopy(around, 0, bytes, 0, MARGIN);
        System.arraycopy(document, 0, bytes, MARGIN, document.length);
        System.arraycopy(around, 1, bytes, MARGIN + document.length, MARGIN - 1);
        return bytes;
    }
}
