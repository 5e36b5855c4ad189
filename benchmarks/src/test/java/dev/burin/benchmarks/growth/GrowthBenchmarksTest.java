package dev.burin.benchmarks.growth;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.burin.benchmarks.coding.Contender;
import dev.burin.benchmarks.growth.DecodeRoundBenchmark.Amount;
import dev.burin.benchmarks.library.Operation;
import dev.burin.benchmarks.model.everyday.LongTextCodec;
import java.io.IOException;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every benchmark of growth runs once for every library; it checks its documents while it prepares them. */
class GrowthBenchmarksTest {
    /** The contenders for types that are compiled at run time. */
    private static final Set<Contender> CONTENDERS =
            EnumSet.of(Contender.BURIN, Contender.FORY, Contender.DSL_JSON, Contender.JACKSON);

    /** All but Jsoniter, which does not support arrays of arrays, and avaje-jsonb, which has no adapters for these types. */
    private static final Set<Contender> EVERYDAY =
            EnumSet.complementOf(EnumSet.of(Contender.JSONITER, Contender.AVAJE));

    private static final Set<Contender> ALL = EnumSet.allOf(Contender.class);

    /** All but Jsoniter, which misreads some doubles. */
    private static final Set<Contender> READERS = EnumSet.complementOf(EnumSet.of(Contender.JSONITER));

    @ParameterizedTest
    @EnumSource
    void membersAreReadInEveryOrder(MemberOrder order) throws IOException {
        for (Contender contender : READERS) {
            MemberOrderBenchmark benchmark = new MemberOrderBenchmark();
            benchmark.order = order;
            assertDecodes(benchmark, contender);
        }
    }

    @ParameterizedTest
    @EnumSource
    void documentsAreReadInEveryLayout(Layout layout) throws IOException {
        for (Contender contender : READERS) {
            LayoutBenchmark benchmark = new LayoutBenchmark();
            benchmark.layout = layout;
            assertDecodes(benchmark, contender);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 100})
    void documentsOfEverySizeAreReadAndWrittenFromArraysAndStreams(int kilobytes) throws IOException {
        for (DocumentSizeBenchmark benchmark : List.of(new DocumentSizeBenchmark(), new StreamBenchmark())) {
            for (Contender contender : ALL) {
                benchmark.kilobytes = kilobytes;
                Amount amount = READERS.contains(contender)
                        ? assertReadsAndWrites(benchmark, contender)
                        : assertEncodes(benchmark, contender);
                assertThat(amount.bytes).isBetween(800L * kilobytes, 1400L * kilobytes);
            }
        }
    }

    @Test
    void misreadDocumentsAreNotMeasured() {
        MemberOrderBenchmark benchmark = new MemberOrderBenchmark();
        benchmark.order = MemberOrder.DECLARED;
        benchmark.contender = Contender.JSONITER;

        assertThatThrownBy(() -> benchmark.prepare(Operation.DECODE))
                .as("1.66, by one unit in the last place")
                .hasMessage("reads another value");
    }

    @ParameterizedTest
    @ValueSource(ints = {10, 65, 500})
    void typesOfEveryNumberOfMembersAreReadAndWritten(int members) throws IOException {
        for (Contender contender : CONTENDERS) {
            for (MemberOrder order : List.of(MemberOrder.DECLARED, MemberOrder.SHUFFLED)) {
                MemberCountBenchmark benchmark = new MemberCountBenchmark();
                benchmark.members = members;
                benchmark.order = order;
                assertThat(assertReadsAndWrites(benchmark, contender).members).isEqualTo(members);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 1000})
    void listsAreTheSameEitherWay(int elements) {
        ListCollectionBenchmark benchmark = new ListCollectionBenchmark();
        benchmark.elements = elements;

        assertThat(benchmark.keptArray()).hasSize(elements).isEqualTo(benchmark.growingList());
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 50})
    void manyTypesAreReadAndWrittenInTurns(int types) throws IOException {
        for (Contender contender : CONTENDERS) {
            ManyTypesBenchmark benchmark = new ManyTypesBenchmark();
            benchmark.types = types;
            benchmark.warmUps = 10;
            assertReadsAndWrites(benchmark, contender);
        }
    }

    @ParameterizedTest
    @EnumSource
    void everydayValuesAreReadAndWritten(Everyday kind) throws IOException {
        for (Contender contender : EVERYDAY) {
            EverydayBenchmark benchmark = new EverydayBenchmark();
            benchmark.kind = kind;
            benchmark.documents = 10;
            assertReadsAndWrites(benchmark, contender);
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"BURIN", "JACKSON", "JACKSON_3", "FORY", "FASTJSON2"})
    void neighboursEncodeBeforeBurin(Contender neighbour) throws IOException {
        NeighbourBenchmark benchmark = new NeighbourBenchmark();
        benchmark.neighbour = neighbour;
        benchmark.kind = Everyday.LINES;
        benchmark.milliseconds = 1;

        benchmark.prepare();

        assertThat(LongTextCodec.INSTANCE.fromJson(benchmark.encode()).text).contains("\n\"");
    }

    private static Amount assertReadsAndWrites(CodecRoundBenchmark benchmark, Contender contender) throws IOException {
        Amount read = assertDecodes(benchmark, contender);
        assertEncodes(benchmark, contender);
        return read;
    }

    private static Amount assertEncodes(CodecRoundBenchmark benchmark, Contender contender) throws IOException {
        Amount written = new Amount();
        benchmark.contender = contender;
        benchmark.prepare(Operation.ENCODE);
        assertThat(benchmark.encode(written)).hasSize((int) written.bytes);
        return written;
    }

    private static Amount assertDecodes(DecodeRoundBenchmark benchmark, Contender contender) throws IOException {
        Amount amount = new Amount();
        benchmark.contender = contender;
        benchmark.prepare(Operation.DECODE);
        assertThat(benchmark.decode(amount)).isNotNull();
        assertThat(amount.bytes).isPositive();
        return amount;
    }
}
