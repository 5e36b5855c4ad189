package dev.burin.benchmarks.growth;

import dev.burin.benchmarks.coding.Coding;
import dev.burin.benchmarks.model.parcel.Shipment;

/** The documents of {@link DocumentSizeBenchmark}, read from streams and written to streams. */
public class StreamBenchmark extends DocumentSizeBenchmark {

    @Override
    Coding<Shipment> coding() {
        return new StreamedCoding<>(super.coding());
    }
}
