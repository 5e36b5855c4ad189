package dev.burin.attack;

import dev.burin.Codec;
import dev.burin.Codecs;
import dev.burin.JsonReader;
import dev.burin.RawJson;
import dev.burin.codegen.MemberName;
import dev.burin.codegen.value.Atomics;
import dev.burin.codegen.value.ByteForms;
import dev.burin.codegen.value.EnumNumbers;
import dev.burin.codegen.value.EnumTable;
import dev.burin.codegen.value.EpochNumber;
import dev.burin.codegen.value.EpochNumber.Unit;
import dev.burin.codegen.value.FileTexts;
import dev.burin.codegen.value.Keys;
import dev.burin.codegen.value.LimitedBytes;
import dev.burin.codegen.value.NetTexts;
import dev.burin.codegen.value.NumberBits;
import dev.burin.codegen.value.NumberForm;
import dev.burin.codegen.value.NumberForm.NonFinite;
import dev.burin.codegen.value.PrimitiveArrays;
import dev.burin.codegen.value.QuotedNumbers;
import dev.burin.codegen.value.SqlTimes;
import dev.burin.codegen.value.TimeFormat;
import dev.burin.codegen.value.TimeKeys;
import dev.burin.codegen.value.TimeTexts;
import dev.burin.codegen.value.Times;
import dev.burin.codegen.value.UtilTexts;
import dev.burin.codegen.value.Values;
import dev.burin.conformance.Context;
import dev.burin.test.TestCodecs;
import java.math.RoundingMode;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * A way to read a document: one of the methods that generated code calls; {@link ReadingTest} checks that none is
 * missing.
 *
 * @param maxBytesPerByte how much may be allocated for each byte of the document
 */
public record Reading(String name, int maxBytesPerByte, Codec<?> codec) {
    /** Skipped values take no memory. */
    private static final int NOTHING = 0;

    /** A copy of the bytes. */
    private static final int CAPTURE = 1;

    /**
     * One value, and the buffers that it is built in: a string is collected in bytes, and in chars from the first wide
     * one on.
     */
    private static final int VALUE = 12;

    /** Eight bytes for each {@code 0,}, in an array that grows by doubling and is then copied. */
    private static final int NUMBERS = 20;

    /** Likewise, and copied once more. */
    private static final int ATOMIC_NUMBERS = NUMBERS + 4;

    /** A map of a hundred bytes and a list that grows for each <code>{},</code>. */
    private static final int TREE = 64;

    /** For each <code>[]</code> with an element: a list with a capacity of ten, and two objects around it. */
    private static final int JSON_VALUE = 80;

    /**
     * Each set creates an iterator whenever one of the fifty or so sets around it needs its hash code, at each
     * comparison with some twenty trees.
     */
    private static final int SETS = 4_000;

    /** The depth limit for trees of sets, which compute one another's hash codes with one call per level. */
    private static final int TREE_LEVELS = 100;

    /**
     * A limit for characters and digits, where generated code has one: more than attacks of 10 kB have, and less than
     * those of 100 kB.
     */
    private static final int LENGTH_LIMIT = 12_000;

    /** A limit for elements and members: fewer than attacks of 100 kB have. */
    private static final int ITEM_LIMIT = 500;

    /** More than any attack has. */
    private static final int HIGH_LIMIT = 100_000_000;

    private static final MemberName TYPE = MemberName.of("@type");

    private static final NumberForm TWO_DECIMALS = NumberForm.of(2, RoundingMode.HALF_UP, NonFinite.FAIL);
    private static final NumberForm NULL_IS_NAN = NumberForm.of(NonFinite.NULL);
    private static final NumberForm NAN_IS_A_TEXT = NumberForm.of(NonFinite.STRING);

    private static final EnumTable<TimeUnit> NAMES = EnumTable.of(
            TimeUnit.values(), Arrays.stream(TimeUnit.values()).map(Enum::name).toArray(String[]::new));
    private static final EnumNumbers<TimeUnit> NUMBERED = EnumNumbers.of(TimeUnit.values(), TimeUnit::ordinal);
    private static final Codec<String> STRING = TestCodecs.codec(JsonReader::readString);

    static final Reading SKIPPED = of("skipped", NOTHING, in -> {
        in.skipValue();
        return "skipped";
    });
    static final Reading CAPTURED = of("captured raw", CAPTURE, JsonReader::readRaw);
    static final Reading UNTYPED = of("untyped", TREE, Values::readUntyped);

