package dev.burin.processor.behaviour;

import static dev.burin.processor.behaviour.Compiled.compile;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.burin.Codec;
import dev.burin.JsonErrorCode;
import dev.burin.JsonException;
import dev.burin.JsonMismatchException;
import dev.burin.JsonWriter;
import java.io.ByteArrayOutputStream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code null} as a whole document: rejected when reading and writing, except by a codec that is meant for it. */
class NullDocumentTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "@JsonCodec record Point(int x) {}",
                "@JsonCodec class Bean { public int x; }",
                "@JsonCodec record Empty() {}",
                "@JsonCodec enum Level { LOW }",
                "@JsonCodec @JsonEnum(as = JsonEnum.Form.ORDINAL) enum Place { FIRST }",
                "@JsonCodec record Id(@JsonValue String text) {}"
            })
    void nullIsRejectedByEveryMethodThatWritesOrReads(String source) {
        Codec<Object> codec = compile(source).codec();
        byte[] target = new byte[8];

        assertRejected(() -> codec.toJsonBytes(null));
        assertRejected(() -> codec.toJson(null));
        assertRejected(() -> codec.toJson(null, new ByteArrayOutputStream()));
        assertRejected(() -> codec.toJson(null, target, 0));
        assertRejected(() -> codec.write(new JsonWriter(), null));
        assertThat(target).containsOnly(0);
        assertThatThrownBy(() -> codec.fromJson("null")).isInstanceOf(JsonMismatchException.class);
        assertThat(codec.nullable().toJson(null)).isEqualTo("null");
        assertThat(codec.nullable().fromJson("null")).isNull();
    }

    private static void assertRejected(ThrowingCallable write) {
        assertThatThrownBy(write)
                .isInstanceOfSatisfying(JsonException.class, e -> {
                    assertThat(e.code()).isEqualTo(JsonErrorCode.NOT_REPRESENTABLE);
                    assertThat(e.path()).isEqualTo("$");
                })
                .hasMessageContaining("use nullable()");
    }
}
