package dev.burin.attack;

import dev.burin.Codec;
import dev.burin.Codecs;
import dev.burin.JsonReader;
import dev.burin.JsonWriter;
import dev.burin.RawJson;
import dev.burin.codegen.value.EnumNumbers;
import dev.burin.codegen.value.EnumTable;
import dev.burin.codegen.value.FileTexts;
import dev.burin.codegen.value.Keys;
import dev.burin.codegen.value.NetTexts;
import dev.burin.codegen.value.PrimitiveArrays;
import dev.burin.codegen.value.SqlTimes;
import dev.burin.codegen.value.TimeKeys;
import dev.burin.codegen.value.TimeTexts;
import dev.burin.codegen.value.Times;
import dev.burin.codegen.value.UtilTexts;
import dev.burin.codegen.value.Values;
import dev.burin.conformance.Context;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * A way to read a document: one of the methods that generated code calls.
 *
 * @param maxBytesPerByte how much may be allocated for each byte of the document
 */
record Reading(String name, int maxBytesPerByte, Codec<?> codec) {
    /** What is skipped leaves nothing. */
    private static final int NOTHING = 0;

    /** A copy of the bytes. */
    private static final int CAPTURE = 1;

    /** One value, and what it is made in: a text is collected in bytes, and in chars from the first wide one on. */
    private static final int VALUE = 12;

    /** Eight bytes for each {@code 0,}, in an array that grows by doubling and is then copied. */
    private static final int NUMBERS = 20;

    /** A map of a hundred bytes and a list that grows for each <code>{},</code>. */
    private static final int TREE = 64;

    private static final EnumTable<TimeUnit> NAMES = EnumTable.of(
            TimeUnit.values(), Arrays.stream(TimeUnit.values()).map(Enum::name).toArray(String[]::new));
    private static final EnumNumbers<TimeUnit> NUMBERED = EnumNumbers.of(TimeUnit.values(), TimeUnit::ordinal);
    private static final Codec<String> STRING = codec(JsonReader::readString);

    static final Reading SKIPPED = of("skipped", NOTHING, in -> {
        in.skipValue();
        return "skipped";
    });
    static final Reading CAPTURED = of("captured raw", CAPTURE, JsonReader::readRaw);
    static final Reading UNTYPED = of("untyped", TREE, Values::readUntyped);

    /** What takes numbers. */
    static final List<Reading> OF_NUMBERS = List.of(
            of("int", VALUE, JsonReader::readInt),
            of("long", VALUE, JsonReader::readLong),
            of("short", VALUE, JsonReader::readShort),
            of("byte", VALUE, JsonReader::readByte),
            of("double", VALUE, JsonReader::readDouble),
            of("float", VALUE, JsonReader::readFloat),
            of("BigInteger", VALUE, JsonReader::readBigInteger),
            of("BigDecimal", VALUE, JsonReader::readBigDecimal),
            of("enum by number", VALUE, NUMBERED::read));

    /** What takes strings. */
    static final List<Reading> OF_STRINGS = List.of(
            of("String", VALUE, JsonReader::readString),
            of("String or null", VALUE, JsonReader::readStringOrNull),
            of("char", VALUE, JsonReader::readChar),
            of("UUID", VALUE, Values::readUuid),
            of("base64", VALUE, Values::readBase64),
            of("enum by name", VALUE, NAMES::read),
            of("date", VALUE, Times::readLocalDate),
            of("time", VALUE, Times::readLocalTime),
            of("date and time", VALUE, Times::readLocalDateTime),
            of("instant", VALUE, Times::readInstant),
            of("with offset", VALUE, Times::readOffsetDateTime),
            of("with zone", VALUE, Times::readZonedDateTime),
            of("duration", VALUE, Times::readDuration),
            of("old date", VALUE, Times::readDate),
            of("calendar", VALUE, Times::readCalendar),
            of("time with offset", VALUE, Times::readOffsetTime),
            of("offset", VALUE, Times::readZoneOffset),
            of("year", VALUE, Times::readYear),
            of("year and month", VALUE, Times::readYearMonth),
            of("month and day", VALUE, Times::readMonthDay),
            of("SQL date", VALUE, SqlTimes::readDate),
            of("SQL time", VALUE, SqlTimes::readTime),
            of("SQL timestamp", VALUE, SqlTimes::readTimestamp),
            of("period", VALUE, TimeTexts.PERIOD::read),
            of("zone", VALUE, TimeTexts.ZONE_ID::read),
            of("URI", TREE, NetTexts.URI::read),
            of("URL", TREE, NetTexts.URL::read),
            of("address", VALUE, NetTexts.INET_ADDRESS::read),
            of("path", TREE, FileTexts.PATH::read),
            of("file", TREE, FileTexts.FILE::read),
            of("locale", TREE, UtilTexts.LOCALE::read),
            of("currency", VALUE, UtilTexts.CURRENCY::read),
            of("old time zone", VALUE, UtilTexts.TIME_ZONE::read),
            of("character set", VALUE, UtilTexts.CHARSET::read),
            of("pattern", TREE, UtilTexts.PATTERN::read));

