package dev.burin.processor.behaviour;

import static dev.burin.processor.behaviour.Compiled.compile;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.burin.JsonErrorCode;
import dev.burin.JsonException;
import dev.burin.JsonOptions;
import dev.burin.JsonSyntaxException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code @JsonBytes} and {@code @JsonRawValue}: the same value in different textual forms. */
class ValueFormsTest {
    private static final Compiled BYTES = compile("""
            @JsonCodec class Parts {
                @JsonBytes public byte[] usual;
                @JsonBytes(JsonBytes.Form.BASE64_URL) public byte[] url;
                @JsonBytes(JsonBytes.Form.HEX) public byte[] hex;
                @JsonBytes(JsonBytes.Form.ARRAY) public byte[] array;
                @JsonBytes(JsonBytes.Form.BASE64_URL) public ByteBuffer urlBuffer;
                @JsonBytes(JsonBytes.Form.HEX) public Map<String, List<ByteBuffer>> buffers;
                @JsonBytes(JsonBytes.Form.ARRAY) public Optional<byte[]> some;
                @JsonBytes(JsonBytes.Form.HEX) private byte[][] rows;
                public byte[][] getRows() { return rows; }
                public void setRows(byte[][] rows) { this.rows = rows; }
            }
            """);

    private static final Compiled RAW = compile("""
            @JsonCodec record Event(@JsonRawValue String payload, @JsonRawValue List<String> more, String plain) {}
            """);

    @Test
    void everyFormSurvivesARoundTrip() {
        String json = "{\"usual\":\"+/8=\",\"url\":\"-_8\",\"hex\":\"fbff\",\"array\":[-5,-1,127],\"urlBuffer\":\"\","
                + "\"buffers\":{\"a\":[\"00\",null]},\"some\":[],\"rows\":[\"\",null,\"0a\"]}";

        assertThat(BYTES.roundTrip(json)).isEqualTo(json);
    }

    @Test
    void nullIsNullInEveryForm() {
        String json = "{\"usual\":null,\"url\":null,\"hex\":null,\"array\":null,\"urlBuffer\":null,"
                + "\"buffers\":null,\"some\":null,\"rows\":null}";

        assertThat(BYTES.roundTrip(json)).isEqualTo(json);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"url\":\"+/8\"}",
                "{\"url\":\"-_8=\"}",
                "{\"url\":\"-_9\"}",
                "{\"url\":\"-\"}",
                "{\"url\":\"é\"}",
                "{\"hex\":\"f\"}",
                "{\"hex\":\"0g\"}",
                "{\"hex\":\"٠٠\"}",
                "{\"hex\":\"0x00\"}",
                "{\"hex\":[0]}",
                "{\"array\":\"AA==\"}",
                "{\"array\":[128]}",
                "{\"array\":[null]}",
                "{\"array\":[1.0]}"
            })
    void otherFormsAreRejectedWithTheirPlace(String json) {
        String member = json.substring(2, json.indexOf('"', 2));

        assertThatThrownBy(() -> BYTES.read(json))
                .isInstanceOf(JsonException.class)
                .hasMessageContaining("$." + member);
    }

    @Test
    void hexadecimalDigitsMayBeUpperCase() {
        assertThat(BYTES.roundTrip("{\"hex\":\"FbFF\"}")).contains("\"hex\":\"fbff\"");
    }

    @ParameterizedTest
    @ValueSource(strings = {"{\"a\": [1.0, null]}", "\"x\\u0041\"", "-0", "true", "[[ ]]", "null"})
    void rawJsonIsReadAndWrittenUnchanged(String value) {
        String json = "{\"payload\":" + value + ",\"more\":[" + value + "],\"plain\":\"a\"}";

        assertThat(RAW.roundTrip(json)).isEqualTo(json);
    }

    @Test
    void rawJsonIsValidatedWhenRead() {
        assertThatThrownBy(() -> RAW.read("{\"payload\":{\"a\":01}}"))
                .isInstanceOf(JsonSyntaxException.class)
                .hasMessageContaining("$.payload.a");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "{", "1,\"admin\":true", "1 2", "nul", "\"\uD800\"", "\u0000", "[1,]"})
    void invalidJsonIsNotWritten(String text) throws ReflectiveOperationException {
        Object event = event(text);

        assertThatThrownBy(() -> RAW.write(event))
                .isInstanceOfSatisfying(JsonException.class, e -> {
                    assertThat(e.code()).isEqualTo(JsonErrorCode.NOT_REPRESENTABLE);
                    assertThat(e.path()).isEqualTo("$.payload");
                })
                .hasMessageStartingWith("The raw value is no JSON");
    }

    @Test
    void invalidJsonStaysOutOfMessagesThatShowNoContent() throws ReflectiveOperationException {
        Object event = event("[\"secret\"secret]");

        assertThatThrownBy(() -> RAW.codec()
                        .with(JsonOptions.DEFAULT.withContentInErrors(false))
                        .toJson(event))
                .isInstanceOf(JsonException.class)
                .satisfies(e -> assertThat(e.getMessage()).doesNotContain("secret"));
    }

    @Test
    void whiteSpaceAroundRawJsonIsLeftOut() throws ReflectiveOperationException {
        assertThat(RAW.write(event(" {} \n"))).startsWith("{\"payload\":{},");
    }

    private static Object event(String payload) throws ReflectiveOperationException {
        var constructor = RAW.firstType().getDeclaredConstructors()[0];
        constructor.setAccessible(true);
        return constructor.newInstance(payload, null, null);
    }
}
