package dev.burin.samples;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.burin.Codec;
import dev.burin.JsonErrorCode;
import dev.burin.JsonException;
import dev.burin.JsonLimits;
import dev.burin.JsonOptions;
import dev.burin.reference.OwnFault;
import dev.burin.reference.OwnThread;
import dev.burin.samples.articles.C;
import dev.burin.samples.recursion.Person;
import dev.burin.samples.recursion.Tree;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A1, A21: on threads with small stacks, generated codecs read and write, or throw the declared exception. */
class LittleStackTest {
    private static final JsonMapper TREES = JsonMapper.builder().build();
    private static final int STACK_BYTES = 1 << 18;

    /** Below the default limit, including the enclosing levels. */
    private static final int ALLOWED_LEVELS = 400;

    private static final int ENDLESS_LEVELS = 10_000;

    /** Types that contain themselves, which need stack for each level. */
    private static final Set<Class<?>> RECURSIVE = Set.of(Tree.class, Person.class, C.class);

    /** Their limit in these tests, where the stack is half of what the default limit needs. */
    private static final int RECURSIVE_LEVELS = 100;

    private static final JsonOptions FEW_LEVELS =
            JsonOptions.DEFAULT.withLimits(new JsonLimits(RECURSIVE_LEVELS, 1_000, 10_000));

    private static final String PEOPLE = "{\"department\":{\"head\":".repeat(ENDLESS_LEVELS);

    static List<Sample<?>> samples() {
        return Samples.ALL;
    }

    @ParameterizedTest
    @MethodSource("samples")
    <T> void aSmallStackIsEnough(Sample<T> sample) throws Exception {
        Codec<T> codec =
                RECURSIVE.contains(sample.type().getRawClass()) ? sample.codec().with(FEW_LEVELS) : sample.codec();
        List<byte[]> hostile = hostile(sample);
        String expected = codec.toJson(codec.fromJson(sample.json()));

        assertThat(hostile).hasSizeGreaterThan(3);
        assertThat(OwnThread.run(STACK_BYTES, () -> codec.toJson(codec.fromJson(sample.json()))))
                .isEqualTo(expected);
        assertThat(OwnThread.run(STACK_BYTES, () -> refusals(codec, hostile)))
                .isNotEmpty()
                .noneMatch(e -> OwnFault.isBehind(e, e.code()));
    }

    static List<Sample<?>> recursiveSamples() {
        return Samples.ALL.stream()
                .filter(sample -> RECURSIVE.contains(sample.type().getRawClass()))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("recursiveSamples")
    <T> void documentsAreRejectedWhereTheStackEnds(Sample<T> sample) throws Exception {
        Codec<T> codec =
                sample.codec().with(JsonOptions.DEFAULT.withLimits(new JsonLimits(Integer.MAX_VALUE, 1_000, 10_000)));
        List<byte[]> hostile = hostile(sample);
        hostile.add(PEOPLE.getBytes(US_ASCII));

        assertThat(OwnThread.run(STACK_BYTES, () -> refusals(codec, hostile))).anySatisfy(e -> {
            assertThat(e.code()).isEqualTo(JsonErrorCode.DEPTH_LIMIT);
            assertThat(e).hasMessageContaining("The stack of this thread ended in level ");
        });
    }

    @Test
    void everyWayOfWritingThrowsTheDeclaredExceptionWhereTheStackEnds() throws Exception {
        Codec<Tree> codec = sample(Tree.class)
                .codec()
                .with(JsonOptions.DEFAULT.withLimits(JsonLimits.DEFAULT.withMaxDepth(Integer.MAX_VALUE)));
        Tree leaf = new Tree("a", List.of());
        Tree deep = leaf;
        for (int i = 0; i < ENDLESS_LEVELS; i++) {
            deep = new Tree("a", List.of(deep));
        }
        List<Tree> values = List.of(leaf, deep);

        for (Codec<Tree> each : List.of(codec, codec.redacted())) {
            List<Callable<byte[]>> calls = List.of(
                    () -> each.toJsonBytes(values.get(1)),
                    () -> written(out -> each.toJson(values.get(1), out)),
                    () -> written(out -> each.toArray(values.stream(), out)),
                    () -> written(out -> each.toLines(values.stream(), out)));
            for (Callable<byte[]> call : calls) {
                assertThatThrownBy(() -> OwnThread.run(STACK_BYTES, call))
                        .cause()
                        .isInstanceOfSatisfying(
                                JsonException.class, e -> assertThat(e.code()).isEqualTo(JsonErrorCode.DEPTH_LIMIT));
            }
        }
    }

    private static byte[] written(Written use) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        use.to(out);
        return out.toByteArray();
    }

