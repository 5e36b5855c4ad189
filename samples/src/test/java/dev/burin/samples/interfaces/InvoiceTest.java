package dev.burin.samples.interfaces;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class InvoiceTest {
    @Test
    void anInterfaceIsReadAsItsImplementation() {
        String json = "{\"number\":2,\"corrected\":[{\"number\":1,\"corrected\":[]}]}";

        Invoice invoice = InvoiceCodec.INSTANCE.fromJson(json);

        assertThat(invoice).isEqualTo(new StoredInvoice(2, List.of(new StoredInvoice(1, List.of()))));
        assertThat(InvoiceCodec.INSTANCE.toJson(invoice)).isEqualTo(json);
    }

    @Test
    void anyImplementationIsWrittenWithTheMembersOfTheInterface() {
        Invoice draft = new Invoice() {
            @Override
            public long number() {
                return 3;
            }

            @Override
            public List<Invoice> corrected() {
                return List.of();
            }
        };

        assertThat(InvoiceCodec.INSTANCE.toJson(draft)).isEqualTo("{\"number\":3,\"corrected\":[]}");
    }
}
