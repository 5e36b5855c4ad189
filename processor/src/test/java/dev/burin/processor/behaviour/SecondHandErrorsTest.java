package dev.burin.processor.behaviour;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A codec that cannot be generated causes no errors where it is used: they would hide the reason. */
class SecondHandErrorsTest {
    private static final String HEADER = "package app; import dev.burin.annotation.*; import java.util.*; ";

    /** Includes the policy that Error Prone requires: generated code is compiled although there are errors. */
    private static final String[] POLICIES = {"-XDshould-stop.ifError=INIT", "-XDshould-stop.ifError=FLOW"};

    private static List<String> errors(String policy, String... types) {
        return Project.withBurin(policy)
                .errors(Stream.of(types)
                        .map(type -> type.startsWith("package") ? type : HEADER + type)
                        .toArray(String[]::new));
    }

    private static void assertOnly(List<String> codes, String... types) {
        for (String policy : POLICIES) {
            assertThat(errors(policy, types).stream().map(SecondHandErrorsTest::codeOf))
                    .as(policy)
                    .containsExactlyInAnyOrderElementsOf(codes);
        }
    }

    private static String codeOf(String message) {
        return message.replaceFirst("(?s).*?\\[(BRN\\d+)].*", "$1");
    }

    @Test
    void usersOfABrokenGenericTypeGetNoErrors() {
        assertOnly(
                List.of("BRN020"),
                "@JsonCodec public record Order(Box<String> box, Map<String, Box<Integer>> more) {}",
                "@JsonCodec public record Other<T>(Box<T> box) {}",
                "public record Box<T>(T content, Thread broken) {}");
    }

    @Test
    void usersOfAMissingCodecGetNoErrors() {
        assertOnly(
                List.of("BRN020", "BRN020"),
                "@JsonCodec public record Order(Line line, Thread broken) {}",
                "public record Line(Thread broken) {}",
                "public class Service { static final OrderCodec ORDERS = OrderCodec.INSTANCE;"
                        + " final dev.burin.Codec<Line> lines = LineCodec.INSTANCE; }",
                "package other; import app.OrderCodec; import static app.OrderCodec.INSTANCE;"
                        + " public class Client { app.Order read(String json) { return INSTANCE.fromJson(json); } OrderCodec codec; }");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    BRN020 | @JsonCodec public record Bad<T extends Comparable<? super T> & java.io.Serializable, U extends List<T>>(T a, U b, Thread c) {}
                    BRN010 | @JsonCodec public class Bad { }
                    BRN040 | @JsonCodec public class Bad { private Bad(int a) {} public int b; }
                    BRN052 | @JsonCodec public interface Bad { int a(); }
                    BRN054 | @JsonCodec public @interface Bad { }
                    BRN012 | @JsonCodec public record Bad(int a, @JsonProperty("a") int b) {}
                    BRN012 | @JsonCodec public enum Bad { @JsonProperty("B") A, B { @Override public String toString() { return "b"; } } }
                    BRN012 | @JsonCodec public sealed interface Bad { @JsonTypeName("A") record Ä() implements Bad {} record A() implements Bad {} }
                    BRN020 | @Deprecated @JsonCodec public record Bad(Thread a) {}
                    BRN020 | @JsonCodec(direction = JsonCodec.Direction.ENCODE) public record Bad(Thread a) {}
                    BRN020 | @JsonCodec public record Bad(String String, Thread Codec) { record Object() {} }
                    BRN120 | @JsonCodec public record Bad(@JsonValue @JsonSetter(nulls = JsonSetter.Nulls.SKIP) String text) {}
                    """)
    void usersOfACodecGetNoErrorsWhateverIsWrongWithItsType(String code, String type) {
        String variables = type.contains("Bad<") ? "<?, ?>" : "";
        assertThat(errors(POLICIES[1], type, "class User { BadCodec" + variables + " codec; }"))
                .isNotEmpty()
                .allSatisfy(message -> assertThat(codeOf(message)).isIn(code, "BRN020", "BRN072", "BRN066"));
    }

    /** A class that named such a type would be reported too, so none is generated. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "class Outer { @JsonCodec private record In(int a) {} }",
                "class Outer<T> { @JsonCodec class In { public T a; } }",
                "class Outer { class Inner<T> { @JsonCodec class In { public T a; } } }",
                "class Outer { private interface Secret {} @JsonCodec record In<T extends Secret>(int a) {} }",
                "class Outer { @JsonCodec record In(int a) {} static class Outer_InCodec {} } class Outer_InCodec {}",
            })
    void typesThatCannotBeNamedHaveNoCodec(String type) {
        assertThat(errors(POLICIES[0], type))
                .allSatisfy(message -> assertThat(message).contains("[BRN0"));
    }

    /** The type is not annotated, so nothing at its declaration explains why it should have a codec. */
    @Test
    void aMissingCodecIsReportedWithTheTypeThatNeedsIt() {
        assertThat(errors(
                        POLICIES[0],
                        "@JsonCodec record Big(List<Map<String, Shape>> deep) {}",
                        "interface Shape {}",
                        "@JsonCodec interface Own {}"))
                .satisfiesExactlyInAnyOrder(
                        message -> assertThat(message).contains("[BRN052] Shape is", "Big refers to it."),
                        message ->
                                assertThat(message).contains("[BRN052] Own is").doesNotContain("refers to it"));
    }

    /** That only matters because another type refers to it. */
    @Test
    void aTypeThatCannotBeWrittenOrReadIsReportedWithTheTypeThatNeedsIt() {
        assertThat(errors(
                        POLICIES[0],
                        "@JsonCodec record Big(Empty empty, List<Closed> closed) {}",
                        "class Empty { private int a; }",
                        "class Closed { public int a; private Closed() {} }",
                        "@JsonCodec class Own { private int a; }"))
                .satisfiesExactlyInAnyOrder(
                        message -> assertThat(message).contains("[BRN010] Empty has", "Big refers to it."),
                        message -> assertThat(message).contains("[BRN040] Closed has", "Big refers to it."),
                        message ->
                                assertThat(message).contains("[BRN010] Own has").doesNotContain("refers to it"));
    }
}
