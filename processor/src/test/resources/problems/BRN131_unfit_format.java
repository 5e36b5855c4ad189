import dev.burin.annotation.*;
import java.time.*;
import java.util.*;
import java.util.concurrent.atomic.AtomicLong;

@JsonCodec
record Invoice(
        @JsonFormat(pattern = "dd.MM.yy") LocalDate short1, // BRN131: Invoice.short1: @JsonFormat does not fit LocalDate: the pattern lacks the century, so 1985 would be read as 2085.
        @JsonFormat(pattern = "EEE uu-MM-dd HH:mm") Date short2, // BRN131: Invoice.short2: @JsonFormat does not fit Date: the pattern lacks the century
        @JsonFormat(pattern = "EEEEE yyyy-MM-dd") LocalDate letter, // BRN131: Invoice.letter: @JsonFormat does not fit LocalDate: what it writes on some days cannot be read as that day, like "T 2026-11-17": five letters E or c are the first letter of a day, which is that of another one, too.
        @JsonFormat(pattern = "YYYY-w-ccccc") LocalDate weekLetter, // BRN131: Invoice.weekLetter: @JsonFormat does not fit LocalDate: what it writes on some days cannot be read as that day, like "2026-47-T": five letters E or c
        @JsonFormat(pattern = "YYYY-w-c") LocalDate weekNumber,
        @JsonFormat(pattern = "EEEEE yyyy-MM-dd") @JsonProperty(access = JsonProperty.Access.READ_ONLY) LocalDate shownLetter, // only written
        @JsonFormat(pattern = "EEE yyyy-MM-dd") LocalDate threeLetters,
        @JsonFormat(pattern = "dd.MM.yy") @JsonProperty(access = JsonProperty.Access.READ_ONLY) LocalDate shown, // only written
        @JsonFormat(pattern = "dd.MM.jjjj") LocalDate a, // BRN131: Invoice.a: @JsonFormat does not fit LocalDate: the pattern is malformed, Unknown pattern letter: j.
        @JsonFormat(pattern = "HH:mm") LocalDate b, // BRN131: Invoice.b: @JsonFormat does not fit LocalDate: it lacks a field of the pattern, Unsupported field: HourOfDay.
        @JsonFormat(pattern = "yyyy") List<LocalDate> c, // BRN131: Invoice.c: @JsonFormat does not fit LocalDate: the pattern is incomplete, so no value can be read.
        @JsonFormat(pattern = "yyyy-MM-dd HH:mm") OffsetDateTime d, // BRN131: Invoice.d: @JsonFormat does not fit OffsetDateTime: the pattern is incomplete, so no value can be read: it needs an offset, or timezone = "…" beside it.
        @JsonFormat(pattern = "YYYY-MM-dd") LocalDate d2, // BRN131: Invoice.d2: @JsonFormat does not fit LocalDate: the pattern is incomplete, so no value can be read: Y is the week-based year, y the calendar year.
        @JsonFormat(pattern = "yyyy-MM-dd'T'hh:mm:ss") LocalDateTime d3, // BRN131: Invoice.d3: @JsonFormat does not fit LocalDateTime: the pattern is incomplete, so no value can be read: h and K count half a day, H a whole day.
        @JsonFormat(pattern = "MM-DD") MonthDay d4, // BRN131: Invoice.d4: @JsonFormat does not fit MonthDay: it lacks a field of the pattern, Unsupported field: DayOfYear: D is the day of the year, d the day of the month.
        @JsonFormat(pattern = "yyyy-mm-dd") LocalDate d5, // BRN131: Invoice.d5: @JsonFormat does not fit LocalDate: it lacks a field of the pattern, Unsupported field: MinuteOfHour: m is the minute, M the month.
        @JsonFormat(pattern = "YYYY-mm-DD") LocalDate d9, // BRN131: Invoice.d9: @JsonFormat does not fit LocalDate: it lacks a field of the pattern, Unsupported field: MinuteOfHour: m is the minute, M the month.
        @JsonFormat(pattern = "yyyy-MM-DD") LocalDate d10, // BRN131: Invoice.d10: @JsonFormat does not fit LocalDate: the pattern does not write what it seems to: D is the day of the year, d the day of the month.
        @JsonFormat(pattern = "YYYY-MM-dd") @JsonProperty(access = JsonProperty.Access.READ_ONLY) LocalDate d11, // BRN131: Invoice.d11: @JsonFormat does not fit LocalDate: the pattern does not write what it seems to: Y is the week-based year, y the calendar year.
        @JsonFormat(pattern = "yyyy-DDD 'of M'") LocalDate d12,
        @JsonFormat(pattern = "YYYY 'week' ww") @JsonProperty(access = JsonProperty.Access.READ_ONLY) LocalDate d13,
        @JsonFormat(pattern = "HH:MM") LocalTime d6, // BRN131: Invoice.d6: @JsonFormat does not fit LocalTime: it lacks a field of the pattern, Unsupported field: MonthOfYear: m is the minute, M the month.
        @JsonFormat(pattern = "YYYY-'W'ww") LocalDate w1, // BRN131: Invoice.w1: @JsonFormat does not fit LocalDate: the pattern is incomplete, so no value can be read.
        @JsonFormat(pattern = "mm:ss") LocalTime w2, // BRN131: Invoice.w2: @JsonFormat does not fit LocalTime: the pattern is incomplete, so no value can be read.
        @JsonFormat(pattern = "yyyy-MM-dd hh:mm") LocalDate w3, // BRN131: Invoice.w3: @JsonFormat does not fit LocalDate: it lacks a field of the pattern, Unsupported field: ClockHourOfAmPm.
        @JsonFormat(pattern = "MM") YearMonth w4, // BRN131: Invoice.w4: @JsonFormat does not fit YearMonth: the pattern is incomplete, so no value can be read.
        @JsonFormat(pattern = "HH:mm:SS") LocalTime d8, // BRN131: Invoice.d8: @JsonFormat does not fit LocalTime: the pattern is incomplete, so no value can be read: S is the fraction of a second, s the second.
        @JsonFormat(pattern = "uuuu-MM-dd hh:mm a") LocalDateTime d7,
        @JsonFormat(pattern = "yyyy-MM-dd", timezone = "Europe/Zürich") Instant e, // BRN131: Invoice.e: @JsonFormat does not fit Instant: there is no time zone Europe/Zürich.
        @JsonFormat(pattern = "yyyy-MM-dd", timezone = "Europe/Zurich") LocalDate f, // BRN131: Invoice.f: @JsonFormat does not fit LocalDate: the time zone has no effect.
        @JsonFormat(timezone = "Europe/Zurich") Instant g, // BRN131: Invoice.g: @JsonFormat does not fit Instant: the time zone has no effect.
        @JsonFormat(shape = JsonFormat.Shape.EPOCH_MILLIS) LocalDateTime h, // BRN131: Invoice.h: @JsonFormat does not fit LocalDateTime: it is not an instant, so it has no number.
        @JsonFormat(shape = JsonFormat.Shape.NUMBER) Instant i, // BRN131: Invoice.i: @JsonFormat does not fit Instant: NUMBER does not name the unit: use EPOCH_SECONDS or EPOCH_MILLIS.
        @JsonFormat(shape = JsonFormat.Shape.EPOCH_MILLIS, pattern = "yyyy") Instant j, // BRN131: Invoice.j: @JsonFormat does not fit Instant: a number has no pattern.
        @JsonFormat(shape = JsonFormat.Shape.EPOCH_MILLIS) long k, // BRN131: Invoice.k: @JsonFormat does not fit long: a number is not an instant.
        @JsonFormat(pattern = "#.00") double l, // BRN131: Invoice.l: @JsonFormat does not fit double: a number has no pattern and no time zone.
        @JsonFormat(shape = JsonFormat.Shape.STRING) int[] m, // BRN131: Invoice.m: @JsonFormat does not fit int[]: it is for times and numbers.
        @JsonFormat(shape = JsonFormat.Shape.STRING) OptionalLong m2, // BRN131: Invoice.m2: @JsonFormat does not fit OptionalLong: it is for times and numbers: use an Optional<Long>.
        @JsonFormat(shape = JsonFormat.Shape.STRING) AtomicLong m3, // BRN131: Invoice.m3: @JsonFormat does not fit AtomicLong: it is for times and numbers: use an AtomicReference<Long>.
        @JsonFormat(shape = JsonFormat.Shape.STRING) boolean n, // BRN131: Invoice.n: @JsonFormat does not fit boolean: it is for times and numbers.
        @JsonFormat(pattern = "PT") Duration o, // BRN131: Invoice.o: @JsonFormat does not fit Duration: it is for times and numbers.
        @JsonFormat(pattern = "yyyy-MM-dd") java.sql.Timestamp o2, // BRN131: Invoice.o2: @JsonFormat does not fit Timestamp: java.sql.Timestamp has no formats, unlike java.util.Date and the types of java.time.
        @JsonFormat(pattern = "yyyy-MM-dd") List<java.sql.Date> o3, // BRN131: Invoice.o3: @JsonFormat does not fit Date: java.sql.Date has no formats, unlike
        @JsonFormat(shape = JsonFormat.Shape.STRING) Level p, // BRN131: Invoice.p: @JsonFormat does not fit Level: it is for times and numbers.
        @JsonFormat(pattern = "MM/dd/yyyy") Map<LocalDate, String> q, // BRN131: Invoice.q: @JsonFormat does not fit String: it is for times and numbers.
        @JsonProperty(access = JsonProperty.Access.READ_ONLY) @JsonFormat(pattern = "yyyy") LocalDate r,
        @JsonFormat(shape = JsonFormat.Shape.STRING) LocalDate s,
        @JsonFormat(shape = JsonFormat.Shape.EPOCH_MILLIS) Page<Instant> t, // BRN131: Invoice.t: @JsonFormat does not fit Page<Instant>: it is for times and numbers, and Page itself declares the form of its members.
        @JsonFormat(pattern = "dd.MM.yyyy") List<Period> u) {} // BRN131: Invoice.u: @JsonFormat does not fit Period: it is for times and numbers, and Period itself declares the form of its members.

record Page<T>(List<T> items) {}

record Period(LocalDate from, LocalDate to) {}

enum Level {
    LOW
}
