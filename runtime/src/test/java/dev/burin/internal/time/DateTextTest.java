package dev.burin.internal.time;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.Random;
import org.junit.jupiter.api.Test;

class DateTextTest {
    private static final long SEED = 20251201L;

    @Test
    void everyDayOfFourHundredYearsIsWrittenAndRead() {
        LocalDate end = LocalDate.of(2300, 1, 1);
        for (LocalDate date = LocalDate.of(1900, 1, 1); date.isBefore(end); date = date.plusDays(1)) {
            assertRoundTrip(date);
        }
    }

    @Test
    void yearsOutsideFourDigitsHaveASign() {
        for (int year : new int[] {-999_999_999, -10_000, -9999, -5, -1, 0, 1, 999, 9999, 10_000, 999_999_999}) {
            assertRoundTrip(LocalDate.of(year, 2, 3));
        }
        assertRoundTrip(LocalDate.MIN);
        assertRoundTrip(LocalDate.MAX);
    }

    @Test
    void randomDatesAndMutationsAreReadAsByTheJdk() {
        Random random = new Random(SEED);
        for (int i = 0; i < 30_000; i++) {
            LocalDate date = Texts.date(random);
            assertRoundTrip(date);
            assertAsJdk(Texts.mutated(random, date.toString()));
        }
    }

    @Test
    void everyMonthAndDayIsJudgedAsByTheJdk() {
        for (int year : new int[] {1900, 2000, 2023, 2024}) {
            for (int month = 0; month <= 13; month++) {
                for (int day = 0; day <= 32; day++) {
                    assertAsJdk("%04d-%02d-%02d".formatted(year, month, day));
                }
            }
        }
    }

    @Test
    void otherFormsAreJudgedAsByTheJdk() {
        String[] texts = {
            "",
            "-",
            "+",
            "2020",
            "2020-01",
            "2020-1-1",
            "20200101",
            "-0000-01-01",
            "-00000-01-01",
            "+0000-01-01",
            "+2020-01-01",
            "+02020-01-01",
            "-02020-01-01",
            "12345-01-01",
            "+1000000000-01-01",
            "-1000000000-01-01",
            "+9999999999-01-01",
            "+10000000000-01-01",
            "+12x45-01-01",
            "-123-01-01",
            "2020-01-01Z",
            "2020-01-01 ",
            " 2020-01-01",
            "２020-01-01",
            "2020/01/01"
        };
        for (String text : texts) {
            assertAsJdk(text);
        }
    }

    private static void assertRoundTrip(LocalDate date) {
        String text = Texts.written(DateText::write, DateText.MAX_BYTES, date);
        assertThat(text).as("seed %d", SEED).isEqualTo(DateTimeFormatter.ISO_LOCAL_DATE.format(date));
        assertThat(Texts.read(DateText::read, text)).isEqualTo(date);
    }

    private static void assertAsJdk(String text) {
        LocalDate expected = Texts.parsed(LocalDate::parse, text);
        assertThat(Texts.read(DateText::read, text))
                .as("%s, seed %d", text, SEED)
                .isEqualTo(expected);
    }
}
