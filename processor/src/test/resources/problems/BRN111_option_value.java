import dev.burin.annotation.*;

// -Aburin.naming=SNAKECASE // BRN111: The option -Aburin.naming cannot be "SNAKECASE". Did you mean "SNAKE_CASE"?
// -Aburin.unknown // BRN111: The option -Aburin.unknown cannot be "".
// -Aburin.include=non_null // BRN111: Did you mean "NON_NULL"?
// -Aburin.access=FIELDS

@JsonCodec
record Order(long orderId) {}
