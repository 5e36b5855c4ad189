package dev.burin.samples.arrays;

import static org.assertj.core.api.Assertions.assertThat;

import dev.burin.samples.arrays.Grid.Cell;
import org.junit.jupiter.api.Test;

class GridTest {
    private static final String JSON = """
            {"names":["a",null],"cells":[[1,2],[],null],"layers":[[[1,null]],[]],"marked":[{"row":1,"column":2}]}""";

    @Test
    void arraysHoldAnythingAtAnyDepth() {
        Grid grid = GridCodec.INSTANCE.fromJson(JSON);

        assertThat(grid.names).containsExactly("a", null);
        assertThat(grid.cells).isDeepEqualTo(new int[][] {{1, 2}, {}, null});
        assertThat(grid.layers[0][0]).containsExactly(1L, null);
        assertThat(grid.marked).containsExactly(new Cell(1, 2));
        assertThat(GridCodec.INSTANCE.toJson(grid)).isEqualTo(JSON);
    }
}
