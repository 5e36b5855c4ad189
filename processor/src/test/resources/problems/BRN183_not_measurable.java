import dev.burin.annotation.*;
import java.util.List;

// -Aburin.benchmarks
// -Aburin.benchmarks.documents=src/test/resources/problems/support/documents

@JsonCodec
record Order(long id) {} // BRN183: Order cannot be measured: it is in no package

@JsonCodec
record Page<T>(List<T> items) {} // BRN183: Page cannot be measured: its type arguments are not known

@JsonCodec(direction = JsonCodec.Direction.ENCODE)
record Sent(long id) {} // BRN183: Sent cannot be measured: it is only written

@JsonCodec(direction = JsonCodec.Direction.DECODE)
record Received(long id) {} // BRN183: Received cannot be measured: it is only read
