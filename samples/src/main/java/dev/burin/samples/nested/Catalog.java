package dev.burin.samples.nested;

import dev.burin.annotation.JsonCodec;
import java.util.List;

/** A catalogue whose parts are nested types; the codec of {@code Catalog.Entry} is {@code Catalog_EntryCodec}. */
@JsonCodec
public record Catalog(String title, List<Entry> entries, Imprint imprint) {

    /** An item for sale. */
    public record Entry(String name, Price price) {

        /** The price of an item. */
        public static class Price {
            /** The amount in hundredths of the currency. */
            public long cents;

            /** The currency. */
            public String currency;
        }
    }
}
