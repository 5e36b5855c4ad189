import dev.burin.annotation.*;
import java.util.*;

@JsonCodec
@interface Marker { // BRN054: Marker is an annotation and has no JSON form.
    int value();
}
