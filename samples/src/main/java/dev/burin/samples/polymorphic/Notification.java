package dev.burin.samples.polymorphic;

import dev.burin.annotation.JsonCodec;
import dev.burin.annotation.JsonSubTypes;
import dev.burin.annotation.JsonTypeInfo;

/** An open type that names the subtypes that may occur in a document, and the member that identifies them. */
@JsonCodec
@JsonTypeInfo(property = "channel")
@JsonSubTypes({
    @JsonSubTypes.Type(value = Notification.Mail.class, name = "mail"),
    @JsonSubTypes.Type(value = Notification.Push.class, name = "push")
})
public interface Notification {
    /** A letter. */
    record Mail(String address, String subject) implements Notification {}

    /** A line on a screen. */
    record Push(String device, String text) implements Notification {}

    /** A signal used only within this program. */
    record Internal(int code) implements Notification {}
}
