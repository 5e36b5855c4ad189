package golden;

import dev.burin.annotation.JsonCodec;
import java.util.List;

@JsonCodec
public record Page<T>(List<T> items, T best, Page<T> next) {}
