import dev.burin.annotation.*;

@JsonCodec(direction = JsonCodec.Direction.ENCODE)
class Link {
    public String getURL() {
        return "a";
    }

    public String getUrl() { // BRN126: getURL() and getUrl() are both getters of property url.
        return "b";
    }
}

@JsonCodec(direction = JsonCodec.Direction.ENCODE)
class Told {
    public String getURL() {
        return "a";
    }

    @JsonProperty
    public String getUrl() {
        return "b";
    }
}

@JsonCodec(direction = JsonCodec.Direction.ENCODE)
class Door {
    public boolean getOpen() {
        return true;
    }

    public boolean isOpen() {
        return true;
    }
}
