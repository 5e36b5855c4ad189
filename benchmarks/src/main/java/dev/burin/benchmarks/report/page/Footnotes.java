package dev.burin.benchmarks.report.page;

import java.util.ArrayList;
import java.util.List;

/** Reasons, each with a number; the same reason of the same library has one number. */
final class Footnotes {
    private final List<String> notes = new ArrayList<>();

    /** Returns the number of a note, from 1 on. */
    int number(String who, String reason) {
        String note = who + ": " + reason;
        if (!notes.contains(note)) {
            notes.add(note);
        }
        return notes.indexOf(note) + 1;
    }

    /** Returns all notes so far. */
    List<String> all() {
        return notes;
    }
}
