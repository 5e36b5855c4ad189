package golden;

import dev.burin.annotation.JsonCodec;
import java.util.List;

@JsonCodec
public final class Parcel {
    private final String address;
    private final List<String> items;

    private Parcel(Builder from) {
        address = from.address;
        items = from.items;
    }

    public String address() {
        return address;
    }

    public List<String> items() {
        return items;
    }

    public static Builder builder() {
        return new Builder();
    }

    public static final class Builder {
        private String address;
        private List<String> items = List.of();

        public Builder address(String value) {
            address = value;
            return this;
        }

        public Builder items(List<String> values) {
            items = List.copyOf(values);
            return this;
        }

        public Parcel build() {
            return new Parcel(this);
        }
    }
}
