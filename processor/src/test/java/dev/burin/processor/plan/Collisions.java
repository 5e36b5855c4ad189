package dev.burin.processor.plan;

import dev.burin.codegen.NameHash;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Finds names with equal hashes, as somebody would who wants the dispatch to fail. */
public final class Collisions {
    /** Two Java identifiers with the same hash. */
    public static final List<String> PAIR = findPair();

    private Collisions() {}

    /** By the birthday paradox a hundred thousand names or so suffice. */
    private static List<String> findPair() {
        Map<Integer, String> byHash = new HashMap<>();
        for (int i = 0; ; i++) {
            String name = "n" + Integer.toString(i, Character.MAX_RADIX);
            String other = byHash.putIfAbsent(NameHash.of(name), name);
            if (other != null) {
                return List.of(other, name);
            }
        }
    }
}
