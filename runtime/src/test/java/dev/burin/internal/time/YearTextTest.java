package dev.burin.internal.time;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Month;
import java.time.MonthDay;
import java.time.Year;
import java.time.YearMonth;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.format.SignStyle;
import java.time.temporal.ChronoField;
import java.util.Random;
import org.junit.jupiter.api.Test;

class YearTextTest {
    private static final long SEED = 20251201L;

    /** The year of {@code YearMonth.parse}; {@code Year.parse} accepts more than one form. */
    private static final DateTimeFormatter YEAR = new DateTimeFormatterBuilder()
            .appendValue(ChronoField.YEAR, 4, 10, SignStyle.EXCEEDS_PAD)
            .toFormatter();

    private static final DateTimeFormatter YEAR_MONTH = new DateTimeFormatterBuilder()
            .append(YEAR)
            .appendLiteral('-')
            .appendValue(ChronoField.MONTH_OF_YEAR, 2)
            .toFormatter();

    private static final int[] YEARS = {-999_999_999, -10_000, -9999, -5, -1, 0, 1, 999, 9999, 10_000, 999_999_999};

    @Test
    void yearsAreWrittenAndReadAsByTheFormatterOfTheJdk() {
        for (int year : YEARS) {
            assertRoundTrip(Year.of(year));
            for (int month = 1; month <= 12; month++) {
                assertRoundTrip(YearMonth.of(year, month));
            }
        }
        for (int year = 0; year <= 9999; year++) {
            assertRoundTrip(Year.of(year));
        }
    }

    @Test
    void everyMonthAndDayIsWrittenAndRead() {
        for (Month month : Month.values()) {
            for (int day = 1; day <= month.maxLength(); day++) {
                MonthDay value = MonthDay.of(month, day);
                String text = Texts.written(YearText::write, YearText.MONTH_DAY_BYTES, value);
                assertThat(text).isEqualTo(value.toString());
                assertThat(Texts.read(YearText::readMonthDay, text)).isEqualTo(value);
            }
        }
    }

    @Test
    void everyMonthAndDayIsJudgedAsByTheJdk() {
        for (int month = 0; month <= 99; month++) {
            for (int day = 0; day <= 99; day++) {
                assertAsJdk("--%02d-%02d".formatted(month, day));
            }
        }
    }

    @Test
    void mutationsAreJudgedAsByTheJdk() {
        Random random = new Random(SEED);
        for (int i = 0; i < 30_000; i++) {
            int year = i % 3 == 0 ? YEARS[random.nextInt(YEARS.length)] : random.nextInt(10_000);
            assertAsJdk(Texts.mutated(random, YEAR.format(Year.of(year))));
            assertAsJdk(Texts.mutated(random, YEAR_MONTH.format(YearMonth.of(year, 1 + random.nextInt(12)))));
            assertAsJdk(
                    Texts.mutated(random, MonthDay.of(1 + random.nextInt(12), 1).toString()));
        }
    }

    @Test
    void otherFormsAreJudgedAsByTheJdk() {
        String[] texts = {
            "",
            "-",
            "+",
            "5",
            "05",
            "005",
            "-5",
            "-005",
            "+2026",
            "+02026",
            "12026",
            "-0000",
            "+0000",
            "2026 ",
            "2026Z",
            "+1000000000",
            "-1000000000",
            "+9999999999",
            "+10000000000",
            "2026-",
            "2026-1",
            "-2026",
            "-01",
            "-0001-01",
            "2026-00",
            "2026-13",
            "12026-01",
            "+12026-01",
            "2026/01",
            "2026-01-01",
            "--1-1",
            "--0101",
            "11-21",
            "-11-21",
            "--11-211"
        };
        for (String text : texts) {
            assertAsJdk(text);
        }
    }

    private static void assertRoundTrip(Year value) {
        String text = Texts.written(YearText::write, YearText.MAX_BYTES, value);
        assertThat(text).isEqualTo(YEAR.format(value));
        assertThat(Texts.read(YearText::readYear, text)).isEqualTo(value);
    }

    private static void assertRoundTrip(YearMonth value) {
        String text = Texts.written(YearText::write, YearText.MAX_MONTH_BYTES, value);
        assertThat(text).isEqualTo(YEAR_MONTH.format(value));
        assertThat(Texts.read(YearText::readYearMonth, text)).isEqualTo(value);
    }

    private static void assertAsJdk(String text) {
        Year year = Texts.parsed(one -> YEAR.parse(one, Year::from), text);
        YearMonth month = Texts.parsed(YearMonth::parse, text);
        MonthDay day = Texts.parsed(MonthDay::parse, text);
        assertThat(Texts.read(YearText::readYear, text))
                .as("year %s, seed %d", text, SEED)
                .isEqualTo(year);
        assertThat(Texts.read(YearText::readYearMonth, text))
                .as("month %s, seed %d", text, SEED)
                .isEqualTo(month);
        assertThat(Texts.read(YearText::readMonthDay, text))
                .as("day %s, seed %d", text, SEED)
                .isEqualTo(day);
    }
}