    /** Ways to read values of more than one kind, or literals only. */
    private static final List<Reading> OF_OTHERS = List.of(
            of("boolean", VALUE, JsonReader::readBoolean),
            of("atomic boolean", VALUE, Atomics::readBoolean),
            of("tree", JSON_VALUE, Values::readTree),
            of("raw, not null", CAPTURE, Values::readRaw),
            of("raw text", VALUE, Values::readRawText),
            of("double or null", VALUE, NULL_IS_NAN::readDouble),
            of("float or null", VALUE, NULL_IS_NAN::readFloat),
            of("double or text", VALUE, NAN_IS_A_TEXT::readDouble),
            of("float or text", VALUE, NAN_IS_A_TEXT::readFloat),
            of("enum by number, or null", VALUE, NUMBERED::readOrNull),
            of("labels at all levels", VALUE, Reading::readLabels));

    /** Ways to read numbers, named as in {@link NumberOracle}. */
    static final List<Reading> OF_NUMBERS = List.of(
            of("int", VALUE, JsonReader::readInt),
            of("long", VALUE, JsonReader::readLong),
            of("short", VALUE, JsonReader::readShort),
            of("byte", VALUE, JsonReader::readByte),
            of("double", VALUE, JsonReader::readDouble),
            of("float", VALUE, JsonReader::readFloat),
            of("BigInteger", VALUE, JsonReader::readBigInteger),
            of("BigDecimal", VALUE, JsonReader::readBigDecimal),
            of("number", VALUE, JsonReader::readNumber));

    /** Ways to read numbers as something else. */
    static final List<Reading> OF_NUMBERS_OF_OTHERS = List.of(
            of("enum by number", VALUE, NUMBERED::read),
            of("atomic int", VALUE, Atomics::readInteger),
            of("atomic long", VALUE, Atomics::readLong),
            of("instant in seconds", VALUE, EpochNumber.instant(Unit.SECONDS)::read),
            of("instant in milliseconds", VALUE, EpochNumber.instant(Unit.MILLIS)::read),
            of("with offset in seconds", VALUE, EpochNumber.offsetDateTime(Unit.SECONDS, null)::read),
            of("with zone in milliseconds", VALUE, EpochNumber.zonedDateTime(Unit.MILLIS, "Europe/Zurich")::read),
            of("old date in seconds", VALUE, EpochNumber.date(Unit.SECONDS)::read),
            of("calendar in milliseconds", VALUE, EpochNumber.calendar(Unit.MILLIS, null)::read),
            of("double of two decimals", VALUE, TWO_DECIMALS::readDouble),
            of("float of two decimals", VALUE, TWO_DECIMALS::readFloat),
            of("limited digits", VALUE, in -> {
                in.limitDigits(LENGTH_LIMIT);
                return in.readBigInteger();
            }),
            of("digits below their limit", VALUE, in -> {
                in.limitDigits(HIGH_LIMIT);
                return in.readBigInteger();
            }));

