package dev.burin.fuzz;

import static dev.burin.test.TestCodecs.codec;
import static java.nio.charset.StandardCharsets.UTF_8;

import dev.burin.Codec;
import dev.burin.JsonException;
import dev.burin.JsonReader;
import dev.burin.codegen.value.EnumTable;
import dev.burin.codegen.value.Keys;
import dev.burin.codegen.value.Times;
import dev.burin.codegen.value.Values;
import dev.burin.conformance.Context;
import dev.burin.conformance.Input;
import dev.burin.conformance.Outcome;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;

/**
 * Takes the input as the content of a string: reads it as a string, as a name and as every type that is written as one,
 * and writes it.
 */
public final class FuzzStrings {
    private static final List<Input> INPUTS = List.of(Input.WHOLE_ARRAY, Input.PART_AMONG_QUOTES);

    private static final EnumTable<TimeUnit> NAMES =
            EnumTable.of(TimeUnit.values(), "ns", "\u00b5s", "MILLISECONDS", "s", "minutes", "", "\uD83D\uDE00 day");

    private static final List<Codec<?>> TYPES = List.of(
            codec(JsonReader::readString),
            codec(JsonReader::readStringOrNull),
            codec(JsonReader::readChar),
            codec(Values::readUuid),
            codec(Values::readBase64),
            codec(NAMES::read),
            codec(Times::readLocalDate),
            codec(Times::readLocalTime),
            codec(Times::readLocalDateTime),
            codec(Times::readInstant),
            codec(Times::readOffsetDateTime),
            codec(Times::readZonedDateTime),
            codec(Times::readDuration),
            codec(Times::readDate));

    private static final List<Codec<?>> KEYS = List.of(
            codec(in -> key(in, Keys::readInt)),
            codec(in -> key(in, Keys::readLong)),
            codec(in -> key(in, Keys::readDouble)),
            codec(in -> key(in, Keys::readFloat)),
            codec(in -> key(in, Keys::readBigInteger)),
            codec(in -> key(in, Keys::readBigDecimal)),
            codec(in -> key(in, Keys::readBoolean)),
            codec(in -> key(in, Keys::readChar)),
            codec(in -> key(in, Keys::readUuid)),
            codec(in -> key(in, NAMES::readName)));

    private FuzzStrings() {}

    /** Called by Jazzer. */
    public static void fuzzerTestOneInput(byte[] input) {
        byte[] string = around("\"", input, "\"");
        byte[] object = around("{\"", input, "\":0}");
        Fuzzing.checkWithReference(string, Context.allFor(string), INPUTS);
        Fuzzing.checkWithReference(object, Context.allFor(object), INPUTS);
        checkAll(TYPES, string);
        checkAll(KEYS, object);
        checkWritten(new String(input, UTF_8));
        checkWritten(pairs(input));
    }

    private static void checkAll(List<Codec<?>> codecs, byte[] json) {
        for (Codec<?> codec : codecs) {
            Outcome whole = Outcome.of(Input.WHOLE_ARRAY, codec, json);
            Outcome part = Outcome.of(Input.PART_AMONG_DIGITS, codec, json);
            Fuzzing.checkDeclared(whole, json);
            Fuzzing.require(whole.message().equals(part.message()), part);
            Fuzzing.require(Objects.deepEquals(whole.value(), part.value()), part);
        }
    }

    /** Returns every two bytes as a character, unpaired surrogates included. */
    private static String pairs(byte[] input) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i + 1 < input.length; i += 2) {
            text.append((char) (input[i] << Byte.SIZE | input[i + 1] & 0xFF));
        }
        return text.toString();
    }

    private static void checkWritten(String text) {
        boolean isUnicode =
                text.codePoints().noneMatch(c -> c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE);
        for (Object value : List.of(text, Map.of(text, text), List.of("\u00e9", text))) {
            try {
                Fuzzing.checkRoundTrip(value);
                Fuzzing.require(isUnicode, text);
            } catch (JsonException e) {
                Fuzzing.require(!isUnicode, e);
            }
        }
    }

    private static Object key(JsonReader in, Function<JsonReader, Object> key) {
        Object last = null;
        for (boolean hasNext = in.beginObject(); hasNext; hasNext = in.nextEntry()) {
            last = key.apply(in);
            in.skipValue();
        }
        return last;
    }

    private static byte[] around(String before, byte[] input, String after) {
        byte[] json = new byte[before.length() + input.length + after.length()];
        for (int i = 0; i < json.length; i++) {
            int at = i - before.length();
            json[i] = at < 0
                    ? (byte) before.charAt(i)
                    : at < input.length ? input[at] : (byte) after.charAt(at - input.length);
        }
        return json;
    }
}
