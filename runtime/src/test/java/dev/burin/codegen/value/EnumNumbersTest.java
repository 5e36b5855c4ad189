package dev.burin.codegen.value;

import static dev.burin.codegen.value.RoundTrip.assertRejected;
import static dev.burin.codegen.value.RoundTrip.reader;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** What is expected where a constant is read by its number. */
class EnumNumbersTest {
    private enum None {}

    private enum Many {
        A,
        B,
        C,
        D,
        E,
        F,
        G,
        H,
        I,
        J,
        K,
        L,
        M
    }

    @Test
    void anEnumWithoutConstantsHasNoNumbers() {
        EnumNumbers<None> none = EnumNumbers.of(None.values(), None::ordinal);

        assertRejected("a constant (the enum has none)", none::read, "0", "-1");
    }

    @Test
    void aFewNumbersAreAllNamed() {
        EnumNumbers<TimeUnit> units = EnumNumbers.of(TimeUnit.values(), unit -> 10 - unit.ordinal());

        assertThat(units.read(reader("10"))).isEqualTo(TimeUnit.NANOSECONDS);
        assertRejected(
                "one of 4 (DAYS), 5 (HOURS), 6 (MINUTES), 7 (SECONDS), 8 (MILLISECONDS), 9 (MICROSECONDS), 10 (NANOSECONDS) but",
                units::read,
                "3");
    }

    @Test
    void ofManyNumbersTheLowestAreNamed() {
        EnumNumbers<Many> many = EnumNumbers.of(Many.values(), Many::ordinal);

        assertThat(many.read(reader("12"))).isEqualTo(Many.M);
        assertRejected("one of 0 (A), 1 (B), 2 (C), 3 (D), 4 (E), 5 (F), 6 (G), 7 (H), ...", many::read, "13");
    }
}