    /** Ways to read strings. */
    static final List<Reading> OF_STRINGS = List.of(
            of("String", VALUE, JsonReader::readString),
            of("String or null", VALUE, JsonReader::readStringOrNull),
            of("char", VALUE, JsonReader::readChar),
            of("UUID", VALUE, Values::readUuid),
            of("base64", VALUE, Values::readBase64),
            of("base64 for URLs", VALUE, ByteForms::readBase64Url),
            of("hexadecimal", VALUE, ByteForms::readHex),
            of("limited base64", VALUE, in -> LimitedBytes.readBase64(in, LENGTH_LIMIT)),
            of("limited base64 for URLs", VALUE, in -> LimitedBytes.readBase64Url(in, LENGTH_LIMIT)),
            of("limited hexadecimal", VALUE, in -> LimitedBytes.readHex(in, LENGTH_LIMIT)),
            of("limited String", VALUE, in -> {
                in.limitLength(LENGTH_LIMIT);
                return in.readString();
            }),
            of("String below its limit", VALUE, in -> {
                in.limitLength(HIGH_LIMIT);
                return in.readString();
            }),
            of("bits of a double", VALUE, NumberBits.FORM::readDouble),
            of("bits of a float", VALUE, NumberBits.FORM::readFloat),
            of("int in quotes", VALUE, QuotedNumbers::readInt),
            of("long in quotes", VALUE, QuotedNumbers::readLong),
            of("short in quotes", VALUE, QuotedNumbers::readShort),
            of("byte in quotes", VALUE, QuotedNumbers::readByte),
            of("double in quotes", VALUE, QuotedNumbers::readDouble),
            of("float in quotes", VALUE, QuotedNumbers::readFloat),
            of("BigInteger in quotes", VALUE, QuotedNumbers::readBigInteger),
            of("BigDecimal in quotes", VALUE, QuotedNumbers::readBigDecimal),
            of("enum by name", VALUE, NAMES::read),
            of("enum by name, or null", VALUE, NAMES::readOrNull),
            of("date by a pattern", VALUE, TimeFormat.localDate("uuuu/MM/dd")::read),
            of("instant by a pattern", VALUE, TimeFormat.instant("uuuu/MM/dd HH:mm:ss", null)::read),
            of("calendar by a pattern", VALUE, TimeFormat.calendar("uuuu/MM/dd", "Europe/Zurich")::read),
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

    /** Ways to read arrays. */
    static final List<Reading> OF_ARRAYS = List.of(
            of("array of bytes", NUMBERS, ByteForms::readArray),
            of("atomic ints", NUMBERS, Atomics::readIntegers),
            of("atomic longs", ATOMIC_NUMBERS, Atomics::readLongs),
            of("doubles or texts", NUMBERS, NAN_IS_A_TEXT::readDoubles),
            of("floats or texts", NUMBERS, NAN_IS_A_TEXT::readFloats),
            of("bits of doubles", NUMBERS, NumberBits.FORM::readDoubles),
            of("bits of floats", NUMBERS, NumberBits.FORM::readFloats),
            of("limited ints", NUMBERS, in -> {
                in.limitElements(ITEM_LIMIT);
                return PrimitiveArrays.readInts(in);
            }),
            of("ints below their limit", NUMBERS, in -> {
                in.limitElements(HIGH_LIMIT);
                return PrimitiveArrays.readInts(in);
            }),
            of("limited elements", NOTHING, Reading::readElements),
            of("label in an array", VALUE, in -> {
                in.peekWrapperArray("Line");
                in.enterWrapperArray();
                in.skipValue();
                return in.leaveWrapperArray("label");
            }),
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
            of("set of trees of sets", SETS, in -> {
                long outer = in.limitDepth(TREE_LEVELS);
                Object trees = in.readValue(EqualHashes.TREES);
                in.endLimit(outer);
                return trees;
            }),
            new Reading("elements of a stream", TREE, Context.STREAMED),
            of("lists of lists", TREE, STRING.list().list()::read),
            of("decimals", TREE, TestCodecs.codec(JsonReader::readBigDecimal).list()::read));

    /** Ways to read objects. */
    static final List<Reading> OF_OBJECTS = List.of(
            of("typed", TREE, NodeCodec.INSTANCE::read),
            of("list of typed", TREE, NodeCodec.INSTANCE.list()::read),
            of("map", TREE, Context.UNTYPED.map()::read),
            of("map of points", TREE, Context.UNTYPED.map(EqualHashes.POINT_KEYS)::read),
            of("untyped, last wins", TREE, Values::readUntypedLastWins),
            of("label in a member", VALUE, in -> {
                in.peekLabel(TYPE, "Line", "Red, Green");
                in.skipValue();
                return "label";
            }),
            of("label as a name", VALUE, in -> {
                in.peekWrapperObject("Line");
                in.enterWrapperObject();
                in.skipValue();
                return in.leaveWrapperObject("label");
            }),
            of("limited members", VALUE, Reading::readMembers),
            of("names", VALUE, in -> keys(in, JsonReader::readName)),
            of("repeated names", VALUE, in -> keys(in, JsonReader::readRepeatedName)),
            of("slices of names", VALUE, in -> keys(in, JsonReader::readNameSlice)),
            of("int keys", VALUE, in -> keys(in, Keys::readInt)),
            of("long keys", VALUE, in -> keys(in, Keys::readLong)),
            of("double keys", VALUE, in -> keys(in, Keys::readDouble)),
            of("float keys", VALUE, in -> keys(in, Keys::readFloat)),
            of("BigInteger keys", VALUE, in -> keys(in, Keys::readBigInteger)),
            of("BigDecimal keys", VALUE, in -> keys(in, Keys::readBigDecimal)),
            of("short keys", VALUE, in -> keys(in, Keys::readShort)),
            of("byte keys", VALUE, in -> keys(in, Keys::readByte)),
            of("boolean keys", TREE, in -> keys(in, Keys::readBoolean)),
            of("char keys", VALUE, in -> keys(in, Keys::readChar)),
            of("UUID keys", VALUE, in -> keys(in, Keys::readUuid)),
            of("enum keys", VALUE, in -> keys(in, NAMES::readName)),
            of("enum keys by number", VALUE, in -> keys(in, NUMBERED::readName)),
            of("date keys", VALUE, in -> keys(in, TimeKeys::readLocalDate)),
            of("time keys", VALUE, in -> keys(in, TimeKeys::readLocalTime)),
            of("date and time keys", VALUE, in -> keys(in, TimeKeys::readLocalDateTime)),
            of("instant keys", VALUE, in -> keys(in, TimeKeys::readInstant)),
            of("keys with offset", VALUE, in -> keys(in, TimeKeys::readOffsetDateTime)),
            of("keys with zone", VALUE, in -> keys(in, TimeKeys::readZonedDateTime)),
            of("time keys with offset", VALUE, in -> keys(in, TimeKeys::readOffsetTime)),
            of("offset keys", VALUE, in -> keys(in, TimeKeys::readZoneOffset)),
            of("year keys", VALUE, in -> keys(in, TimeKeys::readYear)),
            of("year and month keys", VALUE, in -> keys(in, TimeKeys::readYearMonth)),
            of("month and day keys", VALUE, in -> keys(in, TimeKeys::readMonthDay)),
            of("duration keys", VALUE, in -> keys(in, TimeKeys::readDuration)),
            of("old date keys", VALUE, in -> keys(in, TimeKeys::readDate)),
            of("zone keys", VALUE, in -> keys(in, TimeTexts.ZONE_ID::readName)),
            of("URI keys", TREE, in -> keys(in, NetTexts.URI::readName)));

    /** All ways to read a document. */
    public static final List<Reading> ALL = Stream.of(
                    List.of(SKIPPED, CAPTURED, UNTYPED),
                    OF_OTHERS,
                    OF_NUMBERS,
                    OF_NUMBERS_OF_OTHERS,
                    OF_STRINGS,
                    OF_ARRAYS,
                    OF_OBJECTS)
            .flatMap(List::stream)
            .toList();

    static Reading of(String name, int maxBytesPerByte, Function<JsonReader, ?> read) {
        return new Reading(name, maxBytesPerByte, TestCodecs.codec(read::apply));
    }

    private static String keys(JsonReader in, Function<JsonReader, Object> key) {
        for (boolean hasNext = in.beginObject(); hasNext; hasNext = in.nextEntry()) {
            key.apply(in);
            in.skipValue();
        }
        return "keys";
    }

    /** Looks for a discriminator in each object, as the codecs of nested types with subtypes do. */
    private static String readLabels(JsonReader in) {
        switch (in.peekByte()) {
            case '{' -> {
                in.hasLabel(TYPE);
                for (boolean hasNext = in.beginObject(); hasNext && in.nextMember(); ) {
                    readLabels(in);
                }
            }
            case '[' -> {
                for (boolean hasNext = in.beginArray(); hasNext; hasNext = in.nextElement()) {
                    readLabels(in);
                }
            }
            default -> in.skipValue();
        }
        return "labels";
    }

    private static String readElements(JsonReader in) {
        int count = 0;
        for (boolean hasNext = in.beginArray(); hasNext; hasNext = in.nextElement()) {
            in.limitItems(++count, ITEM_LIMIT);
            in.skipValue();
        }
        return "elements";
    }

    private static String readMembers(JsonReader in) {
        int count = 0;
        for (boolean hasNext = in.beginObject(); hasNext; hasNext = in.nextEntry()) {
            in.limitItems(++count, ITEM_LIMIT);
            in.limitName(in.readName().length(), LENGTH_LIMIT);
            in.skipValue();
        }
        return "members";
    }

    @Override
    public String toString() {
        return name;
    }
}
