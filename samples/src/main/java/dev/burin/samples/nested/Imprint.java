package dev.burin.samples.nested;

/** Who is responsible; package-private, and so is {@code ImprintCodec}. */
record Imprint(String publisher, int year) {}
