import dev.burin.annotation.*;
import java.util.*;
import java.util.stream.*;

@JsonCodec
record Report(
        Stream<String> lines, // BRN086: Use a List, or leave it out when reading: @JsonProperty(access = JsonProperty.Access.READ_ONLY).
        List<Iterator<String>> columns, // BRN086: Report.columns: Iterator<String> can be written, but not read.
        Map<String, Iterable<Integer>> totals, // BRN086: Report.totals: Iterable<Integer> can be written, but not read.
        Optional<IntStream> counts, // BRN086: Report.counts: IntStream can be written, but not read.
        @JsonProperty(access = JsonProperty.Access.READ_ONLY) Stream<String> footnotes) {}

@JsonCodec
record Page<T>(T item) {}

@JsonCodec
sealed interface Part<T> {}

@JsonCodec
record Chapter<T>(T item) implements Part<T> {}

@JsonCodec
record Book(
        Page<Stream<String>> page, // BRN086: Book.page: Stream<String> can be written, but not read.
        List<Page<Optional<Iterator<String>>>> pages, // BRN086: Book.pages: Iterator<String> can be written, but not read.
        Part<LongStream> part, // BRN086: Book.part: LongStream can be written, but not read.
        @JsonProperty(access = JsonProperty.Access.READ_ONLY) Page<Stream<String>> cover) {}

@JsonCodec
record Library(@JsonValue Page<Stream<String>> page) {} // BRN086: Use a List.

@JsonCodec(direction = JsonCodec.Direction.DECODE)
record Request(
        Stream<String> lines, // BRN086: Use a List, or leave the member out: @JsonIgnore.
        @JsonIgnore Stream<String> footnotes) {}

@JsonCodec
class Upload {
    public void setLines(Iterator<String> lines) {} // BRN086: Use a List, or leave the member out: @JsonIgnore.

    public int getSize() {
        return 0;
    }
}
