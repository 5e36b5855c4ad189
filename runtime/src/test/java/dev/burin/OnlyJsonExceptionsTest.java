package dev.burin;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.burin.codegen.value.EnumNumbers;
import dev.burin.codegen.value.EnumTable;
import dev.burin.codegen.value.FileTexts;
import dev.burin.codegen.value.Keys;
import dev.burin.codegen.value.NetTexts;
import dev.burin.codegen.value.PrimitiveArrays;
import dev.burin.codegen.value.SqlTimes;
import dev.burin.codegen.value.TimeTexts;
import dev.burin.codegen.value.Times;
import dev.burin.codegen.value.UtilTexts;
import dev.burin.codegen.value.Values;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** Whatever the bytes, every method of the reader ends with a value or a {@link JsonException} within the document. */
class OnlyJsonExceptionsTest {
    private static final int MARGIN = 48;

    private static final List<String> SEEDS = List.of(
            "{\"sku\":\"A-1\",\"count\":-42,\"tags\":[\"neu\",null],\"next\":{\"count\":0}}",
            "{\"1\":true,\"-2\":[1.5e3,-0.0,123456789012345678901234567890],\"\":{}}",
            "[\"\\u00e9\\uD83D\\uDE00\\n\",\"é€\uD83D\uDE00\",\"c0ffee00-1234-5678-9abc-def012345678\",\"QUJD\"]",
            "[1,2,300,-40000,5000000000,1e5,0.1,true,false,null,\"x\"]",
            "\"MILLISECONDS\"",
            "\"c0ffee00-1234-5678-9abc-def012345678\"",
            "\"QUJDRA==\"",
            "\"2026-11-21T09:30:00.123456789+01:00[Europe/Zurich]\"",
            "\"-2026-02-29T24:00:00Z\"",
            "\"PT-1H30M1.5S\"",
            "-9223372036854775808",
            "[[[[[[{\"a\":[[]]}]]]]]]",
            "{\"MICROSECONDS\":1,\"0\":2,\"1.5\":3,\"true\":4,\"x\":5}");

    private static final byte[] ALPHABET = " \n\"\\{}[],:0123456789-+.eEtrufalsnx=/\u00e9\u20ac\u0001".getBytes(UTF_8);

    private static final EnumTable<TimeUnit> NAMES = EnumTable.of(
            TimeUnit.values(), Arrays.stream(TimeUnit.values()).map(Enum::name).toArray(String[]::new));
    private static final EnumNumbers<TimeUnit> NUMBERS = EnumNumbers.of(TimeUnit.values(), TimeUnit::ordinal);

    private static final Map<String, Consumer<JsonReader>> METHODS = Map.ofEntries(
            Map.entry("readInt", JsonReader::readInt),
            Map.entry("readLong", JsonReader::readLong),
            Map.entry("readShort", JsonReader::readShort),
            Map.entry("readByte", JsonReader::readByte),
            Map.entry("readBoolean", JsonReader::readBoolean),
            Map.entry("readChar", JsonReader::readChar),
            Map.entry("readDouble", JsonReader::readDouble),
            Map.entry("readFloat", JsonReader::readFloat),
            Map.entry("readBigInteger", JsonReader::readBigInteger),
            Map.entry("readBigDecimal", JsonReader::readBigDecimal),
            Map.entry("readString", JsonReader::readString),
            Map.entry("readRaw", JsonReader::readRaw),
            Map.entry("readRaw not null", Values::readRaw),
            Map.entry("readNull", JsonReader::readNull),
            Map.entry("peekByte", JsonReader::peekByte),
            Map.entry("isInteger", JsonReader::isInteger),
            Map.entry("skipValue", JsonReader::skipValue),
            Map.entry("readUntyped", Values::readUntyped),
            Map.entry("readUuid", Values::readUuid),
            Map.entry("readBase64", Values::readBase64),
            Map.entry("date", Times::readLocalDate),
            Map.entry("time", Times::readLocalTime),
            Map.entry("date and time", Times::readLocalDateTime),
            Map.entry("instant", Times::readInstant),
            Map.entry("with offset", Times::readOffsetDateTime),
            Map.entry("with zone", Times::readZonedDateTime),
            Map.entry("duration", Times::readDuration),
            Map.entry("old date", Times::readDate),
            Map.entry("time with offset", Times::readOffsetTime),
            Map.entry("offset", Times::readZoneOffset),
            Map.entry("year", Times::readYear),
            Map.entry("year and month", Times::readYearMonth),
            Map.entry("month and day", Times::readMonthDay),
            Map.entry("SQL date", SqlTimes::readDate),
            Map.entry("SQL time", SqlTimes::readTime),
            Map.entry("SQL timestamp", SqlTimes::readTimestamp),
            Map.entry("period", TimeTexts.PERIOD::read),
            Map.entry("zone", TimeTexts.ZONE_ID::read),
            Map.entry("URI", NetTexts.URI::read),
            Map.entry("URL", NetTexts.URL::read),
            Map.entry("address", NetTexts.INET_ADDRESS::read),
            Map.entry("path", FileTexts.PATH::read),
            Map.entry("locale", UtilTexts.LOCALE::read),
            Map.entry("pattern", UtilTexts.PATTERN::read),
            Map.entry("enum by name", NAMES::read),
            Map.entry("enum by number", NUMBERS::read),
            Map.entry("ints", PrimitiveArrays::readInts),
            Map.entry("doubles", PrimitiveArrays::readDoubles),
            Map.entry("booleans", PrimitiveArrays::readBooleans),
            Map.entry("line", LineCodec.INSTANCE::read),
            Map.entry("lines", LineCodec.INSTANCE.list()::read),
            Map.entry("int keys", in -> readKeys(in, Keys::readInt)),
            Map.entry("double keys", in -> readKeys(in, Keys::readDouble)),
            Map.entry("boolean keys", in -> readKeys(in, Keys::readBoolean)),
            Map.entry("char keys", in -> readKeys(in, Keys::readChar)),
            Map.entry("UUID keys", in -> readKeys(in, Keys::readUuid)),
            Map.entry("enum keys", in -> readKeys(in, NAMES::readName)),
            Map.entry("enum number keys", in -> readKeys(in, NUMBERS::readName)));

