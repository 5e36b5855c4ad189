import dev.burin.Codec;
import dev.burin.JsonReader;
import dev.burin.JsonWriter;
import dev.burin.annotation.*;
import java.time.LocalDate;
import java.util.*;

@JsonCodec
class Customer {
    private LocalDate since;
    private Address address;
    private String note;

    @JsonFormat(pattern = "dd.MM.yyyy") // BRN127: Property since is annotated with both @JsonFormat(pattern = "uuuu/MM/dd") and @JsonFormat(pattern = "dd.MM.yyyy").
    public LocalDate getSince() {
        return since;
    }

    @JsonFormat(pattern = "uuuu/MM/dd")
    public void setSince(LocalDate since) {
        this.since = since;
    }

    @JsonUnwrapped(prefix = "home_") // BRN127: Property address is annotated with both @JsonUnwrapped and @JsonUnwrapped(prefix = "home_").
    public Address getAddress() {
        return address;
    }

    @JsonUnwrapped
    public void setAddress(Address address) {
        this.address = address;
    }

    @JsonInclude(JsonInclude.Include.NON_NULL)
    @JsonProperty("remark")
    public String getNote() {
        return note;
    }

    @JsonInclude(JsonInclude.Include.NON_NULL)
    @JsonProperty(required = false)
    public void setNote(String note) {
        this.note = note;
    }
}

record Address(String city) {}

@JsonCodec
class Answered {
    private LocalDate since;

    @com.fasterxml.jackson.annotation.JsonFormat(pattern = "dd.MM.yyyy")
    public LocalDate getSince() {
        return since;
    }

    @com.fasterxml.jackson.annotation.JsonFormat(pattern = "yyyy/MM/dd")
    @JsonFormat(pattern = "uuuu/MM/dd") // Burin's counts, whatever Jackson's say
    public void setSince(LocalDate since) {
        this.since = since;
    }
}

@JsonCodec
class Parcel {
    @JsonInclude(JsonInclude.Include.NON_NULL) // BRN127: Property to is annotated with both @JsonInclude and @JsonInclude(NON_NULL).
    private final String to;

    @JsonCreator
    Parcel(@JsonInclude String to) {
        this.to = to;
    }

    public String getTo() {
        return to;
    }
}

@JsonCodec
record Price(@JsonLimit(digits = 5) long cents) {
    @JsonLimit(digits = 7) // BRN127: and @JsonLimit(digits = 7).
    public long cents() {
        return cents;
    }
}

@JsonCodec
class Order {
    @JsonUsing(Trimmed.class)
    private String number;

    @JsonUsing(Trimmed.class) // BRN127: Property number is annotated with both @JsonUsing(Upper.class) and @JsonUsing(Trimmed.class).
    public String getNumber() {
        return number;
    }

    @JsonUsing(Upper.class)
    public void setNumber(String number) {
        this.number = number;
    }
}

class Trimmed implements Codec<String> {
    @Override
    public void write(JsonWriter out, String value) {
        out.writeString(value.trim());
    }

    @Override
    public String read(JsonReader in) {
        return in.readString().trim();
    }
}

class Upper extends Trimmed {}

@JsonCodec
class Day {
    private final LocalDate date;

    @JsonCreator
    Day(@JsonFormat(pattern = "uuuu/MM/dd") LocalDate date) { // BRN127: Property getDate is annotated with both @JsonFormat(pattern = "dd.MM.yyyy") and @JsonFormat(pattern = "uuuu/MM/dd").
        this.date = date;
    }

    @JsonValue
    @JsonFormat(pattern = "dd.MM.yyyy")
    public LocalDate getDate() {
        return date;
    }
}

@JsonCodec
record Hours(@JsonValue @JsonLimit(digits = 2) int count) {
    @JsonCreator
    static Hours of(@JsonLimit(digits = 2) int hours) {
        return new Hours(hours);
    }
}
