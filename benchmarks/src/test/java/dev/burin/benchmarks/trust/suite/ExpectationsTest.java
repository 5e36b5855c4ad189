package dev.burin.benchmarks.trust.suite;

import static java.nio.charset.StandardCharsets.UTF_16BE;
import static java.nio.charset.StandardCharsets.UTF_16LE;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.burin.benchmarks.model.trust.Target;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ExpectationsTest {

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "[1,]", "{\"a\":1,}", "[01]", "[\"\\x\"]", "nul", "1 2", "[\"\t\"]", "[1e]"})
    void invalidJsonIsRejectedInEveryContext(String document) {
        assertThat(ofValue(document)).matches(Expectation::mayRefuse).matches(expectation -> !expectation.mayAccept());
        assertThat(Expectations.ofSkipped(document.getBytes(UTF_8))
                        .orElseThrow()
                        .mayAccept())
                .isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"null", "[1,2.5,\"x\",{}]", "{\"a\":{\"a\":1}}", "1e300", "9223372036854775807"})
    void plainDocumentsAreReadAndNothingElse(String document) {
        assertThat(ofValue(document)).matches(Expectation::mayAccept).matches(expectation -> !expectation.mayRefuse());
        assertThat(Expectations.ofSkipped(document.getBytes(UTF_8))
                        .orElseThrow()
                        .mayRefuse())
                .isFalse();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"{\"a\":1,\"a\":2}", "\"\\uD83D\"", "1e400", "1e-400", "0e999", "9223372036854775808", "\uFEFF{}"
            })
    void whatTheRfcLeavesOpenMayBeRejectedOrRead(String document) {
        assertThat(ofValue(document)).matches(Expectation::isLeftOpen);
    }

    @Test
    void longNumbersAndDepthMayBeRejectedEvenIfSkipped() {
        for (String document : List.of("0." + "3".repeat(300), "[".repeat(102) + "]".repeat(102))) {
            assertThat(ofValue(document)).matches(Expectation::isLeftOpen);
            assertThat(Expectations.ofSkipped(document.getBytes(UTF_8)).orElseThrow())
                    .matches(Expectation::isLeftOpen);
        }
    }

    @Test
    void numbersMayBeRejectedButNotMisread() {
        assertThat(ofValue("1e400").isRight())
                .accepts(Double.POSITIVE_INFINITY, new BigDecimal("1e400"))
                .rejects(Double.MAX_VALUE, 0, Long.MAX_VALUE);
        assertThat(ofValue("18446744073709551617").isRight())
                .accepts(new BigInteger("18446744073709551617"), 1.8446744073709552E19)
                .rejects(1L, Long.MAX_VALUE);
        assertThat(ofValue("1e99999999999").isRight())
                .accepts(Double.POSITIVE_INFINITY)
                .rejects(new BigDecimal(BigInteger.ONE, 1_215_752_191), 0L, 1L);
        assertThat(ofValue("1e-99999999999").isRight())
                .accepts(0.0, BigDecimal.ZERO)
                .rejects(1e-99);
    }

    @Test
    void valuesAreComparedInAllTheirParts() {
        assertThat(ofValue("{\"a\":[1,2.5,\"x\",null,true],\"b\":{}}").isRight())
                .accepts(Map.of("a", Arrays.asList(1, 2.5, "x", null, true), "b", Map.of()))
                .accepts(Map.of("a", Arrays.asList(1.0, new BigDecimal("2.50"), "x", null, true), "b", Map.of()))
                .rejects(Map.of("a", Arrays.asList(1, 2.5, "x", null), "b", Map.of()))
                .rejects(Map.of("a", Arrays.asList(1, 2.5, "y", null, true), "b", Map.of()))
                .rejects(Map.of("a", Arrays.asList(1, 2.25, "x", null, true), "b", Map.of()))
                .rejects(Map.of("a", Arrays.asList(1, 2.5, "x", null, true), "c", Map.of()))
                .rejects(Map.of("a", Arrays.asList("1", 2.5, "x", null, true), "b", Map.of()));
    }

    @Test
    void onlyTheMemberAfterASkippedValueIsRead() {
        Target known = new Target();
        known.a = 1;
        Target other = new Target();
        other.a = 1;
        other.aString = "from inside";

        assertThat(Expectations.ofSkipped("{\"aString\":\"x\"}".getBytes(UTF_8))
                        .orElseThrow()
                        .isRight())
                .accepts(known)
                .rejects(other, new Target());
    }

    @Test
    void documentsThatEndTooSoonToBeSkippedAreLeftOut() {
        assertThat(Expectations.ofSkipped("1,\"a\":2".getBytes(UTF_8))).isEmpty();
        assertThat(Expectations.ofSkipped("1}".getBytes(UTF_8)).orElseThrow().mayAccept())
                .isFalse();
    }

    @Test
    void otherEncodingsAreLeftOpenButNotZerosElsewhere() {
        assertThat(Policy.isOtherEncoding("{\"a\":1}".getBytes(UTF_16BE))).isTrue();
        assertThat(Policy.isOtherEncoding("{\"a\":1}".getBytes(UTF_16LE))).isTrue();
        assertThat(Policy.isOtherEncoding("1".getBytes(UTF_16LE))).isTrue();
        assertThat(Policy.isOtherEncoding(new byte[] {0, 0, 0, '1'})).isTrue();
        assertThat(Policy.isOtherEncoding(new byte[] {'1', 0, 0, 0})).isTrue();
        assertThat(Policy.isOtherEncoding("\0{}  ".getBytes(UTF_8))).isFalse();
        assertThat(Policy.isOtherEncoding("{\0\"a\":1}".getBytes(UTF_8))).isFalse();
        assertThat(Policy.isOtherEncoding("\0".getBytes(UTF_8))).isFalse();
        assertThat(Policy.isOtherEncoding("1\0\0".getBytes(UTF_8))).isFalse();
        assertThat(Policy.isOtherEncoding("{}".getBytes(UTF_8))).isFalse();
    }

    @Test
    void everyPolicyIsInTheFootnote() {
        assertThat(Policy.footnote().lines()).hasSize(Policy.values().length).allMatch(line -> line.startsWith("- "));
    }

    private static Expectation ofValue(String document) {
        return Expectations.ofValue(document.getBytes(UTF_8));
    }
}
