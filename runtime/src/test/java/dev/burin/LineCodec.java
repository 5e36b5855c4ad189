package dev.burin;

import dev.burin.LineCodec.Line;
import dev.burin.codegen.MemberName;
import dev.burin.codegen.NameHash;
import java.util.ArrayList;
import java.util.List;

/** Written by hand in the form that the processor generates: the runtime's tests need no processor. */
final class LineCodec implements Codec<Line> {
    static final LineCodec INSTANCE = new LineCodec();

    private static final int NONE = -1;
    private static final int END = -2;

    private static final MemberName SKU = MemberName.of("sku");
    private static final MemberName COUNT = MemberName.of("count");
    private static final MemberName TAGS = MemberName.of("tags");
    private static final MemberName NEXT = MemberName.of("next");

    /** A recursive type with a string, a number and a list. */
    record Line(String sku, int count, List<String> tags, Line next) {}

    private LineCodec() {}

    @Override
    public void write(JsonWriter out, Line value) {
        out.position(write(out, out.beginValue(), out.notNull(value)));
    }

    int write(JsonWriter out, int start, Line value) {
        int at = start;
        out.enter(at, 7);
        at = out.putFirst(at, SKU);
        at = out.putString(at, value.sku(), 28);
        at = out.put(at, COUNT);
        at = out.putInt(at, value.count());
        at = out.put(at, TAGS);
        at = writeTags(out, at, value.tags());
        out.reserve(at, 12);
        at = out.put(at, NEXT);
        at = value.next() == null ? out.putNull(at) : write(out, at, value.next());
        out.reserve(at, 1);
        return out.leave(at);
    }

    @Override
    @SuppressWarnings("fallthrough") // members mostly come in declaration order: each case falls through to the next
    public Line read(JsonReader in) {
        String sku = null;
        int count = 0;
        List<String> tags = null;
        Line line = null;
        long seen = 0;
        int found = NONE;
        int next = in.beginObject() ? 0 : END;
        while (next != END) {
            switch (next) {
                case 0:
                    if (found == 0 || in.isFirst(SKU)) {
                        seen = in.once(seen, 1L);
                        sku = in.readStringOrNull();
                    }
                case 1:
                    if (found == 1 || in.isNext(COUNT)) {
                        seen = in.once(seen, 1L << 1);
                        count = in.readInt();
                    }
                case 2:
                    if (found == 2 || in.isNext(TAGS)) {
                        seen = in.once(seen, 1L << 2);
                        tags = in.readNull() ? null : readTags(in);
                    }
                case 3:
                    if (found == 3 || in.isNext(NEXT)) {
                        seen = in.once(seen, 1L << 3);
                        line = in.readNull() ? null : read(in);
                    }
                default:
            }
            found = findMember(in);
            next = found;
        }
        if ((seen & 2) == 0) {
            throw in.missing("Line", seen, 2, COUNT);
        }
        return new Line(sku, count, tags, line);
    }

    private static int findMember(JsonReader in) {
        while (in.nextMember()) {
            int hash = in.nameHash();
            if (hash == NameHash.of("sku") && in.nameIs(SKU)) {
                return 0;
            }
            if (hash == NameHash.of("count") && in.nameIs(COUNT)) {
                return 1;
            }
            if (hash == NameHash.of("tags") && in.nameIs(TAGS)) {
                return 2;
            }
            if (hash == NameHash.of("next") && in.nameIs(NEXT)) {
                return 3;
            }
            in.skipValue();
        }
        return END;
    }

    private static int writeTags(JsonWriter out, int start, List<String> tags) {
        int at = start;
        if (tags == null) {
            out.reserve(at, 4);
            return out.putNull(at);
        }
        at = out.beginArray(at);
        for (String tag : tags) {
            at = out.putString(at, tag, 1);
            at = out.putComma(at);
        }
        return out.endArray(at);
    }

    private static List<String> readTags(JsonReader in) {
        List<String> tags = new ArrayList<>();
        for (boolean hasNext = in.beginArray(); hasNext; hasNext = in.nextElement()) {
            tags.add(in.readStringOrNull());
        }
        return tags;
    }
}
