package documents;

import dev.burin.annotation.*;

// -Aburin.benchmarks=true
// -Aburin.benchmarks.documents=src/test/resources/problems/support/documents

class Orders {
    @JsonCodec
    record Line(long id) {} // BRN181: to measure Orders.Line with: src/test/resources/problems/support/documents has no Orders.Line.json.
}
