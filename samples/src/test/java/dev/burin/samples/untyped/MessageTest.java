package dev.burin.samples.untyped;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class MessageTest {
    private static final String JSON = """
            {"topic":"t","payload":{"a":[1,-2.5,"x",true,null],"b":{}},"headers":{"n":12345678901234567890},\
            "trail":["s",{"k":[]}]}""";

    @Test
    void anythingBecomesMapsListsAndSimpleValues() {
        Message message = MessageCodec.INSTANCE.fromJson(JSON);

        assertThat(message.payload()).isEqualTo(Map.of("a", Arrays.asList(1L, -2.5, "x", true, null), "b", Map.of()));
        assertThat(message.headers()).containsEntry("n", new BigInteger("12345678901234567890"));
        assertThat(MessageCodec.INSTANCE.toJson(message)).isEqualTo(JSON);
    }

    @Test
    void everyDocumentCanBeReadWithoutAType() {
        assertThat(AnyJsonCodec.INSTANCE.fromJson("[1,{\"a\":\"b\"}]").value())
                .isEqualTo(List.of(1L, Map.of("a", "b")));
        assertThat(AnyJsonCodec.INSTANCE.toJson(new AnyJson(List.of(Map.of("a", 1), "b"))))
                .isEqualTo("""
                [{"a":1},"b"]""");
    }
}
