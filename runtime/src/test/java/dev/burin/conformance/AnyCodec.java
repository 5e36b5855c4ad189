package dev.burin.conformance;

import dev.burin.Codec;
import dev.burin.JsonReader;
import dev.burin.JsonWriter;
import dev.burin.codegen.MemberName;
import dev.burin.codegen.value.Values;
import dev.burin.conformance.AnyCodec.Any;
import java.util.function.Function;

/**
 * Written by hand in the form that the processor generates: a member of any type and an int; other members are skipped.
 */
final class AnyCodec implements Codec<Any> {
    static final AnyCodec INSTANCE = new AnyCodec(Values::readUntyped);

    /** Captures the member raw. */
    static final AnyCodec CAPTURING = new AnyCodec(JsonReader::readRaw);

    private static final int NONE = -1;
    private static final int END = -2;

    private static final MemberName ANY = MemberName.of("any");
    private static final MemberName NUMBER = MemberName.of("a");

    record Any(Object any, int number) {}

    private final Function<JsonReader, Object> readAny;

    private AnyCodec(Function<JsonReader, Object> readAny) {
        this.readAny = readAny;
    }

    @Override
    public void write(JsonWriter out, Any value) {
        int at = out.beginValue();
        out.enter(at, 7);
        at = out.putFirst(at, ANY);
        at = Values.putUntyped(out, at, value.any());
        out.reserve(at, 17);
        at = out.put(at, NUMBER);
        at = out.putInt(at, value.number());
        out.position(out.leave(at));
    }

    @Override
    @SuppressWarnings("fallthrough") // members mostly come in declaration order: each case falls through to the next
    public Any read(JsonReader in) {
        Object any = null;
        int number = 0;
        long seen = 0;
        int found = NONE;
        int next = in.beginObject() ? 0 : END;
        while (next != END) {
            switch (next) {
                case 0:
                    if (found == 0 || in.isFirst(ANY)) {
                        seen = in.once(seen, 1L);
                        any = readAny.apply(in);
                    }
                case 1:
                    if (found == 1 || in.isNext(NUMBER)) {
                        seen = in.once(seen, 1L << 1);
                        number = in.readInt();
                    }
                default:
            }
            found = findMember(in);
            next = found;
        }
        return new Any(any, number);
    }

    private static int findMember(JsonReader in) {
        while (in.nextMember()) {
            if (in.nameIs(ANY)) {
                return 0;
            }
            if (in.nameIs(NUMBER)) {
                return 1;
            }
            in.skipValue();
        }
        return END;
    }
}
