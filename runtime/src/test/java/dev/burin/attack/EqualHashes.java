package dev.burin.attack;

import dev.burin.Codec;
import dev.burin.JsonReader;
import dev.burin.JsonWriter;
import dev.burin.KeyCodec;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/**
 * Values that share one hash code, most of classes that hash tables cannot sort, and codecs that read them from
 * strings.
 */
final class EqualHashes {
    /**
     * Each level is an object and an array; fewer than the limit, because a set computes the hash codes of trees
     * recursively.
     */
    private static final int MAX_TREE_DEPTH = 48;

    private static final long NANOS_PER_DAY = LocalTime.MAX.toNanoOfDay() + 1;

    /** Hashed as by the compiler: 31 times the first component, plus the second. */
    record Point(int x, int y) {
        static Point of(String text) {
            int colon = text.indexOf(':');
            return new Point(Integer.parseInt(text.substring(0, colon)), Integer.parseInt(text.substring(colon + 1)));
        }

        @Override
        public int hashCode() {
            return 31 * x + y;
        }

        @Override
        public String toString() {
            return x + ":" + y;
        }
    }

    /** A tree; those that contain nothing but other trees all have the hash code 0. */
    record Tree(Set<Tree> children) {}

    static final Codec<Tree> TREE = new Codec<>() {
        @Override
        public void write(JsonWriter out, Tree value) {
            throw new UnsupportedOperationException();
        }

        @Override
        public Tree read(JsonReader in) {
            Set<Tree> children = Set.of();
            for (boolean hasNext = in.beginObject(); hasNext; hasNext = in.nextEntry()) {
                in.readName();
                children = in.readValue(TREES);
            }
            return new Tree(children);
        }
    };
    static final Codec<Set<Tree>> TREES = TREE.set();

    static final Codec<Point> POINT = codec(Point::of);
    static final Codec<LocalDateTime> DATE_TIME = codec(LocalDateTime::parse);
    static final KeyCodec<Point> POINT_KEYS = keys(Point::of);
    static final KeyCodec<LocalDateTime> DATE_TIME_KEYS = keys(LocalDateTime::parse);

    private EqualHashes() {}

    /** Points with the hash code {@code hash}. */
    static List<String> ofPoint(int hash, int count) {
        return IntStream.range(0, count)
                .mapToObj(x -> new Point(x, hash - 31 * x).toString())
                .toList();
    }

    /** Points of which the first {@code perHash} have one hash code, the next as many another one, and so on. */
    static List<String> ofPoints(int count, int perHash) {
        return IntStream.range(0, count)
                .mapToObj(i -> new Point(i % perHash, i / perHash - 31 * (i % perHash)).toString())
                .toList();
    }

    /**
     * Trees, {@code different} of them distinct, in which each node has one child; at most {@value #MAX_TREE_DEPTH}
     * levels.
     */
    static List<String> ofTrees(int count, int different) {
        return IntStream.range(0, count)
                .mapToObj(i -> Texts.nestedTimes("{\"c\":[", MAX_TREE_DEPTH - i % different))
                .toList();
    }

    /**
     * Two trees in an array, filled up with spaces to about the given number of bytes. Each has two children, which differ in
     * nothing but the last leaf, and so on; leaves have thirty children with one child each, and so on.
     */
    static String ofPairs(int byteCount) {
        String pair = "";
        for (int levels = 1; pair.length() <= byteCount / 2; levels++) {
            pair = pair(levels, 0);
        }
        return pair + " ".repeat(Math.max(0, byteCount - pair.length()));
    }

    private static String pair(int levels, int lastLeaf) {
        return levels == 0
                ? Texts.array(IntStream.concat(IntStream.rangeClosed(1, 29), IntStream.of(30 + lastLeaf))
                        .mapToObj(depth -> Texts.nestedTimes("{\"c\":[", depth))
                        .toList())
                : "[{\"c\":" + pair(levels - 1, levels) + "},{\"c\":" + pair(levels - 1, lastLeaf) + "}]";
    }

    /** Times of one day with the hash code of that day: the two halves of their nanoseconds are the same. */
    static List<String> ofDateTime(int count) {
        return LongStream.range(0, NANOS_PER_DAY >> Integer.SIZE)
                .limit(count)
                .map(half -> half << Integer.SIZE | half)
                .mapToObj(nanos ->
                        LocalDate.EPOCH.atTime(LocalTime.ofNanoOfDay(nanos)).toString())
                .toList();
    }

    /** Longs with the hash code of null: their halves are the same. */
    static List<String> ofLong(int count) {
        return LongStream.rangeClosed(1, Math.max(1, count))
                .mapToObj(half -> Long.toString(half << Integer.SIZE | half))
                .toList();
    }

    /** Doubles with the hash code of null, a little above 1: the halves of their bits are the same. */
    static List<String> ofDouble(int count) {
        long one = Double.doubleToLongBits(1) >> Integer.SIZE;
        return LongStream.range(one, one + count)
                .mapToObj(half -> Double.toString(Double.longBitsToDouble(half << Integer.SIZE | half)))
                .toList();
    }

    private static <T> Codec<T> codec(Function<String, T> parse) {
        return new Codec<>() {
            @Override
            public void write(JsonWriter out, T value) {
                out.writeString(value.toString());
            }

            @Override
            public T read(JsonReader in) {
                return parse.apply(in.readString());
            }
        };
    }

    private static <K> KeyCodec<K> keys(Function<String, K> parse) {
        return new KeyCodec<>() {
            @Override
            public String toName(K key) {
                return key.toString();
            }

            @Override
            public K fromName(String name) {
                return parse.apply(name);
            }
        };
    }
}
