package dev.burin.samples.redaction;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.burin.JsonOptions;
import java.util.List;
import org.junit.jupiter.api.Test;

class AccountTest {
    private static final Account ANN = new Account(
            "Ann", "correct horse", "8f3c", "e2c1-77", List.of(new Account.Card("Ann", "4111111111111111")));

    @Test
    void logsHaveNoSecrets() {
        String line = AccountCodec.INSTANCE.redacted().toJson(ANN);

        assertThat(line).isEqualTo("""
                {"name":"Ann","password":"***","deviceId":"4bcd034d2e651063","cards":[{"holder":"Ann","number":"***1111"}]}""");
        assertThat(AccountCodec.INSTANCE.redacted().with(JsonOptions.PRETTY).toJson(ANN))
                .doesNotContain("horse", "8f3c", "e2c1", "41111");
    }

    @Test
    void onlyLogsAreRedacted() {
        assertThat(AccountCodec.INSTANCE.fromJson(AccountCodec.INSTANCE.toJson(ANN)))
                .isEqualTo(ANN);
    }

    @Test
    void redactedCodecsDoNotRead() {
        assertThatThrownBy(() -> AccountCodec.INSTANCE.redacted().fromJson("{}"))
                .isInstanceOf(UnsupportedOperationException.class);
    }
}
