package dev.burin.processor.schema;

import dev.burin.processor.schema.Kind.Refused;
import dev.burin.processor.schema.Kind.Unjudged;
import dev.burin.reference.StrictParser.RawNumber;
import java.lang.invoke.MethodType;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.UUID;
import java.util.function.Function;

/** Types whose JSON is a number, a string, true or false. */
final class Scalars {
    private static final int MAX_DIGITS = 1_000;
    private static final int MAX_SCALE = 10_000;
    private static final String[] TEXTS = {
        "", "a", "\u0000", "\"\\/\b\f\n\r\t", "\u2028", "é", "日本語", "\uD83D\uDE00", "null", "0123456789".repeat(12)
    };

    private static final Map<Class<?>, Object> EMPTY = Map.ofEntries(
            Map.entry(Boolean.class, false),
            Map.entry(Byte.class, (byte) 0),
            Map.entry(Short.class, (short) 0),
            Map.entry(Integer.class, 0),
            Map.entry(Long.class, 0L),
            Map.entry(Float.class, 0F),
            Map.entry(Double.class, 0.0),
            Map.entry(String.class, ""),
            Map.entry(BigInteger.class, BigInteger.ZERO),
            Map.entry(BigDecimal.class, BigDecimal.ZERO),
            Map.entry(byte[].class, new byte[0]));

    /** All types, with each primitive type next to its box. */
    static final List<Kind> ALL = List.of(
            new Scalar(boolean.class, false, random -> random.nextBoolean(), Scalars::bool),
            nullable(Boolean.class, random -> random.nextBoolean(), Scalars::bool),
            new Scalar(byte.class, (byte) 0, random -> random.nextInt(260) - 128, tree -> (byte) integer(tree, 8)),
            nullable(Byte.class, random -> random.nextInt(256) - 128, tree -> (byte) integer(tree, 8)),
            new Scalar(short.class, (short) 0, Random::nextInt, tree -> (short) integer(tree, 16)),
            nullable(Short.class, random -> (short) random.nextInt(), tree -> (short) integer(tree, 16)),
            new Scalar(int.class, 0, Scalars::anyLong, tree -> (int) integer(tree, 32)),
            nullable(Integer.class, random -> random.nextInt() >> random.nextInt(32), tree -> (int) integer(tree, 32)),
            new Scalar(long.class, 0L, Scalars::anyLong, tree -> integer(tree, 64)),
            nullable(Long.class, Scalars::anyLong, tree -> integer(tree, 64)),
            new Scalar(float.class, 0F, Scalars::decimal, Scalars::float32),
            nullable(Float.class, Scalars::decimal, Scalars::float32),
            new Scalar(double.class, 0.0, Scalars::decimal, Scalars::float64),
            nullable(Double.class, Scalars::decimal, Scalars::float64),
            new Scalar(char.class, '\0', Scalars::text, Scalars::character),
            nullable(Character.class, random -> "aé日".charAt(random.nextInt(3)), Scalars::character),
            nullable(String.class, Scalars::text, Scalars::string),
            nullable(BigInteger.class, random -> new BigInteger(random.nextInt(300), random), Scalars::bigInteger),
            nullable(BigDecimal.class, Scalars::decimal, Scalars::bigDecimal),
            nullable(UUID.class, random -> new UUID(random.nextLong(), random.nextLong()).toString(), Scalars::uuid),
            nullable(
                    LocalDate.class,
                    random -> LocalDate.ofEpochDay(random.nextInt(40_000)).toString(),
                    Scalars::date),
            new Scalar(byte[].class, null, Scalars::base64, Scalars::bytes));

    /** The types that can be elements of a set: values are equal if their JSON is. */
    static final List<Kind> HASHED = named("Integer", "Long", "String", "UUID", "LocalDate");

    private Scalars() {}

    /** Returns the types with these Java names. */
    static List<Kind> named(String... names) {
        return ALL.stream().filter(kind -> List.of(names).contains(kind.java())).toList();
    }

