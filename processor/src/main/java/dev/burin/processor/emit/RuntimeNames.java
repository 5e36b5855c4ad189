package dev.burin.processor.emit;

import com.palantir.javapoet.ClassName;
import dev.burin.codegen.GeneratedCodec;
import dev.burin.codegen.MemberName;

/** Every runtime type that generated code may mention. */
public final class RuntimeNames {
    /** The interface of all codecs. */
    public static final ClassName CODEC = ClassName.get("dev.burin", "Codec");
    /** The interface of codecs of map keys. */
    public static final ClassName KEY_CODEC = ClassName.get("dev.burin", "KeyCodec");
    /** The cursor over a document. */
    public static final ClassName JSON_READER = ClassName.get("dev.burin", "JsonReader");
    /** The growing document. */
    public static final ClassName JSON_WRITER = ClassName.get("dev.burin", "JsonWriter");
    /** Marks a generated class. */
    public static final ClassName GENERATED_CODEC = ClassName.get(GeneratedCodec.class);
    /** A name ready to store and compare. */
    public static final ClassName MEMBER_NAME = ClassName.get(MemberName.class);
    /** Constants of an enum by JSON name. */
    public static final ClassName ENUM_TABLE = ClassName.get("dev.burin.codegen", "EnumTable");
    /** Constants of an enum by number. */
    public static final ClassName ENUM_NUMBERS = ClassName.get("dev.burin.codegen", "EnumNumbers");
    /** Dates and times. */
    public static final ClassName TIMES = ClassName.get("dev.burin.codegen", "Times");
    /** UUIDs, big numbers, base64, values of any type. */
    public static final ClassName VALUES = ClassName.get("dev.burin.codegen", "Values");
    /** Arrays of primitives. */
    public static final ClassName PRIMITIVE_ARRAYS = ClassName.get("dev.burin.codegen", "PrimitiveArrays");
    /** Names of members as map keys. */
    public static final ClassName KEYS = ClassName.get("dev.burin.codegen", "Keys");

    private RuntimeNames() {}
}
