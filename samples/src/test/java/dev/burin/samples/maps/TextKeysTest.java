package dev.burin.samples.maps;

import static org.assertj.core.api.Assertions.assertThat;

import dev.burin.samples.enums.EventStatus;
import dev.burin.samples.enums.Progress;
import java.time.DayOfWeek;
import java.util.UUID;
import org.junit.jupiter.api.Test;

class TextKeysTest {
    private static final String JSON = """
            {"strings":{"":1,"a \\"b\\"":2},"characters":{"x":1,"ß":2},"booleans":{"true":1,"false":0},\
            "uuids":{"123e4567-e89b-12d3-a456-426614174000":1},"enums":{"MONDAY":1},"renamedEnums":{"in progress":1},\
            "numberedEnums":{"10":1}}""";

    @Test
    void everyTypeWithAStringFormMayBeAKey() {
        TextKeys keys = TextKeysCodec.INSTANCE.fromJson(JSON);

        assertThat(keys.strings()).containsKeys("", "a \"b\"");
        assertThat(keys.characters()).containsKeys('x', 'ß');
        assertThat(keys.uuids()).containsKey(UUID.fromString("123e4567-e89b-12d3-a456-426614174000"));
        assertThat(keys.enums()).containsKey(DayOfWeek.MONDAY);
        assertThat(keys.renamedEnums()).containsKey(Progress.IN_PROGRESS);
        assertThat(keys.numberedEnums()).containsKey(EventStatus.DELETED);
        assertThat(TextKeysCodec.INSTANCE.toJson(keys)).isEqualTo(JSON);
    }
}
