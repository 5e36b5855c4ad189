package dev.burin.samples.http;

import dev.burin.samples.records.Order;
import dev.burin.samples.records.OrderCodec;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;

/** Sends orders with the JDK's client. */
public final class OrderClient {
    private static final int OK = 200;

    private final HttpClient client = HttpClient.newHttpClient();
    private final URI orders;

    /** Creates a client that sends orders to this URI. */
    public OrderClient(URI orders) {
        this.orders = orders;
    }

    /** Sends an order, and returns the one the server responds with. */
    public Order post(Order order) throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(orders)
                .header("Content-Type", "application/json")
                .header("Accept", "application/json")
                .POST(BodyPublishers.ofByteArray(OrderCodec.INSTANCE.toJsonBytes(order)))
                .build();
        HttpResponse<byte[]> response = client.send(request, BodyHandlers.ofByteArray());
        if (response.statusCode() != OK) {
            throw new IOException(
                    "HTTP " + response.statusCode() + ": " + new String(response.body(), StandardCharsets.UTF_8));
        }
        return OrderCodec.INSTANCE.fromJson(response.body());
    }
}
