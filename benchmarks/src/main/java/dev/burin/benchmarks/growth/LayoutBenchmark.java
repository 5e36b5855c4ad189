package dev.burin.benchmarks.growth;

import dev.burin.benchmarks.coding.Coding;
import dev.burin.benchmarks.model.parcel.Parcel;
import dev.burin.benchmarks.model.parcel.Shipment;
import dev.burin.benchmarks.model.parcel.ShipmentCodec;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.annotations.Param;

/** Documents of about ten kilobytes, with and without whitespace. */
public class LayoutBenchmark extends DecodeRoundBenchmark {
    private static final long SEED = 20261123;
    private static final int DOCUMENTS = 100;
    private static final int PARCELS = 40;
    private static final int MEMBERS_PER_PARCEL = 10;

    /** The whitespace between the tokens. */
    @Param
    public Layout layout;

    @Override
    List<Round<Shipment>> rounds() throws IOException {
        Coding<Shipment> coding = contender.coding(Shipment.class, ShipmentCodec.INSTANCE);
        RandomValues values = new RandomValues(SEED);
        List<Round<Shipment>> rounds = new ArrayList<>();
        for (int i = 0; i < DOCUMENTS; i++) {
            Shipment shipment = new Shipment();
            shipment.parcels = values.list(Parcel.class, PARCELS);
            byte[] json = layout.writer().writeValueAsBytes(shipment);
            rounds.add(new Round<>(coding, json, shipment, PARCELS * MEMBERS_PER_PARCEL));
        }
        return rounds;
    }
}
