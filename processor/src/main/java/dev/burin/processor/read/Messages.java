package dev.burin.processor.read;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.annotation.processing.Messager;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.tools.Diagnostic;
import org.jspecify.annotations.Nullable;

/** What the compiler has printed: each message once per element, as a shared type is read with each of its users. */
public final class Messages {
    private final Messager messager;
    private final Set<List<Object>> printed = new HashSet<>();

    /** Prints with the compiler's messager. */
    public Messages(Messager messager) {
        this.messager = messager;
    }

    /** Prints a message at an element. */
    public void print(Diagnostic.Kind kind, String message, Element element) {
        print(kind, message, element, null, null);
    }

    void print(
            Diagnostic.Kind kind,
            String message,
            Element element,
            @Nullable AnnotationMirror annotation,
            @Nullable AnnotationValue value) {
        if (printed.add(new ArrayList<>(Arrays.asList(kind, message, element)))) {
            // javac takes null for "no annotation" and "no value".
            messager.printMessage(kind, message, element, annotation, value);
        }
    }
}
