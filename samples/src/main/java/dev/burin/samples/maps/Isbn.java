package dev.burin.samples.maps;

import dev.burin.annotation.JsonKey;

/** The number of a book: an object as a value, but a string as a map key. */
public record Isbn(String group, String publisher, String title, String check) {

    /** Reads what {@link #text()} returns. */
    @JsonKey
    public static Isbn parse(String text) {
        String[] parts = text.split("-", -1);
        if (parts.length != 4) {
            throw new IllegalArgumentException("An ISBN has four parts");
        }
        return new Isbn(parts[0], parts[1], parts[2], parts[3]);
    }

    /** Returns the parts, joined by hyphens. */
    @JsonKey
    public String text() {
        return String.join("-", group, publisher, title, check);
    }
}
