package dev.burin.samples.interfaces;

import dev.burin.annotation.JsonCodec;
import java.util.List;

/** The public view of an invoice. */
@JsonCodec(implementation = StoredInvoice.class)
public interface Invoice {
    /** Returns the number of this invoice. */
    long number();

    /** Returns the invoices that this one corrects. */
    List<Invoice> corrected();
}
