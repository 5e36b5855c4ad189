import dev.burin.annotation.*;
import java.time.LocalDate;

@JsonCodec(implementation = StoredBill.class)
interface Bill {
    LocalDate getDue(); // BRN164: @JsonFormat on due is only in StoredBill: Bill is written, StoredBill is read.

    String getIban(); // BRN164: @JsonRedact on iban is only in StoredBill

    @JsonBytes(JsonBytes.Form.HEX)
    byte[] getSeal(); // BRN164: @JsonBytes on seal is not the same in Bill and in StoredBill

    @JsonInclude(JsonInclude.Include.NON_NULL)
    String getNote();
}

record StoredBill(
        @JsonFormat(pattern = "dd.MM.yyyy") LocalDate due,
        @JsonRedact String iban,
        @JsonBytes(JsonBytes.Form.BASE64_URL) byte[] seal,
        @JsonInclude(JsonInclude.Include.NON_NULL) @JsonLimit(length = 100) String note)
        implements Bill {
    @Override
    public LocalDate getDue() {
        return due;
    }

    @Override
    public String getIban() {
        return iban;
    }

    @Override
    public byte[] getSeal() {
        return seal;
    }

    @Override
    public String getNote() {
        return note;
    }
}

@JsonCodec(implementation = LoadedUser.class)
abstract class User {
    @JsonAlias("login")
    public abstract String getName(); // which a subclass inherits

    public abstract String getPassword(); // BRN164: @JsonProperty(access = WRITE_ONLY) on password is only in LoadedUser
}

class LoadedUser extends User {
    private final String name;
    private final String password;

    LoadedUser(String name, @JsonProperty(access = JsonProperty.Access.WRITE_ONLY) String password) {
        this.name = name;
        this.password = password;
    }

    @Override
    public String getName() {
        return name;
    }

    @Override
    public String getPassword() {
        return password;
    }
}
