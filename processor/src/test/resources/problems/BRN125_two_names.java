import dev.burin.annotation.*;

@JsonCodec
class Order {
    private int count;

    @JsonProperty("total")
    public int getCount() {
        return count;
    }

    @JsonProperty("sum")
    public void setCount(int count) { // BRN125: Property count is given two names, "total" and "sum".
        this.count = count;
    }
}

@JsonCodec
class Line {
    private final int price;

    @JsonCreator
    Line(@JsonProperty("sum") int price) { // BRN125: Property price is given two names, "total" and "sum".
        this.price = price;
    }

    @JsonProperty("total")
    public int getPrice() {
        return price;
    }
}

@JsonCodec
class Base {
    @JsonProperty("id")
    public int number() {
        return 1;
    }

    @JsonProperty("key")
    public int getKey() {
        return 1;
    }
}

@JsonCodec
class Renamed extends Base {
    @Override
    @JsonProperty("k")
    public int getKey() {
        return 2;
    }
}
