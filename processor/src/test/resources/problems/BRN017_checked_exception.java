import dev.burin.annotation.*;
import java.util.*;

import java.io.IOException;

@JsonCodec
class Document {
    private String text;

    Document() throws IOException {} // BRN017: Document declares java.io.IOException, which a codec cannot throw.

    public String getText() throws IOException { // BRN017: getText() declares java.io.IOException
        return text;
    }

    public void setText(String text) throws IllegalStateException {}
}

@JsonCodec
class Letter {
    private final String text;

    private Letter(String text) {
        this.text = text;
    }

    public String getText() {
        return text;
    }

    static class Builder {
        private String text;

        Builder() throws IOException {} // BRN017: Builder declares java.io.IOException, which a codec cannot throw.

        Builder text(String text) {
            this.text = text;
            return this;
        }

        Letter build() {
            return new Letter(text);
        }
    }
}
