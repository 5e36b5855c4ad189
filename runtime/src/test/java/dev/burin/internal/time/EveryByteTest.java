package dev.burin.internal.time;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.util.Date;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/**
 * Each text, with each byte at each index, or truncated at each index, is judged as by the JDK, except for what only we
 * reject.
 */
class EveryByteTest {
    /** What the JDK reads and we do not: a full stop without digits, the end of the day, the leap second. */
    private static final String REFUSED = ".*(\\.([^0-9].*)?|[Tt]24:.*|:60([^:].*)?)";

    @Test
    void localDates() {
        assertAllAsJdk(DateText::read, LocalDate::parse, "2024-02-29", "1999-12-31", "0000-10-08", "+12345-06-07");
    }

    @Test
    void localTimes() {
        assertAllAsJdk(TimeText::read, LocalTime::parse, "23:59", "10:15:30", "09:05:07.5", "19:48:56.123456789");
    }

    @Test
    void localDateTimes() {
        assertAllAsJdk(
                DateTimeText::read,
                LocalDateTime::parse,
                "2024-02-29T23:59",
                "1900-02-28T10:15:30",
                "2026-11-21T18:05:09.123",
                "-0001-06-07T19:48:56.123456789");
    }

    @Test
    void instants() {
        assertAllAsJdk(
                InstantText::read,
                Instant::parse,
                "2026-11-21T18:05:09Z",
                "2000-02-29T18:05:09.120Z",
                "2026-11-21T19:25:39.123456789+01:00",
                "2026-11-21T18:05:09-02:30:15");
    }

    @Test
    void offsetDateTimes() {
        assertAllAsJdk(
                OffsetText::readOffsetDateTime,
                OffsetDateTime::parse,
                "2026-11-21T18:05Z",
                "2026-11-21T18:05:09.5+00:00",
                "2026-11-21T18:05:09.120-17:45",
                "2026-11-21T18:05:09+01");
    }

    @Test
    @SuppressWarnings("JavaUtilDate")
    void dates() {
        Function<String, Date> twin =
                text -> Date.from(OffsetDateTime.parse(text.replaceFirst("([+-]\\d\\d)(\\d\\d)$", "$1:$2"))
                        .toInstant());
        assertAllAsJdk(
                InstantText::readDate,
                twin,
                "2026-11-21T18:05:09.123+00:00",
                "2026-11-21T18:05:09.123456789Z",
                "2026-11-21T18:05:09.123+0100",
                "2026-11-21T18:05-18:00");
    }

    private static <T> void assertAllAsJdk(Texts.Reader<T> reader, Function<String, T> parser, String... texts) {
        for (String text : texts) {
            for (int at = 0; at < text.length(); at++) {
                assertAsJdk(reader, parser, text.substring(0, at));
                for (char next = 0; next < 256; next++) {
                    assertAsJdk(reader, parser, text.substring(0, at) + next + text.substring(at + 1));
                }
            }
        }
    }

    private static <T> void assertAsJdk(Texts.Reader<T> reader, Function<String, T> parser, String text) {
        T expected = text.matches(REFUSED) ? null : Texts.parsed(parser, text);
        byte[] bytes = Texts.ascii("\"" + text + "\"");
        assertThat(reader.read(bytes, 1, bytes.length - 1)).as(text).isEqualTo(expected);
    }
}
