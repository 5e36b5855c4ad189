import dev.burin.annotation.*;
import java.util.*;

@JsonCodec
class Customer {
    private int number; // BRN057: Property number of Customer is read but never written: the codec cannot get it.

    @JsonProperty(access = JsonProperty.Access.WRITE_ONLY)
    private String password;

    public void setNumber(int number) {}

    public void setPassword(String password) {}
}

@JsonCodec
class Login {
    private final String pw; // BRN057: Property pw of Login is read but never written

    @JsonCreator
    Login(String pw) {
        this.pw = pw;
    }

    String pw() { // for the project's own code: not public
        return pw;
    }
}

@JsonCodec
class Account {
    private final Login login;

    private Account(Login login) {
        this.login = login;
    }

    public Login getLogin() {
        return login;
    }

    String getPassword() {
        return login.pw();
    }

    boolean secret() {
        return true;
    }

    static Builder builder() {
        return new Builder();
    }

    static class Builder {
        private Login login = new Login("");

        void setLogin(Login login) {
            this.login = login;
        }

        void setPassword(String password) {} // BRN057: Property password of Account is read but never written

        void secret(boolean secret) {} // BRN057: Property secret of Account is read but never written

        void addOther(Login other) {}

        Account build() {
            return new Account(login);
        }
    }
}
