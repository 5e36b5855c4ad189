package documents;

import dev.burin.annotation.*;

// -Aburin.benchmarks
// -Aburin.benchmarks.documents=src/test/resources/problems/support/documents

@JsonCodec
record Broken(long id) {} // BRN182: Broken.json cannot be the document to measure Broken with: Expected
