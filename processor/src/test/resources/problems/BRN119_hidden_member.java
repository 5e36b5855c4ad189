import dev.burin.annotation.*;
import hidden.Hiding;

@JsonCodec
class Order extends Hiding { // BRN119: hidden of Hiding is neither public nor private, and a codec in the unnamed package cannot reach it: it is left out of the JSON.
    public int id;
}

@JsonCodec
@JsonIgnoreProperties("hidden")
class Quiet extends Hiding {
    public int id;
}
