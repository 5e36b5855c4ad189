import dev.burin.annotation.*;
import java.util.*;

@JsonCodec
class Node {
    public int x;

    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    Node(Optional<Node> node) {} // BRN143: Node would be read from a value that is read as a Node again: Node.node → Node.
}

@JsonCodec
record First(int x) {
    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    static First of(Second second) { // BRN143: First would be read from a value that is read as a First again: First.second → Second.first → First.
        return second.first();
    }
}

@JsonCodec
record Second(@JsonValue First first) {} // BRN059: The JSON of Second would be that of its @JsonValue, which is Second again

@JsonCodec
record Tree(int x) {
    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    static Tree of(List<Tree> trees) { // something of the document is consumed
        return new Tree(trees.size());
    }
}
