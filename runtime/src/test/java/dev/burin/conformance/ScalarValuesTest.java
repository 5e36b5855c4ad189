package dev.burin.conformance;

import static dev.burin.test.TestCodecs.codec;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.burin.Codec;
import dev.burin.JsonReader;
import dev.burin.RawJson;
import dev.burin.test.ScalarValues;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Every Unicode scalar value is read as itself, raw and escaped, after zero to eight bytes of a word, wherever a string
 * can occur.
 *
 * <p>A hundred of them are in one string: whatever comes before each of them, the additional bytes make it meet every
 * lane.
 */
class ScalarValuesTest {
    private static final int LANES = Long.BYTES;
    private static final int CHUNK = 100;
    private static final List<Input> INPUTS = List.of(Input.WHOLE_ARRAY, Input.PART_AMONG_QUOTES);

    private static final Codec<Object> SKIPPED = codec(in -> {
        in.skipValue();
        return "skipped";
    });

    /** Looks for the members of a type as generated code does. */
    private static final Codec<Object> MEMBER = codec(in -> {
        in.beginObject();
        in.nextMember();
        String name = in.memberName();
        in.skipValue();
        return in.nextMember() ? "more" : name;
    });

    /** A way to spell a text in a JSON string. */
    private enum Spelling {
        RAW {
            @Override
            String of(String text) {
                StringBuilder spelled = new StringBuilder();
                text.chars().forEach(c -> {
                    if (c < ' ' || c == '"' || c == '\\') {
                        spelled.append(UPPER.of(String.valueOf((char) c)));
                    } else {
                        spelled.append((char) c);
                    }
                });
                return spelled.toString();
            }
        },
        LOWER {
            @Override
            String of(String text) {
                return escaped(text, HexFormat.of());
            }
        },
        UPPER {
            @Override
            String of(String text) {
                return escaped(text, HexFormat.of().withUpperCase());
            }
        };

        abstract String of(String text);

        static String escaped(String text, HexFormat digits) {
            StringBuilder spelled = new StringBuilder(6 * text.length());
            text.chars().forEach(c -> spelled.append("\\u").append(digits.toHexDigits((char) c)));
            return spelled.toString();
        }
    }

    /** Where a string occurs, and how it is read. */
    private enum Place {
        UNTYPED(Context.UNTYPED, "", "") {
            @Override
            boolean isRight(Object value, byte[] json, String text) {
                return text.equals(value);
            }
        },
        TYPED(codec(JsonReader::readString), "", "") {
            @Override
            boolean isRight(Object value, byte[] json, String text) {
                return text.equals(value);
            }
        },
        SKIPPED(ScalarValuesTest.SKIPPED, "", "") {
            @Override
            boolean isRight(Object value, byte[] json, String text) {
                return "skipped".equals(value);
            }
        },
        CAPTURED(RawJson.CODEC, "", "") {
            @Override
            boolean isRight(Object value, byte[] json, String text) {
                return value instanceof RawJson raw && Arrays.equals(raw.toByteArray(), json);
            }
        },
        KEY(Context.UNTYPED, "{", ":0}") {
            @Override
            boolean isRight(Object value, byte[] json, String text) {
                return Map.of(text, 0L).equals(value);
            }
        },
        MEMBER(ScalarValuesTest.MEMBER, "{", ":0}") {
            @Override
            boolean isRight(Object value, byte[] json, String text) {
                return text.equals(value);
            }
        };

        private final Codec<?> codec;
        private final byte[] before;
        private final byte[] after;

        Place(Codec<?> codec, String before, String after) {
            this.codec = codec;
            this.before = before.getBytes(UTF_8);
            this.after = after.getBytes(UTF_8);
        }

        abstract boolean isRight(Object value, byte[] json, String text);

        /** Returns what is wrong with the result of reading the text in a string, or null if nothing is. */
        String deviation(byte[] string, String text) {
            byte[] json = ByteBuffer.allocate(before.length + string.length + after.length)
                    .put(before)
                    .put(string)
                    .put(after)
                    .array();
            for (Input input : INPUTS) {
                Outcome outcome = Outcome.of(input, codec, json);
                if (!isRight(outcome.value(), json, text)) {
                    return "%s by %s: %s".formatted(new String(json, UTF_8), input, outcome);
                }
            }
            return null;
        }
    }

    @ParameterizedTest
    @EnumSource
    void everyScalarValueIsReadAsItself(Spelling spelling) {
        List<String> deviations = new ArrayList<>();

        for (int first = 0; first <= Character.MAX_CODE_POINT; first += CHUNK) {
            String text = ScalarValues.of(first, CHUNK);
            String spelled = spelling.of(text);
            for (int lane = 0; lane <= LANES; lane++) {
                String front = "x".repeat(lane);
                byte[] string = ("\"" + front + spelled + "\"").getBytes(UTF_8);
                for (Place place : Place.values()) {
                    String deviation = place.deviation(string, front + text);
                    if (deviation != null && deviations.size() < 20) {
                        deviations.add(place + ": " + deviation);
                    }
                }
            }
        }

        assertThat(deviations).isEmpty();
    }
}
