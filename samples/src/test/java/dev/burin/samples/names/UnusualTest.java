package dev.burin.samples.names;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class UnusualTest {
    @Test
    void anyStringMayBeAName() {
        Unusual unusual = new Unusual(5, "i", "o", true, "v", 1, 2, 3);
        String json = """
                {"größe in \\"mm\\"":5,"in":"i","@id":"o",\
                "a very long name, longer than any word that a processor compares at once":true,\
                "value":"v","seen":1,"next":2,"found":3}""";

        assertThat(UnusualCodec.INSTANCE.toJson(unusual)).isEqualTo(json);
        assertThat(UnusualCodec.INSTANCE.fromJson(json)).isEqualTo(unusual);
        assertThat(UnusualCodec.INSTANCE.fromJson("""
                {"gr\\u00f6\\u00dfe in \\u0022mm\\"":5}""").size()).isEqualTo(5);
    }
}
