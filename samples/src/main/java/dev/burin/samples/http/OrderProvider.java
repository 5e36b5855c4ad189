package dev.burin.samples.http;

import dev.burin.JsonOptions;
import dev.burin.samples.records.Order;
import dev.burin.samples.records.OrderCodec;
import jakarta.ws.rs.ext.Provider;

/** Provider for bodies that are orders. */
@Provider
public final class OrderProvider extends CodecProvider<Order> {
    /** Called by the container. */
    public OrderProvider() {
        super(Order.class, OrderCodec.INSTANCE.with(JsonOptions.DEFAULT.withContentInErrors(false)));
    }
}
