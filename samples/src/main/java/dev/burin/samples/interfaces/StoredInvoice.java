package dev.burin.samples.interfaces;

import java.util.List;

/** What is read where an {@link Invoice} is. */
record StoredInvoice(long number, List<Invoice> corrected) implements Invoice {}
