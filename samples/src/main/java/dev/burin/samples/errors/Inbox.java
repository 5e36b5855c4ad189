package dev.burin.samples.errors;

import dev.burin.JsonException;
import dev.burin.JsonSyntaxException;
import java.util.ArrayList;
import java.util.List;

/** Accepts invoices from untrusted senders, as a web service does. */
public final class Inbox {
    private final List<Invoice> invoices = new ArrayList<>();

    /** The response to the sender: an HTTP status and the reason. */
    public record Reply(int status, String reason) {}

    /** Keeps an invoice, or replies with what is wrong with it. */
    public Reply post(byte[] body) {
        try {
            invoices.add(InvoiceCodec.INSTANCE.fromJson(body));
            return new Reply(201, "");
        } catch (JsonException e) {
            return new Reply(e instanceof JsonSyntaxException ? 400 : 422, e.code() + " at " + e.path());
        }
    }

    /** Returns the invoices that were kept. */
    public List<Invoice> invoices() {
        return List.copyOf(invoices);
    }
}
