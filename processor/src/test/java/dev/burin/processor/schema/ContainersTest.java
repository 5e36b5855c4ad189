package dev.burin.processor.schema;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.burin.processor.schema.Kind.Refused;
import dev.burin.reference.StrictParser;
import dev.burin.reference.StrictParser.Purpose;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Errors that fuzzing found in the description of types; the codecs were right. */
class ContainersTest {
    private static final List<Kind> PRIMITIVES =
            Scalars.named("boolean", "byte", "short", "int", "long", "float", "double", "char");

    private static Object tree(String json) {
        return StrictParser.parse(json.getBytes(UTF_8), Purpose.SKIP).tree();
    }

    @Test
    void elementsOfContainersAreBoxedAndMayBeNull() {
        assertThat(PRIMITIVES).hasSize(8).allSatisfy(primitive -> {
            assertThat(Containers.map(primitive).read(tree("{\"a\":null}")))
                    .isEqualTo(Collections.singletonMap("a", null));
            assertThat(Containers.list(primitive).read(tree("[null]"))).isEqualTo(Collections.singletonList(null));
            assertThat(Containers.optional(primitive).read(tree("null"))).isEqualTo(Optional.empty());
        });
    }

    @Test
    void elementsOfArraysAreNotBoxed() {
        assertThat(PRIMITIVES).allSatisfy(primitive -> assertThatExceptionOfType(Refused.class)
                .isThrownBy(() -> Containers.array(primitive).read(tree("[null]"))));
    }
}
