package dev.burin.processor.behaviour;

import static dev.burin.processor.behaviour.Compiled.compile;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which members {@code @JsonInclude} leaves out. */
class InclusionTest {
    private static final String EMPTY =
            "{\"text\":\"\",\"list\":[],\"map\":{},\"array\":[],\"ints\":[],\"optional\":null,\"number\":null,\"zero\":0,\"box\":0}";

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "ALWAYS | " + EMPTY,
                "NON_NULL | " + EMPTY,
                "NON_ABSENT | {\"text\":\"\",\"list\":[],\"map\":{},\"array\":[],\"ints\":[],\"zero\":0,\"box\":0}",
                "NON_EMPTY | {\"zero\":0,\"box\":0}",
                "NON_DEFAULT | {}",
            })
    void emptyValuesAreLeftOut(String include, String json) {
        Compiled type = compile("""
                @JsonCodec(include = JsonInclude.Include.%s)
                record All(String text, List<String> list, Map<String, String> map, String[] array, int[] ints,
                        Optional<String> optional, OptionalInt number, int zero, Integer box) {}
                """.formatted(include));

        assertThat(type.roundTrip(EMPTY)).isEqualTo(json);
    }

    @Test
    void nullsAreLeftOutInEveryPosition() {
        Compiled type = compile("""
                @JsonCodec(include = JsonInclude.Include.NON_NULL)
                record Four(String a, int b, List<String> c, String d) {}
                """);

        assertThat(type.roundTrip("{\"b\":1}")).isEqualTo("{\"b\":1}");
        assertThat(type.roundTrip("{\"a\":\"x\",\"b\":1}")).isEqualTo("{\"a\":\"x\",\"b\":1}");
        assertThat(type.roundTrip("{\"b\":1,\"c\":[\"y\"]}")).isEqualTo("{\"b\":1,\"c\":[\"y\"]}");
        assertThat(type.roundTrip("{\"b\":1,\"d\":\"z\"}")).isEqualTo("{\"b\":1,\"d\":\"z\"}");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "NON_ABSENT | {\"a\":\"\",\"b\":[],\"c\":{},\"d\":0,\"e\":false}",
                "NON_EMPTY | {\"d\":0,\"e\":false}",
                "NON_DEFAULT | {\"d\":0,\"e\":false}",
            })
    void aMemberDeclaredAsObjectIsEmptyIfItsValueIs(String include, String json) {
        Compiled type = compile("""
                @JsonCodec(include = JsonInclude.Include.%s)
                record Held(Object a, Object b, Object c, Object d, Object e, Object f) {}
                """.formatted(include));

        assertThat(type.roundTrip("{\"a\":\"\",\"b\":[],\"c\":{},\"d\":0,\"e\":false,\"f\":null}"))
                .isEqualTo(json);
        assertThat(type.roundTrip("{\"a\":\" \",\"b\":[[]],\"c\":{\"\":0}}"))
                .isEqualTo("{\"a\":\" \",\"b\":[[]],\"c\":{\"\":0}}");
    }

    @Test
    void aJsonValueIsEmptyIfItsContentIs() {
        Compiled type = compile("""
                @JsonCodec(include = JsonInclude.Include.NON_EMPTY)
                record Held(dev.burin.JsonValue any, dev.burin.JsonValue object, dev.burin.JsonValue array, Object inside) {}
                """);

        assertThat(type.roundTrip("{\"any\":\"\",\"object\":{},\"array\":[],\"inside\":0}"))
                .isEqualTo("{\"inside\":0}");
        assertThat(type.roundTrip("{\"any\":[],\"object\":{\"a\":null},\"array\":[[]],\"inside\":[]}"))
                .isEqualTo("{\"object\":{\"a\":null},\"array\":[[]]}");
        assertThat(type.roundTrip("{\"any\":false}")).isEqualTo("{\"any\":false}");
    }

    @Test
    void typesThatAreOnlyWrittenAreEmptyIfTheyHaveNoElement() {
        Compiled type = compile("""
                @JsonCodec(include = JsonInclude.Include.NON_EMPTY)
                class Written {
                    @JsonProperty(access = JsonProperty.Access.WRITE_ONLY) public List<String> names;
                    public Iterable<String> getAll() { return names; }
                    public Iterator<String> getTurns() { return names.iterator(); }
                    public Path getPath() { return Path.of("p"); }
                }
                """);

        assertThat(type.roundTrip("{\"names\":[]}")).isEqualTo("{\"path\":\"p\"}");
        assertThat(type.roundTrip("{\"names\":[\"a\",\"bc\"]}"))
                .isEqualTo("{\"all\":[\"a\",\"bc\"],\"turns\":[\"a\",\"bc\"],\"path\":\"p\"}");
    }

    @Test
    void anObjectWhoseMembersAreAllLeftOutIsEmpty() {
        Compiled type =
                compile("@JsonCodec(include = JsonInclude.Include.NON_NULL) record Two(String a, Integer b) {}");

        assertThat(type.roundTrip("{}")).isEqualTo("{}");
        assertThat(type.roundTrip("{\"b\":1}")).isEqualTo("{\"b\":1}");
    }

    @Test
    void aSubclassMayChangeWhatAFieldOfItsSuperclassSays() {
        Compiled type = compile(
                "@JsonCodec class Named extends Base {"
                        + " @Override @JsonInclude(JsonInclude.Include.ALWAYS) public String getName() { return name; } }",
                """
                class Base {
                    @JsonInclude(JsonInclude.Include.NON_NULL) String name;
                    public String getName() { return name; }
                }
                """);

        assertThat(type.roundTrip("{}")).isEqualTo("{\"name\":null}");
    }

    @Test
    void aMemberOverridesItsType() {
        Compiled type = compile("""
                @JsonCodec(include = JsonInclude.Include.NON_NULL)
                record Two(@JsonInclude(JsonInclude.Include.ALWAYS) String a, String b) {}
                """);

        assertThat(type.roundTrip("{}")).isEqualTo("{\"a\":null}");
    }

    @Test
    void aValueThatRepresentsItsTypeIsNotAMember() {
        Compiled type = compile(
                "@JsonCodec(include = JsonInclude.Include.NON_EMPTY) record Order(Sku s, Sku[] t) { record Sku(@JsonValue String code) {} }");

        assertThat(type.roundTrip("{\"s\":\"\",\"t\":[\"\"]}")).isEqualTo("{\"s\":\"\",\"t\":[\"\"]}");
        assertThat(type.roundTrip("{}")).isEqualTo("{}");
    }

    @Test
    void negativeZeroIsNotADefault() {
        Compiled type = compile(
                "@JsonCodec(include = JsonInclude.Include.NON_DEFAULT) record Two(double a, Float b, boolean c) {}");

        assertThat(type.roundTrip("{\"a\":-0.0,\"b\":-0.0,\"c\":true}"))
                .isEqualTo("{\"a\":-0.0,\"b\":-0.0,\"c\":true}");
        assertThat(type.roundTrip("{\"a\":0,\"b\":0,\"c\":false}")).isEqualTo("{}");
    }

    @Test
    void longValuesAfterOmittedOnesHaveRoom() {
        Compiled type = compile("""
                @JsonCodec(include = JsonInclude.Include.NON_NULL)
                record Long(String a, List<String> b, String c, String d, long e, long f, long g) {}
                """);
        String text = "x".repeat(5000);
        String json = "{\"c\":\"" + text
                + "\",\"e\":-9223372036854775808,\"f\":-9223372036854775808,\"g\":-9223372036854775808}";

        assertThat(type.roundTrip(json)).isEqualTo(json);
    }
}
