import dev.burin.annotation.*;
import java.util.*;

@JsonCodec
class Names extends ArrayList<String> { // BRN062: Names extends ArrayList: as an object it would lose the contents of the ArrayList.
    private static final long serialVersionUID = 1L;
}

@JsonCodec
class Ages extends TreeMap<String, Integer> { // BRN062: Ages extends TreeMap
    private static final long serialVersionUID = 1L;

    public String title;
}

@JsonCodec
class Texts extends ArrayList<String> {
    private static final long serialVersionUID = 1L;

    @JsonValue
    public List<String> all() {
        return List.copyOf(this);
    }

    @JsonCreator
    static Texts of(List<String> all) {
        Texts texts = new Texts();
        texts.addAll(all);
        return texts;
    }
}

class Tags extends ArrayList<String> {
    private static final long serialVersionUID = 1L;
}

@JsonCodec
record Article(Tags tags, Texts texts) {}
