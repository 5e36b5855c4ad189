import dev.burin.annotation.*;
import java.util.*;

@JsonCodec
class Box {
    public int id;

    @JsonProperty(access = JsonProperty.Access.READ_ONLY)
    public <T> T getContent() { // BRN024: Box.content: the type variable T has no JSON representation.
        return null;
    }
}
