package dev.burin.codegen.value;

import static java.util.Objects.requireNonNull;

import dev.burin.JsonReader;
import dev.burin.JsonWriter;
import dev.burin.codegen.SizeBounds;
import dev.burin.codegen.TextSlice;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The constants of an enum by number: their ordinals, or their integral {@code @JsonValue}.
 *
 * @param <E> the enum
 */
@SuppressWarnings("EnumOrdinal") // the index into a table created from the constants themselves
public final class EnumNumbers<E extends Enum<E>> {
    /** Numbers below this are looked up by index. */
    private static final int MAX_INDEX = 1 << 10;

    private static final int MAX_NUMBERS_IN_MESSAGE = 8;

    private final long[] numbers;
    private final @Nullable Object[] byIndex;
    private final Map<Long, E> byNumber;

    /** What other numbers are read as. */
    private final @Nullable E fallback;

    /** What is expected where a constant is read, for messages. */
    private final String expected;

    private EnumNumbers(E[] constants, ToLongFunction<? super E> number) {
        numbers = new long[constants.length];
        byNumber = new HashMap<>();
        fallback = null;
        int indexes = 0;
        for (E constant : constants) {
            long value = numberOf(constant, number);
            E other = byNumber.put(value, constant);
            if (other != null) {
                throw new IllegalArgumentException(
                        other + " and " + constant + " have the same JSON number, " + value + ": make them differ");
            }
            numbers[constant.ordinal()] = value;
            indexes = value >= indexes && value < MAX_INDEX ? (int) value + 1 : indexes;
        }
        byIndex = new Object[indexes];
        byNumber.forEach((value, constant) -> {
            if (value >= 0 && value < byIndex.length) {
                byIndex[value.intValue()] = constant;
            }
        });
        expected = expected();
    }

    private EnumNumbers(EnumNumbers<E> table, E fallback) {
        numbers = table.numbers;
        byIndex = table.byIndex;
        byNumber = table.byNumber;
        this.fallback = fallback;
        expected = "an integer";
    }

    private static <E extends Enum<E>> long numberOf(E constant, ToLongFunction<? super E> number) {
        try {
            return number.applyAsLong(constant);
        } catch (NullPointerException e) { // a user's Long, unboxed
            throw new IllegalArgumentException(EnumTable.describe(constant) + " has null for its JSON number", e);
        }
    }

    /**
     * Returns the table of an enum.
     *
     * @param constants all constants, in order of their ordinals
     * @param number the JSON number of each
     * @throws IllegalArgumentException if two have the same number, or one has {@code null}
     */
    public static <E extends Enum<E>> EnumNumbers<E> of(E[] constants, ToLongFunction<? super E> number) {
        return new EnumNumbers<>(constants, number);
    }

    /** Returns a table that reads as {@code constant} the numbers that it would otherwise reject. */
    public EnumNumbers<E> orElse(E constant) {
        return new EnumNumbers<>(this, constant);
    }

    /** Stores the number of a constant, or {@code null}, in {@link SizeBounds#LONG} reserved bytes. */
    public int put(JsonWriter out, int at, @Nullable E value) {
        return value == null ? out.putNull(at) : out.putLong(at, numbers[value.ordinal()]);
    }

    /**
     * Reads a constant by its number.
     *
     * @throws dev.burin.JsonMismatchException if no constant has that number
     */
    public E read(JsonReader in) {
        E constant = find(in.readLongExpecting(expected));
        if (constant == null) {
            throw in.mismatch(expected);
        }
        return constant;
    }

    /** As {@link #read}, but {@code null} for {@code null} and for a number that no constant has. */
    public @Nullable E readOrNull(JsonReader in) {
        return in.readNull() ? null : find(in.readLongExpecting(expected));
    }

    /** Returns the number of a constant, for use as a member name; null for null. */
    public @Nullable String nameOf(@Nullable E constant) {
        return constant == null ? null : Long.toString(numbers[constant.ordinal()]);
    }

    /**
     * Reads a member name and the colon, and returns the constant whose number the name is.
     *
     * @throws dev.burin.JsonMismatchException if no constant has that number
     */
    public E readName(JsonReader in) {
        TextSlice name = in.readNameSlice();
        E constant = name.isInteger() ? find(name.integer()) : null;
        if (constant == null) {
            throw in.invalidKey(expected);
        }
        return constant;
    }

    private String expected() {
        if (numbers.length == 0) {
            return "a constant (the enum has none)";
        }
        long[] sorted = numbers.clone();
        Arrays.sort(sorted);
        String list = Arrays.stream(sorted)
                .limit(MAX_NUMBERS_IN_MESSAGE)
                .mapToObj(number ->
                        number + " (" + requireNonNull(byNumber.get(number)).name() + ")")
                .collect(Collectors.joining(", "));
        return "one of " + list + (numbers.length > MAX_NUMBERS_IN_MESSAGE ? ", ..." : "");
    }

    private @Nullable E find(long number) {
        E constant = known(number);
        return constant == null ? fallback : constant;
    }

    @SuppressWarnings("unchecked") // the constructor stored constants of E only
    private @Nullable E known(long number) {
        return number >= 0 && number < byIndex.length ? (E) byIndex[(int) number] : byNumber.get(number);
    }
}
