package dev.burin.processor.read;

import javax.lang.model.element.TypeElement;

/** What messages call a type. */
final class DisplayNames {
    private DisplayNames() {}

    /** {@code Outer.Inner}. */
    static String of(TypeElement type) {
        String name = type.getSimpleName().toString();
        return type.getEnclosingElement() instanceof TypeElement outer ? of(outer) + "." + name : name;
    }
}
