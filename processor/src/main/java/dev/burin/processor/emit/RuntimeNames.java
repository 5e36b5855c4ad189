package dev.burin.processor.emit;

import com.palantir.javapoet.ClassName;
import dev.burin.Codec;
import dev.burin.Codecs;
import dev.burin.JsonReader;
import dev.burin.JsonWriter;
import dev.burin.Presence;
import dev.burin.WritesAt;
import dev.burin.codegen.GeneratedCodec;
import dev.burin.codegen.HashGuard;
import dev.burin.codegen.Lists;
import dev.burin.codegen.MemberName;
import dev.burin.codegen.MemberTable;
import dev.burin.codegen.ReadsNull;
import dev.burin.codegen.SkippedKeys;
import dev.burin.codegen.Unchecked;
import dev.burin.codegen.value.Atomics;
import dev.burin.codegen.value.ByteForms;
import dev.burin.codegen.value.EnumNumbers;
import dev.burin.codegen.value.EnumTable;
import dev.burin.codegen.value.EpochNumber;
import dev.burin.codegen.value.FileTexts;
import dev.burin.codegen.value.Keys;
import dev.burin.codegen.value.LimitedBytes;
import dev.burin.codegen.value.NetTexts;
import dev.burin.codegen.value.NumberBits;
import dev.burin.codegen.value.NumberForm;
import dev.burin.codegen.value.NumberStreams;
import dev.burin.codegen.value.ObjectArrays;
import dev.burin.codegen.value.PrimitiveArrays;
import dev.burin.codegen.value.QuotedNumbers;
import dev.burin.codegen.value.Redactions;
import dev.burin.codegen.value.TimeFormat;
import dev.burin.codegen.value.TimeKeys;
import dev.burin.codegen.value.TimeTexts;
import dev.burin.codegen.value.Times;
import dev.burin.codegen.value.UtilTexts;
import dev.burin.codegen.value.Values;
import java.util.List;

