package dev.burin.internal.time;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.ZoneId;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ZoneTableTest {
    private static ZoneId zone(String name) {
        String time = "2026-11-21T09:30Z[";
        byte[] text = (time + name + "]").getBytes(ISO_8859_1);
        return ZoneTable.zone(text, time.length(), text.length - 1);
    }

    /** More names than entries, so that they replace each other; twice each, so that kept zones are looked up, too. */
    @Test
    void everyZoneOfTheJdkIsFoundHoweverOften() {
        for (int round = 0; round < 2; round++) {
            assertThat(ZoneId.getAvailableZoneIds())
                    .hasSizeGreaterThan(ZoneTable.ENTRIES)
                    .allSatisfy(name -> {
                        assertThat(zone(name)).isEqualTo(ZoneId.of(name));
                        assertThat(zone(name)).isEqualTo(ZoneId.of(name));
                    });
        }
    }

    @Test
    void aZoneThatWasReadIsKept() {
        assertThat(zone("Europe/Zurich")).isSameAs(zone("Europe/Zurich"));
    }

    /** Both names have the same length and the same last eight bytes, and so the same place. */
    @Test
    void namesOfOnePlaceAreToldApart() {
        assertThat(zone("GMT+10:10")).isEqualTo(ZoneId.of("GMT+10:10"));
        assertThat(zone("XMT+10:10")).isNull();
        assertThat(zone("GMT+10:10")).isEqualTo(ZoneId.of("GMT+10:10"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "Europe/Zürich", "Europe/Zurich ", "europe/zurich", "Mars", "[", "+25:00"})
    void anythingButAZoneIsNull(String name) {
        zone("Europe/Zurich");

        assertThat(zone(name)).isNull();
        assertThat(zone(name)).isNull();
    }

    @Test
    void threadsGetTheSameZones() {
        assertThat(IntStream.range(0, 10_000).parallel().filter(i -> {
                    String name = "GMT+%02d:%02d".formatted(i % 18, i % 60);
                    return !ZoneId.of(name).equals(zone(name));
                }))
                .isEmpty();
    }
}
