package dev.burin.samples.interfaces;

import java.util.List;

/** The class as which an {@link Invoice} is read. */
record StoredInvoice(long number, List<Invoice> corrected) implements Invoice {}
