package dev.burin.benchmarks.trust;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.burin.benchmarks.trust.peer.Peer;
import dev.burin.benchmarks.trust.suite.Extent;
import dev.burin.benchmarks.trust.suite.Suites;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class TrustOptionsTest {

    @Test
    void withoutOptionsEveryPeerRunsEverySuite() {
        TrustOptions options = TrustOptions.parse(List.of());

        assertThat(options.peers())
                .extracting(Peer::title)
                .startsWith("Burin", "Jackson 3")
                .contains(
                        "Jackson 2",
                        "Gson",
                        "Gson, STRICT",
                        "Moshi",
                        "DSL-JSON",
                        "avaje-jsonb",
                        "Jsoniter",
                        "fastjson2",
                        "wast")
                .doesNotHaveDuplicates();
        assertThat(options.suites()).containsExactly(Suites.values());
        assertThat(options.extent()).isEqualTo(Extent.SHORT);
        assertThat(options.hasExamples()).isFalse();
        assertThat(options.report()).isEmpty();
    }

    @Test
    void everythingCanBeChosen() {
        TrustOptions options = TrustOptions.parse(List.of(
                "--peers", "^Jackson 3$", "--suites", "NAMES|STRINGS", "--full", "--examples", "--report", "f.md"));

        assertThat(options.peers()).extracting(Peer::title).containsExactly("Jackson 3");
        assertThat(options.suites()).containsExactly(Suites.NAMES, Suites.STRINGS);
        assertThat(options.extent()).isEqualTo(Extent.FULL);
        assertThat(options.hasExamples()).isTrue();
        assertThat(options.report()).hasValue(Path.of("f.md"));
    }

    @Test
    void everyOptionIsExplained() {
        assertThat(TrustOptions.USAGE).contains("--peers", "--suites", "--full", "--examples", "--report", "--help");
    }

    @Test
    void mistakesAreNamed() {
        assertThatThrownBy(() -> TrustOptions.parse(List.of("--fast"))).hasMessage("Unknown option: --fast");
        assertThatThrownBy(() -> TrustOptions.parse(List.of("--report"))).hasMessage("--report needs a file.");
        assertThatThrownBy(() -> TrustOptions.parse(List.of("--peers", "nobody")))
                .hasMessageStartingWith("Nothing to do");
    }
}
