package dev.burin.samples.recursion;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.burin.JsonErrorCode;
import dev.burin.JsonException;
import java.util.List;
import org.junit.jupiter.api.Test;

class TreeTest {
    @Test
    void aTypeMayContainItself() {
        Tree tree = new Tree("root", List.of(new Tree("leaf", List.of()), new Tree("bare", null)));
        String json = """
                {"name":"root","children":[{"name":"leaf","children":[]},{"name":"bare","children":null}]}""";

        assertThat(TreeCodec.INSTANCE.toJson(tree)).isEqualTo(json);
        assertThat(TreeCodec.INSTANCE.fromJson(json)).isEqualTo(tree);
    }

    @Test
    void documentsDeeperThanTheLimitAreRejected() {
        String deep = "{\"children\":[".repeat(300) + "]}".repeat(300);

        assertThatThrownBy(() -> TreeCodec.INSTANCE.fromJson(deep))
                .isInstanceOfSatisfying(
                        JsonException.class, e -> assertThat(e.code()).isEqualTo(JsonErrorCode.DEPTH_LIMIT))
                .hasMessageContaining("512");
    }
}
