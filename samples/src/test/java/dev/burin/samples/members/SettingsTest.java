package dev.burin.samples.members;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

class SettingsTest {

    @Test
    void theLastOfTwoMembersWithTheSameNameWins() {
        String json = """
                {"theme":"light","sizes":{"small":8,"large":20,"small":9},"theme":"dark"}
                """;

        assertThat(SettingsCodec.INSTANCE.fromJson(json))
                .isEqualTo(new Settings("dark", Map.of("small", 9, "large", 20)));
    }
}
