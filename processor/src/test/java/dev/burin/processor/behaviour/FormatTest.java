package dev.burin.processor.behaviour;

import static dev.burin.processor.behaviour.Compiled.compile;
import static dev.burin.processor.behaviour.Compiled.compileWithJackson;
import static dev.burin.processor.behaviour.Compiled.files;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import dev.burin.JsonErrorCode;
import dev.burin.JsonException;
import dev.burin.JsonMismatchException;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code @JsonFormat}: patterns for dates and times, instants as numbers, numbers as strings. */
class FormatTest {
    private static final JsonMapper JACKSON = JsonMapper.builder()
            .addModules(new Jdk8Module(), new JavaTimeModule())
            .build();

    private static Compiled holder(String format, String type) {
        return compile("@JsonCodec class Holder { @JsonFormat(" + format + ") public " + type + " it; }");
    }

    private static String of(String value) {
        return "{\"it\":" + value + "}";
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "LocalDate | dd.MM.yyyy | 24.12.2026",
                "LocalDate | yyyyMMdd | 20240229",
                "LocalDate | yyyy/DDD | 2026/358",
                "LocalDate | d MMM yyyy | 4 Nov 2026",
                "LocalDate | EEEE, dd-MMM-uuuu | Sun, 22-Nov-2026",
                "LocalDate | YYYY-'W'ww-e | 2026-W47-1",
                "LocalTime | HH:mm | 09:30",
                "LocalTime | hh:mm a | 09:30 PM",
                "LocalTime | HHmmssSSS | 093059007",
                "LocalDateTime | yyyy-MM-dd HH:mm:ss | 2026-12-24 09:30:00",
                "OffsetTime | HH:mmXXX | 09:30+01:00",
                "OffsetDateTime | yyyy-MM-dd'T'HH:mm:ssXX | 2026-12-24T09:30:00+0100",
                "ZonedDateTime | yyyy-MM-dd HH:mm VV | 2026-12-24 09:30 Europe/Zurich",
                "Instant | yyyy-MM-dd HH:mm:ss | 2026-12-24 09:30:00",
                "Year | yyyy | 2026",
                "YearMonth | MM/yyyy | 12/2026",
                "MonthDay | dd.MM. | 24.12.",
                "Date | yyyy-MM-dd HH:mm:ss.SSS | 2026-12-24 09:30:00.123",
                "Date | yyyy-MM-dd | 2026-12-24",
                "Calendar | yyyy-MM-dd HH:mm | 2026-12-24 09:30",
                "GregorianCalendar | yyyy-MM-dd HH:mm | 2026-12-24 09:30"
            })
    void datesAndTimesAreStringsInThePattern(String type, String pattern, String text) {
        Compiled holder = holder("pattern = \"" + pattern + "\"", type);
        String json = of('"' + text + '"');

        assertThat(holder.roundTrip(json)).isEqualTo(json);
        assertThat(holder.roundTrip(of("null"))).isEqualTo(of("null"));
        assertThat(holder.roundTrip("{}")).isEqualTo(of("null"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\"31.02.2026\"",
                "\"24.13.2026\"",
                "\"2026-12-24\"",
                "\"24.12.2026 \"",
                "\"\"",
                "\"4.12.2026\"",
                "20261224",
                "{}",
                "[]",
                "true",
                "\"24.12.٢٠٢٦\""
            })
    void valuesThatDoNotMatchThePatternAreRejected(String value) {
        Compiled holder = holder("pattern = \"dd.MM.yyyy\"", "LocalDate");

        assertThatThrownBy(() -> holder.read(of(value)))
                .isInstanceOfSatisfying(
                        JsonMismatchException.class, e -> assertThat(e.path()).isEqualTo("$.it"))
                .hasMessageContaining("Expected a date or time of the pattern dd.MM.yyyy but found");
    }

    @Test
    void patternsAndStringsMayNeedEscapes() {
        Compiled holder = holder("pattern = \"'\\\"'yyyy'\\\\é'MM-dd\"", "LocalDate");

        assertThat(holder.roundTrip(of("\"\\\"2026\\\\é12-24\""))).isEqualTo(of("\"\\\"2026\\\\é12-24\""));
    }

    @Test
    void instantsAreWrittenAndReadInTheTimeZone() {
        Compiled holder = compile("""
                @JsonCodec class Holder {
                    @JsonFormat(pattern = "yyyy-MM-dd HH:mm", timezone = "Europe/Zurich") public Instant a;
                    @JsonFormat(pattern = "yyyy-MM-dd HH:mm", timezone = "Europe/Zurich") public OffsetDateTime b;
                    @JsonFormat(pattern = "yyyy-MM-dd HH:mm XXX", timezone = "+09:00") public ZonedDateTime c;
                    @JsonFormat(pattern = "yyyy-MM-dd", timezone = "Europe/Zurich") public Date d;
                    public Instant plainA; public OffsetDateTime plainB; public Date plainD; }
                """);
        Object read = holder.read("""
                {"a":"2026-07-01 02:00","b":"2026-12-24 09:30","c":"2026-07-01 09:00 +09:00","d":"2026-12-24",\
                "plainA":"2026-07-01T00:00:00Z","plainB":"2026-12-24T09:30:00+01:00","plainD":"2026-12-23T23:00:00.000+00:00"}
                """);

        assertThat(read).extracting("a").isEqualTo(java.time.Instant.parse("2026-07-01T00:00:00Z"));
        assertThat(read).extracting("b").isEqualTo(java.time.OffsetDateTime.parse("2026-12-24T09:30:00+01:00"));
        assertThat(read)
                .extracting("d")
                .isEqualTo(java.util.Date.from(java.time.Instant.parse("2026-12-23T23:00:00Z")));
        assertThat(holder.write(read))
                .startsWith("{\"a\":\"2026-07-01 02:00\",\"b\":\"2026-12-24 09:30\",\"c\":\"2026-07-01 09:00 +09:00\","
                        + "\"d\":\"2026-12-24\",");
    }

    @ParameterizedTest
    @CsvSource({
        "Instant, EPOCH_SECONDS, -1",
        "Instant, EPOCH_MILLIS, 1798070400123",
        "Instant, EPOCH_SECONDS, 31556889864403199",
        "OffsetDateTime, EPOCH_SECONDS, 1798070400",
        "OffsetDateTime, EPOCH_MILLIS, -62135596800001",
        "ZonedDateTime, EPOCH_MILLIS, 0",
        "Date, NUMBER, 1798070400123",
        "Date, EPOCH_MILLIS, 1798070400123",
        "Date, EPOCH_SECONDS, 1798070400",
        "Calendar, NUMBER, -1",
        "GregorianCalendar, EPOCH_SECONDS, 1798070400"
    })
    void instantsMayBeNumbers(String type, String shape, String number) {
        Compiled holder = holder("shape = JsonFormat.Shape." + shape, type);

        assertThat(holder.roundTrip(of(number))).isEqualTo(of(number));
        assertThat(holder.roundTrip(of("null"))).isEqualTo(of("null"));
        for (String bad : new String[] {"\"" + number + "\"", "1.5", "1e3", "99999999999999999999", "true"}) {
            assertThatThrownBy(() -> holder.read(of(bad))).isInstanceOf(JsonMismatchException.class);
        }
    }

    @Test
    void theRemainderOfAnInstantIsDropped() {
        Compiled holder = compile("""
                @JsonCodec class Holder { @JsonFormat(shape = JsonFormat.Shape.EPOCH_SECONDS) public Instant a;
                    @JsonFormat(shape = JsonFormat.Shape.EPOCH_MILLIS) public Instant b;
                    public void at(Instant it) { a = it; b = it; } }
                """);
        Object value = holder.read("{}");
        set(value, java.time.Instant.parse("1969-12-31T23:59:59.999999Z"));

        assertThat(holder.write(value)).isEqualTo("{\"a\":-1,\"b\":-1}");
    }

    private static void set(Object holder, java.time.Instant instant) {
        try {
            for (String name : new String[] {"a", "b"}) {
                var field = holder.getClass().getDeclaredField(name);
                field.setAccessible(true);
                field.set(holder, instant);
            }
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void instantsOutOfRangeAreRejected() {
        Compiled seconds = holder("shape = JsonFormat.Shape.EPOCH_SECONDS", "Instant");
        Compiled millis = compile("@JsonCodec class Holder { @JsonFormat(shape = JsonFormat.Shape.EPOCH_MILLIS)"
                + " public Instant it = Instant.MAX; }");
        Compiled dates = holder("shape = JsonFormat.Shape.EPOCH_SECONDS", "Date");

        assertThatThrownBy(() -> seconds.read(of("9223372036854775807")))
                .isInstanceOfSatisfying(
                        JsonException.class, e -> assertThat(e.code()).isEqualTo(JsonErrorCode.INVALID_VALUE))
                .hasMessageContaining("$.it");
        assertThatThrownBy(() -> dates.read(of("31556889864403199"))).isInstanceOf(JsonMismatchException.class);
        assertThatThrownBy(() -> millis.write(millis.read("{}")))
                .isInstanceOfSatisfying(
                        JsonException.class, e -> assertThat(e.code()).isEqualTo(JsonErrorCode.NOT_REPRESENTABLE));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "byte | -128 | 128",
                "short | 32767 | 32768",
                "int | -2147483648 | 2147483648",
                "long | 9223372036854775807 | 9223372036854775808",
                "float | 0.1 | x",
                "double | -1.5E300 | NaN",
                "Byte | 1 | 1.0",
                "Short | 2 | 1e1",
                "Integer | 3 | +3",
                "Long | -4 | 04",
                "Float | 5.5 | Infinity",
                "Double | 6.25 | .5",
                "BigInteger | 123456789012345678901234567890 | 1.0",
                "BigDecimal | 0.100 | 1.",
                "BigDecimal | -1E+3 | 0x1"
            })
    void numbersMayBeStrings(String type, String number, String bad) {
        Compiled holder = holder("shape = JsonFormat.Shape.STRING", type);
        String json = of('"' + number + '"');

        assertThat(holder.roundTrip(json)).isEqualTo(json);
        for (String rejected :
                new String[] {number, '"' + bad + '"', "\" 1\"", "\"1 \"", "\"\"", "\"-\"", "true", "[]"}) {
            assertThatThrownBy(() -> holder.read(of(rejected)))
                    .isInstanceOfSatisfying(JsonMismatchException.class, e -> assertThat(e.path())
                            .isEqualTo("$.it"));
        }
        if (Character.isLowerCase(type.charAt(0))) {
            assertThatThrownBy(() -> holder.read(of("null"))).isInstanceOf(JsonMismatchException.class);
        } else {
            assertThat(holder.roundTrip(of("null"))).isEqualTo(of("null"));
        }
    }

    @Test
    void notANumberIsNotWrittenAsAStringEither() {
        Compiled holder = compile(
                "@JsonCodec class Holder { @JsonFormat(shape = JsonFormat.Shape.STRING) public double it = Double.NaN; }");

        assertThatThrownBy(() -> holder.write(holder.read("{}"))).isInstanceOfSatisfying(JsonException.class, e -> {
            assertThat(e.code()).isEqualTo(JsonErrorCode.NOT_REPRESENTABLE);
            assertThat(e.path()).isEqualTo("$.it");
        });
    }

    @Test
    void containedValuesHaveTheFormat() {
        Compiled holder = compile(files("""
                @JsonCodec record Holder(@JsonFormat(pattern = "dd.MM.yyyy") List<LocalDate> days,
                    @JsonFormat(pattern = "HH:mm") Map<LocalTime, Optional<LocalTime>> times,
                    @JsonFormat(shape = JsonFormat.Shape.STRING) Map<Integer, Long[]> numbers,
                    @JsonFormat(shape = JsonFormat.Shape.EPOCH_SECONDS) Optional<List<Instant>> instants,
                    LocalDate plain, @JsonUnwrapped Inner inner, Day day) {}
                record Inner(@JsonFormat(pattern = "yyyy") Year year) {}
                record Day(@JsonValue @JsonFormat(pattern = "dd/MM/yyyy") LocalDate value) {}
                """));
        String json =
                "{\"days\":[\"24.12.2026\",null],\"times\":{\"09:30:00\":\"08:15\"},\"numbers\":{\"1\":[\"2\",null]},"
                        + "\"instants\":[1,-1],\"plain\":\"2026-12-24\",\"year\":\"2026\",\"day\":\"24/12/2026\"}";

        assertThat(holder.roundTrip(json)).isEqualTo(json);
    }

    @Test
    void aTypeArgumentKeepsItsDefaultFormat() {
        Compiled page = compile(files("""
                @JsonCodec record Page<T extends java.io.Serializable>(T it, @JsonFormat(pattern = "dd.MM.yyyy") List<LocalDate> days) {}
                @JsonCodec record Holder(Page<LocalDate> page) {}
                """));
        String json = "{\"page\":{\"it\":\"2026-12-24\",\"days\":[\"24.12.2026\"]}}";

        assertThat(page.codec("HolderCodec").toJson(page.codec("HolderCodec").fromJson(json)))
                .isEqualTo(json);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 65, 200})
    void manyMembersShareOneFormatter(int count) {
        String components = IntStream.range(0, count)
                .mapToObj(i -> "@JsonFormat(pattern = \"dd.MM.yyyy\") LocalDate c" + i)
                .collect(Collectors.joining(", "));
        Compiled many = compile("@JsonCodec record Many(" + components + ") {}");
        String json = IntStream.range(0, count)
                .mapToObj(i -> "\"c" + i + "\":\"24.12.2026\"")
                .collect(Collectors.joining(",", "{", "}"));

        assertThat(many.roundTrip(json)).isEqualTo(json);
        assertThat(many.generated().split("TimeFormat.localDate", -1)).hasSize(2);
    }

    @Test
    void theDefaultLocaleDoesNotMatter() {
        Locale before = Locale.getDefault();
        try {
            Locale.setDefault(Locale.forLanguageTag("ar-SA-u-nu-arab"));
            Compiled holder = holder("pattern = \"d MMM yyyy\"", "LocalDate");
            assertThat(holder.roundTrip(of("\"4 Nov 2026\""))).isEqualTo(of("\"4 Nov 2026\""));
        } finally {
            Locale.setDefault(before);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "@JsonFormat(pattern = \"dd.MM.yyyy\") LocalDate | \"24.12.2026\"",
                "@JsonFormat(pattern = \"yyyy-MM-dd HH:mm:ss\") LocalDateTime | \"2026-12-24 09:30:00\"",
                "@JsonFormat(shape = JsonFormat.Shape.STRING, pattern = \"yyyy-MM-dd HH:mm:ss\") LocalDateTime | \"2026-12-24 09:30:00\"",
                "@JsonFormat(pattern = \"HH:mm\") List<LocalTime> | [\"09:30\"]",
                "@JsonFormat(pattern = \"HH:mm\") Map<String, LocalTime> | {\"a\":\"09:30\"}",
                "@JsonFormat(pattern = \"HH:mm\") Optional<LocalTime> | \"09:30\"",
                "@JsonFormat(pattern = \"yyyy-MM-dd HH:mm:ss\", timezone = \"Europe/Zurich\") Instant | \"2026-12-24 09:30:00\"",
                "@JsonFormat(pattern = \"yyyy-MM-dd HH:mm:ss\", timezone = \"Asia/Tokyo\") Date | \"2026-12-24 09:30:00\"",
                "@JsonFormat(pattern = \"yyyy-MM-dd'T'HH:mm:ss.SSSXXX\") Date | \"2026-12-24T09:30:00.123Z\"",
                "@JsonFormat(pattern = \"yyyy-MM-dd\") Date | \"2026-12-24\"",
                "@JsonFormat(pattern = \"yyyy-MM-dd\") Calendar | \"2026-12-24\"",
                "@JsonFormat(shape = JsonFormat.Shape.NUMBER) Date | 1798070400123",
                "@JsonFormat(pattern = \"MM/yyyy\") YearMonth | \"12/2026\"",
                "@JsonFormat(shape = JsonFormat.Shape.STRING) long | \"17\"",
                "@JsonFormat(shape = JsonFormat.Shape.STRING) Integer | \"17\"",
                "@JsonFormat(shape = JsonFormat.Shape.STRING) double | \"0.5\"",
                "@JsonFormat(shape = JsonFormat.Shape.STRING) BigDecimal | \"0.50\"",
                "@JsonFormat(shape = JsonFormat.Shape.STRING) List<Long> | [\"1\",\"2\"]",
                "@JsonFormat(shape = JsonFormat.Shape.NUMBER) int | 17",
                "@JsonFormat String | \"text\""
            })
    void jacksonReadsAndWritesTheSame(String member, String value) throws JsonProcessingException {
        Compiled holder = compileWithJackson("@JsonCodec record Holder(" + member + " it) {}");
        String json = of(value);

        Object ours = holder.read(json);
        Object theirs = JACKSON.readValue(json, holder.firstType());

        assertThat(holder.write(ours)).isEqualTo(json).isEqualTo(JACKSON.writeValueAsString(theirs));
        assertThat(JACKSON.writeValueAsString(ours)).isEqualTo(json);
    }

    /** Which zone a name means depends on the JDK, so both an error message and a codec are correct, but not a crash. */
    @ParameterizedTest
    @ValueSource(
            strings = {"Europe/Berlin", "Europe/Zurich", "Europe/Paris", "America/New_York", "Asia/Shanghai", "UTC"})
    void namesOfZonesDoNotCrashTheProcessor(String zone) {
        for (String letter : List.of("z", "v", "zzzz")) {
            String format = "@JsonFormat(pattern = \"dd.MM.uuuu HH:mm " + letter + "\", timezone = \"" + zone + "\")";
            try {
                compile("@JsonCodec record Holder(" + format + " Instant it) {}");
            } catch (AssertionError rejected) {
                assertThat(rejected).hasMessageContaining("[BRN131]");
            }
        }
    }
}
