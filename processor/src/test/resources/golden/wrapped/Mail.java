package golden;

import dev.burin.annotation.JsonAlias;
import dev.burin.annotation.JsonCodec;

@JsonCodec
@JsonAlias("Letter")
public record Mail(String to) implements Job {}
