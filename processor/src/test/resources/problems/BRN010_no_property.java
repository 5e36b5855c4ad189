import dev.burin.annotation.*;
import java.util.*;

@JsonCodec
class Secret { // BRN010: Secret has no property that the codec can see; its JSON would always be '{}'.
    private String text;
    static int count;
    transient int cached;

    String getText() { // not public, not annotated
        return text;
    }
}

@JsonCodec
class Hidden { // BRN010: Hidden has no property
    @JsonIgnore
    public int number;
}

@JsonCodec
record Nothing() {} // a record without components has nothing to hide