    /** What takes arrays. */
    static final List<Reading> OF_ARRAYS = List.of(
            of("ints", NUMBERS, PrimitiveArrays::readInts),
            of("longs", NUMBERS, PrimitiveArrays::readLongs),
            of("shorts", NUMBERS, PrimitiveArrays::readShorts),
            of("doubles", NUMBERS, PrimitiveArrays::readDoubles),
            of("floats", NUMBERS, PrimitiveArrays::readFloats),
            of("booleans", NUMBERS, PrimitiveArrays::readBooleans),
            of("strings", TREE, STRING.list()::read),
            of("set of strings", TREE, STRING.set()::read),
            of("raw elements", TREE, RawJson.CODEC.list()::read),
            of("set of longs", TREE, Codecs.LONG.set()::read),
            of("set of raw elements", TREE, RawJson.CODEC.set()::read),
            of("set of points", TREE, EqualHashes.POINT.set()::read),
            new Reading("elements of a stream", TREE, Context.STREAMED),
            of("lists of lists", TREE, STRING.list().list()::read),
            of("decimals", TREE, codec(JsonReader::readBigDecimal).list()::read));

    /** What takes objects. */
    static final List<Reading> OF_OBJECTS = List.of(
            of("typed", TREE, NodeCodec.INSTANCE::read),
            of("list of typed", TREE, NodeCodec.INSTANCE.list()::read),
            of("map", TREE, Context.UNTYPED.map()::read),
            of("map of points", TREE, Context.UNTYPED.map(EqualHashes.POINT_KEYS)::read),
            of("untyped, last wins", TREE, Values::readUntypedLastWins),
            of("int keys", VALUE, in -> keys(in, Keys::readInt)),
            of("long keys", VALUE, in -> keys(in, Keys::readLong)),
            of("double keys", VALUE, in -> keys(in, Keys::readDouble)),
            of("float keys", VALUE, in -> keys(in, Keys::readFloat)),
            of("BigInteger keys", VALUE, in -> keys(in, Keys::readBigInteger)),
            of("BigDecimal keys", VALUE, in -> keys(in, Keys::readBigDecimal)),
            of("boolean keys", TREE, in -> keys(in, Keys::readBoolean)),
            of("UUID keys", VALUE, in -> keys(in, Keys::readUuid)),
            of("enum keys", VALUE, in -> keys(in, NAMES::readName)),
            of("date keys", VALUE, in -> keys(in, TimeKeys::readLocalDate)),
            of("zone keys", VALUE, in -> keys(in, TimeTexts.ZONE_ID::readName)),
            of("URI keys", TREE, in -> keys(in, NetTexts.URI::readName)));

    static final List<Reading> ALL = Stream.of(
                    List.of(SKIPPED, CAPTURED, UNTYPED, of("boolean", VALUE, JsonReader::readBoolean)),
                    OF_NUMBERS,
                    OF_STRINGS,
                    OF_ARRAYS,
                    OF_OBJECTS)
            .flatMap(List::stream)
            .toList();

    private static Reading of(String name, int maxBytesPerByte, Function<JsonReader, ?> read) {
        return new Reading(name, maxBytesPerByte, codec(read::apply));
    }

    private static <T> Codec<T> codec(Function<JsonReader, T> read) {
        return new Codec<>() {
            @Override
            public void write(JsonWriter out, T value) {
                out.position(Values.putUntyped(out, out.beginValue(), value));
            }

            @Override
            public T read(JsonReader in) {
                return read.apply(in);
            }
        };
    }

    private static String keys(JsonReader in, Function<JsonReader, Object> key) {
        for (boolean hasNext = in.beginObject(); hasNext; hasNext = in.nextEntry()) {
            key.apply(in);
            in.skipValue();
        }
        return "keys";
    }

    @Override
    public String toString() {
        return name;
    }
}