    /**
     * One of the types.
     *
     * @param absent the value of an absent member; if that is {@code null}, the type accepts {@code null}
     * @param random returns a value whose JSON is the string in quotes or the number as it is printed
     * @param read returns the value of a tree other than {@code null}
     */
    private record Scalar(Class<?> type, Object absent, Function<Random, Object> random, Function<Object, Object> read)
            implements Kind {
        @Override
        public String java() {
            return type.getSimpleName();
        }

        @Override
        public Kind boxed() {
            return type.isPrimitive()
                    ? nullable(MethodType.methodType(type).wrap().returnType(), random, read)
                    : this;
        }

        @Override
        public Object empty() {
            return absent == null ? EMPTY.getOrDefault(type, NOTHING) : absent;
        }

        @Override
        public void document(JsonText out) {
            Object value = absent == null && out.oneIn(8) ? null : random.apply(out.random());
            if (value instanceof CharSequence || value instanceof Character) {
                out.string(value.toString());
            } else {
                out.raw(value);
            }
        }

        @Override
        public Object read(Object tree) {
            if (tree != null) {
                return read.apply(tree);
            }
            if (absent != null) {
                throw new Refused();
            }
            return null;
        }

        @Override
        public Object tree(Object value, View view) {
            if (value == null || value instanceof Number || value instanceof Boolean) {
                return value;
            }
            return value instanceof byte[] bytes ? Base64.getEncoder().encodeToString(bytes) : value.toString();
        }
    }

    private static Kind nullable(Class<?> type, Function<Random, Object> random, Function<Object, Object> read) {
        return new Scalar(type, null, random, read);
    }

    private static Object anyLong(Random random) {
        return random.nextInt(20) == 0 ? Long.MIN_VALUE : random.nextLong() >> random.nextInt(64);
    }

    private static Object decimal(Random random) {
        BigDecimal decimal = BigDecimal.valueOf(random.nextLong() >> random.nextInt(64), random.nextInt(40) - 10);
        return random.nextInt(4) == 0 ? decimal.toPlainString().transform(BigDecimal::new) : decimal;
    }

    private static Object text(Random random) {
        return random.nextInt(3) == 0
                ? TEXTS[random.nextInt(TEXTS.length)]
                : "abcdefgh ijklmnop".substring(0, random.nextInt(17));
    }

    private static Object base64(Random random) {
        byte[] bytes = new byte[random.nextInt(30)];
        random.nextBytes(bytes);
        return Base64.getEncoder().encodeToString(bytes);
    }

    private static Object bool(Object tree) {
        if (tree instanceof Boolean) {
            return tree;
        }
        throw new Refused();
    }

    private static BigInteger bigInteger(Object tree) {
        String text = number(tree);
        if (!text.matches("-?\\d+") || text.replace("-", "").length() > MAX_DIGITS) {
            throw new Refused();
        }
        return new BigInteger(text);
    }

    private static long integer(Object tree, int bits) {
        BigInteger integer = bigInteger(tree);
        if (integer.bitLength() >= bits) {
            throw new Refused();
        }
        return integer.longValue();
    }

    private static Object float32(Object tree) {
        float value = Float.parseFloat(number(tree));
        if (Float.isInfinite(value)) {
            throw new Refused();
        }
        return value;
    }

    private static Object float64(Object tree) {
        double value = Double.parseDouble(number(tree));
        if (Double.isInfinite(value)) {
            throw new Refused();
        }
        return value;
    }

    private static Object bigDecimal(Object tree) {
        String text = number(tree);
        if (text.matches(".*[eE][+-]?0*[1-9]\\d{6,}")) {
            throw new Refused();
        }
        BigDecimal decimal = new BigDecimal(text);
        if (decimal.precision() > MAX_DIGITS / 2 || Math.abs((long) decimal.scale()) > MAX_SCALE / 2) {
            throw new Unjudged(); // the counting for limits has its own tests
        }
        return decimal;
    }

    private static String number(Object tree) {
        if (tree instanceof RawNumber number) {
            return number.text();
        }
        throw new Refused();
    }

    private static String string(Object tree) {
        if (tree instanceof String text) {
            return text;
        }
        throw new Refused();
    }

    private static Object character(Object tree) {
        String text = string(tree);
        if (text.length() != 1) {
            throw new Refused();
        }
        return text.charAt(0);
    }

    private static Object uuid(Object tree) {
        String text = string(tree);
        if (!text.matches("\\p{XDigit}{8}(-\\p{XDigit}{4}){3}-\\p{XDigit}{12}")) {
            throw new Refused();
        }
        return UUID.fromString(text);
    }

    private static Object date(Object tree) {
        String text = string(tree);
        try {
            LocalDate date = LocalDate.parse(text);
            if (date.toString().equals(text)) {
                return date;
            }
        } catch (DateTimeException e) {
            throw new Refused();
        }
        throw new Unjudged(); // other spellings of years have their own tests
    }

    private static Object bytes(Object tree) {
        String text = string(tree);
        try {
            byte[] bytes = Base64.getDecoder().decode(text);
            if (Base64.getEncoder().encodeToString(bytes).equals(text)) {
                return bytes;
            }
        } catch (IllegalArgumentException e) {
            throw new Refused();
        }
        throw new Refused();
    }
}
