package dev.burin.processor.schema;

import java.nio.ByteBuffer;
import java.util.BitSet;
import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import java.util.stream.Stream;

/** Types that hold one value of another type, and have the same JSON as that value. */
final class Holders {
    private static final Kind STRING = scalar("String");
    private static final Kind BYTES = scalar("byte[]");

    /** The types that Jackson supports, too. */
    static final List<Kind> SHARED = List.of(
            new Holder(
                    AtomicInteger.class,
                    scalar("Integer"),
                    null,
                    value -> new AtomicInteger((int) value),
                    value -> ((AtomicInteger) value).get()),
            new Holder(
                    AtomicLong.class,
                    scalar("Long"),
                    null,
                    value -> new AtomicLong((long) value),
                    value -> ((AtomicLong) value).get()),
            new Holder(
                    AtomicBoolean.class,
                    scalar("Boolean"),
                    null,
                    value -> new AtomicBoolean((boolean) value),
                    value -> ((AtomicBoolean) value).get()),
            new Holder(
                    OptionalInt.class,
                    scalar("Integer"),
                    OptionalInt.empty(),
                    value -> OptionalInt.of((int) value),
                    value -> ((OptionalInt) value).getAsInt()),
            new Holder(
                    OptionalLong.class,
                    scalar("Long"),
                    OptionalLong.empty(),
                    value -> OptionalLong.of((long) value),
                    value -> ((OptionalLong) value).getAsLong()),
            new Holder(
                    OptionalDouble.class,
                    scalar("Double"),
                    OptionalDouble.empty(),
                    value -> OptionalDouble.of((double) value),
                    value -> ((OptionalDouble) value).getAsDouble()),
            new Holder(
                    char[].class,
                    STRING,
                    null,
                    value -> ((String) value).toCharArray(),
                    value -> String.valueOf((char[]) value)),
            new Holder(ByteBuffer.class, BYTES, null, value -> ByteBuffer.wrap((byte[]) value), value -> ((ByteBuffer)
                            value)
                    .array()));

    /** All of them. */
    static final List<Kind> ALL = Stream.concat(
                    SHARED.stream(),
                    Stream.of(new Holder(
                            BitSet.class, BYTES, null, value -> BitSet.valueOf((byte[]) value), value -> ((BitSet)
                                            value)
                                    .toByteArray())))
            .toList();

    private Holders() {}

    private static Kind scalar(String java) {
        return Scalars.named(java).get(0);
    }

    /**
     * One of the types.
     *
     * @param absent the value for null and for an absent member
     */
    private record Holder(
            Class<?> type, Kind content, Object absent, Function<Object, Object> wrap, Function<Object, Object> unwrap)
            implements Kind {
        @Override
        public String java() {
            return type.getCanonicalName();
        }

        @Override
        public void document(JsonText out) {
            content.document(out);
        }

        @Override
        public Object empty() {
            return type == char[].class ? new char[0] : NOTHING;
        }

        @Override
        public Object read(Object tree) {
            return tree == null ? absent : wrap.apply(content.read(tree));
        }

        @Override
        public Object tree(Object value, View view) {
            return value == null || value.equals(absent) ? null : content.tree(unwrap.apply(value), view);
        }
    }
}
