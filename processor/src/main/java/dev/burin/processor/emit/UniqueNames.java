package dev.burin.processor.emit;

import com.palantir.javapoet.NameAllocator;

/** Gives out names of one kind, each once; without tags of their own, JavaPoet would ask for secure random numbers. */
final class UniqueNames {
    private final NameAllocator allocator;
    private int count;

    /** None is taken. */
    UniqueNames() {
        this(new NameAllocator(), 0);
    }

    private UniqueNames(NameAllocator allocator, int count) {
        this.allocator = allocator;
        this.count = count;
    }

    /** Returns others, of which the same are taken so far. */
    UniqueNames copy() {
        return new UniqueNames(allocator.clone(), count);
    }

    /** Returns this name, or one like it: it is a Java name, no keyword and not taken. */
    String newName(String suggestion) {
        count++;
        return allocator.newName(suggestion, count);
    }
}
