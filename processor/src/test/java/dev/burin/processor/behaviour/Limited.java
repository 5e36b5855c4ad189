package dev.burin.processor.behaviour;

import static dev.burin.processor.behaviour.Compiled.compile;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.burin.Codec;
import dev.burin.JsonErrorCode;
import dev.burin.JsonMismatchException;

/** Helpers for the tests of limits: a type with a limited member, and documents that are rejected. */
final class Limited {
    private Limited() {}

    static Compiled holder(String annotation, String type) {
        return compile("@JsonCodec record Holder(" + annotation + " " + type + " it, int next) {}");
    }

    static String of(String value) {
        return "{\"it\":" + value + ",\"next\":7}";
    }

    static JsonMismatchException rejected(Codec<Object> codec, String json) {
        JsonMismatchException rejected =
                catchThrowableOfType(JsonMismatchException.class, () -> codec.fromJson(json.getBytes(UTF_8)));
        assertThat(rejected).as("refusal of " + json).isNotNull();
        return rejected;
    }

    /** Expects the document to be rejected at the vertical bar. */
    static JsonMismatchException rejectedAtBar(Codec<Object> codec, String json, JsonErrorCode code) {
        String document = json.replace("|", "");
        JsonMismatchException rejected = rejected(codec, document);
        assertThat(rejected.code()).isEqualTo(code);
        assertThat(rejected.offset())
                .isEqualTo(json.substring(0, json.indexOf('|')).getBytes(UTF_8).length);
        return rejected;
    }
}
