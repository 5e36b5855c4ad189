package dev.burin.attack;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import dev.burin.JsonReader;
import dev.burin.codegen.value.PrimitiveArrays;
import dev.burin.codegen.value.Values;
import dev.burin.conformance.Context;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A7: any number of elements is read, and none is lost when arrays grow; see GrowthTest for their cost. */
class ManyElementsTest {
    private static final int MILLION = 1_000_000;

    @ParameterizedTest
    @CsvSource({"0, 1000000", "null, 1000000", "[], 300000", "{}, 200000", "'\"\"', 300000"})
    void everyElementIsRead(String element, int count) {
        List<?> values = (List<?>) Values.readUntyped(JsonReader.of(array(element, count)));

        assertThat(values.size()).isEqualTo(count);
        JsonReader skipping = JsonReader.of(array(element, count));
        skipping.skipValue();
        assertThat(skipping.endDocument(true)).isTrue();
    }

    @Test
    void everyPrimitiveIsRead() {
        assertThat(read("-7", PrimitiveArrays::readInts)).hasSize(MILLION).containsOnly(-7);
        assertThat(read("-7", PrimitiveArrays::readShorts)).hasSize(MILLION).containsOnly((short) -7);
        assertThat(read("true", PrimitiveArrays::readBooleans)).hasSize(MILLION).containsOnly(true);
        assertThat(read("0.5", PrimitiveArrays::readDoubles)).hasSize(MILLION).containsOnly(0.5);
    }

    @Test
    void everyMemberIsRead() {
        int count = 100_000;
        List<String> names = Texts.numbered("n", count);
        Map<String, Object> map = Context.UNTYPED.map().fromJson(Texts.object(names, "1"));

        assertThat(map.size()).isEqualTo(count);
        assertThat(map.keySet().iterator().next()).isEqualTo("n0");
        assertThat(NodeCodec.INSTANCE.fromJson(Texts.object(names, "[{}]"))).isEqualTo(new NodeCodec.Node(0, null));
    }

    private static <T> T read(String element, Function<JsonReader, T> read) {
        JsonReader in = JsonReader.of(array(element, MILLION));
        return in.endDocument(read.apply(in));
    }

    private static byte[] array(String element, int count) {
        return ("[" + (element + ",").repeat(count - 1) + element + "]").getBytes(US_ASCII);
    }
}
