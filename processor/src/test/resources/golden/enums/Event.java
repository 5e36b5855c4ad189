package golden;

import dev.burin.annotation.JsonAlias;
import dev.burin.annotation.JsonCodec;
import dev.burin.annotation.JsonProperty;
import dev.burin.annotation.JsonValue;

@JsonCodec
public record Event(Level level, Status status) {

    public enum Level {
        @JsonProperty("low") LOW,
        @JsonProperty("high") @JsonAlias("urgent") HIGH
    }

    public enum Status {
        ACTIVE(1),
        DELETED(10);

        private final int code;

        Status(int code) {
            this.code = code;
        }

        @JsonValue
        public int getCode() {
            return code;
        }
    }
}
