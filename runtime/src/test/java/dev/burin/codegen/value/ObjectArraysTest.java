package dev.burin.codegen.value;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Arrays that grow keep their type and their elements. */
class ObjectArraysTest {
    @Test
    void anArrayThatIsFullGrowsByItsLength() {
        String[] grown = ObjectArrays.grown(new String[] {"a", "b"});

        assertThat(grown).isExactlyInstanceOf(String[].class).containsExactly("a", "b", null, null);
    }

    @Test
    void anEmptyArrayGetsRoomForSomeElements() {
        assertThat(ObjectArrays.grown(new Integer[0]))
                .isExactlyInstanceOf(Integer[].class)
                .hasSize(10)
                .containsOnlyNulls();
    }

    @Test
    void whatIsNotFilledIsCutOff() {
        Integer[] all = {1, 2, 3};

        assertThat(ObjectArrays.first(all, 3)).isSameAs(all);
        assertThat(ObjectArrays.first(all, 2))
                .isExactlyInstanceOf(Integer[].class)
                .containsExactly(1, 2);
        assertThat(ObjectArrays.first(all, 0)).isEmpty();
    }
}
