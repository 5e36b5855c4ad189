package golden;

import dev.burin.annotation.JsonCodec;
import java.time.Instant;
import java.util.UUID;

@JsonCodec
class Account {
    private UUID id;
    private boolean active = true;
    Instant createdAt;
    Account parent;

    public UUID getId() {
        return id;
    }

    public void setId(UUID id) {
        this.id = id;
    }

    public boolean isActive() {
        return active;
    }

    public void setActive(boolean active) {
        this.active = active;
    }
}
