package dev.burin.processor.behaviour;

import static dev.burin.processor.behaviour.Compiled.compile;
import static dev.burin.processor.behaviour.Compiled.compileWithJackson;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.json.JsonMapper;
import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import com.google.testing.compile.JavaFileObjects;
import dev.burin.JsonException;
import dev.burin.JsonMismatchException;
import dev.burin.processor.JsonCodecProcessor;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code @JsonNumber} on members of every shape; the simple name {@code JsonNumber} here is the tree's class. */
class NumberFormsTest {
    private static final String SCALE = "@dev.burin.annotation.JsonNumber(scale = 2) ";
    private static final String NULL =
            "@dev.burin.annotation.JsonNumber(nonFinite = dev.burin.annotation.JsonNumber.NonFinite.NULL) ";
    private static final String STRING =
            "@dev.burin.annotation.JsonNumber(nonFinite = dev.burin.annotation.JsonNumber.NonFinite.STRING) ";
    private static final String BITS =
            "@dev.burin.annotation.JsonNumber(encoding = dev.burin.annotation.JsonNumber.Encoding.BITS_BASE64) ";

    private static Compiled holder(String annotation, String type) {
        return compile("@JsonCodec record Holder(" + annotation + type + " it, int next) {}");
    }

    private static String of(String value) {
        return "{\"it\":" + value + ",\"next\":7}";
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "double | 21.4567 | 21.46",
                "float | 21.4567 | 21.46",
                "Double | 21.4567 | 21.46",
                "Float | -21.4567 | -21.46",
                "BigDecimal | 21.4567 | 21.46",
                "Double | null | null",
                "BigDecimal | null | null",
                "double[] | [1.005,2.0] | [1,2]",
                "float[] | [0.127] | [0.13]",
                "double[][] | [[0.127],[],null] | [[0.13],[],null]",
                "Double[] | [0.127,null] | [0.13,null]",
                "List<Float> | [0.127,null] | [0.13,null]",
                "Map<String, Set<BigDecimal>> | {\"a\":[0.127]} | {\"a\":[0.13]}",
                "Optional<Double> | 0.127 | 0.13",
                "Optional<Double> | null | null",
                "java.util.concurrent.atomic.AtomicReference<Double> | 0.127 | 0.13"
            })
    void decimalsAreDroppedWhenWriting(String type, String read, String written) {
        assertThat(holder(SCALE, type).roundTrip(of(read))).isEqualTo(of(written));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "double | null",
                "float | null",
                "Double | null",
                "Double | 1.5",
                "double[] | [1.0,null]",
                "List<Double> | [1.0,null]",
                "Optional<Float> | null"
            })
    void nullRepresentsNonFiniteNumbers(String type, String value) {
        assertThat(holder(NULL, type).roundTrip(of(value))).isEqualTo(of(value));
    }

    @Test
    void nullIsNaNForPrimitivesOnly() {
        Compiled both = compile("@JsonCodec class Both {" + NULL + "public double a = 1;" + NULL
                + "public Double b = 1.0;" + NULL + "public float[] c; }");
        Object read = both.read("{\"a\":null,\"b\":null,\"c\":[null]}");

        assertThat(read).extracting("a").isEqualTo(Double.NaN);
        assertThat(read).extracting("b").isNull();
        assertThat(read).extracting("c").isEqualTo(new float[] {Float.NaN});
        assertThat(both.read("{}")).extracting("a", "b").containsExactly(1.0, 1.0);
    }

    @Test
    void nullIsNaNEvenWhereItIsZeroElsewhere() {
        Compiled lenient = compile("@JsonCodec(nullForPrimitive = JsonCodec.NullForPrimitive.DEFAULT) class Lenient {"
                + NULL + "public double a; public double b = 1; }");
        Object read = lenient.read("{\"a\":null,\"b\":null}");

        assertThat(read).extracting("a", "b").containsExactly(Double.NaN, 0.0);
    }

    @ParameterizedTest
    @ValueSource(strings = {"double", "float", "Double", "Float", "Optional<Double>"})
    void stringsRepresentNonFiniteNumbers(String type) {
        Compiled holder = holder(STRING, type);
        for (String value : new String[] {"\"NaN\"", "\"Infinity\"", "\"-Infinity\"", "-1.5"}) {
            assertThat(holder.roundTrip(of(value))).isEqualTo(of(value));
        }
        assertThatThrownBy(() -> holder.read(of("\"INF\"")))
                .isInstanceOfSatisfying(
                        JsonMismatchException.class, e -> assertThat(e.path()).isEqualTo("$.it"))
                .hasMessageContaining("but found \"INF\"");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "double | \"P_AAAAAAAAA\"",
                "Double | \"f_gAAAAAAAA\"",
                "Double | null",
                "float | \"P4AAAA\"",
                "Float | null",
                "double[] | [\"P_AAAAAAAAA\"]",
                "float[] | [\"P4AAAA\",\"gAAAAA\"]",
                "Map<String, List<Double>> | {\"a\":[\"P_AAAAAAAAA\",null]}"
            })
    void bitsAreStrings(String type, String value) {
        assertThat(holder(BITS, type).roundTrip(of(value))).isEqualTo(of(value));
    }

    @ParameterizedTest
    @ValueSource(strings = {"1.0", "\"P_AAAAAAAAB\"", "\"P_AAAAAAAAA=\"", "null", "\"\""})
    void otherStringsAreNotBits(String value) {
        Compiled holder = holder(BITS, "double");

        assertThatThrownBy(() -> holder.read(of(value)))
                .isInstanceOfSatisfying(
                        JsonException.class, e -> assertThat(e.path()).isEqualTo("$.it"));
    }

    @Test
    void numberFormsWorkInEveryShapeOfAType() {
        Compiled shapes = compile(Compiled.files("""
                @JsonCodec record Shapes(Bean bean, Immutable made, Built built,
                        @JsonUnwrapped(prefix = "u_") Inner inner, Shape shape, Outer.Nested nested, Page<String> page) {}
                class Bean { private double a; @SCALE public double getA() { return a; } public void setA(double a) { this.a = a; } }
                final class Immutable { private final double a; private final float $b; private final double class_;
                    Immutable(@SCALE double a, @NULL float $b, @SCALE @JsonProperty("class") double class_) {
                        this.a = a; this.$b = $b; this.class_ = class_; }
                    public double getA() { return a; } public float get$b() { return $b; }
                    @JsonProperty("class") public double getClass_() { return class_; } }
                final class Built { private final double größe; private Built(double größe) { this.größe = größe; }
                    @SCALE public double größe() { return größe; }
                    static Builder builder() { return new Builder(); }
                    static final class Builder { private double größe;
                        Builder größe(double größe) { this.größe = größe; return this; }
                        Built build() { return new Built(größe); } } }
                record Inner(@SCALE double a, @STRING Double b) {}
                @JsonCodec sealed interface Shape permits Circle {}
                record Circle(@BITS @JsonProperty("r\\"\\u0000") double r) implements Shape {}
                record Page<T extends Comparable<T>>(@SCALE double score, T item) {}
                class Outer { record Nested(@SCALE double a) {} }
                """.replace("@SCALE ", SCALE)
                .replace("@NULL ", NULL)
                .replace("@STRING ", STRING)
                .replace("@BITS ", BITS)));
        String json = "{\"bean\":{\"a\":1.25},\"made\":{\"a\":0.5,\"$b\":null,\"class\":2},\"built\":{\"größe\":3.5},"
                + "\"u_a\":0.25,\"u_b\":\"NaN\",\"shape\":{\"@type\":\"Circle\",\"r\\\"\\u0000\":\"P_AAAAAAAAA\"},"
                + "\"nested\":{\"a\":7},\"page\":{\"score\":9,\"item\":\"x\"}}";

        assertThat(shapes.roundTrip(json)).isEqualTo(json);
    }

    @Test
    void theExplanationShowsTheForms() {
        Compilation compilation = Compiler.javac()
                .withOptions("-Aburin.explain=Reading")
                .withProcessors(new JsonCodecProcessor())
                .compile(JavaFileObjects.forSourceString("test.Reading", """
                        package test;
                        import dev.burin.annotation.*;
                        import dev.burin.annotation.JsonNumber.*;
                        @JsonCodec record Reading(@JsonNumber(scale = 2, nonFinite = NonFinite.NULL) double a,
                                @JsonNumber(encoding = Encoding.BITS_BASE64) float b) {}
                        """));

        assertThat(compilation.notes().toString())
                .contains("with at most 2 decimals, HALF_EVEN, NaN and infinities as NULL")
                .contains("null is NaN")
                .contains("as its bits in base64")
                .contains("null is rejected");
    }

    @Test
    void aPresenceMayHoldANumberWithAForm() {
        Compiled patch =
                compile("@JsonCodec record Patch(" + SCALE + "Presence<Double> a, " + NULL + "Presence<Double> b) {}");

        assertThat(patch.roundTrip("{\"a\":0.127}")).isEqualTo("{\"a\":0.13}");
        assertThat(patch.roundTrip("{\"b\":null}")).isEqualTo("{\"b\":null}");
    }

    @Test
    void aSingleValueMayBeANumberWithAForm() {
        Compiled price = compile("@JsonCodec record Price(" + SCALE + "@JsonValue double amount) {}");

        assertThat(price.roundTrip("1.239")).isEqualTo("1.24");
    }

    @Test
    void manyMembersHaveTheirOwnForms() {
        for (int count : new int[] {1, 65, 500}) {
            StringBuilder source = new StringBuilder("@JsonCodec class Many {");
            StringBuilder read = new StringBuilder();
            StringBuilder written = new StringBuilder();
            for (int i = 0; i < count; i++) {
                source.append('\n')
                        .append(i % 2 == 0 ? SCALE : STRING)
                        .append("public double m")
                        .append(i)
                        .append(';');
                read.append(i == 0 ? "{" : ",")
                        .append("\"m")
                        .append(i)
                        .append("\":")
                        .append(i % 2 == 0 ? "0.127" : "\"NaN\"");
                written.append(i == 0 ? "{" : ",")
                        .append("\"m")
                        .append(i)
                        .append("\":")
                        .append(i % 2 == 0 ? "0.13" : "\"NaN\"");
            }
            assertThat(compile(source.append('}').toString())
                            .roundTrip(read.append('}').toString()))
                    .isEqualTo(written.append('}').toString());
        }
    }

    @ParameterizedTest
    @ValueSource(doubles = {Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY})
    void stringsOfNonFiniteNumbersAreThoseOfJackson(double value) throws Exception {
        String jackson = JsonMapper.builder().build().writeValueAsString(value);
        Compiled holder = compileWithJackson("@JsonCodec record Holder(" + STRING + "double it, int next) {}");

        assertThat(holder.roundTrip(of(jackson))).isEqualTo(of(jackson));
        assertThat(new JsonMapper().readValue(jackson, Double.class)).isEqualTo((Double) value);
    }
}
