package dev.burin.processor.emit;

import java.util.Set;

/** The names of parameters and local variables in one generated method. */
public final class Locals {
    /** Parameters and variables whose names are fixed. */
    static final Set<String> FIXED_NAMES = Set.of(
            "at",
            "entry",
            "found",
            "guard",
            "hasNext",
            "hash",
            "in",
            "json",
            "key",
            "known",
            "member",
            "members",
            "next",
            "optional",
            "out",
            "seen",
            "start",
            "subtype",
            "value");

    private final UniqueNames taken;
    private final Set<String> everywhere;

    Locals(UniqueNames constants, Set<String> everywhere) {
        this.taken = constants.copy();
        this.everywhere = everywhere;
    }

    /**
     * Returns this name or a similar one, which hides neither constants nor types, and is neither a keyword nor taken in the
     * method.
     */
    public String name(String suggestion) {
        String name = taken.newName(Words.local(suggestion));
        everywhere.add(name);
        return name;
    }
}