    @Test
    void changedDocumentsGiveAValueOrAJsonException() {
        long seed = new Random().nextLong();
        Random random = new Random(seed);
        List<String> deviations = new ArrayList<>();

        for (int i = 0; i < 150; i++) {
            for (String text : SEEDS) {
                readByEveryMethod(changed(text.getBytes(UTF_8), random), deviations);
            }
        }

        assertThat(deviations).as("seed %d", seed).isEmpty();
    }

    @Test
    void randomBytesGiveAValueOrAJsonException() {
        long seed = new Random().nextLong();
        Random random = new Random(seed);
        List<String> deviations = new ArrayList<>();

        for (int i = 0; i < 2_000; i++) {
            byte[] document = new byte[random.nextInt(20)];
            for (int at = 0; at < document.length; at++) {
                document[at] = i % 4 == 0 ? (byte) random.nextInt() : ALPHABET[random.nextInt(ALPHABET.length)];
            }
            readByEveryMethod(document, deviations);
        }

        assertThat(deviations).as("seed %d", seed).isEmpty();
    }

    @SuppressWarnings("CatchThrowable") // anything else escaping is what the tests look for
    private static void readByEveryMethod(byte[] document, List<String> deviations) {
        byte[] bytes = new byte[document.length + 2 * MARGIN];
        Arrays.fill(bytes, (byte) '"');
        System.arraycopy(document, 0, bytes, MARGIN, document.length);
        METHODS.forEach((name, method) -> {
            JsonReader in = JsonReader.of(bytes, MARGIN, document.length, JsonOptions.DEFAULT);
            try {
                method.accept(in);
                in.endDocument(true);
            } catch (JsonException e) {
                if (e.code() == JsonErrorCode.REFUSED_VALUE // nobody here but us: a defect of ours in its disguise
                        || e.offset() < 0
                        || e.offset() > document.length
                        || e.getMessage().length() > 500) {
                    deviations.add(name + ": " + e + " for " + new String(document, ISO_8859_1));
                }
            } catch (Throwable e) {
                deviations.add(name + ": " + e + " for " + new String(document, ISO_8859_1));
            }
        });
    }

    private static void readKeys(JsonReader in, Function<JsonReader, Object> key) {
        for (boolean hasNext = in.beginObject(); hasNext; hasNext = in.nextEntry()) {
            key.apply(in);
            in.skipValue();
        }
    }

    private static byte[] changed(byte[] document, Random random) {
        byte[] changed = Arrays.copyOf(document, document.length - random.nextInt(1 + random.nextInt(document.length)));
        for (int i = random.nextInt(3); i > 0; i--) {
            changed[random.nextInt(changed.length)] =
                    random.nextInt(5) == 0 ? (byte) random.nextInt() : ALPHABET[random.nextInt(ALPHABET.length)];
        }
        return changed;
    }
}
