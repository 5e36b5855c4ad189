package dev.burin;

import static java.util.Objects.requireNonNull;

import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * What a document says of one member: nothing, {@code null}, or a value. For patches, where to leave a member out is not to remove it.
 *
 * <pre>{@code
 * record CustomerPatch(Presence<String> name, Presence<String> phone) {}
 *
 * CustomerPatch patch = CustomerPatchCodec.INSTANCE.fromJson("{\"phone\":null}");
 * String name = patch.name().applyTo("Ann");  // "Ann": nothing is said of it
 * String phone = patch.phone().applyTo("42"); // null
 * }</pre>
 *
 * <p>The type of a member of an object, whatever its content is. A member that is absent is left out when it is written, whatever
 * the type says of inclusion; {@code null} is written. A codec never reads a Java {@code null} for a {@code Presence}, and writes
 * one as it writes an absent one.
 *
 * <p>Immutable, if the value is. Two are equal if both are absent, both are null, or their values are equal.
 *
 * @param <T> the type of the value
 */
public final class Presence<T> {
    private static final Presence<?> ABSENT = new Presence<>(false, null);
    private static final Presence<?> NULL = new Presence<>(true, null);

    private final boolean isThere;
    private final @Nullable T value;

    private Presence(boolean isThere, @Nullable T value) {
        this.isThere = isThere;
        this.value = value;
    }

    /** Returns that of a member that is not there. */
    @SuppressWarnings("unchecked") // It has no value of whatever type.
    public static <T> Presence<T> absent() {
        return (Presence<T>) ABSENT;
    }

    /** Returns that of a member that is there, and {@code null}. */
    @SuppressWarnings("unchecked") // It has no value of whatever type.
    public static <T> Presence<T> ofNull() {
        return (Presence<T>) NULL;
    }

    /** Returns that of a member with a value. */
    public static <T> Presence<T> of(T value) {
        return new Presence<>(true, requireNonNull(value, "value"));
    }

    /** Returns that of a member that is there: {@link #of} a value, {@link #ofNull} for null. */
    public static <T> Presence<T> ofNullable(@Nullable T value) {
        return value == null ? ofNull() : of(value);
    }

    /** Whether the member is not there. */
    public boolean isAbsent() {
        return !isThere;
    }

    /** Whether the member is there, and {@code null}. */
    public boolean isNull() {
        return isThere && value == null;
    }

    /** Whether the member is there, and not {@code null}. */
    public boolean hasValue() {
        return value != null;
    }

    /**
     * Returns the value.
     *
     * @throws NoSuchElementException if the member is absent or null
     */
    public T value() {
        if (value == null) {
            throw new NoSuchElementException(isAbsent() ? "The member is absent." : "The member is null.");
        }
        return value;
    }

    /** Returns the value, or {@code other} if the member is absent or null. */
    public @Nullable T orElse(@Nullable T other) {
        return value == null ? other : value;
    }

    /** Returns what the member makes of {@code current}: the value or null if it is there, else {@code current}. */
    public @Nullable T applyTo(@Nullable T current) {
        return isAbsent() ? current : value;
    }

    /** Calls {@code action} with the value or null if the member is there: {@code patch.name().ifGiven(customer::setName)}. */
    public void ifGiven(Consumer<? super @Nullable T> action) {
        if (!isAbsent()) {
            action.accept(value);
        }
    }

    /** Calls {@code action} with the value if there is one. */
    public void ifPresent(Consumer<? super T> action) {
        if (value != null) {
            action.accept(value);
        }
    }

    /**
     * Returns what {@code mapper} makes of the value; what is absent or null stays so.
     *
     * @param mapper may return null, which is {@link #ofNull}
     */
    public <R> Presence<R> map(Function<? super T, ? extends @Nullable R> mapper) {
        return value == null ? withoutValue() : ofNullable(mapper.apply(value));
    }

    private <R> Presence<R> withoutValue() {
        return isAbsent() ? absent() : ofNull();
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Presence<?> presence
                && isThere == presence.isThere
                && Objects.equals(value, presence.value);
    }

    @Override
    public int hashCode() {
        return isAbsent() ? -1 : Objects.hashCode(value);
    }

    /** {@code Presence.absent}, {@code Presence.null} or {@code Presence[the value]}. */
    @Override
    public String toString() {
        if (value == null) {
            return isAbsent() ? "Presence.absent" : "Presence.null";
        }
        return "Presence[" + value + "]";
    }
}
