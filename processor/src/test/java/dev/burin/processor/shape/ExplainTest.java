package dev.burin.processor.shape;

import static dev.burin.processor.model.Targets.container;
import static dev.burin.processor.model.Targets.primitive;
import static dev.burin.processor.model.Targets.property;
import static dev.burin.processor.model.Targets.record;
import static dev.burin.processor.model.Targets.type;
import static org.assertj.core.api.Assertions.assertThat;

import com.palantir.javapoet.TypeName;
import dev.burin.processor.bind.Binders;
import dev.burin.processor.bind.Bindings;
import dev.burin.processor.model.CodecTarget;
import java.util.List;
import org.junit.jupiter.api.Test;

class ExplainTest {

    @Test
    void anObjectIsExplainedWithItsMembersNamesRunsAndBytes() {
        CodecTarget line = record(
                "Line",
                property("sku", type(String.class)),
                property("count", primitive(TypeName.INT)),
                property("tags", container(List.class, type(String.class))));

        assertThat(explain(line))
                .isEqualTo("LineCodec: 3 members, 3 names in 3 cases, 3 runs, ≤ 36 bytes + sku + tags");
    }

    @Test
    void aTypeWithoutMembersIsTwoBraces() {
        assertThat(explain(record("Empty"))).isEqualTo("EmptyCodec: 0 members, 0 names in 0 cases, 1 run, ≤ 2 bytes");
    }

    private static String explain(CodecTarget target) {
        return Shapes.of(target).plan(new Bindings(Binders.ALL).bind(target)).explain();
    }
}
