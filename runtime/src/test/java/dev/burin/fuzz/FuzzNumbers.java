package dev.burin.fuzz;

import static dev.burin.test.TestCodecs.codec;
import static java.nio.charset.StandardCharsets.ISO_8859_1;

import dev.burin.Codec;
import dev.burin.JsonErrorCode;
import dev.burin.JsonException;
import dev.burin.JsonReader;
import dev.burin.attack.NumberOracle;
import dev.burin.codegen.value.PrimitiveArrays;
import dev.burin.codegen.value.Values;
import dev.burin.conformance.Context;
import dev.burin.conformance.Input;
import dev.burin.conformance.Outcome;
import java.util.List;
import java.util.Map;

/**
 * Reads a number, or what looks like one, as every numeric type: the value is exact or rounded once, or there is an
 * error.
 */
public final class FuzzNumbers {
    private static final List<Input> INPUTS = List.of(Input.WHOLE_ARRAY, Input.PART_AMONG_DIGITS);

    private static final Map<String, Codec<?>> TYPES = Map.of(
            "int", codec(JsonReader::readInt),
            "long", codec(JsonReader::readLong),
            "short", codec(JsonReader::readShort),
            "byte", codec(JsonReader::readByte),
            "double", codec(JsonReader::readDouble),
            "float", codec(JsonReader::readFloat),
            "BigInteger", codec(JsonReader::readBigInteger),
            "BigDecimal", codec(JsonReader::readBigDecimal),
            "untyped", codec(Values::readUntyped));

    private static final Codec<double[]> DOUBLES = codec(PrimitiveArrays::readDoubles);

    private FuzzNumbers() {}

    /** Called by Jazzer. */
    public static void fuzzerTestOneInput(byte[] input) {
        String text = new String(input, ISO_8859_1);
        boolean isNumber = NumberOracle.isNumber(text);
        TYPES.forEach((type, codec) -> {
            for (Input kind : INPUTS) {
                Outcome outcome = Outcome.of(kind, codec, input);
                Fuzzing.checkDeclared(outcome, input);
                if (isNumber) {
                    check(type, text, outcome);
                }
            }
        });
        if (isNumber) {
            checkAsElement(text);
        }
        Fuzzing.checkWithReference(input, Context.allFor(input), INPUTS);
    }

    private static void check(String type, String text, Outcome outcome) {
        Object actual = outcome.error() instanceof JsonException e ? e.code() : outcome.value();
        Object expected = NumberOracle.expected(type, text);
        Fuzzing.require(expected.equals(actual), type + " " + outcome + " instead of " + expected);
        if (!(actual instanceof JsonErrorCode)) {
            byte[] json = Context.UNTYPED.toJsonBytes(actual);
            Object again = TYPES.get(type).fromJson(json);
            Fuzzing.require(again.equals(actual), type + " " + actual + " became " + new String(json, ISO_8859_1));
        }
    }

    private static void checkAsElement(String text) {
        byte[] json = ("[" + text + ",1," + text + "]").getBytes(ISO_8859_1);
        Outcome outcome = Outcome.of(Input.PART_AMONG_DIGITS, DOUBLES, json);
        Fuzzing.checkDeclared(outcome, json);
        Object expected = NumberOracle.expected("double", text);
        if (expected instanceof Double value) {
            double[] actual = (double[]) outcome.value();
            Fuzzing.require(actual != null && actual.length == 3, outcome);
            Fuzzing.require(value.equals(actual[0]) && value.equals(actual[2]), outcome);
        } else {
            Fuzzing.require(outcome.error() != null, outcome);
        }
    }
}
