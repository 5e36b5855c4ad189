import dev.burin.annotation.*;

@JsonCodec(naming = Naming.SNAKE_CASE)
@JsonIgnoreProperties({"passwordHash", "mail", "_links", "created_at", "failedLogins", "last-login"})
class User {
    public String passwordHash; // BRN128: @JsonIgnoreProperties names "passwordHash", but the JSON name of passwordHash is "password_hash", so that it is not ignored.

    @JsonProperty("e-mail")
    public String mail; // BRN128: @JsonIgnoreProperties names "mail", but the JSON name of mail is "e-mail"

    public long createdAt;

    public int failed_logins; // BRN128: names "failedLogins", but the JSON name of failed_logins is "failed_logins"

    @JsonIgnore
    public long lastLogin;

    @SuppressWarnings("BRN128")
    public String links;
}
