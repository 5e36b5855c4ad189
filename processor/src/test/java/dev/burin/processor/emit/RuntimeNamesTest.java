package dev.burin.processor.emit;

import static org.assertj.core.api.Assertions.assertThat;

import com.palantir.javapoet.ClassName;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class RuntimeNamesTest {

    // A constant of a codec could obscure a type that is not listed.
    @Test
    void allTypesAreListed() throws IllegalAccessException {
        List<ClassName> types = new ArrayList<>();
        for (Field field : RuntimeNames.class.getFields()) {
            if (field.get(null) instanceof ClassName type) {
                types.add(type);
            }
        }

        assertThat(RuntimeNames.ALL).containsExactlyInAnyOrderElementsOf(types);
    }
}
