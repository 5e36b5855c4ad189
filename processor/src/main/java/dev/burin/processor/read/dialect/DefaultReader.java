package dev.burin.processor.read.dialect;

import static java.util.Objects.requireNonNull;

import com.palantir.javapoet.ClassName;
import dev.burin.processor.model.Call;
import dev.burin.processor.model.DefaultValue;
import dev.burin.processor.read.AnnotationView;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;

/** Reads {@code @JsonDefault}. */
public final class DefaultReader {
    private DefaultReader() {}

    static DefaultValue read(AnnotationView annotation) {
        Optional<Call> supplier = Optional.of(annotation.text("method"))
                .filter(name -> !name.isEmpty())
                .map(name -> Call.staticMethod(ClassName.get(owner(annotation)), name));
        Optional<String> literal =
                annotation.isWritten("value") ? Optional.of(annotation.text("value")) : Optional.empty();
        return new DefaultValue(literal, supplier, annotation.flag("onNull"));
    }

    /** Returns the type in which the annotation stands. */
    public static TypeElement owner(AnnotationView annotation) {
        Element level = annotation.element();
        while (!(level instanceof TypeElement)) {
            level = requireNonNull(level.getEnclosingElement());
        }
        return (TypeElement) level;
    }
}
