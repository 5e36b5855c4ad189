package dev.burin.benchmarks.allocation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.burin.Codec;
import dev.burin.Codecs;
import dev.burin.JsonOptions;
import dev.burin.JsonReader;
import dev.burin.benchmarks.data.Scenario;
import dev.burin.benchmarks.library.Library;
import dev.burin.benchmarks.library.Task;
import dev.burin.codegen.value.PrimitiveArrays;
import dev.burin.internal.text.StringBytes;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openjdk.jol.info.GraphLayout;

/**
 * Decoding allocates only the decoded objects, and encoding only the resulting array, in every scenario, once the code is
 * compiled; except for {@link KnownExcess}.
 */
class AllocationTest {
    private static final int ARRAY_HEADER_BYTES = 16;
    private static final int ALIGNMENT = 8;

    /** More than the initial capacity of a scratch array. */
    private static final int ELEMENTS = 100;

    /** These tests run twice, because strings are written differently if {@code java.lang} is open. */
    @Test
    void stringsAreOpenIfThisRunOpensThem() {
        assertThat(StringBytes.ARE_OPEN).isEqualTo(Boolean.getBoolean("burin.opens"));
    }

    @ParameterizedTest
    @EnumSource
    void decodingAllocatesTheDecodedObjectsAndNothingElse(Scenario scenario) throws IOException {
        assumeTrue(scenario.isAvailable(), () -> "skipped: no " + scenario.title() + " in the corpus");
        Task<?> task = Library.BURIN.task(scenario);

        Object decoded = task.decode();

        long size = sizeOfNewObjects(decoded, task.decode());

        assertAllocated(task::decode, size, KnownExcess.ofDecoding(decoded));
    }

    @ParameterizedTest
    @EnumSource
    void encodingAllocatesTheResultAndNothingElse(Scenario scenario) throws IOException {
        assumeTrue(scenario.isAvailable(), () -> "skipped: no " + scenario.title() + " in the corpus");
        Task<?> task = Library.BURIN.task(scenario);

        long size = sizeOfArray(task.encode().length);

        long excess = KnownExcess.ofEncoding(task.sample().value());
        assertAllocated(task::encode, size, excess);
    }

    @Test
    void codecsWithOptionsAllocateNothingMore() throws IOException {
        Codec<String> codec = Codecs.STRING.with(JsonOptions.DEFAULT.withContentInErrors(false));
        byte[] json = codec.toJsonBytes("decoded");
        String decoded = codec.fromJson(json);

        assertAllocated(
                () -> codec.fromJson(json), GraphLayout.parseInstance(decoded).totalSize(), 0);
        assertAllocated(() -> codec.toJsonBytes(decoded), sizeOfArray(json.length), 0);
    }

    /** Tests documents that are shorter and longer than the initial buffer for streams; each is copied to a new array. */
    @ParameterizedTest
    @ValueSource(ints = {10, 20_000})
    void readingStreamsAllocatesDocumentAndObjectsAndWritingNothing(int characters) throws IOException {
        String decoded = "a".repeat(characters);
        byte[] json = Codecs.STRING.toJsonBytes(decoded);
        ByteArrayInputStream known = new ByteArrayInputStream(json);
        ByteArrayInputStream unknown = new ByteArrayInputStream(json) {};
        for (ByteArrayInputStream source : List.of(known, unknown)) {
            AllocationMeter.Call read = () -> {
                source.reset();
                return Codecs.STRING.fromJson(source);
            };
            assertAllocated(
                    read,
                    sizeOfArray(json.length)
                            + GraphLayout.parseInstance(decoded).totalSize(),
                    0);
        }

        ByteArrayOutputStream target = new ByteArrayOutputStream();
        AllocationMeter.Call write = () -> {
            target.reset();
            Codecs.STRING.toJson(decoded, target);
            return target;
        };
        assertAllocated(write, 0, 0);
    }

    @ParameterizedTest
    @MethodSource
    void readingAnArrayOfPrimitivesAllocatesTheArrayAndNothingElse(String element, Function<JsonReader, ?> read)
            throws IOException {
        byte[] json = ("[" + (element + ",").repeat(ELEMENTS - 1) + element + "]").getBytes(StandardCharsets.UTF_8);
        JsonReader reader = JsonReader.of(json);
        AllocationMeter.Call call = () -> {
            reader.reset(json, 0, json.length);
            return read.apply(reader);
        };

        assertAllocated(call, GraphLayout.parseInstance(call.run()).totalSize(), 0);
    }

    static Stream<Arguments> readingAnArrayOfPrimitivesAllocatesTheArrayAndNothingElse() {
        return Stream.of(
                array("true", PrimitiveArrays::readBooleans),
                array("-7", PrimitiveArrays::readShorts),
                array("123456789", PrimitiveArrays::readInts),
                array("123456789012", PrimitiveArrays::readLongs),
                array("0.25", PrimitiveArrays::readFloats),
                array("0.1234567", PrimitiveArrays::readDoubles));
    }

    private static Arguments array(String element, Function<JsonReader, ?> read) {
        return Arguments.of(element, read);
    }

    private static void assertAllocated(AllocationMeter.Call call, long size, long excess) throws IOException {
        double bytes = AllocationMeter.perCall(call, size + excess);

        assertThat(bytes)
                .as("bytes per call, of which %s are the result", size)
                .isBetween((double) size, size + (double) excess);
    }

    /** Counts no objects that two results of the same input share: enum constants and boxed values cached by the JDK. */
    private static long sizeOfNewObjects(Object decoded, Object decodedAgain) {
        return GraphLayout.parseInstance(decoded, decodedAgain).totalSize()
                - GraphLayout.parseInstance(decodedAgain).totalSize();
    }

    private static long sizeOfArray(int bytes) {
        return (ARRAY_HEADER_BYTES + bytes + ALIGNMENT - 1L) / ALIGNMENT * ALIGNMENT;
    }
}
