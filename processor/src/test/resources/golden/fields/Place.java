package golden;

import dev.burin.annotation.JsonCodec;

@JsonCodec
public final class Place {
    public String city;
    public String country = "unknown";
    public int floor;
}
