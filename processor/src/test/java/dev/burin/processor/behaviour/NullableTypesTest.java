package dev.burin.processor.behaviour;

import static dev.burin.processor.behaviour.Compiled.compile;
import static dev.burin.processor.behaviour.NullsTest.assertRejected;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.burin.JsonErrorCode;
import dev.burin.JsonException;
import dev.burin.processor.JsonCodecProcessor;
import java.util.List;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What {@code null} in a document means according to {@code @Nullable}, {@code @NonNull} and {@code @NullMarked}. */
class NullableTypesTest {
    private static final String NULLS =
            "import static dev.burin.annotation.JsonSetter.Nulls.*; import org.jspecify.annotations.*;";

    private static Compiled compileMarked(String types) {
        String[] sources = Compiled.files(types);
        for (int i = 0; i < sources.length; i++) {
            sources[i] = NULLS + sources[i];
        }
        return Compiled.compileWith(List.of(new JsonCodecProcessor()), List.of(NullMarked.class), sources);
    }

    @Test
    void typesThatAreNotNullableRejectNull() {
        Compiled type = compileMarked("""
                @JsonCodec @NullMarked record T(String a, @Nullable String b, List<String> c, List<@Nullable String> d,
                    Map<String, List<String>> e, String @Nullable [] f, Optional<String> g, int h) {}
                """);
        String all =
                "{\"a\":\"a\",\"b\":null,\"c\":[\"c\"],\"d\":[null],\"e\":{\"k\":[\"v\"]},\"f\":null,\"g\":null,\"h\":0}";

        assertThat(type.roundTrip(all)).isEqualTo(all);
        assertThat(type.roundTrip(all.replace("\"b\":null,", "").replace("\"f\":null,", "")))
                .isEqualTo(all);
        assertThat(type.roundTrip(all.replace("\"g\":null,\"h\":0", "\"h\":1")))
                .isEqualTo(all.replace("\"h\":0", "\"h\":1"));
        for (String change :
                List.of("\"a\":\"a\"=\"a\":null", "[\"c\"]=[null]", "[\"c\"]=null", "[\"v\"]=[null]", "[\"v\"]=null")) {
            String[] parts = change.split("=");
            assertRejected(type, all.replace(parts[0], parts[1]), JsonErrorCode.TYPE_MISMATCH);
        }
        assertRejected(type, all.replace("\"f\":null", "\"f\":[null]"), JsonErrorCode.TYPE_MISMATCH);
        assertRejected(type, all.replace("\"a\":\"a\",", ""), JsonErrorCode.MISSING_MEMBER);
        assertRejected(type, all.replace("\"c\":[\"c\"],", ""), JsonErrorCode.MISSING_MEMBER);
    }

    @Test
    void theNearestScopeApplies() {
        Compiled type = compileMarked("""
                @NullMarked class Outer {
                    @JsonCodec record A(String a) {}
                    @NullUnmarked @JsonCodec record B(String a, @NonNull String b, List<@NonNull String> c) {} }
                """);

        assertThatThrownBy(() -> type.codec("Outer_ACodec").fromJson("{\"a\":null}"))
                .isInstanceOf(JsonException.class);
        assertThat(type.codec("Outer_BCodec").toJson(type.codec("Outer_BCodec").fromJson("{\"b\":\"b\"}")))
                .isEqualTo("{\"a\":null,\"b\":\"b\",\"c\":null}");
        assertThatThrownBy(() -> type.codec("Outer_BCodec").fromJson("{\"b\":null}"))
                .isInstanceOf(JsonException.class);
        assertThatThrownBy(() -> type.codec("Outer_BCodec").fromJson("{\"b\":\"\",\"c\":[null]}"))
                .isInstanceOf(JsonException.class);
    }

    @Test
    void nonNullPropertiesOfABeanMayBeAbsentIfItsConstructorSetsThem() {
        Compiled type = compileMarked("""
                @JsonCodec @NullMarked class T {
                    private String a = "x";
                    public String getA() { return a; }
                    public void setA(String a) { this.a = a; }
                    @JsonInclude(JsonInclude.Include.NON_NULL) public String b;
                    public @Nullable String c; }
                """);

        assertThat(type.roundTrip("{}")).isEqualTo("{\"a\":\"x\",\"c\":null}");
        assertRejected(type, "{\"a\":null}", JsonErrorCode.TYPE_MISMATCH);
        assertRejected(type, "{\"b\":null}", JsonErrorCode.TYPE_MISMATCH);
    }

