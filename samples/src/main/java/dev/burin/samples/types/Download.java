package dev.burin.samples.types;

import dev.burin.annotation.JsonBytes;
import dev.burin.annotation.JsonCodec;
import dev.burin.annotation.JsonRawValue;
import java.nio.ByteBuffer;

/** A file: bytes that people compare digit by digit, and JSON that is passed on unchanged. */
@JsonCodec
public record Download(
        String name,
        @JsonBytes(JsonBytes.Form.HEX) ByteBuffer sha256,
        @JsonRawValue String metadata) {}
