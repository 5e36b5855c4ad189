package dev.burin.samples.polymorphic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.burin.samples.polymorphic.Notification.Internal;
import dev.burin.samples.polymorphic.Notification.Mail;
import org.junit.jupiter.api.Test;

class NotificationTest {
    @Test
    void anOpenTypeHasTheSubtypesThatItNames() {
        Notification mail = new Mail("a@example.org", "Hello");
        String json = "{\"channel\":\"mail\",\"address\":\"a@example.org\",\"subject\":\"Hello\"}";

        assertThat(NotificationCodec.INSTANCE.toJson(mail)).isEqualTo(json);
        assertThat(NotificationCodec.INSTANCE.fromJson(json)).isEqualTo(mail);
    }

    @Test
    void subtypesThatAreNotNamedAreNotWritten() {
        assertThatThrownBy(() -> NotificationCodec.INSTANCE.toJson(new Internal(1)))
                .hasMessageStartingWith(
                        "dev.burin.samples.polymorphic.Notification$Internal is none of the subtypes that Notification names");
    }
}