    @Test
    void typeVariablesAreAsNullableAsTheirArguments() {
        Compiled type = compileMarked("""
                @JsonCodec @NullMarked record Page<T extends @Nullable Object>(T first, List<T> all, @NonNull T second) {}
                """);
        var page = type.codecOf("Page", dev.burin.Codecs.STRING);

        assertThat(page.toJson(page.fromJson("{\"first\":null,\"all\":[null],\"second\":\"s\"}")))
                .isEqualTo("{\"first\":null,\"all\":[null],\"second\":\"s\"}");
        assertThatThrownBy(() -> page.fromJson("{\"all\":[],\"second\":null}")).isInstanceOf(JsonException.class);
        assertThatThrownBy(() -> page.fromJson("{\"second\":\"s\"}")).isInstanceOf(JsonException.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"NonNull", "NotNull", "Nonnull"})
    void anyAnnotationOfThatNameMeansTheSame(String name) {
        Compiled type = compile(
                "@JsonCodec record T(@" + name + " String a, @Nullable String b) {}",
                "@interface " + name + " {}",
                "@interface Nullable {}");

        assertRejected(type, "{\"a\":null}", JsonErrorCode.TYPE_MISMATCH);
        assertRejected(type, "{}", JsonErrorCode.MISSING_MEMBER);
        assertThat(type.roundTrip("{\"a\":\"x\"}")).isEqualTo("{\"a\":\"x\",\"b\":null}");
    }

    @Test
    void anAnnotationOnASetterOrItsParameterApplies() {
        Compiled type = compile("""
                @JsonCodec class T { private String a; private String b;
                    public String getA() { return a; } public void setA(@NonNull String a) { this.a = a; }
                    @NonNull public String getB() { return b; } public void setB(String b) { this.b = b; } }
                """, "@interface NonNull {}");

        assertRejected(type, "{\"a\":null}", JsonErrorCode.TYPE_MISMATCH);
        assertRejected(type, "{\"b\":null}", JsonErrorCode.TYPE_MISMATCH);
        assertThat(type.read("{}")).isNotNull();
    }

    @Test
    void jsonSetterTakesPrecedenceOverTheType() {
        Compiled type = compileMarked("""
                @JsonCodec @NullMarked record T(@JsonSetter(nulls = SET) String a, @JsonSetter(nulls = AS_EMPTY) List<String> b,
                    @JsonSetter(contentNulls = SKIP) List<String> c, @JsonAny Map<String, Object> rest) {}
                """);

        assertThat(type.roundTrip("{\"a\":null,\"b\":null,\"c\":[null]}")).isEqualTo("{\"a\":null,\"b\":[],\"c\":[]}");
        assertThat(type.roundTrip("{\"c\":[]}")).isEqualTo("{\"a\":null,\"b\":[],\"c\":[]}");
        assertRejected(type, "{}", JsonErrorCode.MISSING_MEMBER);
        assertRejected(type, "{\"c\":[],\"x\":null}", JsonErrorCode.INVALID_VALUE);
    }

    @Test
    void allNullsAreReportedAtOnce() {
        Compiled type = compileMarked("@JsonCodec @NullMarked record T(String a, List<String> b, String c) {}");

        assertThat(type.codec()
                        .tryFromJson("{\"a\":null,\"b\":[null],\"c\":\"\"}".getBytes())
                        .errors())
                .extracting(error -> error.path())
                .contains("$.a", "$.b[0]");
    }

    @Test
    void requiredMembersAreWrittenWhateverTheTypeLeavesOut() {
        Compiled type = compile("""
                @JsonCodec(include = JsonInclude.Include.NON_EMPTY)
                record A(@JsonProperty(required = true) String name,
                    @JsonSetter(nulls = JsonSetter.Nulls.FAIL) java.util.List<String> all, String other) {}
                """);

        assertThat(type.roundTrip("{\"other\":\"\",\"name\":null,\"all\":[]}")).isEqualTo("{\"name\":null,\"all\":[]}");
    }
}
