package dev.burin.codegen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class NearestNameTest {

    @Test
    void theNearestNameIsFound() {
        assertThat(NearestName.of("fulName", List.of("name", "fullName", "email")))
                .contains("fullName");
    }

    @Test
    void caseDoesNotMatter() {
        assertThat(NearestName.of("FULLNAME", List.of("fullName"))).contains("fullName");
    }

    @Test
    void namesWithLittleInCommonAreNotNear() {
        assertThat(NearestName.of("price", List.of("email", "customer"))).isEmpty();
        assertThat(NearestName.of("price", List.of())).isEmpty();
    }

    @Test
    void distanceCountsInsertionsDeletionsAndReplacements() {
        assertThat(NearestName.distance("kitten", "sitting")).isEqualTo(3);
        assertThat(NearestName.distance("", "abc")).isEqualTo(3);
        assertThat(NearestName.distance("abc", "abc")).isZero();
    }
}
