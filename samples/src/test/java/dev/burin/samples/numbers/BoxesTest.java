package dev.burin.samples.numbers;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class BoxesTest {
    @Test
    void boxesMayBeNull() {
        Boxes nulls = new Boxes(null, null, null, null, null, null, null, null);
        String json = """
                {"b":null,"s":null,"i":null,"l":null,"f":null,"d":null,"z":null,"c":null}""";

        assertThat(BoxesCodec.INSTANCE.toJson(nulls)).isEqualTo(json);
        assertThat(BoxesCodec.INSTANCE.fromJson(json)).isEqualTo(nulls);
        assertThat(BoxesCodec.INSTANCE.fromJson("{}")).isEqualTo(nulls);
    }

    @Test
    void boxesHoldWhatThePrimitiveTypesHold() {
        Boxes boxes = new Boxes((byte) 1, (short) 2, 3, 4L, 0.1f, 0.1, false, '\n');
        String json = """
                {"b":1,"s":2,"i":3,"l":4,"f":0.1,"d":0.1,"z":false,"c":"\\n"}""";

        assertThat(BoxesCodec.INSTANCE.toJson(boxes)).isEqualTo(json);
        assertThat(BoxesCodec.INSTANCE.fromJson(json)).isEqualTo(boxes);
    }
}
