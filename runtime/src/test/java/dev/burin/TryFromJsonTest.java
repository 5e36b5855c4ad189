package dev.burin;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import dev.burin.codegen.MemberName;
import dev.burin.conformance.Context;
import dev.burin.conformance.Documents;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class TryFromJsonTest {
    private static final MemberName LEAF = MemberName.of("leaf");
    private static final MemberName NODE = MemberName.of("node");
    private static final JsonOptions TWO_EQUAL_HASHES =
            JsonOptions.DEFAULT.withLimits(JsonLimits.DEFAULT.withMaxEqualHashes(2));

    /**
     * An object with a required int, another that must not be negative, and children; its codec is like a generated
     * one.
     */
    private record Pair(int a, int b, List<Pair> children) {
        static final MemberName A = MemberName.of("a");
        static final MemberName B = MemberName.of("b");
        static final Codec<Pair> CODEC = new Codec<>() {
            private static final MemberName CHILDREN = MemberName.of("children");

            @Override
            public void write(JsonWriter out, Pair value) {
                throw new UnsupportedOperationException();
            }

            @Override
            public Pair read(JsonReader in) {
                int a = 0;
                int b = 0;
                List<Pair> children = List.of();
                long seen = 0;
                boolean isOpen = in.beginObject();
                while (isOpen && in.nextMember()) {
                    if (in.nameIs(A)) {
                        seen = in.once(seen, 1);
                        a = in.readInt();
                    } else if (in.nameIs(B)) {
                        b = in.readInt();
                    } else if (in.nameIs(CHILDREN)) {
                        children = list().read(in);
                    } else {
                        throw in.unknownMember("Pair");
                    }
                }
                if (seen == 0) {
                    throw in.missing("Pair", seen, 1, A);
                }
                if (b < 0) {
                    throw new IllegalArgumentException("b is negative");
                }
                return new Pair(a, b, children);
            }
        };
    }

    /** Refuses a pair whose first number is the larger one. */
    private static final Codec<Pair> RANGE = reading(in -> {
        Pair pair = pair(in);
        if (pair.a > pair.b) {
            throw in.mismatch("a range");
        }
        return pair;
    });

    /** An object with a required pair. */
    private static final Codec<Pair> BOX = reading(in -> {
        MemberName name = MemberName.of("pair");
        Pair pair = null;
        boolean isOpen = in.beginObject();
        while (isOpen && in.nextMember()) {
            if (in.nameIs(name)) {
                pair = Pair.CODEC.read(in);
            } else {
                throw in.unknownMember("Box");
            }
        }
        if (pair == null) {
            throw in.missing("Box", 0, 1, name);
        }
        return pair;
    });

    private static <T> Codec<T> reading(Function<JsonReader, T> read) {
        return new Codec<>() {
            @Override
            public void write(JsonWriter out, T value) {
                throw new UnsupportedOperationException();
            }

            @Override
            public T read(JsonReader in) {
                return read.apply(in);
            }
        };
    }

    /** Reads a pair in which nothing is required and other members are skipped. */
    private static Pair pair(JsonReader in) {
        int a = 0;
        int b = 0;
        boolean isOpen = in.beginObject();
        while (isOpen && in.nextMember()) {
            if (in.nameIs(Pair.A)) {
                a = in.readInt();
            } else if (in.nameIs(Pair.B)) {
                b = in.readInt();
            } else {
                in.skipValue();
            }
        }
        return new Pair(a, b, List.of());
    }

    @Test
    void aDocumentWithoutErrorsGivesItsValue() {
        Decoded<Pair> decoded = Pair.CODEC.tryFromJson("{\"a\":1}".getBytes(UTF_8));

        assertThat(decoded.isValid()).isTrue();
        assertThat(decoded.value()).isEqualTo(new Pair(1, 0, List.of()));
        assertThat(decoded.errors()).isEmpty();
        assertThat(decoded).hasToString("Decoded[Pair[a=1, b=0, children=[]]]");
        assertThat(Pair.CODEC.nullable().tryFromJson("null".getBytes(UTF_8)).value())
                .isNull();
    }

    @Test
    void everyErrorIsReportedOnceWithItsLocationInTheWholeDocument() {
        byte[] json = """
                {"a": "x", "b" : "\u00e9",
                 "children": [{"a":1,"b":true}, {"b":2}, {"a":1,"z":[1]},
                   {"a":1,"b":-5}, {"a":3.5}, {"a":1,"\\u0061":2}, 7],
                 "q": 1}
                """.getBytes(UTF_8);

        Decoded<Pair> decoded = Pair.CODEC.tryFromJson(json);

        assertThat(decoded.isValid()).isFalse();
        assertThat(decoded.errors().stream().map(DecodingError::toString))
                .containsExactly(
                        "Expected an int but found the string \"x\", at $.a (line 1, column 7).",
                        "Expected an int but found the string \"\\u{E9}\", at $.b (line 1, column 18).",
                        "Expected an int but found true, at $.children[0].b (line 2, column 26).",
                        "Pair.a is required but missing, at $.children[1] (line 2, column 39).",
                        "The member \"z\" is unknown to Pair, at $.children[2].z (line 2, column 49).",
                        Pair.CODEC.getClass().getName()
                                + " refused the value (java.lang.IllegalArgumentException: b is negative),"
                                + " at $.children[3] (line 3, column 17).",
                        "Expected an integer but found 3.5, at $.children[4].a (line 3, column 25).",
                        "The member \"\\u0061\" occurs twice in one object, at $.children[5].a (line 3, column 38).",
                        "Expected an object but found 7, at $.children[6] (line 3, column 51).",
                        "The member \"q\" is unknown to Pair, at $.q (line 4, column 2).");
        assertThat(decoded.toString()).startsWith("Decoded[Expected an int but found");
        assertThatThrownBy(decoded::value)
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("10 errors, first: Expected an int but found the string \"x\"");
    }

    @Test
    void aTextIsReadLikeItsBytes() {
        String json = "{\"a\":\"\u00e9\",\"b\":\"y\"}";

        assertThat(Pair.CODEC.tryFromJson("{\"a\":1}").value()).isEqualTo(new Pair(1, 0, List.of()));
        assertThatThrownBy(() -> Pair.CODEC.tryFromJson("{\"a\":true}").value())
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("There is no value, but an error: Expected an int but found true");
        assertThat(Pair.CODEC.tryFromJson(json).errors())
                .isEqualTo(Pair.CODEC.tryFromJson(json.getBytes(UTF_8)).errors())
                .extracting(DecodingError::offset)
                .containsExactly(5L, 14L);
    }

    @Test
    void halfOfASurrogatePairInATextIsTheOnlyError() {
        String json = "{\"a\":\"x\",\n \"b\":\"?\uD800\"}";

        assertThat(Pair.CODEC.tryFromJson(json).errors())
                .containsExactly(new DecodingError(
                        JsonErrorCode.INVALID_STRING, "The document holds half of a surrogate pair", "$.b", 17, 2, 8));
        assertThat(Pair.CODEC
                        .with(JsonOptions.DEFAULT.withContentInErrors(false))
                        .tryFromJson(json)
                        .errors())
                .extracting(DecodingError::path)
                .containsExactly("$.*");
    }

    @Test
    void aStreamIsReadToItsEndAndLeftOpen() throws IOException {
        byte[] json = " {\"a\":\"x\",\n \"b\":true} ".getBytes(UTF_8);
        List<String> closed = new ArrayList<>();
        InputStream stream = new ByteArrayInputStream(json) {
            @Override
            public void close() {
                closed.add("closed");
            }
        };

        assertThat(Pair.CODEC.tryFromJson(stream).errors())
                .isEqualTo(Pair.CODEC.tryFromJson(json).errors())
                .hasSize(2);
        assertThat(stream.read()).isNegative();
        assertThat(closed).isEmpty();
        assertThat(Pair.CODEC
                        .tryFromJson(new ByteArrayInputStream("{\"a\":1,\"b\":2}".getBytes(UTF_8)))
                        .value())
                .isEqualTo(Pair.CODEC.fromJson("{\"a\":1,\"b\":2}"));
    }

    @Test
    void aStreamOfMoreThanTheLimitIsTheOnlyError() throws IOException {
        byte[] json = "{\"a\":\"x\",\n \"b\":true}".getBytes(UTF_8);
        JsonLimits oneLess = JsonLimits.DEFAULT.withMaxDocumentBytes(json.length - 1);
        JsonLimits enough = JsonLimits.DEFAULT.withMaxDocumentBytes(json.length);

        assertThat(Pair.CODEC
                        .with(JsonOptions.DEFAULT.withLimits(oneLess))
                        .tryFromJson(new ByteArrayInputStream(json))
                        .errors())
                .extracting(DecodingError::code, DecodingError::offset)
                .containsExactly(tuple(JsonErrorCode.DOCUMENT_LIMIT, json.length - 1L));
        assertThat(Pair.CODEC
                        .with(JsonOptions.DEFAULT.withLimits(enough))
                        .tryFromJson(new ByteArrayInputStream(json))
                        .errors())
                .hasSize(2);
    }

    @Test
    void whatAStreamThrowsIsThrown() {
        InputStream broken = new InputStream() {
            @Override
            public int read() throws IOException {
                throw new IOException("broken");
            }
        };

        assertThatThrownBy(() -> Pair.CODEC.tryFromJson(broken))
                .isInstanceOf(IOException.class)
                .hasMessage("broken");
    }

    @Test
    void aTextIsReadWithTheOptionsOfTheCodec() {
        JsonLimits flat = JsonLimits.DEFAULT.withMaxDepth(1);

        assertThat(Pair.CODEC
                        .with(JsonOptions.DEFAULT.withLimits(flat))
                        .tryFromJson("{\"a\":1,\"children\":[]}")
                        .errors())
                .extracting(DecodingError::code)
                .containsExactly(JsonErrorCode.DEPTH_LIMIT);
    }

    @Test
    void missingMembersAreReportedBesideOtherErrors() {
        byte[] json = "{\"b\":\"x\",\"children\":[{\"a\":\"x\",\"b\":\"y\"}] }".getBytes(UTF_8);

        assertThat(Pair.CODEC.tryFromJson(json).errors().stream().map(DecodingError::path))
                .containsExactly("$.b", "$.children[0].a", "$.children[0].b", "$");
    }

    @Test
    void aSyntaxErrorAfterTheFirstMismatchIsTheLastError() {
        byte[] json = "{\"a\":\"x\",\"b\":\"y\",\"children\":nul}".getBytes(UTF_8);

        assertThat(Pair.CODEC.tryFromJson(json).errors().stream().map(DecodingError::code))
                .containsExactly(JsonErrorCode.TYPE_MISMATCH, JsonErrorCode.UNEXPECTED_BYTE);
        assertThat(Pair.CODEC.tryFromJson("{} {}".getBytes(UTF_8)).errors()).hasSize(2);
        assertThat(Pair.CODEC.tryFromJson(new byte[0]).errors().stream().map(DecodingError::code))
                .containsExactly(JsonErrorCode.UNEXPECTED_END);
    }

    @Test
    void noMoreThanAHundredErrorsAreReported() {
        byte[] json = ("{\"a\":1,\"children\":[" + "{\"a\":\"x\"},".repeat(1_000) + "{}]}").getBytes(UTF_8);

        List<DecodingError> errors = Pair.CODEC.tryFromJson(json).errors();

        assertThat(errors).hasSize(100);
        assertThat(errors.get(99).path()).isEqualTo("$.children[99].a");
    }

    @Test
    void theNumberOfReadingsIsLimitedToo() {
        byte[] json = ("[" + "{\"pair\":{\"a\":\"x\"}},".repeat(1_000) + "{}]").getBytes(UTF_8);

        List<DecodingError> errors = BOX.list().tryFromJson(json).errors();

        // Each box costs three readings: without its a, the pair is refused, and without that the box.
        assertThat(errors).hasSize(67);
        assertThat(errors.get(66).path()).isEqualTo("$[66].pair.a");
    }

    @Test
    void refusalsForLackOfARefusedPartAreNotReported() {
        byte[] json = "[{\"a\":1,\"b\":true,\"c\":2}, {\"a\":5,\"b\":3}]".getBytes(UTF_8);

        assertThat(RANGE.list().tryFromJson(json).errors().stream().map(DecodingError::path))
                .containsExactly("$[0].b", "$[1]");
    }

    @Test
    void theWhitespaceAndCommasAroundARefusedElementDoNotMatter() {
        for (String space : List.of("", " ", "\n", "\r", "\t", " \r\n\t ")) {
            String json = "[ 1 , true , 2 , false ]".replace(" ", space);

            assertThat(Codecs.INTEGER.list().tryFromJson(json.getBytes(UTF_8)).errors().stream()
                            .map(DecodingError::path))
                    .as(json)
                    .containsExactly("$[1]", "$[3]");
        }
    }

    /** Reads an array of up to two numbers. */
    private static int sum(JsonReader in) {
        int sum = 0;
        int count = 0;
        for (boolean hasNext = in.beginArray(); hasNext; hasNext = in.nextElement()) {
            in.limitItems(++count, 2);
            sum += in.readInt();
        }
        return sum;
    }

    @Test
    void noOtherErrorOfAnArrayThatIsTooLongIsReported() {
        byte[] json = "[[1,true],[1,2,3,\"x\",5],[1,2],[\"y\",2]]".getBytes(UTF_8);

        assertThat(reading(TryFromJsonTest::sum).list().tryFromJson(json).errors().stream()
                        .map(error -> error.code() + " " + error.path()))
                .containsExactly("TYPE_MISMATCH $[0][1]", "ITEM_LIMIT $[1][2]", "TYPE_MISMATCH $[3][0]");
    }

    /** An element whose hash code others have, too. */
    private record Alike(int number) {
        static final Codec<Alike> CODEC = reading(in -> new Alike(in.readInt()));

        @Override
        public int hashCode() {
            return 0;
        }
    }

    /** The same with an array of any numbers. */
    private record AlikeNumbers(List<Integer> numbers) {
        static final Codec<AlikeNumbers> CODEC =
                reading(in -> new AlikeNumbers(Codecs.INTEGER.list().read(in)));

        @Override
        public int hashCode() {
            return 0;
        }
    }

    private static final class AlikeKeys implements KeyCodec<Alike> {
        @Override
        public String toName(Alike key) {
            return String.valueOf(key.number());
        }

        @Override
        public Alike fromName(String name) {
            return new Alike(Integer.parseInt(name));
        }
    }

    @Test
    void nothingAfterTooManyEqualHashesInASetIsReported() {
        Codec<?> codec = Alike.CODEC.set().list().with(TWO_EQUAL_HASHES);

        assertThat(codec.tryFromJson("[[1,2,3,4,\"x\",5],[6,7],[\"y\",8]]").errors().stream()
                        .map(error -> error.code() + " " + error.path()))
                .containsExactly("HASH_LIMIT $[0][2]", "TYPE_MISMATCH $[2][0]");
    }

    @Test
    void theOneOfTooManyEqualHashesIsReportedAlthoughItLacksARefusedPart() {
        Codec<?> codec = AlikeNumbers.CODEC.set().list().with(TWO_EQUAL_HASHES);

        assertThat(codec.tryFromJson("[[[1],[2],[3,\"x\"],[4,\"y\"]],[\"z\"]]").errors().stream()
                        .map(error -> error.code() + " " + error.path()))
                .containsExactly("TYPE_MISMATCH $[0][2][1]", "HASH_LIMIT $[0][2]", "TYPE_MISMATCH $[1][0]");
    }

    @Test
    void nothingAfterTooManyEqualHashesInAMapIsReported() {
        Codec<?> codec = Codecs.INTEGER.map(new AlikeKeys()).list().with(TWO_EQUAL_HASHES);

        assertThat(codec.tryFromJson("[{\"1\":1,\"2\":2,\"3\":3,\"4\":4,\"5\":\"x\"},{\"6\":\"y\"}]").errors().stream()
                        .map(error -> error.code() + " " + error.path()))
                .containsExactly("HASH_LIMIT $[0][\"3\"]", "TYPE_MISMATCH $[1][\"6\"]");
    }

    @Test
    void refusedElementsDoNotCountAgainstTheLimit() {
        byte[] json = "[[\"x\",1,2],[\"x\",1,2,3]]".getBytes(UTF_8);

        assertThat(reading(TryFromJsonTest::sum).list().tryFromJson(json).errors().stream()
                        .map(error -> error.code() + " " + error.path()))
                .containsExactly("TYPE_MISMATCH $[0][0]", "TYPE_MISMATCH $[1][0]", "ITEM_LIMIT $[1][3]");
    }

    @Test
    void errorsAreFoundAtAnyDepth() {
        for (int depth : new int[] {14, 15, 16, 17, 31, 32, 33, 100}) {
            String open = "[".repeat(depth);
            String close = "]".repeat(depth);
            Codec<?> codec = Codecs.INTEGER;
            for (int i = 0; i < depth; i++) {
                codec = codec.list();
            }

            assertThat(codec.tryFromJson((open + "1,true,2,\"x\"" + close).getBytes(UTF_8))
                            .errors())
                    .as("depth %d", depth)
                    .hasSize(2);
        }
    }

    @Test
    void aMismatchAfterTheValueConcernsTheDocument() {
        Codec<Integer> late = reading(in -> {
            in.endDocument(in.readInt());
            throw in.mismatch("something else");
        });

        assertThat(late.tryFromJson("7 ".getBytes(UTF_8)).errors())
                .singleElement()
                .satisfies(error -> assertThat(error.offset()).isEqualTo(2));
    }

    @Test
    void optionsAreKeptAndTheDocumentIsNotTouched() {
        byte[] json = "{\"a\":\"secret\"}".getBytes(UTF_8);
        JsonOptions discreet = JsonOptions.DEFAULT.withContentInErrors(false);

        assertThat(Pair.CODEC.with(discreet).tryFromJson(json).errors())
                .hasToString("[Expected an int but found a string, at $.* (line 1, column 6).]");
        assertThat(json).asString(UTF_8).isEqualTo("{\"a\":\"secret\"}");
    }

    @Test
    void theFirstErrorOfEveryDocumentIsTheOneThatIsThrown() {
        Documents.in("conformance/jsontestsuite/test_parsing").forEach((name, document) -> {
            for (Codec<?> codec : List.of(Context.UNTYPED, Context.UNTYPED.map(), Pair.CODEC, Pair.CODEC.list())) {
                String thrown = "";
                try {
                    codec.fromJson(document);
                } catch (JsonException e) {
                    thrown = e.getMessage();
                }
                Decoded<?> decoded = codec.tryFromJson(document);
                assertThat(decoded.isValid()).as(name).isEqualTo(thrown.isEmpty());
                if (!thrown.isEmpty()) {
                    assertThat(decoded.errors().get(0)).as(name).hasToString(thrown);
                }
            }
        });
    }

    /** Reads a list of numbers in any number of wrappers. */
    private static List<Integer> wrapped(JsonReader in) {
        in.peekWrapperArray("Node");
        boolean isLeaf = in.nameIs(LEAF);
        in.enterWrapperArray(isLeaf ? LEAF : NODE);
        return in.leaveWrapperArray(isLeaf ? Codecs.INTEGER.list().read(in) : wrapped(in));
    }

    @Test
    @Timeout(20)
    void aLongArrayIsNotReadAgainForEachWrapperAroundIt() {
        int depth = 500;
        String json = "[\"node\",".repeat(depth) + "[\"leaf\",[" + "true,".repeat(150) + "7,".repeat(500_000) + "7]]"
                + "]".repeat(depth);

        List<DecodingError> errors = reading(TryFromJsonTest::wrapped)
                .tryFromJson(json.getBytes(UTF_8))
                .errors();

        assertThat(errors).hasSize(100);
        assertThat(errors.get(99).path()).endsWith("[1][99]");
    }

    @Test
    void wrappersThatLackARefusedPartAreNotReportedEither() {
        Codec<List<List<Integer>>> codec = reading(TryFromJsonTest::wrapped).list();
        String json = "[[\"leaf\",true],[\"leaf\",[1,\"x\"]],[7,[1]],[],[\"node\",[\"leaf\",[1],2]],[\"leaf\"]]";

        assertThat(codec.tryFromJson(json.getBytes(UTF_8)).errors().stream().map(DecodingError::path))
                .containsExactly("$[0][1]", "$[1][1][1]", "$[2][0]", "$[3]", "$[4][1][2]", "$[5]");
    }

    /** Reads numbers in positional arrays, each of which may contain another one. */
    private static Integer readPositional(JsonReader in) {
        boolean hasElement = in.beginPositional();
        int value = hasElement ? in.readInt() : 0;
        if (hasElement && in.nextElement()) {
            value += readPositional(in);
            in.nextElement();
        }
        return value;
    }

    @Test
    @Timeout(20)
    void nestedPositionalArraysAreSearchedForOnce() {
        int depth = 500;
        String places = "[1,".repeat(depth) + "[true]" + "]".repeat(depth);
        String json = "[[1" + " ".repeat(4_000_000) + "]" + ("," + places).repeat(150) + ",[2]]";

        List<DecodingError> errors = reading(TryFromJsonTest::readPositional)
                .list()
                .tryFromJson(json.getBytes(UTF_8))
                .errors();

        assertThat(errors).hasSize(100);
        assertThat(errors.get(99).path()).startsWith("$[100][1]").endsWith("[1][0]");
    }
}
