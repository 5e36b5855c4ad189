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
