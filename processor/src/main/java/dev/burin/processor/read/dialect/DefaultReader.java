package dev.burin.processor.read.dialect;

import com.palantir.javapoet.ClassName;
import dev.burin.processor.model.Call;
import dev.burin.processor.model.DefaultValue;
import dev.burin.processor.read.AnnotationView;
import java.util.Optional;

/** Reads {@code @JsonDefault}. */
final class DefaultReader {
    private DefaultReader() {}

    static DefaultValue read(AnnotationView annotation) {
        Optional<Call> supplier = Optional.of(annotation.text("method"))
                .filter(name -> !name.isEmpty())
                .map(name -> Call.staticMethod(ClassName.get(annotation.type()), name));
        Optional<String> literal =
                annotation.isWritten("value") ? Optional.of(annotation.text("value")) : Optional.empty();
        return new DefaultValue(literal, supplier, annotation.flag("onNull"));
    }
}
