package dev.burin.processor.behaviour;

import static dev.burin.processor.behaviour.Compiled.compile;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.burin.JsonErrorCode;
import dev.burin.JsonException;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Map keys that have no member name, or get one only from a method of their own. */
class KeysTest {
    private static final String LEVEL = "enum Level { LOW }";
    private static final String PLACE = "@JsonEnum(as = JsonEnum.Form.ORDINAL) enum Place { FIRST }";
    private static final String SKU = "record Sku(String text) {}";
    private static final String SKU_KEYS = """
            class SkuKeys implements KeyCodec<Sku> {
                @Override public String toName(Sku key) { return key.text(); }
                @Override public Sku fromName(String name) { return new Sku(name); }
            }
            """;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "String",
                "Boolean",
                "Byte",
                "Short",
                "Integer",
                "Long",
                "Character",
                "Float",
                "Double",
                "BigInteger",
                "BigDecimal",
                "UUID",
                "Level",
                "Place",
                "Sku"
            })
    void aNullKeyIsAnErrorWhenWritten(String type) throws ReflectiveOperationException {
        Compiled compiled = compile(holder(type), LEVEL, PLACE, SKU, SKU_KEYS);
        Object holder = compiled.read("{\"map\":{}}");
        map(holder).put(null, 1);

        assertThatThrownBy(() -> compiled.write(holder))
                .isInstanceOfSatisfying(JsonException.class, e -> {
                    assertThat(e.code()).isEqualTo(JsonErrorCode.NOT_REPRESENTABLE);
                    assertThat(e.path()).isEqualTo("$.map");
                })
                .hasMessageStartingWith("A map has the key null, which is no member name, at $.map");
    }

    @ParameterizedTest
    @CsvSource({"Double, NaN", "Double, Infinity", "Float, NaN", "Float, -Infinity"})
    void aKeyThatIsNotANumberIsAnErrorWhenWritten(String type, String key) throws ReflectiveOperationException {
        Compiled compiled = compile(holder(type), SKU, SKU_KEYS);
        Object holder = compiled.read("{\"map\":{}}");
        map(holder).put(type.equals("Float") ? Float.valueOf(key) : (Object) Double.valueOf(key), 1);

        assertThatThrownBy(() -> compiled.write(holder))
                .isInstanceOfSatisfying(JsonException.class, e -> {
                    assertThat(e.code()).isEqualTo(JsonErrorCode.NOT_REPRESENTABLE);
                    assertThat(e.path()).isEqualTo("$.map");
                })
                .hasMessageStartingWith("A map has the key " + key + ", which is no JSON number, at $.map");
    }

    private static String holder(String keyType) {
        String custom = keyType.equals("Sku") ? "@JsonUsing(key = SkuKeys.class) " : "";
        return "@JsonCodec public class Holder { " + custom + "public HashMap<" + keyType + ", Integer> map; }";
    }

    @SuppressWarnings("unchecked") // the map does not check the type of its keys
    private static Map<Object, Object> map(Object holder) throws ReflectiveOperationException {
        return (Map<Object, Object>) holder.getClass().getField("map").get(holder);
    }

    @ParameterizedTest
    @ValueSource(strings = {"Map", "HashMap", "Map<?, ?>", "Map<Object, Object>"})
    void aMapWithoutArgumentsMayHaveACodecForItsKeys(String type) {
        Compiled holder = compile("""
                @SuppressWarnings("rawtypes") @JsonCodec class Holder { @JsonUsing(key = AnyKeys.class) public %s map; }
                """.formatted(type), """
                class AnyKeys implements KeyCodec<Object> {
                    @Override public String toName(Object key) { return "k" + key; }
                    @Override public Object fromName(String name) { return Integer.valueOf(name.substring(1)); }
                }
                """);

        assertThat(holder.roundTrip("{\"map\":{\"k1\":[true]}}")).isEqualTo("{\"map\":{\"k1\":[true]}}");
    }
}
