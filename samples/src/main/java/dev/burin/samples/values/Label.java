package dev.burin.samples.values;

import dev.burin.annotation.JsonCodec;
import dev.burin.annotation.JsonCreator;
import dev.burin.annotation.JsonValue;
import java.util.Locale;

/** A text that a static factory makes and a method gives back. */
@JsonCodec
public final class Label {
    private final String text;

    private Label(String text) {
        this.text = text;
    }

    /** Returns the label of a text, in small letters. */
    @JsonCreator
    public static Label of(String text) {
        return new Label(text.toLowerCase(Locale.ROOT));
    }

    /** Returns the text. */
    @JsonValue
    public String text() {
        return text;
    }
}
