package golden;

import dev.burin.annotation.JsonCodec;
import java.util.List;

@JsonCodec
public record Shop(Page<Shop> branches, Page<List<String>> tags) {}
