package dev.burin.samples.interfaces;

import java.util.List;

/** The class that is read in place of an {@link Invoice}. */
record StoredInvoice(long number, List<Invoice> corrected) implements Invoice {}
