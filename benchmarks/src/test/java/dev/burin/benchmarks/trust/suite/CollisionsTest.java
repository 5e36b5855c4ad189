package dev.burin.benchmarks.trust.suite;

import static org.assertj.core.api.Assertions.assertThat;

import dev.burin.codegen.NameHash;
import java.util.List;
import org.junit.jupiter.api.Test;

class CollisionsTest {

    @Test
    void fnv1aAgreesWithItsTestVectors() {
        // The test vectors of draft-eastlake-fnv, appendix C.
        assertThat(Collisions.fnv1a("")).isEqualTo(0x811C9DC5);
        assertThat(Collisions.fnv1a("a")).isEqualTo(0xE40C292C);
        assertThat(Collisions.fnv1a("foobar")).isEqualTo(0xBF9CF968);
    }

    @Test
    void namesHaveTheFnv1aOfTheirTarget() {
        List<String> names = Collisions.ofFnv1a("a");

        assertThat(names).hasSizeGreaterThan(20).contains("dztqaehf").doesNotHaveDuplicates();
        assertThat(names).allSatisfy(name -> assertThat(Collisions.fnv1a(name)).isEqualTo(Collisions.fnv1a("a")));
    }

    @Test
    void namesHaveTheNameHashOfTheirTarget() {
        List<String> names = Collisions.ofNameHash("anInt", 2_000);

        assertThat(names).hasSize(2_000).doesNotHaveDuplicates().allSatisfy(name -> {
            assertThat(NameHash.of(name)).isEqualTo(NameHash.of("anInt"));
            assertThat(name).isNotEqualTo("anInt").doesNotContain("\"", "\\");
        });
    }

    @Test
    void namesHaveTheSameHashCode() {
        List<String> names = Collisions.ofHashCode(1 << 10);

        assertThat(names).hasSize(1 << 10).doesNotHaveDuplicates();
        assertThat(names.stream().map(String::hashCode).distinct()).hasSize(1);
    }
}
