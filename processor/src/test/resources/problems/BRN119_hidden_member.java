import dev.burin.annotation.*;
import hidden.Hiding;
import hidden.Setting;

@JsonCodec
class Order extends Hiding { // BRN119: hidden of Hiding is neither public nor private, and a codec in the unnamed package cannot reach it: it is left out of the JSON.
    public int id;
}

@JsonCodec
@JsonIgnoreProperties("hidden")
class Quiet extends Hiding {
    public int id;
}

@JsonCodec
class Lost extends Setting { // BRN119: only of Setting has a setter that is neither public nor private, and a codec in the unnamed package cannot reach it: it is left out of the JSON.
    public int id;
}

@JsonCodec
@JsonIgnoreProperties("only")
class Known extends Setting {
    public int id;
}

@JsonCodec
class Overriding extends Setting {
    @Override
    protected void setOnly(String only) {
        super.setOnly(only);
    }

    public String getOnly() {
        return shown();
    }
}

@JsonCodec
class Making extends Setting {
    public final int id;

    Making(int id, String only) {
        this.id = id;
        setOnly(only);
    }

    public String getOnly() {
        return shown();
    }
}

@JsonCodec
class Renamed extends Setting {
    @JsonProperty("only")
    public String other;
}

@JsonCodec(direction = JsonCodec.Direction.ENCODE)
class Written extends Setting {
    public int id;
}

class Shadowed {
    public int id;
    public String name;
    private int size;

    public int getSize() {
        return size;
    }

    public void setSize(int size) {
        this.size = size;
    }
}

@JsonCodec
class Shadowing extends Shadowed { // BRN119: name of Shadowed is hidden by the field of Shadowing, and a codec in the unnamed package cannot reach it: it is left out of the JSON.
    public static final String name = "constant";
    static int size;
}
