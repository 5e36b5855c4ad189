package dev.burin.benchmarks.trust.peer;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.burin.JsonException;
import dev.burin.benchmarks.model.trust.Target;
import dev.burin.reference.StrictParser;
import dev.burin.reference.StrictParser.Purpose;
import dev.burin.reference.StrictParser.RawNumber;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;
import java.util.function.Supplier;

/** A peer that is always correct, but slow; tests break one thing in it at a time. */
public class ReferencePeer implements Peer {
    private static final int MOST_DIGITS = 1_000;

    /** The exception that this peer declares. */
    public static final class Refused extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    @Override
    public String title() {
        return "reference";
    }

    @Override
    public String library() {
        return "BURIN";
    }

    @Override
    public Object value(byte[] json) throws Exception {
        Object tree = tree(json, Purpose.DECODE);
        if (isLong(tree) || tree instanceof List<?> list && list.stream().anyMatch(ReferencePeer::isLong)) {
            throw new Refused(); // Otherwise, the JDK would take seconds.
        }
        return StrictParser.untyped(tree);
    }

    @Override
    public Target target(byte[] json) throws Exception {
        return target(tree(json, Purpose.SKIP));
    }

    @Override
    public List<Target> targets(byte[] json) throws Exception {
        List<Target> targets = new ArrayList<>();
        for (Object element : (List<?>) tree(json, Purpose.SKIP)) {
            targets.add(target(element));
        }
        return targets;
    }

    /** Reads types with Burin, as there is no slow twin for them; tests that break this check that the fault is found. */
    @Override
    public Object object(Class<?> type, byte[] json) throws Exception {
        return orRefused(() -> BurinCodecs.of(type).fromJson(json));
    }

    @Override
    public List<?> objects(Class<?> type, byte[] json) throws Exception {
        return orRefused(() -> BurinCodecs.of(type).list().fromJson(json));
    }

    private static <T> T orRefused(Supplier<T> read) {
        try {
            return read.get();
        } catch (JsonException e) {
            throw new Refused();
        }
    }

    private static Object tree(byte[] json, Purpose purpose) {
        StrictParser.Verdict verdict = StrictParser.parse(json, purpose);
        if (!verdict.isAccepted()) {
            throw new Refused();
        }
        return verdict.tree();
    }

    private static boolean isLong(Object tree) {
        return tree instanceof RawNumber number && number.text().length() > MOST_DIGITS;
    }

    private Target target(Object tree) throws Exception {
        if (!(tree instanceof Map<?, ?> members)) {
            throw new Refused();
        }
        Target target = new Target();
        for (Map.Entry<?, ?> member : members.entrySet()) {
            set(target, (String) member.getKey(), member.getValue());
        }
        return target;
    }

    /** Sets the member with this name, if there is one. */
    protected void set(Target target, String name, Object value) {
        switch (name) {
            case "a" -> target.a = (int) integer(value, Integer.SIZE);
            case "anInt" -> target.anInt = (int) integer(value, Integer.SIZE);
            case "aLong" -> target.aLong = integer(value, Long.SIZE);
            case "aDouble" -> target.aDouble = toDouble(((RawNumber) value).text());
            case "aFloat" -> target.aFloat = toFloat(((RawNumber) value).text());
            case "aString" -> target.aString = (String) value;
            default -> {} // unknown
        }
    }

    /** Returns an integer of {@code bits} bits. */
    protected long integer(Object value, int bits) {
        String text = ((RawNumber) value).text();
        if (text.length() > MOST_DIGITS || !text.matches("-?[0-9]+") || new BigInteger(text).bitLength() >= bits) {
            throw new Refused();
        }
        return Long.parseLong(text);
    }

    /** Returns the nearest double. */
    protected double toDouble(String text) {
        double value = Double.parseDouble(text);
        if (Double.isInfinite(value)) {
            throw new Refused();
        }
        return value;
    }

    /** Returns the nearest float. */
    protected float toFloat(String text) {
        float value = Float.parseFloat(text);
        if (Float.isInfinite(value)) {
            throw new Refused();
        }
        return value;
    }

    @Override
    public byte[] write(Target value) {
        return ("{\"aDouble\":" + text(value.aDouble) + ",\"aFloat\":" + text(value.aFloat) + "}").getBytes(UTF_8);
    }

    /** Returns the shortest text that reads back the same, found by trying. */
    protected String text(double value) {
        return shortest(value, digits -> rounded(value, digits).doubleValue() == value);
    }

    /** Returns the shortest text that reads back the same, found by trying. */
    protected String text(float value) {
        return shortest(value, digits -> rounded(value, digits).floatValue() == value);
    }

    private static String shortest(double value, IntPredicate isEnough) {
        if (value == 0) {
            return Double.toString(value); // with its sign
        }
        int digits = 1;
        while (!isEnough.test(digits)) {
            digits++;
        }
        return rounded(value, digits).toString();
    }

    /** Returns the value rounded to {@code digits} digits. */
    protected static BigDecimal rounded(double value, int digits) {
        return new BigDecimal(value).round(new MathContext(digits));
    }

    @Override
    public boolean declares(Throwable thrown) {
        return thrown instanceof Refused;
    }
}
