package dev.burin.codegen.value;

import static dev.burin.codegen.value.UsualBytes.START;
import static dev.burin.codegen.value.UsualBytes.assertEveryByteIsJudgedTheSame;
import static dev.burin.codegen.value.UsualBytes.errorOf;
import static org.assertj.core.api.Assertions.assertThat;

import dev.burin.JsonException;
import dev.burin.JsonReader;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Keys that are supposed to have their usual length are read and rejected like those that are examined byte by byte. */
class UsualKeyTest {
    static Stream<Arguments> keys() {
        return Stream.of(
                of("2026-11-21", TimeKeys::readLocalDate),
                of("-12026-11-21", TimeKeys::readLocalDate),
                of("123e4567-e89b-12d3-a456-426614174000", Keys::readUuid),
                of("123E4567-E89B-12D3-A456-42661417400F", Keys::readUuid));
    }

    private static Arguments of(String key, Function<JsonReader, Object> read) {
        return Arguments.of(key, read);
    }

    @ParameterizedTest
    @MethodSource("keys")
    void everyByteAtEveryIndexIsJudgedTheSame(String key, Function<JsonReader, Object> read) {
        assertEveryByteIsJudgedTheSame(key, UsualKeyTest::document, document -> outcome(document, read));
    }

    @ParameterizedTest
    @MethodSource("keys")
    void theColonMayHaveWhiteSpaceAround(String key, Function<JsonReader, Object> read) {
        String spaced = new String(document(key), StandardCharsets.UTF_8).replace(":", " \n:\t ");

        assertThat(outcome(spaced.getBytes(StandardCharsets.UTF_8), read)).isEqualTo(outcome(document(key), read));
    }

    @ParameterizedTest
    @MethodSource("keys")
    void anythingButAColonBehindItIsRejectedThere(String key, Function<JsonReader, Object> read) {
        byte[] document = document(key);
        int colon = START + key.length() + 1;
        for (int value = 0; value < 256; value++) {
            document[colon] = (byte) value;
            boolean isSpace = value == ' ' || value == '\t' || value == '\n' || value == '\r';
            if (value != ':') {
                assertThat(errorOf(begun(document), read))
                        .isEqualTo("UNEXPECTED_BYTE at " + (isSpace ? colon + 1 : colon));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("keys")
    void namesOfOtherLengthsAreNoKeys(String key, Function<JsonReader, Object> read) {
        for (int length = 0; length < key.length(); length++) {
            assertThat(outcome(document(key.substring(0, length)), read)).isEqualTo("INVALID_VALUE");
        }
        assertThat(outcome(document(key + "0"), read)).isEqualTo("INVALID_VALUE");
    }

    @ParameterizedTest
    @MethodSource("keys")
    void truncatedKeysAreRejectedWhereTheyEnd(String key, Function<JsonReader, Object> read) {
        byte[] document = document(key);
        for (int length = START; length <= START + key.length() + 1; length++) {
            assertThat(errorOf(begun(Arrays.copyOf(document, length)), read)).isEqualTo("UNEXPECTED_END at " + length);
        }
    }

    @ParameterizedTest
    @MethodSource("keys")
    void aValueIsNoKey(String key, Function<JsonReader, Object> read) {
        JsonReader in = JsonReader.of(("{\"a\":\"" + key + "\":7}").getBytes(StandardCharsets.ISO_8859_1));
        in.beginObject();
        in.readName();

        assertThat(errorOf(in, read)).isEqualTo("UNEXPECTED_BYTE at 5");
    }

    private static byte[] document(String key) {
        return ("{\"" + key + "\":7}").getBytes(StandardCharsets.ISO_8859_1);
    }

    private static JsonReader begun(byte[] document) {
        JsonReader in = JsonReader.of(document);
        in.beginObject();
        return in;
    }

    /** Returns the key with its value, or the code of the error. */
    private static String outcome(byte[] document, Function<JsonReader, Object> read) {
        JsonReader in = begun(document);
        try {
            String entry = "value " + read.apply(in) + " of " + in.readInt();
            assertThat(in.nextEntry()).isFalse();
            return in.endDocument(entry);
        } catch (JsonException e) {
            return e.code().toString();
        }
    }
}
