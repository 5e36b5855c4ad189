package dev.burin.processor.emit;

import com.palantir.javapoet.NameAllocator;
import java.util.Set;

/** The names of parameters and local variables in one generated method. */
public final class Locals {
    private final NameAllocator taken;
    private final Set<String> everywhere;

    Locals(NameAllocator constants, Set<String> everywhere) {
        this.taken = constants.clone();
        this.everywhere = everywhere;
    }

    /** Returns this name, or one like it: it hides no constant, is no keyword and not taken in the method. */
    public String name(String suggestion) {
        String name = taken.newName(suggestion);
        everywhere.add(name);
        return name;
    }
}