    private interface Written {
        void to(OutputStream out) throws IOException;
    }

    /** Returns the declared exceptions; anything else that is thrown, such as a StackOverflowError, fails the test. */
    private static <T> List<JsonException> refusals(Codec<T> codec, List<byte[]> documents) {
        List<JsonException> refusals = new ArrayList<>();
        for (byte[] document : documents) {
            try {
                codec.toJsonBytes(codec.fromJson(document));
            } catch (JsonException e) {
                refusals.add(e);
            }
        }
        return refusals;
    }

    /** Returns deep documents, complete and unterminated: alone, in an unknown member, in each member, and nested by its name. */
    private static List<byte[]> hostile(Sample<?> sample) throws JsonProcessingException {
        List<String> documents = new ArrayList<>();
        addNested(documents, "", "[", "]", "");
        addNested(documents, "{\"unknown\":", "{\"a\":[", "]}", "}");
        for (String name : names(sample)) {
            String quoted = TREES.writeValueAsString(name) + ":";
            addNested(documents, "{" + quoted, "[", "]", "}");
            addNested(documents, "", "{" + quoted, "}", "");
            addNested(documents, "", "{" + quoted + "[", "]}", "");
        }
        return documents.stream()
                .map(document -> document.getBytes(UTF_8))
                .collect(Collectors.toCollection(ArrayList::new));
    }

    private static void addNested(List<String> documents, String before, String opening, String closing, String after) {
        int levels = (int) opening.chars().filter(c -> c == '[' || c == '{').count();
        int count = ALLOWED_LEVELS / levels;
        documents.add(before + opening.repeat(count) + "null" + closing.repeat(count) + after);
        documents.add(before + opening.repeat(ENDLESS_LEVELS));
    }

    private static Set<String> names(Sample<?> sample) throws JsonProcessingException {
        Set<String> names = new TreeSet<>();
        TREES.readTree(sample.json()).fieldNames().forEachRemaining(names::add);
        return names;
    }

    @Test
    void typesThatContainEachOtherAreRejectedAtTheirLimit() throws Exception {
        Codec<Person> codec = sample(Person.class).codec().with(FEW_LEVELS);
        byte[] document = PEOPLE.getBytes(US_ASCII);

        assertThat(OwnThread.run(STACK_BYTES, () -> refusals(codec, List.of(document))))
                .singleElement()
                .satisfies(e -> assertThat(e.code()).isEqualTo(JsonErrorCode.DEPTH_LIMIT));
    }

    @Test
    void aRecursiveTypeReachesTheDefaultDepthOnTheDocumentedStack() throws Exception {
        Codec<Tree> codec = sample(Tree.class).codec();
        String document = "{\"name\":\"a\",\"children\":[".repeat(256) + "]}".repeat(256);

        byte[] json = document.getBytes(US_ASCII);
        assertThat(OwnThread.run(OwnThread.RECURSION_BYTES, () -> codec.toJson(codec.fromJson(json))))
                .isEqualTo(document);
        assertThatThrownBy(() -> OwnThread.run(
                        OwnThread.RECURSION_BYTES,
                        () -> codec.fromJson(("{\"children\":[" + document).getBytes(US_ASCII))))
                .cause()
                .isInstanceOfSatisfying(
                        JsonException.class, e -> assertThat(e.code()).isEqualTo(JsonErrorCode.DEPTH_LIMIT));
    }

    @SuppressWarnings("unchecked") // found by its type
    private static <T> Sample<T> sample(Class<T> type) {
        return (Sample<T>) Samples.ALL.stream()
                .filter(sample -> sample.type().getRawClass() == type)
                .findFirst()
                .orElseThrow();
    }
}
