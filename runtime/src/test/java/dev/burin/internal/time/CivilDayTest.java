package dev.burin.internal.time;

import static org.assertj.core.api.Assertions.assertThat;

import dev.burin.internal.bytes.Bytes;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.time.YearMonth;
import org.junit.jupiter.api.Test;

class CivilDayTest {
    @Test
    void everyDayOfTheYearsZeroTo9999IsThatOfTheJdk() {
        long end = LocalDate.of(10_000, 1, 1).toEpochDay();
        int day = (int) LocalDate.of(0, 1, 1).toEpochDay();
        for (LocalDate date = LocalDate.ofEpochDay(day); day < end; date = date.plusDays(1)) {
            int actual = CivilDay.of(date.getYear(), date.getMonthValue(), date.getDayOfMonth());
            if (actual != day || !date.toString().equals(text(day))) {
                throw new AssertionError("%d and %s instead of %d for %s".formatted(actual, text(day), day, date));
            }
            day++;
        }
    }

    @Test
    void everyYearHasItsMonthsAndDays() {
        for (int year = -2001; year <= 10_001; year++) {
            for (int month = 0; month <= 99; month++) {
                int length =
                        month >= 1 && month <= 12 ? YearMonth.of(year, month).lengthOfMonth() : 0;
                for (int day : new int[] {0, 1, 27, 28, 29, 30, 31, 32, 99}) {
                    boolean isInMonth = day >= 1 && day <= length;
                    if (CivilDay.exists(year, month, day) != isInMonth) {
                        throw new AssertionError("%d-%d-%d".formatted(year, month, day));
                    }
                }
            }
        }
    }

    @Test
    void daysAreCountedFrom1970() {
        assertThat(CivilDay.of(1970, 1, 1)).isZero();
        assertThat(text(0)).isEqualTo("1970-01-01");
    }

    private static String text(int day) {
        byte[] digits = new byte[Long.BYTES];
        Bytes.putLong(digits, 0, CivilDay.digits(day));
        String text = new String(digits, StandardCharsets.ISO_8859_1);
        return text.substring(0, 4) + '-' + text.substring(4, 6) + '-' + text.substring(6);
    }
}
