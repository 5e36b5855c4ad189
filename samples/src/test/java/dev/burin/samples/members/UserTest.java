package dev.burin.samples.members;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.burin.JsonMismatchException;
import org.junit.jupiter.api.Test;

class UserTest {
    @Test
    void aPasswordIsReadAndAScoreIsWritten() {
        User user = UserCodec.INSTANCE.fromJson("""
                {"id":1,"name":"Ann","password":"secret","score":99,"token":"t"}""");

        assertThat(user).isEqualTo(new User(1, "Ann", "secret", 0, null));
        assertThat(UserCodec.INSTANCE.toJson(new User(1, "Ann", "secret", 7, "t")))
                .isEqualTo("""
                {"id":1,"name":"Ann","score":7}""");
    }

    @Test
    void absentRequiredMembersAreRejected() {
        assertThatThrownBy(() -> UserCodec.INSTANCE.fromJson("""
                {"name":"Ann"}"""))
                .isInstanceOf(JsonMismatchException.class)
                .hasMessage("User.id is required but missing, at $ (line 1, column 14).");
    }
}
