package dev.burin.benchmarks.start;

import dev.burin.benchmarks.coding.Coding;
import dev.burin.benchmarks.coding.Contender;
import dev.burin.benchmarks.model.parcel.Parcel;
import dev.burin.benchmarks.model.parcel.ParcelCodec;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/**
 * The program for a fresh virtual machine: decodes one document a thousand times and prints when the 1st, the 10th, the 100th
 * and the 1,000th call ended, in nanoseconds since the start of its main method. It must not use lambdas, because their
 * first use takes longer than Burin's first document.
 */
public final class FirstCalls {
    /** The numbers of calls after which the time is printed. */
    static final int[] CALLS = {1, 10, 100, 1000};

    private static final String DOCUMENT = """
            {"id":4711000815,"sender":"Müller & Sons","insured":true,"pieces":3,"weight":12.75,"state":"SORTED",\
            "labels":["fragile","this side up"],"depot":{"number":17,"city":"Rotterdam"},\
            "posted":"2026-11-21T18:14:00","comment":"leave it with the neighbours, second floor"}""";

    private FirstCalls() {}

    /** Runs with one argument: the name of a contender. */
    public static void main(String[] arguments) throws IOException {
        long start = System.nanoTime();
        long[] times = times(Contender.valueOf(arguments[0]), start);
        for (long time : times) {
            System.out.println(time);
        }
    }

    /** Returns the nanoseconds between {@code start} and the end of each of the {@link #CALLS}. */
    static long[] times(Contender contender, long start) throws IOException {
        byte[] json = DOCUMENT.getBytes(StandardCharsets.UTF_8);
        // Load the codec only for Burin, which uses it.
        Coding<Parcel> coding =
                contender.coding(Parcel.class, contender == Contender.BURIN ? ParcelCodec.INSTANCE : null);
        long[] times = new long[CALLS.length];
        int call = 0;
        for (int i = 0; i < CALLS.length; i++) {
            Parcel parcel = null;
            for (; call < CALLS[i]; call++) {
                parcel = coding.decode(json);
            }
            times[i] = System.nanoTime() - start;
            check(parcel);
        }
        return times;
    }

    private static void check(Parcel parcel) {
        if (parcel.id != 4711000815L || !parcel.depot.city.equals("Rotterdam")) {
            throw new IllegalStateException("reads another value");
        }
    }
}
