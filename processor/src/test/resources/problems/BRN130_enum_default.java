import dev.burin.annotation.*;

@JsonCodec
@JsonEnum(unknown = JsonEnum.Unknown.DEFAULT)
enum Level { // BRN130: Unknown values of Level are to be read as its default, but no constant is marked.
    LOW
}

@JsonCodec
@JsonEnum(unknown = JsonEnum.Unknown.DEFAULT)
enum Color { // BRN130: Unknown values of Color are to be read as its default, but RED and BLUE are marked.
    @JsonEnumDefaultValue
    RED,
    @JsonEnumDefaultValue
    BLUE
}

@JsonCodec
enum Size {
    SMALL,
    @JsonEnumDefaultValue // BRN014: @JsonEnumDefaultValue has no effect: OTHER needs @JsonEnum(unknown = DEFAULT).
    OTHER
}

@JsonCodec
@JsonEnum(as = JsonEnum.Form.ORDINAL, naming = Naming.KEBAB_CASE) // BRN014: @JsonEnum(naming) has no effect: Place is written as its ordinal.
enum Place {
    FIRST
}

@JsonCodec
@JsonEnum(as = JsonEnum.Form.ORDINAL, caseInsensitive = true) // BRN014: @JsonEnum(caseInsensitive) has no effect: Row is written as its ordinal.
enum Row {
    FIRST
}

@JsonCodec
@JsonEnum(caseInsensitive = true)
enum Letter {
    @JsonAlias({"AA", "aa"})
    A,
    @JsonProperty("a") // BRN124: JSON name "a" of SMALL_A differs only in case from one of A, and case is ignored here.
    SMALL_A
}

@JsonCodec
@JsonEnum(naming = Naming.LOWER_CASE)
enum Named {
    A_B,
    AB // BRN012: JSON name "ab" is used by both A_B and AB.
}
