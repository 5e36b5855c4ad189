package dev.burin.samples.documents;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import org.junit.jupiter.api.Test;

class NoteTest {
    private static final Note NOTE = new Note(1, "Grüße");
    private static final String JSON = """
            {"id":1,"text":"Grüße"}""";
    private static final byte[] UTF8 = JSON.getBytes(UTF_8);

    @Test
    void aDocumentIsWrittenToBytesAStringAStreamOrAnArray() throws IOException {
        ByteArrayOutputStream stream = new ByteArrayOutputStream();
        byte[] array = new byte[100];

        NoteCodec.INSTANCE.toJson(NOTE, stream);
        int length = NoteCodec.INSTANCE.toJson(NOTE, array, 10);

        assertThat(NoteCodec.INSTANCE.toJsonBytes(NOTE)).isEqualTo(UTF8);
        assertThat(NoteCodec.INSTANCE.toJson(NOTE)).isEqualTo(JSON);
        assertThat(stream.toByteArray()).isEqualTo(UTF8);
        assertThat(new String(array, 10, length, UTF_8)).isEqualTo(JSON);
    }

    @Test
    void aDocumentIsReadFromBytesAStringAStreamOrABuffer() throws IOException {
        ByteBuffer direct = ByteBuffer.allocateDirect(UTF8.length).put(UTF8).flip();

        assertThat(NoteCodec.INSTANCE.fromJson(UTF8)).isEqualTo(NOTE);
        assertThat(NoteCodec.INSTANCE.fromJson(("xx" + JSON + "yy").getBytes(UTF_8), 2, UTF8.length))
                .isEqualTo(NOTE);
        assertThat(NoteCodec.INSTANCE.fromJson(JSON)).isEqualTo(NOTE);
        assertThat(NoteCodec.INSTANCE.fromJson(new ByteArrayInputStream(UTF8))).isEqualTo(NOTE);
        assertThat(NoteCodec.INSTANCE.fromJson(direct)).isEqualTo(NOTE);
    }
}
