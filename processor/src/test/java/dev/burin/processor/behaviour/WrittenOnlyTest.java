package dev.burin.processor.behaviour;

import static dev.burin.processor.behaviour.Compiled.compile;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Streams, iterators and types that provide them: written as arrays, never read. */
class WrittenOnlyTest {
    private static final Compiled REPORT = compile("""
            @JsonCodec public class Report {
                public static List<Object> parts;
                public Stream<String> getLines() { return part(0); }
                public Iterator<Integer> getNumbers() { return part(1); }
                public Iterable<City> getCities() { return part(2); }
                public Stream<? extends List<City>> getGroups() { return part(3); }
                public IntStream getInts() { return part(4); }
                public LongStream getLongs() { return part(5); }
                public DoubleStream getDoubles() { return part(6); }
                @SuppressWarnings("unchecked") private static <T> T part(int index) { return (T) parts.get(index); }
            }
            """, "record City(String name) {}");

    private static String written(Object... parts) throws ReflectiveOperationException {
        REPORT.firstType().getField("parts").set(null, Arrays.asList(parts));
        return REPORT.write(REPORT.read("{}"));
    }

    @Test
    void eachIsAnArrayOfItsElements() throws ReflectiveOperationException {
        assertThat(written(
                        Stream.of("a", null),
                        List.of(1, 2).iterator(),
                        List.of(),
                        Stream.of(List.of(), null),
                        IntStream.of(1, 2),
                        LongStream.of(3),
                        DoubleStream.of(0.5)))
                .isEqualTo("{\"lines\":[\"a\",null],\"numbers\":[1,2],\"cities\":[],\"groups\":[[],null],"
                        + "\"ints\":[1,2],\"longs\":[3],\"doubles\":[0.5]}");
    }

    @Test
    void nullIsNull() throws ReflectiveOperationException {
        assertThat(written(null, null, null, null, null, null, null))
                .isEqualTo("{\"lines\":null,\"numbers\":null,\"cities\":null,\"groups\":null,"
                        + "\"ints\":null,\"longs\":null,\"doubles\":null}");
    }

    @Test
    void streamsAreClosed() throws ReflectiveOperationException {
        AtomicInteger closed = new AtomicInteger();
        Runnable count = closed::incrementAndGet;

        written(
                Stream.of("a").onClose(count),
                null,
                null,
                Stream.<List<Object>>empty().onClose(count),
                IntStream.empty().onClose(count),
                LongStream.empty().onClose(count),
                DoubleStream.empty().onClose(count));

        assertThat(closed).hasValue(5);
    }

    @Test
    void aRecordMayHaveAMemberThatIsOnlyWritten() {
        Compiled log = compile("""
                @JsonCodec record Log(int id, @JsonProperty(access = JsonProperty.Access.READ_ONLY) Stream<String> lines) {}
                """);

        assertThat(log.roundTrip("{\"id\":1,\"lines\":[\"a\"]}")).isEqualTo("{\"id\":1,\"lines\":null}");
    }

    @ParameterizedTest
    @CsvSource({
        "Stream<String>, 'Stream.of(\"a\", null)', '[\"a\",null]'",
        "Iterable<String>, 'List.of(\"a\")', '[\"a\"]'",
        "Optional<Iterator<Integer>>, 'Optional.of(List.of(1).iterator())', [1]",
        "IntStream, 'IntStream.of(1, 2)', '[1,2]'"
    })
    void oneMayBeATypeArgumentWhereItIsOnlyWritten(String type, String value, String json)
            throws ReflectiveOperationException {
        Compiled book = compile("""
                @JsonCodec(direction = JsonCodec.Direction.ENCODE) public record Book(Page<%1$s> page) {
                    public static Book of() { return new Book(new Page<>(%2$s)); }
                }
                """.formatted(type, value), "@JsonCodec record Page<T>(T item) {}");

        assertThat(book.write(book.firstType().getMethod("of").invoke(null)))
                .isEqualTo("{\"page\":{\"item\":" + json + "}}");
    }
}
