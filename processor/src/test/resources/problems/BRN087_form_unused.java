import dev.burin.*;
import dev.burin.annotation.*;
import java.nio.*;
import java.util.*;

@JsonCodec
record Upload(
        @JsonBytes(JsonBytes.Form.HEX) String hash, // BRN087: Upload.hash: @JsonBytes is for byte[] and ByteBuffer, and String has none.
        @JsonBytes Map<String, List<ByteBuffer>> parts,
        @JsonRawValue byte[] payload, // BRN087: Upload.payload: @JsonRawValue is for String, and byte[] has none.
        @JsonRawValue Map<String, Integer> counts, // BRN087: Upload.counts: @JsonRawValue is for String, and Map<String, Integer> has none.
        @JsonRawValue Optional<String> extra,
        @JsonBytes(JsonBytes.Form.HEX) Bag<byte[]> bag, // BRN087: Upload.bag: @JsonBytes is for byte[] and ByteBuffer, and Bag<byte[]> has none.
        Bag<byte[]> other) {}

@JsonCodec
class Bag<T> implements Iterable<T> {
    public List<T> list = new ArrayList<>();

    public Iterator<T> iterator() {
        return list.iterator();
    }
}
