package dev.burin.samples.members;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.burin.JsonErrorCode;
import dev.burin.JsonMismatchException;
import org.junit.jupiter.api.Test;

class StrictTest {
    @Test
    void unknownMembersAreRejectedIfTheTypeSaysSo() {
        assertThat(StrictCodec.INSTANCE.fromJson("""
                {"height":2,"width":1}""")).isEqualTo(new Strict(1, 2));
        assertThatThrownBy(() -> StrictCodec.INSTANCE.fromJson("""
                {"width":1,"depth":3}"""))
                .isInstanceOfSatisfying(
                        JsonMismatchException.class, e -> assertThat(e.code()).isEqualTo(JsonErrorCode.UNKNOWN_NAME))
                .hasMessage("The member \"depth\" is unknown to Strict, at $.depth (line 1, column 12).");
    }
}
