package dev.burin.processor.emit;

import com.palantir.javapoet.NameAllocator;

/** Allocates names of one kind, each once; numbers serve as JavaPoet's tags, which would otherwise be secure random numbers. */
final class UniqueNames {
    private final NameAllocator allocator;
    private int count;

    /** Creates an allocator without taken names. */
    UniqueNames() {
        this(new NameAllocator(), 0);
    }

    private UniqueNames(NameAllocator allocator, int count) {
        this.allocator = allocator;
        this.count = count;
    }

    /** Returns a separate allocator with the same names taken so far. */
    UniqueNames copy() {
        return new UniqueNames(allocator.clone(), count);
    }

    /** Returns this name or a similar one, which is a Java identifier, not a keyword, and not taken. */
    String newName(String suggestion) {
        count++;
        return allocator.newName(suggestion, count);
    }
}
