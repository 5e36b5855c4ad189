package dev.burin;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.burin.codegen.MemberName;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** No method of the reader looks at what surrounds the part of an array that it reads. */
class PartOfAnArrayTest {
    private static final int MARGIN = 24;
    private static final MemberName SHORT = MemberName.of("a");
    private static final MemberName LONG = MemberName.of("aLongerName");

    /** Bytes that complete, end or continue most of the values that are cut off. */
    private static final List<String> SURROUNDINGS =
            List.of("\"", "\\", ":", ",", "}", "]", "{", "[", "1", ".", "-", "e", "l", "n", " ", "\u00e9");

    private record Reading(Function<JsonReader, Object> method, List<String> texts) {
        static Reading of(Function<JsonReader, Object> method, String... texts) {
            return new Reading(method, List.of(texts));
        }
    }

    private static final List<Reading> READINGS = List.of(
            Reading.of(JsonReader::readNull, "null", " null", "1"),
            Reading.of(JsonReader::readBoolean, "true", " false"),
            Reading.of(JsonReader::readInt, "-1234567890", " 7"),
            Reading.of(JsonReader::readLong, "-1234567890123456789", " 7"),
            Reading.of(JsonReader::readShort, "-12345", " 7"),
            Reading.of(JsonReader::readByte, "-123", " 7"),
            Reading.of(JsonReader::readDouble, "-12.5", " 1234567890.5e-10", "0.12345678901234567"),
            Reading.of(JsonReader::readFloat, "-12.5", " 1234567890.5e-10"),
            Reading.of(PartOfAnArrayTest::readDoubles, "1.5,-2.5,0.25", " 1e5,2 , 3"),
            Reading.of(JsonReader::readBigInteger, "-12345678901234567890", " 7"),
            Reading.of(JsonReader::readBigDecimal, "-1234567890.1234567890e-12", " 7"),
            Reading.of(JsonReader::readNumber, "-12.5", " 7", "-9223372036854775808", "1e5"),
            Reading.of(JsonReader::isInteger, "-12.5", " 7"),
            Reading.of(JsonReader::fitsLong, "-9223372036854775808", " 7.5"),
            Reading.of(JsonReader::readChar, "\"a\"", " \"\\u00e9\"", "\"\u00e9\""),
            Reading.of(JsonReader::readString, "\"abcdefghijklmnop\"", " \"a\\n\u00e9\u6f22\""),
            Reading.of(JsonReader::readStringOrNull, "\"abcdefghijklmnop\"", " \"a\\n\u00e9\u6f22\"", " null"),
            Reading.of(in -> in.readText("a text").toString(), "\"abcdefghijklmnop\"", " \"a\\n\u00e9\""),
            Reading.of(JsonReader::peekByte, "null", " -1", " \n"),
            Reading.of(JsonReader::readName, "\"a\":", "\"\\u0061\" : "),
            Reading.of(JsonReader::readRepeatedName, "\"a\":", "\"\\u0061\" : "),
            Reading.of(in -> in.readNameSlice().toString(), "\"a\":", "\"\\u0061\" : "),
            Reading.of(PartOfAnArrayTest::skip, "{\"a\" : [1, true,{}] }", "\"abcdefghijklmnopqrstuvwxyz\"", " -1.5e3"),
            Reading.of(PartOfAnArrayTest::readElements, "[1,2]", " [ 1 , 2 ] ", "[]", "[ ]"),
            Reading.of(PartOfAnArrayTest::readEntries, "{\"a\":1,\"b\":2}", " { \"a\" : 1 , \"b\" : 2 } ", "{}", "{ }"),
            Reading.of(PartOfAnArrayTest::readSlices, "{\"a\":1,\"\\u0062\":2}", " { \"a\" : 1 , \"b\" : 2 } "),
            Reading.of(
                    PartOfAnArrayTest::readMembers,
                    "{\"a\":1,\"aLongerName\":2}",
                    "{ \"a\" : 1 , \"aLongerName\" : 2 }",
                    "{\"a\": 1, \"aLongerName\": 2}",
                    "{\"aLongerName\":2,\"x\":3}",
                    "{\"x\":3,\"a\":1}",
                    "{\"\\u0061\":1}",
                    "{ }"));

