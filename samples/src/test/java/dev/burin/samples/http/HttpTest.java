package dev.burin.samples.http;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.HttpServer;
import dev.burin.JsonException;
import dev.burin.samples.records.Line;
import dev.burin.samples.records.Order;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests the client and the server of the JDK with each other. */
class HttpTest {
    private static final InetAddress LOOPBACK = InetAddress.getLoopbackAddress();
    private static final Order ORDER =
            new Order(7, "Zoë", List.of(new Line("chair", 2, List.of("oak"))), Instant.parse("2026-11-27T21:10:00Z"));

    private HttpServer server;

    @BeforeEach
    void start() throws IOException {
        server = HttpServer.create(new InetSocketAddress(LOOPBACK, 0), 0);
        server.createContext("/orders", new OrderHandler());
        server.createContext("/lists", exchange -> {
            try (exchange) {
                exchange.sendResponseHeaders(200, 2);
                exchange.getResponseBody().write("[]".getBytes(UTF_8));
            }
        });
        server.start();
    }

    @AfterEach
    void stop() {
        server.stop(0);
    }

    @Test
    void anOrderIsSentAndReturned() throws Exception {
        assertThat(new OrderClient(address("/orders")).post(ORDER)).isEqualTo(ORDER);
    }

    @Test
    void errorsAreReportedWithoutContent() throws Exception {
        HttpRequest request = HttpRequest.newBuilder(address("/orders"))
                .POST(BodyPublishers.ofString("{\"id\":\"secret\"}"))
                .build();
        HttpResponse<String> response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString());

        assertThat(response.statusCode()).isEqualTo(400);
        assertThat(response.body()).isEqualTo("Expected a long but found a string, at $.* (line 1, column 7).");
    }

    @Test
    void anUnexpectedStatusIsReportedWithTheResponse() {
        assertThatThrownBy(() -> new OrderClient(address("/nowhere")).post(ORDER))
                .isInstanceOf(IOException.class)
                .hasMessageStartingWith("HTTP 404: ")
                .hasMessageContaining("Not Found");
    }

    @Test
    void aResponseThatIsNotAnOrderIsAJsonError() {
        assertThatThrownBy(() -> new OrderClient(address("/lists")).post(ORDER))
                .isInstanceOf(JsonException.class)
                .hasMessageContaining("Expected an object");
    }

    private URI address(String path) throws Exception {
        return new URI(
                "http", null, LOOPBACK.getHostAddress(), server.getAddress().getPort(), path, null, null);
    }
}
