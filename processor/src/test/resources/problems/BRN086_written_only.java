import dev.burin.annotation.*;
import java.util.*;
import java.util.stream.*;

@JsonCodec
record Report(
        Stream<String> lines, // BRN086: Report.lines: Stream<String> can be written, but not read.
        List<Iterator<String>> columns, // BRN086: Report.columns: Iterator<String> can be written, but not read.
        Map<String, Iterable<Integer>> totals, // BRN086: Report.totals: Iterable<Integer> can be written, but not read.
        Optional<IntStream> counts, // BRN086: Report.counts: IntStream can be written, but not read.
        @JsonProperty(access = JsonProperty.Access.READ_ONLY) Stream<String> footnotes) {}
