package dev.burin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Options are values: changing one gives a new instance and keeps the rest. For their effects see ConfiguredCodecTest
 * and ContentInErrorsTest.
 */
class JsonOptionsTest {
    private static final JsonLimits LIMITS = new JsonLimits(16, 40, 40);

    @Test
    void byDefaultErrorsHaveContentAndStackTraces() {
        assertThat(JsonOptions.DEFAULT.limits()).isEqualTo(JsonLimits.DEFAULT);
        assertThat(JsonOptions.DEFAULT.hasContentInErrors()).isTrue();
        assertThat(JsonOptions.DEFAULT.hasStackTraces()).isTrue();
    }

    @Test
    void eachChangeLeavesTheOtherOptions() {
        JsonOptions options = JsonOptions.DEFAULT
                .withLimits(LIMITS)
                .withContentInErrors(false)
                .withStackTraces(false);

        assertThat(options.limits()).isEqualTo(LIMITS);
        assertThat(options.hasContentInErrors()).isFalse();
        assertThat(options.hasStackTraces()).isFalse();
        assertThat(options.withLimits(JsonLimits.DEFAULT)
                        .withContentInErrors(true)
                        .withStackTraces(true))
                .isEqualTo(JsonOptions.DEFAULT);
    }

    @Test
    void optionsAreEqualIfAllOfThemAre() {
        JsonOptions same = JsonOptions.DEFAULT.withLimits(new JsonLimits(512, 1_000, 10_000));

        assertThat(same)
                .isEqualTo(JsonOptions.DEFAULT)
                .hasSameHashCodeAs(JsonOptions.DEFAULT)
                .hasToString(JsonOptions.DEFAULT.toString());
        for (JsonOptions other : List.of(
                same.withLimits(LIMITS),
                same.withContentInErrors(false),
                same.withStackTraces(false),
                same.withIndent(1))) {
            assertThat(same).isNotEqualTo(other);
        }
        assertThat(same.equals(null)).isFalse();
    }

    @Test
    void thereAreAlwaysLimits() {
        assertThatThrownBy(() -> JsonOptions.DEFAULT.withLimits(null)).hasMessage("limits");
    }
}
