package dev.burin.attack;

import dev.burin.Codec;
import dev.burin.JsonReader;
import dev.burin.JsonWriter;
import dev.burin.attack.NodeCodec.Node;
import dev.burin.codegen.MemberName;
import dev.burin.codegen.NameHash;

/** Written by hand in the form that the processor generates: a recursive type whose other members are skipped. */
final class NodeCodec implements Codec<Node> {
    static final NodeCodec INSTANCE = new NodeCodec();

    private static final int NONE = -1;
    private static final int END = -2;

    private static final MemberName COUNT = MemberName.of("count");
    private static final MemberName NEXT = MemberName.of("next");

    /** A number and another node. */
    record Node(int count, Node next) {}

    private NodeCodec() {}

    @Override
    public void write(JsonWriter out, Node value) {
        out.position(write(out, out.beginValue(), out.notNull(value)));
    }

    private int write(JsonWriter out, int start, Node value) {
        int at = start;
        out.enter(at, 31);
        at = out.putFirst(at, COUNT);
        at = out.putInt(at, value.count());
        at = out.put(at, NEXT);
        at = value.next() == null ? out.putNull(at) : write(out, at, value.next());
        out.reserve(at, 1);
        return out.leave(at);
    }

    @Override
    @SuppressWarnings("fallthrough") // members mostly come in declaration order: each case falls through to the next
    public Node read(JsonReader in) {
        int count = 0;
        Node node = null;
        long seen = 0;
        int found = NONE;
        int next = in.beginObject() ? 0 : END;
        while (next != END) {
            switch (next) {
                case 0:
                    if (found == 0 || in.isFirst(COUNT)) {
                        seen = in.once(seen, 1L);
                        count = in.readInt();
                    }
                case 1:
                    if (found == 1 || in.isNext(NEXT)) {
                        seen = in.once(seen, 1L << 1);
                        node = in.readNull() ? null : read(in);
                    }
                default:
            }
            found = findMember(in);
            next = found;
        }
        return new Node(count, node);
    }

    private static int findMember(JsonReader in) {
        while (in.nextMember()) {
            int hash = in.nameHash();
            if (hash == NameHash.of("count") && in.nameIs(COUNT)) {
                return 0;
            }
            if (hash == NameHash.of("next") && in.nameIs(NEXT)) {
                return 1;
            }
            in.skipValue();
        }
        return END;
    }
}
