package dev.burin.benchmarks.report.page;

import dev.burin.benchmarks.report.TableRow;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Numbered reasons; the same reason for the same library has the same number. */
final class Footnotes {
    private final Set<String> libraries;
    private final List<String> notes = new ArrayList<>();

    /** Creates the notes of a page. */
    Footnotes(Page page) {
        libraries = page.libraries().stream().map(LibraryNote::title).collect(Collectors.toSet());
    }

    /** Returns the number of the note of a cell; the note names the library, be it that of the row or of the column. */
    int number(TableRow row, String head, String reason) {
        return number(libraries.contains(head) ? head : row.title(), reason);
    }

    /** Returns the number of a note, starting at 1. */
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
