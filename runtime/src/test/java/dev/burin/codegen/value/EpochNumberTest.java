package dev.burin.codegen.value;

import static dev.burin.codegen.value.RoundTrip.check;
import static dev.burin.codegen.value.RoundTrip.reader;
import static dev.burin.codegen.value.RoundTrip.text;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.burin.JsonErrorCode;
import dev.burin.JsonException;
import dev.burin.JsonMismatchException;
import dev.burin.JsonReader;
import dev.burin.codegen.value.EpochNumber.Unit;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.Calendar;
import java.util.Date;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Times as numbers: whole units since 1970, rounded down, also before 1970. */
class EpochNumberTest {
    private static final Instant SECOND = Instant.ofEpochSecond(-1_234_567_890);

    @Test
    void wholeUnitsSurviveARoundTrip() {
        for (Unit unit : Unit.values()) {
            EpochNumber<Instant> instants = EpochNumber.instant(unit);
            EpochNumber<OffsetDateTime> offsets = EpochNumber.offsetDateTime(unit, "+02:00");
            EpochNumber<ZonedDateTime> zones = EpochNumber.zonedDateTime(unit, "Europe/Zurich");
            EpochNumber<Date> dates = EpochNumber.date(unit);

            check(instants::put, instants::read, Instant.EPOCH, SECOND);
            check(offsets::put, offsets::read, SECOND.atOffset(ZoneOffset.ofHours(2)));
            check(zones::put, zones::read, SECOND.atZone(ZoneId.of("Europe/Zurich")));
            check(dates::put, dates::read, new Date(-1_000), new Date(0));
        }
    }

    @Test
    void theDefaultZoneIsUtc() {
        assertThat(EpochNumber.offsetDateTime(Unit.SECONDS, null).read(reader("0")))
                .isEqualTo(Instant.EPOCH.atOffset(ZoneOffset.UTC));
        assertThat(EpochNumber.zonedDateTime(Unit.SECONDS, null).read(reader("0")))
                .isEqualTo(Instant.EPOCH.atZone(ZoneOffset.UTC));
    }

    @ParameterizedTest
    @CsvSource({"Europe/Zurich,Europe/Zurich", "+02:00,GMT+02:00", "Z,UTC", ",UTC"})
    void calendarsAreInTheirZone(String zone, String id) {
        EpochNumber<Calendar> calendars = EpochNumber.calendar(Unit.MILLIS, zone);

        Calendar value = calendars.read(reader("-86400001"));

        assertThat(value.getTimeInMillis()).isEqualTo(-86_400_001);
        assertThat(value.getTimeZone().getID()).isEqualTo(id);
        assertThat(text(calendars::put, value)).isEqualTo("-86400001");
    }

    @Test
    void partsOfAUnitAreRoundedDown() {
        assertThat(text(EpochNumber.instant(Unit.SECONDS)::put, Instant.ofEpochSecond(-1, 999_999_999)))
                .isEqualTo("-1");
        assertThat(text(EpochNumber.instant(Unit.MILLIS)::put, Instant.ofEpochSecond(0, 1_999_999)))
                .isEqualTo("1");
    }

    @Test
    void instantsTooFarAwayForMillisecondsAreNotWritten() {
        EpochNumber<Instant> millis = EpochNumber.instant(Unit.MILLIS);

        assertThat(catchThrowableOfType(JsonException.class, () -> text(millis::put, Instant.MAX))
                        .code())
                .isEqualTo(JsonErrorCode.NOT_REPRESENTABLE);
        assertThat(text(EpochNumber.instant(Unit.SECONDS)::put, Instant.MAX)).isEqualTo("31556889864403199");
    }

    @ParameterizedTest
    @ValueSource(strings = {"1.5", "1e3", "\"1\"", "9223372036854775808", "9223372036854775807", "true", "null"})
    void anythingButTheNumberOfAnInstantIsRejected(String json) {
        EpochNumber<Instant> seconds = EpochNumber.instant(Unit.SECONDS);

        JsonReader in = reader(json);
        assertThat(catchThrowableOfType(JsonException.class, () -> in.endDocument(seconds.read(in))))
                .isNotNull();
    }

    @Test
    void aDateThatIsTooFarAwayIsRejected() {
        EpochNumber<Date> dates = EpochNumber.date(Unit.SECONDS);

        assertThat(catchThrowableOfType(JsonMismatchException.class, () -> dates.read(reader("31556889864403199"))))
                .hasMessageContaining("the time of an instant as a number");
    }
}
