package dev.burin.samples.unwrapped;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The members of an address have a prefix; if all are absent, there is no address. */
class CustomerTest {

    @Test
    void addressesAreFlattened() {
        Customer customer = new Customer("Ann", new Address("Elm Street 1", "Bern"), null);
        String json = "{\"name\":\"Ann\",\"home_street\":\"Elm Street 1\",\"home_city\":\"Bern\"}";

        assertThat(CustomerCodec.INSTANCE.toJson(customer)).isEqualTo(json);
        assertThat(CustomerCodec.INSTANCE.fromJson(json)).isEqualTo(customer);
    }

    @Test
    void membersComeInAnyOrder() {
        assertThat(CustomerCodec.INSTANCE.fromJson("{\"work_city\":\"Rome\",\"name\":\"Eve\"}"))
                .isEqualTo(new Customer("Eve", null, new Address(null, "Rome")));
    }
}
