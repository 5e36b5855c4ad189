package dev.burin.codegen;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;

/** The nearest name by edit distance, for "did you mean". */
public final class NearestName {

    private NearestName() {}

    /** Returns the nearest name; nothing if half of the letters would have to change. */
    public static Optional<String> of(String unknown, Collection<String> names) {
        return names.stream()
                .filter(name -> distance(unknown, name) <= Math.max(1, Math.max(unknown.length(), name.length()) / 2))
                .min(Comparator.comparingInt(name -> distance(unknown, name)));
    }

    /** The Levenshtein distance; letters that differ only in case are equal. */
    static int distance(String first, String second) {
        String from = first.toLowerCase(Locale.ROOT);
        String to = second.toLowerCase(Locale.ROOT);
        int[] previous = new int[to.length() + 1];
        for (int j = 0; j < previous.length; j++) {
            previous[j] = j;
        }
        for (int i = 1; i <= from.length(); i++) {
            int[] current = new int[previous.length];
            current[0] = i;
            for (int j = 1; j < current.length; j++) {
                int replace = previous[j - 1] + (from.charAt(i - 1) == to.charAt(j - 1) ? 0 : 1);
                current[j] = Math.min(replace, Math.min(previous[j], current[j - 1]) + 1);
            }
            previous = current;
        }
        return previous[to.length()];
    }
}
