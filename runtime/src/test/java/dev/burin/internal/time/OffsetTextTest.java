package dev.burin.internal.time;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.zone.ZoneRulesProvider;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class OffsetTextTest {
    private static final long SEED = 20251204L;

    private final Random random = new Random(SEED);

    @Test
    void everyOffsetIsWrittenAndRead() {
        for (int seconds = -64_800; seconds <= 64_800; seconds++) {
            ZoneOffset offset = ZoneOffset.ofTotalSeconds(seconds);
            String text = Texts.written(OffsetText::write, OffsetText.MAX_OFFSET_BYTES, offset);
            assertThat(text).isEqualTo(offset.getId());
            assertThat(OffsetText.readOffset(Texts.ascii(text), 0, text.length()))
                    .isEqualTo(offset);
        }
    }

    @Test
    void otherFormsOfOffsetsAreJudgedAsByTheJdk() {
        String[] texts = {
            "",
            "Z",
            "z",
            "+1",
            "+01",
            "+0100",
            "+010030",
            "+01:00",
            "+01:00:30",
            "-18:00",
            "-18:01",
            "+19",
            "+00:00",
            "-00:00",
            "+01:60",
            "+01:00:60",
            "01:00",
            "+1:00",
            "+01:0",
            "+01:00:3",
            "UTC",
            "GMT+1",
            "+01-00",
            "*01:00",
            "ZZ",
            "+01:00:30 and more than any offset has"
        };
        for (String text : texts) {
            assertThat(Texts.read(OffsetText::readOffset, text)).as(text).isEqualTo(Texts.parsed(ZoneOffset::of, text));
        }
    }

    @Test
    void offsetDateTimesAndMutationsAreReadAsByTheJdk() {
        for (int i = 0; i < 30_000; i++) {
            OffsetDateTime value = OffsetDateTime.of(Texts.dateTime(random), Texts.offset(random));
            assertRoundTrip(value);
            assertOffsetAsJdk(Texts.mutated(random, DateTimeFormatter.ISO_OFFSET_DATE_TIME.format(value)));
        }
        assertRoundTrip(OffsetDateTime.MIN);
        assertRoundTrip(OffsetDateTime.MAX);
    }

    @Test
    void otherFormsOfOffsetDateTimesAreJudgedAsByTheJdk() {
        for (String offset :
                List.of("", "Z", "z", "+01", "+01:00:30", "+0100", "+18:01", "-00:00", "+1", "ZZ", "[UTC]")) {
            for (String time : List.of("10:15", "10:15:30", "10:15:30.5", "24:00", "10", "")) {
                assertOffsetAsJdk("2020-01-01T" + time + offset);
            }
        }
        assertOffsetAsJdk("");
        assertOffsetAsJdk("Z");
        assertOffsetAsJdk("2020-01-01");
    }

    @Test
    void everyZoneIsWrittenAndRead() {
        for (String zone : ZoneId.getAvailableZoneIds()) {
            for (String local : new String[] {"2020-01-01T10:15:30", "2020-07-01T10:15:30.25", "1899-07-01T00:00"}) {
                assertRoundTrip(LocalDateTime.parse(local).atZone(ZoneId.of(zone)));
            }
        }
        for (String zone : new String[] {"Z", "UTC", "GMT", "UT", "+01:00", "UTC+01:00", "GMT-05:30", "UT+18:00"}) {
            assertRoundTrip(LocalDateTime.parse("2020-01-01T10:15").atZone(ZoneId.of(zone)));
        }
    }

    @Test
    void randomZonedDateTimesAndMutationsAreReadAsByTheJdk() {
        List<String> zones = List.copyOf(ZoneId.getAvailableZoneIds());
        for (int i = 0; i < 20_000; i++) {
            ZoneId zone = ZoneId.of(zones.get(random.nextInt(zones.size())));
            ZonedDateTime value = Instant.ofEpochSecond(random.nextInt() * 10L, random.nextInt(1_000_000_000))
                    .atZone(zone);
            assertRoundTrip(value);
            assertZonedAsJdk(Texts.mutated(random, DateTimeFormatter.ISO_ZONED_DATE_TIME.format(value)));
        }
    }

    @Test
    void offsetDecidesWhereItContradictsTheZone() {
        String text = "2020-07-01T10:00:00+01:00[Europe/Paris]";
        assertThat(Texts.read(OffsetText::readZonedDateTime, text))
                .isEqualTo(ZonedDateTime.parse(text))
                .isEqualTo(ZonedDateTime.parse("2020-07-01T11:00:00+02:00[Europe/Paris]"));
    }

    @Test
    void otherFormsOfZonesAreNull() {
        for (String zone :
                List.of("[", "[]", "[UTC", "UTC]", "[Nowhere/City]", "[Europe/Paris]x", "[[UTC]]", "[UTC][UTC]")) {
            assertThat(Texts.read(OffsetText::readZonedDateTime, "2020-01-01T10:15Z" + zone))
                    .as(zone)
                    .isNull();
        }
        assertThat(Texts.read(OffsetText::readZonedDateTime, "2020-01-01T10:15[Europe/Paris]"))
                .isNull();
        assertThat(Texts.read(OffsetText::readZonedDateTime, "2020-01-01T10:15Z[" + "a".repeat(1000) + "]"))
                .isNull();
        assertThat(Texts.read(OffsetText::readZonedDateTime, "+999999999-12-31T23:59:59-18:00[Asia/Tokyo]"))
                .isNull();
    }

    @Test
    void zonesOfTheDatabaseAreShorterThanTheLimit() {
        assertThat(ZoneRulesProvider.getAvailableZoneIds())
                .allMatch(name -> name.length() <= OffsetText.MAX_ZONE_BYTES);
    }

    private static void assertRoundTrip(OffsetDateTime value) {
        String text = Texts.written(OffsetText::write, OffsetText.MAX_BYTES, value);
        assertThat(text).as("seed %d", SEED).isEqualTo(DateTimeFormatter.ISO_OFFSET_DATE_TIME.format(value));
        assertThat(Texts.read(OffsetText::readOffsetDateTime, text)).isEqualTo(value);
    }

    private static void assertRoundTrip(ZonedDateTime value) {
        String text = Texts.written(OffsetText::write, OffsetText.MAX_ZONED_BYTES, value);
        assertThat(text).as("seed %d", SEED).isEqualTo(DateTimeFormatter.ISO_ZONED_DATE_TIME.format(value));
        byte[] bytes = Texts.ascii(text);
        assertThat(OffsetText.readZonedDateTime(bytes, 0, bytes.length)).isEqualTo(value);
    }

    private static void assertOffsetAsJdk(String text) {
        boolean isStrict = !text.matches(".*\\.([^0-9].*)?");
        OffsetDateTime expected = isStrict ? Texts.parsed(OffsetDateTime::parse, text) : null;
        assertThat(Texts.read(OffsetText::readOffsetDateTime, text))
                .as("%s, seed %d", text, SEED)
                .isEqualTo(expected);
    }

    private static void assertZonedAsJdk(String text) {
        ZonedDateTime expected = Texts.parsed(ZonedDateTime::parse, text);
        byte[] bytes = Texts.ascii(text);
        ZonedDateTime actual = OffsetText.readZonedDateTime(bytes, 0, bytes.length);
        // Two kinds of strings are judged differently on purpose: those with a full stop without digits, and other
        // spellings of zones.
        if (expected == null && actual != null) {
            assertThat(actual.getZone())
                    .as("%s, seed %d", text, SEED)
                    .isEqualTo(ZoneId.of(text.substring(text.indexOf('[') + 1, text.length() - 1)));
        } else if (!text.matches(".*\\.([^0-9].*)?")) {
            assertThat(actual).as("%s, seed %d", text, SEED).isEqualTo(expected);
        }
    }
}
