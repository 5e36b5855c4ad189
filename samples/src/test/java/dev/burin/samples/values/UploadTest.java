package dev.burin.samples.values;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.burin.JsonMismatchException;
import java.util.UUID;
import org.junit.jupiter.api.Test;

class UploadTest {
    private static final String JSON = """
            {"id":"123e4567-e89b-12d3-a456-426614174000","content":"SGkh","owner":17,"label":"draft"}""";

    @Test
    void singleValuesAreNotObjects() {
        Upload upload = UploadCodec.INSTANCE.fromJson(JSON);

        assertThat(upload.id).isEqualTo(UUID.fromString("123e4567-e89b-12d3-a456-426614174000"));
        assertThat(upload.content).isEqualTo("Hi!".getBytes(UTF_8));
        assertThat(upload.owner).isEqualTo(new UserId(17));
        assertThat(upload.label.text()).isEqualTo("draft");
        assertThat(UploadCodec.INSTANCE.toJson(upload)).isEqualTo(JSON);
    }

    @Test
    void aStaticFactoryMayCreateTheValue() {
        assertThat(LabelCodec.INSTANCE.fromJson("\"DRAFT\"").text()).isEqualTo("draft");
    }

    @Test
    void stringsOfAnotherFormAreRejected() {
        assertThatThrownBy(() -> UploadCodec.INSTANCE.fromJson("""
                {"id":"123e4567"}"""))
                .isInstanceOf(JsonMismatchException.class)
                .hasMessageContaining("Expected a UUID but found \"123e4567\", at $.id");
        assertThatThrownBy(() -> UploadCodec.INSTANCE.fromJson("""
                {"content":"SGk"}"""))
                .isInstanceOf(JsonMismatchException.class)
                .hasMessageContaining("base64");
    }
}
