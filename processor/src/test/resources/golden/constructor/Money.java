package golden;

import dev.burin.annotation.JsonAlias;
import dev.burin.annotation.JsonCodec;
import dev.burin.annotation.JsonProperty;
import java.math.BigDecimal;

@JsonCodec
public final class Money {
    private final BigDecimal amount;
    private final String currency;

    public Money(
            @JsonProperty(required = true) BigDecimal amount,
            @JsonProperty(required = true) @JsonAlias("currency_code") String currency) {
        this.amount = amount;
        this.currency = currency;
    }

    public BigDecimal getAmount() {
        return amount;
    }

    public String getCurrency() {
        return currency;
    }
}
