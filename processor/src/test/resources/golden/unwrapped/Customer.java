package golden;

import dev.burin.annotation.JsonCodec;
import dev.burin.annotation.JsonUnwrapped;
import org.jspecify.annotations.NonNull;

@JsonCodec
public record Customer(
        String name,
        @JsonUnwrapped(prefix = "home_") @NonNull Address home,
        @JsonUnwrapped(prefix = "work_") Address work) {}
