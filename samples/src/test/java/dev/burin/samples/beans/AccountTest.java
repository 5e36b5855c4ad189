package dev.burin.samples.beans;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class AccountTest {
    @Test
    void propertiesAreGettersAndSetters() {
        Account account = new Account();
        account.setNumber(7);
        account.setOwner("Ann");

        String json = AccountCodec.INSTANCE.toJson(account);

        assertThat(json).isEqualTo("""
                {"number":7,"owner":"Ann","currency":"EUR","active":true}""");
        assertThat(AccountCodec.INSTANCE.fromJson(json))
                .usingRecursiveComparison()
                .isEqualTo(account);
    }

    @Test
    void absentMembersKeepTheirInitialValue() {
        Account account = AccountCodec.INSTANCE.fromJson("""
                {"number":7}""");

        assertThat(account.getCurrency()).isEqualTo("EUR");
        assertThat(account.isActive()).isTrue();
    }
}
