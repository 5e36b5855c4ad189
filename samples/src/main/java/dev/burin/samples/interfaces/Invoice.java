package dev.burin.samples.interfaces;

import dev.burin.annotation.JsonCodec;
import java.util.List;

/** The public view of an invoice. */
@JsonCodec(implementation = StoredInvoice.class)
public interface Invoice {
    /** Returns its number. */
    long number();

    /** Returns the invoices it corrects. */
    List<Invoice> corrected();
}
