package dev.burin;

import static java.util.Objects.requireNonNull;

import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * What a document says about one member: nothing, {@code null}, or a value. For patches, where omitting a member does not
 * remove it.
 *
 * <pre>{@code
 * record CustomerPatch(Presence<String> name, Presence<String> phone) {}
 *
 * CustomerPatch patch = CustomerPatchCodec.INSTANCE.fromJson("{\"phone\":null}");
 * String name = patch.name().applyTo("Ann");  // "Ann": nothing is said of it
 * String phone = patch.phone().applyTo("42"); // null
 * }</pre>
 *
 * <p>For a member of an object, with any content. An absent member is omitted in writing, whatever the type says about
 * inclusion; {@code null} is written. A codec never reads a Java {@code null} for a {@code Presence}, and writes one as
 * absent.
 *
 * <p>Immutable if the value is. Two are equal if both are absent, both are null, or their values are equal.
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

    /** Returns the presence of an absent member. */
    @SuppressWarnings("unchecked") // It has no value of any type.
    public static <T> Presence<T> absent() {
        return (Presence<T>) ABSENT;
    }

    /** Returns the presence of a member that is {@code null}. */
    @SuppressWarnings("unchecked") // It has no value of any type.
    public static <T> Presence<T> ofNull() {
        return (Presence<T>) NULL;
    }

    /** Returns the presence of a member with a value. */
    public static <T> Presence<T> of(T value) {
        return new Presence<>(true, requireNonNull(value, "value"));
    }

    /** Returns {@link #of} a value, or {@link #ofNull} for null. */
    public static <T> Presence<T> ofNullable(@Nullable T value) {
        return value == null ? ofNull() : of(value);
    }

    /** Whether the member is absent. */
    public boolean isAbsent() {
        return !isThere;
    }

    /** Whether the member is present and {@code null}. */
    public boolean isNull() {
        return isThere && value == null;
    }

    /** Whether the member is present and not {@code null}. */
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

    /** Returns the value or null if the member is present, else {@code current}. */
    public @Nullable T applyTo(@Nullable T current) {
        return isAbsent() ? current : value;
    }

    /** Calls {@code action} with the value or null if the member is present: {@code patch.name().ifGiven(customer::setName)}. */
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
     * Returns the result of {@code mapper} for the value; absent and null stay as they are.
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