/** Every runtime type that generated code may mention. */
public final class RuntimeNames {
    /** The interface of all codecs. */
    public static final ClassName CODEC = ClassName.get(Codec.class);
    /** The codecs of single values. */
    public static final ClassName CODECS = ClassName.get(Codecs.class);
    /** A codec that reads {@code null} itself. */
    public static final ClassName READS_NULL = ClassName.get(ReadsNull.class);
    /** A codec whose output needs no check. */
    public static final ClassName WRITES_AT = ClassName.get(WritesAt.class);
    /** The cursor over a document. */
    public static final ClassName JSON_READER = ClassName.get(JsonReader.class);
    /** The growing document. */
    public static final ClassName JSON_WRITER = ClassName.get(JsonWriter.class);
    /** Absent, null or a value. */
    public static final ClassName PRESENCE = ClassName.get(Presence.class);
    /** Replacements for secrets in logs. */
    public static final ClassName REDACTIONS = ClassName.get(Redactions.class);
    /** Marks a generated class. */
    public static final ClassName GENERATED_CODEC = ClassName.get(GeneratedCodec.class);
    /** A member name, ready to be stored and compared. */
    public static final ClassName MEMBER_NAME = ClassName.get(MemberName.class);
    /** A table that guesses the member from its name. */
    public static final ClassName MEMBER_TABLE = ClassName.get(MemberTable.class);
    /** Fills sets and maps whose elements or keys the JDK cannot sort. */
    public static final ClassName HASH_GUARD = ClassName.get(HashGuard.class);
    /** Checks of lists. */
    public static final ClassName LISTS = ClassName.get(Lists.class);
    /** Casts that the compiler cannot check. */
    public static final ClassName UNCHECKED = ClassName.get(Unchecked.class);
    /** Keys whose values are left out. */
    public static final ClassName SKIPPED_KEYS = ClassName.get(SkippedKeys.class);
    /** Constants of an enum by JSON name. */
    public static final ClassName ENUM_TABLE = ClassName.get(EnumTable.class);
    /** Constants of an enum by number. */
    public static final ClassName ENUM_NUMBERS = ClassName.get(EnumNumbers.class);
    /** Dates and times. */
    public static final ClassName TIMES = ClassName.get(Times.class);
    /** UUIDs, big numbers, base64, values of any type. */
    public static final ClassName VALUES = ClassName.get(Values.class);
    /** Arrays of objects. */
    public static final ClassName OBJECT_ARRAYS = ClassName.get(ObjectArrays.class);
    /** Arrays of primitives. */
    public static final ClassName PRIMITIVE_ARRAYS = ClassName.get(PrimitiveArrays.class);
    /** Map keys that are not strings. */
    public static final ClassName KEYS = ClassName.get(Keys.class);
    /** Dates and times as map keys. */
    public static final ClassName TIME_KEYS = ClassName.get(TimeKeys.class);
    /** Rarer types of {@code java.time} as strings. */
    public static final ClassName TIME_TEXTS = ClassName.get(TimeTexts.class);
    /** Dates and times of {@code java.sql}; by name, as the processor may run without that module. */
    public static final ClassName SQL_TIMES = ClassName.get("dev.burin.codegen.value", "SqlTimes");
    /** Types of {@code java.net} as strings. */
    public static final ClassName NET_TEXTS = ClassName.get(NetTexts.class);
    /** File names as strings. */
    public static final ClassName FILE_TEXTS = ClassName.get(FileTexts.class);
    /** Languages, currencies and the like as strings. */
    public static final ClassName UTIL_TEXTS = ClassName.get(UtilTexts.class);
    /** Atomic variables. */
    public static final ClassName ATOMICS = ClassName.get(Atomics.class);
    /** Bytes in other forms than base64. */
    public static final ClassName BYTE_FORMS = ClassName.get(ByteForms.class);
    /** Streams of primitives. */
    public static final ClassName NUMBER_STREAMS = ClassName.get(NumberStreams.class);
    /** Dates and times in a pattern. */
    public static final ClassName TIME_FORMAT = ClassName.get(TimeFormat.class);
    /** Instants as numbers. */
    public static final ClassName EPOCH_NUMBER = ClassName.get(EpochNumber.class);
    /** Numbers as strings. */
    public static final ClassName QUOTED_NUMBERS = ClassName.get(QuotedNumbers.class);

    /** Numbers that lose decimals, or may be NaN or infinite. */
    public static final ClassName NUMBER_FORM = ClassName.get(NumberForm.class);
    /** Bytes whose number is limited. */
    public static final ClassName LIMITED_BYTES = ClassName.get(LimitedBytes.class);
    /** Numbers as strings of their bits. */
    public static final ClassName NUMBER_BITS = ClassName.get(NumberBits.class);

    static final List<ClassName> ALL = List.of(
            CODEC,
            CODECS,
            READS_NULL,
            WRITES_AT,
            JSON_READER,
            JSON_WRITER,
            PRESENCE,
            REDACTIONS,
            GENERATED_CODEC,
            MEMBER_NAME,
            MEMBER_TABLE,
            HASH_GUARD,
            LISTS,
            UNCHECKED,
            SKIPPED_KEYS,
            ENUM_TABLE,
            ENUM_NUMBERS,
            TIMES,
            VALUES,
            OBJECT_ARRAYS,
            PRIMITIVE_ARRAYS,
            KEYS,
            TIME_KEYS,
            TIME_TEXTS,
            SQL_TIMES,
            NET_TEXTS,
            FILE_TEXTS,
            UTIL_TEXTS,
            ATOMICS,
            TIME_FORMAT,
            EPOCH_NUMBER,
            QUOTED_NUMBERS,
            NUMBER_FORM,
            LIMITED_BYTES,
            NUMBER_BITS,
            NUMBER_STREAMS,
            BYTE_FORMS);

    private RuntimeNames() {}
}
