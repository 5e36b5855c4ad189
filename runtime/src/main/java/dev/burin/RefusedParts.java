package dev.burin;

import dev.burin.codegen.MemberName;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** What {@link AllErrors} has removed from a document, so that nobody is told that it is missing. */
final class RefusedParts {
    /** A member or element; the name is empty for an element. */
    private record Part(int at, int objectEnd, String name) {}

    private final List<Part> parts = new ArrayList<>();
    private final Set<Integer> positional = new HashSet<>();
    private boolean coverLastMissing;

    boolean isEmpty() {
        return parts.isEmpty();
    }

    void add(byte[] document, DocumentPart part) {
        parts.add(new Part(part.from(), part.containerEnd(), part.name(document)));
    }

    /** Notes that the elements of the array that begins here are told by their places. */
    void notePositional(int bracket) {
        positional.add(bracket);
    }

    /** Returns what goes with a part: the array around an element that others would take the place of. */
    DocumentPart whole(byte[] document, DocumentPart part) {
        DocumentPart whole = part;
        while (!whole.isDocument()) {
            DocumentPart around = DocumentPart.at(document, whole.containerEnd());
            if (!positional.contains(around.valueStart())) {
                return whole;
            }
            whole = around;
        }
        return whole;
    }

    /** Whether something within a part was refused. */
    boolean isWithin(DocumentPart part) {
        return parts.stream().anyMatch(refused -> refused.at() > part.from() && refused.at() < part.to());
    }

    /**
     * Returns the bits of required members that were refused in the object that ends at {@code brace}.
     *
     * @param required the bits of all required members, and {@code names} their names, from the lowest bit to the highest
     */
    long bits(int brace, long seen, long required, MemberName[] names) {
        long bits = 0;
        int index = 0;
        for (long rest = required; rest != 0; rest &= rest - 1) {
            String name = names[index++].name();
            if (parts.stream()
                    .anyMatch(part -> part.objectEnd() == brace && part.name().equals(name))) {
                bits |= Long.lowestOneBit(rest);
            }
        }
        coverLastMissing = ((seen | bits) & required) == required;
        return bits;
    }

    /** Whether the member of this name was refused in the object that ends at {@code brace}. */
    boolean has(MemberName name, int brace) {
        return parts.stream()
                .anyMatch(part -> part.objectEnd() == brace && part.name().equals(name.name()));
    }

    /** Whether anything was refused directly in the wrapper that ends at {@code bracket}: it lacks that now. */
    boolean lacksPart(int bracket) {
        coverLastMissing = parts.stream().anyMatch(part -> part.objectEnd() == bracket);
        return coverLastMissing;
    }

    /** Whether all members that were reported missing at last were refused. */
    boolean coverLastMissing() {
        return coverLastMissing;
    }
}
