package dev.burin.samples.members;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SparseTest {
    @Test
    void emptyMembersAreLeftOut() {
        assertThat(SparseCodec.INSTANCE.toJson(new Sparse(null, Optional.empty(), List.of(), Map.of(), 0, false, null)))
                .isEqualTo("""
                {"state":null}""");
    }

    @Test
    void otherMembersAreWritten() {
        Sparse sparse = new Sparse("", Optional.of("x"), List.of(""), Map.of("k", ""), -1, true, "on");
        String json = """
                {"note":"","nickname":"x","tags":[""],"attributes":{"k":""},"retries":-1,"urgent":true,"state":"on"}""";

        assertThat(SparseCodec.INSTANCE.toJson(sparse)).isEqualTo(json);
        assertThat(SparseCodec.INSTANCE.fromJson(json)).isEqualTo(sparse);
    }
}
