package dev.burin;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.burin.codegen.HashGuard;
import dev.burin.codegen.SkippedKeys;
import java.io.ByteArrayInputStream;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Calls that generated code makes to its reader, for valid and invalid documents. */
class JsonReaderTest {
    private static final int MAX_EQUAL_HASHES = 4;
    private static final JsonOptions FEW_EQUAL_HASHES =
            JsonOptions.DEFAULT.withLimits(JsonLimits.DEFAULT.withMaxEqualHashes(MAX_EQUAL_HASHES));

    private static final Codec<RawJson> RAW = new Codec<>() {
        @Override
        public void write(JsonWriter out, RawJson value) {
            throw new UnsupportedOperationException();
        }

        @Override
        public RawJson read(JsonReader in) {
            return in.readRaw();
        }
    };

    /** A key that is not {@code Comparable}, so that the JDK's hash tables cannot sort it. */
    private record Key(String name) {
        @Override
        public int hashCode() {
            return 0;
        }
    }

    @Test
    void tooManyElementsWithOneHashCodeAreRejectedAtTheFirstExcessElement() {
        JsonReader in = reader("[1, 2, 3, 4, 5]", FEW_EQUAL_HASHES);
        HashGuard guard = in.hashGuard();
        Set<Key> keys = new LinkedHashSet<>();
        in.beginArray();
        do {
            Key key = new Key(in.readNumberText());
            if (keys.size() == MAX_EQUAL_HASHES) {
                assertThatThrownBy(() -> guard.add(keys, key))
                        .isInstanceOfSatisfying(JsonMismatchException.class, e -> {
                            assertThat(e.code()).isEqualTo(JsonErrorCode.HASH_LIMIT);
                            assertThat(e.offset()).isEqualTo(13);
                        })
                        .hasMessageContaining("More than 4 elements or keys with one hash code");
                return;
            }
            guard.add(keys, key);
        } while (in.nextElement());
        throw new AssertionError("All elements have passed.");
    }

    @Test
    void setsWithinAnElementMakeItCountMore() {
        JsonReader in = reader("1", FEW_EQUAL_HASHES);
        HashGuard guard = in.hashGuard();
        Set<Key> keys = new LinkedHashSet<>();
        guard.add(keys, after(in, "a"));
        guard.add(keys, after(in, "b"));
        Key third = after(in, "c");

        assertThatThrownBy(() -> guard.add(keys, third)).isInstanceOf(JsonMismatchException.class);
    }

    /** Returns an element that contained sets. */
    private static Key after(JsonReader in, String name) {
        for (int sets = 0; sets < MAX_EQUAL_HASHES; sets++) {
            in.hashGuard();
        }
        return new Key(name);
    }

    @Test
    void anElementOfManyBytesCountsMore() {
        String text = '"' + "a".repeat(1_000) + '"';
        JsonReader in = reader("[" + text + "," + text + "," + text + "]", FEW_EQUAL_HASHES);
        HashGuard guard = in.hashGuard();
        Set<Key> keys = new LinkedHashSet<>();
        in.beginArray();
        in.skipValue();
        guard.add(keys, new Key("a"));
        in.nextElement();
        in.skipValue();
        guard.add(keys, new Key("b"));
        in.nextElement();
        in.skipValue();

        assertThatThrownBy(() -> guard.add(keys, new Key("c"))).isInstanceOf(JsonMismatchException.class);
    }

    @Test
    void aKeyWithoutAValueIsStillAKey() {
        Map<String, Integer> map = new HashMap<>();
        SkippedKeys<String> keys = reader("{}", JsonOptions.DEFAULT).skippedKeys(map);

        keys.add("a");

        assertThat(keys.contains("a")).isTrue();
        assertThat(keys.contains("b")).isFalse();
    }

    @Test
    void anExtraElementIsReportedWhereItBegins() {
        JsonReader in = reader("[1, 2]", JsonOptions.DEFAULT);
        in.beginArray();
        in.readInt();
        in.nextElement();

        assertThat(in.unknownElement("Point", 1))
                .hasMessageContaining("Point has 1 member, but here is another element")
                .isInstanceOfSatisfying(JsonMismatchException.class, e -> {
                    assertThat(e.code()).isEqualTo(JsonErrorCode.UNKNOWN_ELEMENT);
                    assertThat(e.offset()).isEqualTo(4);
                });
    }

    @Test
    void aNameThatIsNotAKeyIsReportedWhereItBegins() {
        JsonReader in = reader("{\"a\": 1}", JsonOptions.DEFAULT);
        in.beginObject();
        in.readName();
        RuntimeException cause = new IllegalArgumentException("no a");

        assertThat(in.refusedName(cause))
                .hasMessageContaining("is not a key (java.lang.IllegalArgumentException: no a)")
                .hasCause(cause)
                .satisfies(e -> assertThat(e.code()).isEqualTo(JsonErrorCode.REFUSED_VALUE))
                .satisfies(e -> assertThat(e.offset()).isEqualTo(1));
    }

    @Test
    void anErrorInASkippedPartOfAStreamIsLocatedInTheStream() {
        byte[] json = "[ [1],\n[2],\n[tru] ]".getBytes(US_ASCII);
        try (Stream<RawJson> elements = RAW.stream(new ByteArrayInputStream(json))) {
            assertThatThrownBy(elements::toList).isInstanceOfSatisfying(JsonSyntaxException.class, e -> {
                assertThat(e.offset()).isEqualTo(16);
                assertThat(e.line()).isEqualTo(3);
                assertThat(e.path()).isEqualTo("$[2][0]");
            });
        }
    }

    private static JsonReader reader(String json, JsonOptions options) {
        return JsonReader.of(json.getBytes(US_ASCII), 0, json.length(), options);
    }

    @Test
    void aStringIsReadAsItsBytes() {
        JsonReader in = JsonReader.of("\"\u00e9\uD83D\uDE00?\"");

        assertThat(in.endDocument(in.readString())).isEqualTo("\u00e9\uD83D\uDE00?");
        assertThatThrownBy(() -> JsonReader.of("\"?\uD83D\""))
                .isInstanceOfSatisfying(
                        JsonSyntaxException.class, e -> assertThat(e.code()).isEqualTo(JsonErrorCode.INVALID_STRING));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "\n\t"})
    void aDocumentWithoutAValueIsRejected(String json) {
        JsonReader in = JsonReader.of(json.getBytes(US_ASCII));
        JsonReader hasLooked = JsonReader.of(json.getBytes(US_ASCII));

        boolean isNull = hasLooked.readNull();

        for (ThrowingCallable end :
                List.<ThrowingCallable>of(() -> in.endDocument("nothing"), () -> hasLooked.endDocument(isNull))) {
            assertThatThrownBy(end).isInstanceOfSatisfying(JsonSyntaxException.class, e -> {
                assertThat(e.code()).isEqualTo(JsonErrorCode.UNEXPECTED_END);
                assertThat(e.offset()).isEqualTo(json.length());
            });
        }
    }

    @Test
    void aDocumentEndsWhereItsArraysAndObjectsDo() {
        JsonReader open = JsonReader.of("[1".getBytes(US_ASCII));
        open.beginArray();
        int one = open.readInt();
        assertThatThrownBy(() -> open.endDocument(one))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("within an array or object");

        JsonReader closed = JsonReader.of("1]".getBytes(US_ASCII));
        closed.readInt();
        closed.nextElement();
        assertThatThrownBy(() -> closed.endDocument(1))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("more ends");
    }
}
