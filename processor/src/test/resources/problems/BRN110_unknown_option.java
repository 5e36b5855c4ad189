import dev.burin.annotation.*;

// -Aburin.namin=SNAKE_CASE // BRN110: There is no option -Aburin.namin. Did you mean "burin.naming"?
// -Aother.naming=SNAKE // javac: not recognized by any processor: '[other.naming, burin.namin]'

@JsonCodec
record Order(long orderId) {}
