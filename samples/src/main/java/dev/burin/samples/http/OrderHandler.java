package dev.burin.samples.http;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpHandler;
import dev.burin.Codec;
import dev.burin.JsonException;
import dev.burin.JsonOptions;
import dev.burin.samples.records.Order;
import dev.burin.samples.records.OrderCodec;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/** Accepts orders and sends them back, for the JDK's server. */
public final class OrderHandler implements HttpHandler {
    private static final int OK = 200;
    private static final int BAD_REQUEST = 400;

    /** Error messages go to untrusted senders and into logs, so they quote nothing from the body. */
    private final Codec<Order> orders = OrderCodec.INSTANCE.with(JsonOptions.DEFAULT.withContentInErrors(false));

    @Override
    public void handle(HttpExchange exchange) throws IOException {
        try (exchange) {
            answer(exchange);
        }
    }

    private void answer(HttpExchange exchange) throws IOException {
        Order order;
        try {
            order = orders.fromJson(exchange.getRequestBody());
        } catch (JsonException e) {
            byte[] reason = e.getMessage().getBytes(StandardCharsets.UTF_8);
            respond(exchange, BAD_REQUEST, "text/plain; charset=utf-8", reason);
            return;
        }
        respond(exchange, OK, "application/json", orders.toJsonBytes(order));
    }

    private static void respond(HttpExchange exchange, int status, String type, byte[] body) throws IOException {
        exchange.getResponseHeaders().set("Content-Type", type);
        exchange.sendResponseHeaders(status, body.length);
        try (OutputStream out = exchange.getResponseBody()) {
            out.write(body);
        }
    }
}
