package dev.burin.samples.http;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.burin.JsonException;
import dev.burin.samples.polymorphic.Vehicle;
import dev.burin.samples.polymorphic.VehicleCodec;
import dev.burin.samples.records.Line;
import dev.burin.samples.records.LineCodec;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedHashMap;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.annotation.Annotation;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpInputMessage;
import org.springframework.http.HttpOutputMessage;
import org.springframework.http.converter.HttpMessageNotReadableException;

/** Calls converters and providers as Spring and Jakarta REST do. */
class FrameworksTest {
    private static final Line LINE = new Line("chair", 2, List.of("oak"));
    private static final String JSON = LineCodec.INSTANCE.toJson(LINE);
    private static final org.springframework.http.MediaType SPRING_JSON =
            org.springframework.http.MediaType.APPLICATION_JSON;

    private final CodecMessageConverter<Line> converter = new CodecMessageConverter<>(Line.class, LineCodec.INSTANCE);

    private final CodecProvider<Line> provider = new CodecProvider<>(Line.class, LineCodec.INSTANCE) {};

    @Test
    void springReadsAndWritesValuesOfTheType() throws IOException {
        Response response = new Response(new HttpHeaders(), new ByteArrayOutputStream());
        converter.write(LINE, SPRING_JSON, response);

        assertThat(converter.read(Line.class, new Request(JSON))).isEqualTo(LINE);
        assertThat(response.body()).hasToString(JSON);
        assertThat(response.headers().getContentType()).isEqualTo(SPRING_JSON);
    }

    @Test
    void springChecksTypeAndMediaType() {
        assertThat(converter.canRead(Line.class, SPRING_JSON)).isTrue();
        assertThat(converter.canWrite(Line.class, new org.springframework.http.MediaType("application", "x+json")))
                .isTrue();
        assertThat(converter.canRead(Line.class, org.springframework.http.MediaType.TEXT_PLAIN))
                .isFalse();
        assertThat(converter.canRead(String.class, SPRING_JSON)).isFalse();
    }

    @Test
    void springReportsInvalidBodiesAsBadRequests() {
        assertThatThrownBy(() -> converter.read(Line.class, new Request("{\"count\":\"two\"}")))
                .isInstanceOf(HttpMessageNotReadableException.class)
                .hasMessageContaining("$.count")
                .hasCauseInstanceOf(JsonException.class);
    }

    @Test
    void jakartaReadsAndWritesValuesOfTheType() throws IOException {
        ByteArrayOutputStream written = new ByteArrayOutputStream();
        provider.writeTo(
                LINE,
                Line.class,
                Line.class,
                new Annotation[0],
                MediaType.APPLICATION_JSON_TYPE,
                new MultivaluedHashMap<>(),
                written);

        assertThat(read(written.toString(UTF_8))).isEqualTo(LINE);
        assertThat(written).hasToString(JSON);
    }

    @Test
    void jakartaChecksTypeAndMediaType() {
        Annotation[] none = {};

        assertThat(provider.isReadable(Line.class, Line.class, none, MediaType.APPLICATION_JSON_TYPE))
                .isTrue();
        assertThat(provider.isWriteable(Line.class, Line.class, none, new MediaType("application", "x+json")))
                .isTrue();
        assertThat(provider.isReadable(Line.class, Line.class, none, MediaType.TEXT_PLAIN_TYPE))
                .isFalse();
        assertThat(provider.isReadable(String.class, String.class, none, MediaType.APPLICATION_JSON_TYPE))
                .isFalse();
    }

    /** Values of subtypes are written by the codec of a sealed type, but not by that of a concrete superclass. */
    @Test
    void bothWriteSubtypesOfSealedTypes() {
        CodecMessageConverter<Vehicle> vehicles = new CodecMessageConverter<>(Vehicle.class, VehicleCodec.INSTANCE);
        CodecProvider<Vehicle> provider = new CodecProvider<>(Vehicle.class, VehicleCodec.INSTANCE) {};
        Annotation[] none = {};

        assertThat(vehicles.canWrite(Vehicle.Car.class, SPRING_JSON)).isTrue();
        assertThat(vehicles.canRead(Vehicle.Car.class, SPRING_JSON)).isFalse();
        assertThat(provider.isWriteable(Vehicle.Boat.class, Vehicle.Boat.class, none, MediaType.APPLICATION_JSON_TYPE))
                .isTrue();
        assertThat(Subtypes.isWritten(Object.class, String.class)).isFalse();
    }

    @Test
    void jakartaGetsAnExceptionForInvalidBodies() {
        assertThatThrownBy(() -> read("{\"count\":\"two\"}"))
                .isInstanceOf(CodecProvider.UnreadableBody.class)
                .hasCauseInstanceOf(JsonException.class)
                .hasMessageContaining("$.count");
    }

    private Line read(String json) throws IOException {
        return provider.readFrom(
                Line.class,
                Line.class,
                new Annotation[0],
                MediaType.APPLICATION_JSON_TYPE,
                new MultivaluedHashMap<>(),
                new ByteArrayInputStream(json.getBytes(UTF_8)));
    }

    private record Request(String json) implements HttpInputMessage {
        @Override
        public HttpHeaders getHeaders() {
            return new HttpHeaders();
        }

        @Override
        public InputStream getBody() {
            return new ByteArrayInputStream(json.getBytes(UTF_8));
        }
    }

    private record Response(HttpHeaders headers, ByteArrayOutputStream body) implements HttpOutputMessage {
        @Override
        public HttpHeaders getHeaders() {
            return headers;
        }

        @Override
        public OutputStream getBody() {
            return body;
        }
    }
}
