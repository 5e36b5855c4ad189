package dev.burin.processor.behaviour;

import static dev.burin.processor.behaviour.Compiled.compile;
import static dev.burin.processor.behaviour.Compiled.compileWithJackson;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Getters named like a parameter of a creator or builder, {@code pw()}: what else has such a name is never called. */
class UnprefixedGettersTest {
    private static final String LOGIN = """
            @JsonCodec public class Login {
                private final String user;
                private final String secret;
                @JsonCreator public Login(@JsonProperty("user") String user, @JsonProperty("pw") String pw) {
                    this.user = user; secret = pw; }
                public String getUser() { return user; }
                %s String pw() { return secret; }
            }
            """;

    private static final String DOCUMENT = "{\"user\":\"u\",\"pw\":\"p\"}";

    @Test
    void aPublicOneIsAGetter() {
        assertThat(compile(LOGIN.formatted("public")).roundTrip(DOCUMENT)).isEqualTo(DOCUMENT);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "protected", "private"})
    void othersAreForTheProjectsOwnCode(String modifier) {
        assertThat(compile(LOGIN.formatted(modifier)).roundTrip(DOCUMENT)).isEqualTo("{\"user\":\"u\"}");
    }

    @Test
    void anAnnotatedOneIsAGetter() {
        assertThat(compile(LOGIN.formatted("@JsonProperty")).roundTrip(DOCUMENT))
                .isEqualTo(DOCUMENT);
    }

    @ParameterizedTest
    @ValueSource(strings = {"pw", "getPw"})
    void oneThatOverridesAnAbstractOneIsForTheProjectsOwnCode(String getter) {
        Compiled login = compile("""
                @JsonCodec public class Login extends Account {
                    private final String secret;
                    @JsonCreator public Login(@JsonProperty("pw") String pw) { secret = pw; }
                    public int getLength() { return secret.length(); }
                    @Override String %1$s() { return secret; }
                }
                abstract class Account { abstract String %1$s(); }
                """.formatted(getter));

        assertThat(login.roundTrip("{\"pw\":\"abc\"}")).isEqualTo("{\"length\":3}");
    }

    @Test
    void toJacksonNoneIsAGetter() {
        assertThat(compileWithJackson(LOGIN.formatted("public")).roundTrip(DOCUMENT))
                .isEqualTo("{\"user\":\"u\"}");
    }

    @Test
    void toJacksonThatIsSoWithABuilder() {
        Compiled login = compileWithJackson("""
                @JsonCodec @JsonDeserialize(builder = Login.Builder.class) public class Login {
                    private String user;
                    private boolean isClosed;
                    public String getUser() { return user; }
                    public boolean closed() { throw new AssertionError("called"); }
                    @JsonPOJOBuilder(withPrefix = "")
                    public static class Builder {
                        private final Login login = new Login();
                        public Builder user(String user) { login.user = user; return this; }
                        public Builder closed(boolean closed) { login.isClosed = closed; return this; }
                        public Login build() { return login; }
                    }
                }
                """);

        assertThat(login.roundTrip("{\"user\":\"u\",\"closed\":true}")).isEqualTo("{\"user\":\"u\"}");
    }

    @Test
    void aParameterWhosePropertyHasAGetterNeedsNoOther() {
        Compiled name = compile("""
                @JsonCodec public class Name {
                    private final String id;
                    @JsonCreator public Name(@JsonProperty("id") String value) { id = value; }
                    public String getId() { return id; }
                    public String value() { throw new AssertionError("called"); }
                }
                """);

        assertThat(name.roundTrip("{\"id\":\"a\"}")).isEqualTo("{\"id\":\"a\"}");
    }

    @Test
    void aParameterWithAJsonNameHasTheGetterOfItsName() {
        Compiled name = compile("""
                @JsonCodec public class Name {
                    private final String firstName;
                    @JsonCreator public Name(@JsonProperty("first_name") String firstName) { this.firstName = firstName; }
                    public String firstName() { return firstName; }
                }
                """);

        assertThat(name.roundTrip("{\"first_name\":\"a\"}")).isEqualTo("{\"first_name\":\"a\"}");
    }
}
