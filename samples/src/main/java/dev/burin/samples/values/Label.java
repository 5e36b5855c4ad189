package dev.burin.samples.values;

import dev.burin.annotation.JsonCodec;
import dev.burin.annotation.JsonCreator;
import dev.burin.annotation.JsonValue;
import java.util.Locale;

/** A string: a static factory wraps it, and a method returns it. */
@JsonCodec
public final class Label {
    private final String text;

    private Label(String text) {
        this.text = text;
    }

    /** Returns a label with this text in lower case. */
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
