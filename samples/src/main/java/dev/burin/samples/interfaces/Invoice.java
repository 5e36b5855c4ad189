package dev.burin.samples.interfaces;

import dev.burin.annotation.JsonCodec;
import java.util.List;

/** What others see of an invoice. */
@JsonCodec(implementation = StoredInvoice.class)
public interface Invoice {
    /** Returns its number. */
    long number();

    /** Returns what it corrects. */
    List<Invoice> corrected();
}
