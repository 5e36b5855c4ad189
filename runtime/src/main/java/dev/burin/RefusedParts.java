package dev.burin;

import dev.burin.codegen.MemberName;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What {@link AllErrors} has removed from a document, so that it is not reported as missing.
 *
 * <p>Readers ask at many objects and arrays, so the answers are looked up.
 */
final class RefusedParts {
    /** Where the members and elements begin. */
    private final List<Integer> places = new ArrayList<>();

    /** Where the objects and arrays around them begin. */
    private final Set<Integer> containers = new HashSet<>();

    /** The names of the members, by the place where their object ends. */
    private final Map<Integer, Set<String>> names = new HashMap<>();

    private final Set<Integer> positional = new HashSet<>();
    private boolean coverLastMissing;

    boolean isEmpty() {
        return places.isEmpty();
    }

    void add(byte[] document, DocumentPart part) {
        places.add(part.from());
        containers.add(part.containerStart());
        names.computeIfAbsent(part.containerEnd(), brace -> new HashSet<>()).add(part.name(document));
    }

    /** Notes that the elements of the array that begins here are distinguished by place. */
    void notePositional(int bracket) {
        positional.add(bracket);
    }

    /** Returns what goes with the part at a place: for an element whose place others would take, its array. */
    DocumentPart whole(byte[] document, int place) {
        return DocumentPart.at(document, place, positional::contains);
    }

    /** Whether something within a part was rejected. */
    boolean isWithin(DocumentPart part) {
        return places.stream().anyMatch(place -> place > part.from() && place < part.to());
    }

    /** Returns those of the members, missing in the object that ends at {@code brace}, that were not rejected there. */
    List<MemberName> without(List<MemberName> missing, int brace) {
        List<MemberName> rest =
                missing.stream().filter(name -> !has(name, brace)).toList();
        coverLastMissing = rest.isEmpty();
        return rest;
    }

    /** Whether the member of this name was rejected in the object that ends at {@code brace}. */
    boolean has(MemberName name, int brace) {
        return names.getOrDefault(brace, Set.of()).contains(name.name());
    }

    /** Whether anything was rejected directly in the wrapper that begins at {@code bracket}: it lacks that now. */
    boolean lacksPart(int bracket) {
        coverLastMissing = containers.contains(bracket);
        return coverLastMissing;
    }

    /** Whether all members that were last reported missing were rejected. */
    boolean coverLastMissing() {
        return coverLastMissing;
    }
}
