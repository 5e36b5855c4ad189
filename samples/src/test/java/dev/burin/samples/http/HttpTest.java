package dev.burin.samples.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.HttpServer;
import dev.burin.JsonException;
import dev.burin.JsonMismatchException;
import dev.burin.samples.records.Line;
import dev.burin.samples.records.LineCodec;
import dev.burin.samples.records.Order;
import dev.burin.samples.records.OrderCodec;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandler;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The client and the server of the JDK. */
class HttpTest {
    private static final Order ORDER =
            new Order(7, "Zoë", List.of(new Line("chair", 2, List.of("oak"))), Instant.parse("2026-11-27T21:10:00Z"));

    private static final InetAddress LOOPBACK = InetAddress.getLoopbackAddress();

    private final HttpClient client = HttpClient.newHttpClient();
    private HttpServer server;

    @BeforeEach
    void start() throws IOException {
        server = HttpServer.create(new InetSocketAddress(LOOPBACK, 0), 0);
        server.createContext("/orders", new OrderHandler());
        server.start();
    }

    @AfterEach
    void stop() {
        server.stop(0);
    }

    @Test
    void whatIsSentComesBack() throws Exception {
        HttpResponse<Order> response = post(Bodies.of(OrderCodec.INSTANCE, ORDER), Bodies.read(OrderCodec.INSTANCE));

        assertThat(response.statusCode()).isEqualTo(200);
        assertThat(response.body()).isEqualTo(ORDER);
    }

    @Test
    void whatIsWrongIsToldWithoutWhatWasSent() throws Exception {
        HttpResponse<String> response = post(BodyPublishers.ofString("{\"id\":\"secret\"}"), BodyHandlers.ofString());

        assertThat(response.statusCode()).isEqualTo(400);
        assertThat(response.body()).isEqualTo("Expected a long but found a string, at $.* (line 1, column 7).");
    }

    @Test
    void aResponseThatIsSomethingElseIsAnIoExceptionWithItsCause() {
        assertThatThrownBy(() -> post(Bodies.of(OrderCodec.INSTANCE, ORDER), Bodies.read(LineCodec.INSTANCE.list())))
                .isInstanceOf(IOException.class)
                .hasCauseInstanceOf(JsonException.class)
                .hasRootCauseInstanceOf(JsonMismatchException.class);
    }

    private <T> HttpResponse<T> post(BodyPublisher body, BodyHandler<T> handler) throws Exception {
        URI orders = new URI(
                "http", null, LOOPBACK.getHostAddress(), server.getAddress().getPort(), "/orders", null, null);
        return client.send(HttpRequest.newBuilder(orders).POST(body).build(), handler);
    }
}
