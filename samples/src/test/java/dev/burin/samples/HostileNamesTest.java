package dev.burin.samples;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.burin.Codec;
import dev.burin.JsonErrorCode;
import dev.burin.JsonException;
import dev.burin.codegen.NameHash;
import dev.burin.samples.any.Envelope;
import dev.burin.samples.members.Strict;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A generated codec recognizes a member only if all bytes of the name are equal, whatever else two names have in common. */
class HostileNamesTest {
    private static final JsonMapper TREES = JsonMapper.builder().build();
    private static final long MULTIPLIER = 0x9E3779B97F4A7C15L;
    private static final String HOSTILE_VALUE = "{\"x\":[666,\"666\",{}]}";

    static List<Sample<?>> samples() {
        return Samples.ALL.stream()
                .filter(sample -> sample.json().startsWith("{"))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("samples")
    <T> void namesThatShareTheHashOfAMemberAreUnknown(Sample<T> sample) throws JsonProcessingException {
        for (String name : names(sample)) {
            for (String other : withHashOf(name)) {
                assertThat(NameHash.of(other)).isEqualTo(NameHash.of(name));
                assertUnknown(sample, other);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("samples")
    <T> void namesThatResembleAMemberAreUnknown(Sample<T> sample) throws JsonProcessingException {
        Set<String> names = names(sample);
        for (String name : names) {
            for (String other : resembling(name)) {
                if (!names.contains(other)) {
                    assertUnknown(sample, other);
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("samples")
    <T> void aMemberIsFoundHoweverItsNameIsEscaped(Sample<T> sample) throws JsonProcessingException {
        String expected = sample.codec().toJson(sample.value());
        for (String name : names(sample)) {
            String written = TREES.writeValueAsString(name) + ":";
            String escaped = "\"" + escaped(name) + "\":";

            assertThat(sample.json()).contains(written);
            assertThat(sample.codec()
                            .toJson(sample.codec().fromJson(sample.json().replace(written, escaped))))
                    .isEqualTo(expected);
        }
    }

    private static Set<String> names(Sample<?> sample) throws JsonProcessingException {
        Set<String> names = new TreeSet<>();
        TREES.readTree(sample.json()).fieldNames().forEachRemaining(names::add);
        return names;
    }

    /** Tests the name with only the necessary escapes, for the usual path, and fully escaped, for another one. */
    private static <T> void assertUnknown(Sample<T> sample, String name) throws JsonProcessingException {
        assertUnknown(sample, name, TREES.writeValueAsString(name));
        assertUnknown(sample, name, "\"" + escaped(name) + "\"");
    }

    private static <T> void assertUnknown(Sample<T> sample, String name, String spelling)
            throws JsonProcessingException {
        String member = spelling + ":" + HOSTILE_VALUE;
        String rest = sample.json().substring(1);
        String first = "{" + member + "," + rest;
        String last = sample.json().substring(0, sample.json().length() - 1) + "," + member + "}";
        for (String json : List.of(first, last)) {
            if (sample.type().hasRawClass(Strict.class)) {
                assertThatThrownBy(() -> sample.codec().fromJson(json))
                        .isInstanceOfSatisfying(
                                JsonException.class, e -> assertThat(e.code()).isEqualTo(JsonErrorCode.UNKNOWN_NAME));
            } else if (sample.type().hasRawClass(Envelope.class)) { // keeps unknown members
                String kept = sample.codec().toJson(sample.codec().fromJson(json));
                assertThat(TREES.readTree(kept)).as(name).isEqualTo(TREES.readTree(json));
            } else {
                Codec<T> codec = sample.codec();
                assertThat(codec.toJson(codec.fromJson(json))).as(name).isEqualTo(codec.toJson(sample.value()));
            }
        }
    }

    /** Returns a name with every character escaped, a spelling that no fast path handles. */
    private static String escaped(String name) {
        StringBuilder escaped = new StringBuilder();
        name.chars().forEach(c -> escaped.append(String.format("\\u%04X", c)));
        return escaped.toString();
    }

    /** Returns names with a letter in another case or script, or with a high bit; longer and shorter ones; with zero or space. */
    private static List<String> resembling(String name) {
        List<String> others = new ArrayList<>(List.of(
                name + "\0",
                "\0" + name,
                name + " ",
                " " + name,
                name + name,
                name + ":",
                name + "\"",
                name + "\u200b",
                ""));
        for (int at = 0; at < name.length(); at++) {
            String before = name.substring(0, at);
            String behind = name.substring(at + 1);
            char letter = name.charAt(at);
            others.add(before);
            others.add(before + behind);
            others.add(before + (char) (letter ^ 0x20) + behind);
            others.add(before + (char) (letter ^ 1) + behind);
            others.add(before + (char) (letter | 0x80) + behind);
            others.add(before + (char) (letter | 0x100) + behind);
            others.add(before + letter + '\u0301' + behind);
            others.add(before + "\u0430" + behind);
        }
        return others;
    }

    /** Returns names of sixteen bytes that need no escapes: chooses the last product of the hash, and computes the word that
     * leads to it. */
    private static List<String> withHashOf(String name) {
        List<String> names = new ArrayList<>();
        ByteBuffer words = ByteBuffer.allocate(16).order(ByteOrder.LITTLE_ENDIAN);
        words.put("attacker".getBytes(US_ASCII));
        long mixed = (words.getLong(0) ^ words.capacity()) * MULTIPLIER;
        mixed ^= mixed >>> 32;
        for (long product = (long) NameHash.of(name) << 32; names.size() < 8; product++) {
            words.putLong(8, mixed ^ product * inverse());
            if (isPlain(words.array())) {
                names.add(new String(words.array(), US_ASCII));
            }
        }
        return names;
    }

    private static boolean isPlain(byte[] name) {
        for (int i = name.length - 1; i >= 0; i--) {
            if (name[i] < ' ' || name[i] == '"' || name[i] == '\\' || name[i] == 0x7F) {
                return false;
            }
        }
        return true;
    }

    /** Returns the inverse of the multiplier modulo 2<sup>64</sup>, by Newton's method. */
    private static long inverse() {
        long inverse = MULTIPLIER;
        for (int i = 0; i < 6; i++) {
            inverse *= 2 - MULTIPLIER * inverse;
        }
        return inverse;
    }
}
