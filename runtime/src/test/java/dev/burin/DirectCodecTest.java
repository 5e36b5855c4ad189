package dev.burin;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.burin.codegen.SizeBounds;
import java.util.Arrays;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Codecs that are written like generated ones are called without checks, and say themselves what they refuse. */
class DirectCodecTest {
    private static final Codec<Integer> DIRECT = new DirectCodec();

    /** Of integers other than 13. */
    private static final class DirectCodec implements Codec<Integer>, WritesAt<Integer> {
        @Override
        public void write(JsonWriter out, Integer value) {
            out.position(write(out, out.beginValue(), value));
        }

        @Override
        public int write(JsonWriter out, int at, @Nullable Integer value) {
            if (value == null) {
                throw out.error(JsonErrorCode.NOT_REPRESENTABLE, "null is no number", at);
            }
            out.reserve(at, SizeBounds.INT);
            return out.putInt(at, value);
        }

        @Override
        public Integer read(JsonReader in) {
            int value = in.readInt();
            if (value == 13) {
                throw new IllegalStateException("13");
            }
            return value;
        }
    }

    @Test
    void elementsAreWrittenDirectlyAndNullIsNull() {
        assertThat(DIRECT.list().toJson(Arrays.asList(1, null, -2))).isEqualTo("[1,null,-2]");
        assertThat(DIRECT.map().toJson(Map.of("a", 7))).isEqualTo("{\"a\":7}");
    }

    @Test
    void itSaysItselfThatItDoesNotWriteNull() {
        assertThatThrownBy(() -> DIRECT.toJsonBytes(null))
                .isInstanceOf(JsonException.class)
                .hasMessageContaining("null is no number");
        assertThatThrownBy(() -> Codecs.STRING.toJsonBytes(null))
                .isInstanceOf(JsonException.class)
                .hasMessageContaining("nullable()");
    }

    @Test
    void whatItThrowsIsPassedOn() {
        assertThatThrownBy(() -> DIRECT.fromJson("13")).isExactlyInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> DIRECT.fromJson("13".getBytes(UTF_8)))
                .isInstanceOf(RuntimeException.class)
                .hasMessageContaining("13");
        assertThat(DIRECT.fromJson("12")).isEqualTo(12);
    }
}
