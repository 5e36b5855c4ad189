package dev.burin.processor.plan;

import dev.burin.codegen.NameHash;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToIntFunction;

/**
 * How the index of a member is found by its name: a {@code switch} over hashes, then a comparison with each name of that hash.
 *
 * <p>Hashes only preselect. Names with equal hashes share a case, so there is a dispatch for every set of names.
 *
 * @param cases in ascending order of their hashes
 */
public record NameDispatch(List<Case> cases) {

    /**
     * A name and the member it belongs to; each alias is a separate entry.
     *
     * @param name the JSON name
     * @param member the index that the dispatch finds for it
     */
    public record Entry(String name, int member) {}

    /**
     * The names of one hash.
     *
     * @param hash what {@link NameHash} returns for each of them
     * @param entries compared one after the other; never empty
     */
    public record Case(int hash, List<Entry> entries) {

        /** Copies the list. */
        public Case {
            entries = List.copyOf(entries);
        }
    }

    /** Copies the list. */
    public NameDispatch {
        cases = List.copyOf(cases);
    }

    /**
     * Returns the dispatch for these names.
     *
     * @param entries entries with different names
     */
    public static NameDispatch of(List<Entry> entries) {
        return of(entries, NameHash::of);
    }

    /** Returns the dispatch for these names, which match regardless of the case of ASCII letters. */
    public static NameDispatch ignoringCase(List<Entry> entries) {
        return of(entries, NameHash::ofIgnoringCase);
    }

    private static NameDispatch of(List<Entry> entries, ToIntFunction<String> hashOf) {
        Map<Integer, List<Entry>> byHash = new TreeMap<>();
        for (Entry entry : entries) {
            byHash.computeIfAbsent(hashOf.applyAsInt(entry.name()), hash -> new ArrayList<>())
                    .add(entry);
        }
        return new NameDispatch(byHash.entrySet().stream()
                .map(hash -> new Case(hash.getKey(), hash.getValue()))
                .toList());
    }

    /** The number of names. */
    public int nameCount() {
        return cases.stream().mapToInt(one -> one.entries().size()).sum();
    }
}
