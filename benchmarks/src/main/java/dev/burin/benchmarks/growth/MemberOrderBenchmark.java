package dev.burin.benchmarks.growth;

import dev.burin.benchmarks.coding.Coding;
import dev.burin.benchmarks.model.parcel.Parcel;
import dev.burin.benchmarks.model.parcel.ParcelCodec;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.openjdk.jmh.annotations.Param;

/** An object of ten members, in the declared and other orders, with unknown members and with missing ones. */
public class MemberOrderBenchmark extends DecodeRoundBenchmark {
    private static final int DOCUMENTS = 1000;
    private static final int MEMBERS = 10;
    private static final long SEED = 20261121;

    /** The members of the documents and their order. */
    @Param
    public MemberOrder order;

    @Override
    List<Round<Parcel>> rounds() throws IOException {
        Coding<Parcel> coding = contender.coding(Parcel.class, ParcelCodec.INSTANCE);
        Random random = new Random(SEED);
        List<Round<Parcel>> rounds = new ArrayList<>();
        for (Parcel parcel : new RandomValues(SEED).list(Parcel.class, DOCUMENTS)) {
            rounds.add(Round.of(coding, parcel, MEMBERS).in(order, random));
        }
        return rounds;
    }
}
