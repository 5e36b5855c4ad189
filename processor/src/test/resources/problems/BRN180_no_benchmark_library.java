import dev.burin.annotation.*;

// without jmh-core
// -Aburin.benchmarks // BRN180: writes classes for org.openjdk.jmh.annotations.Benchmark, which is not on the class path.
// -Aburin.benchmarks.documents=src/test/resources/problems/support/documents

class Orders {
    @JsonCodec
    record Order(long id) {}

    @JsonCodec
    record Line(long id) {}
}
