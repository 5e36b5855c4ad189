package dev.burin.samples.types;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.burin.JsonErrorCode;
import dev.burin.JsonException;
import java.nio.ByteBuffer;
import org.junit.jupiter.api.Test;

class DownloadTest {
    private static final String JSON = """
            {"name":"a.zip","sha256":"00ff7f","metadata":{"size": 3, "tags":[ ]}}""";

    @Test
    void bytesAreHexDigitsAndRawValuesAreUnchanged() {
        Download download = DownloadCodec.INSTANCE.fromJson(JSON);

        assertThat(download.sha256()).isEqualTo(ByteBuffer.wrap(new byte[] {0, -1, 127}));
        assertThat(download.metadata()).isEqualTo("{\"size\": 3, \"tags\":[ ]}");
        assertThat(DownloadCodec.INSTANCE.toJson(download)).isEqualTo(JSON);
    }

    @Test
    void invalidRawJsonIsNotWritten() {
        assertThatThrownBy(() -> DownloadCodec.INSTANCE.toJson(new Download("a", null, "{\"size\":3},\"admin\":true")))
                .isInstanceOfSatisfying(
                        JsonException.class, e -> assertThat(e.code()).isEqualTo(JsonErrorCode.NOT_REPRESENTABLE))
                .hasMessageStartingWith("The raw value is no JSON")
                .hasMessageContaining("$.metadata");
    }
}