    @Test
    void everyBeginningOfADocumentIsReadAsIfItStoodAlone() {
        for (Reading reading : READINGS) {
            for (String text : reading.texts) {
                byte[] document = text.getBytes(UTF_8);
                for (int length = 0; length <= document.length; length++) {
                    byte[] part = Arrays.copyOf(document, length);
                    String expected = outcome(reading.method, JsonReader.of(part), 0);
                    String rest = new String(document, length, document.length - length, UTF_8);
                    assertThat(outcome(reading.method, part, rest + " "))
                            .as("%s in front of %s", new String(part, UTF_8), rest)
                            .isEqualTo(expected);
                    for (String surroundings : SURROUNDINGS) {
                        assertThat(outcome(reading.method, part, surroundings))
                                .as("%s among %s", new String(part, UTF_8), surroundings)
                                .isEqualTo(expected);
                    }
                }
            }
        }
    }

    private static String outcome(Function<JsonReader, Object> method, byte[] part, String surroundings) {
        byte[] around = surroundings.repeat(MARGIN).getBytes(UTF_8);
        byte[] bytes = new byte[MARGIN + part.length + around.length];
        System.arraycopy(around, 0, bytes, 0, MARGIN);
        System.arraycopy(part, 0, bytes, MARGIN, part.length);
        System.arraycopy(around, 0, bytes, MARGIN + part.length, around.length);
        return outcome(method, JsonReader.of(bytes, MARGIN, part.length, JsonOptions.DEFAULT), MARGIN);
    }

    /**
     * Returns what was read, where the reader then stands and whether the document ends there; or the error message.
     */
    private static String outcome(Function<JsonReader, Object> method, JsonReader in, int start) {
        String outcome = "";
        try {
            outcome = method.apply(in) + " " + (in.position - start);
            return in.endDocument(outcome + ", all") + " " + (in.position - start);
        } catch (JsonException e) {
            return outcome + ", " + e.getMessage();
        }
    }

    private static Object skip(JsonReader in) {
        in.skipValue();
        return "skipped";
    }

    private static Object readDoubles(JsonReader in) {
        double[] into = new double[3];
        int count = in.readDoubles(into, 0);
        return Arrays.toString(Arrays.copyOf(into, count));
    }

    private static Object readElements(JsonReader in) {
        int sum = 0;
        for (boolean hasNext = in.beginArray(); hasNext; hasNext = in.nextElement()) {
            sum += in.readInt();
        }
        return sum;
    }

    private static Object readEntries(JsonReader in) {
        StringBuilder entries = new StringBuilder();
        for (boolean hasNext = in.beginObject(); hasNext; hasNext = in.nextEntry()) {
            entries.append(in.readName()).append('=').append(in.readInt());
        }
        return entries;
    }

    private static Object readSlices(JsonReader in) {
        StringBuilder entries = new StringBuilder();
        for (boolean hasNext = in.beginObject(); hasNext; hasNext = in.nextEntry()) {
            entries.append(in.readNameSlice()).append('=').append(in.readInt());
        }
        return entries;
    }

    /** Reads members as generated code does: first those in order, then whatever comes. */
    private static Object readMembers(JsonReader in) {
        StringBuilder members = new StringBuilder();
        if (in.beginObject()) {
            if (in.isFirst(SHORT)) {
                members.append("a=").append(in.readInt());
            }
            if (in.isNext(LONG)) {
                members.append("aLongerName=").append(in.readInt());
            }
            while (in.nextMember()) {
                if (in.nameIs(SHORT)) {
                    members.append("a later=").append(in.readInt());
                } else {
                    in.skipValue();
                }
            }
        }
        return members;
    }
}
