package documents;

import dev.burin.annotation.*;

// -Aburin.benchmarks=Order
// -Aburin.benchmarks.documents=src/test/resources/problems/support/documents

@JsonCodec
record Order(long id) {} // BRN184: The benchmark of Order would be called documents.OrderCodecBenchmark, but

@JsonCodec
record Line(long id) {}

class OrderCodecBenchmark {}
