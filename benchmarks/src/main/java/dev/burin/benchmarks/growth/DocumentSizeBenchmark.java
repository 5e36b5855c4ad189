package dev.burin.benchmarks.growth;

import dev.burin.benchmarks.coding.Coding;
import dev.burin.benchmarks.model.parcel.Parcel;
import dev.burin.benchmarks.model.parcel.Shipment;
import dev.burin.benchmarks.model.parcel.ShipmentCodec;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Param;

/** Documents of one shape and many sizes, up to {@code -p kilobytes=100000}. */
@Fork(
        value = 3,
        jvmArgsAppend = {"-Xms4g", "-Xmx4g", "--add-opens=java.base/java.lang.invoke=ALL-UNNAMED"})
public class DocumentSizeBenchmark extends CodecRoundBenchmark {
    private static final long SEED = 20261121;
    private static final int PARCELS_PER_KILOBYTE = 4;
    private static final int MEMBERS_PER_PARCEL = 10;

    /** The maximum number of documents; fewer if they would take more than a megabyte. */
    private static final int MOST_DOCUMENTS = 100;

    /** The size of each document. */
    @Param({"1", "10", "100", "1000", "10000"})
    public int kilobytes;

    @Override
    List<Round<Shipment>> rounds() throws IOException {
        Coding<Shipment> coding = coding();
        RandomValues values = new RandomValues(SEED);
        int parcels = PARCELS_PER_KILOBYTE * kilobytes;
        List<Round<Shipment>> rounds = new ArrayList<>();
        for (int rest = Math.max(1, Math.min(MOST_DOCUMENTS, 1000 / kilobytes)); rest > 0; rest--) {
            Shipment shipment = new Shipment();
            shipment.parcels = values.list(Parcel.class, parcels);
            rounds.add(Round.of(coding, shipment, parcels * MEMBERS_PER_PARCEL));
        }
        return rounds;
    }

    Coding<Shipment> coding() {
        return contender.coding(Shipment.class, ShipmentCodec.INSTANCE);
    }
}
