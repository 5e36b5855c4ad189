package dev.burin.benchmarks.report.page;

import dev.burin.benchmarks.report.TableRow;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Reasons, each with a number; the same reason of the same library has one number. */
final class Footnotes {
    private final Set<String> libraries;
    private final List<String> notes = new ArrayList<>();

    /** Makes notes for a page with these libraries. */
    Footnotes(Page page) {
        libraries = page.libraries().stream().map(LibraryNote::title).collect(Collectors.toSet());
    }

    /** Returns the number of the note of a cell: of the library, whether it has the row or the column. */
    int number(TableRow row, String head, String reason) {
        return number(libraries.contains(head) ? head : row.title(), reason);
    }

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
