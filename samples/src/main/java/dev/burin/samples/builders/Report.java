package dev.burin.samples.builders;

import dev.burin.annotation.JsonBuilder;
import dev.burin.annotation.JsonCodec;

/** A report whose builder uses unusual method names. */
@JsonCodec
@JsonBuilder(create = "draft", prefix = "add", build = "publish")
public record Report(String title, int pages) {

    /** Returns an empty draft. */
    public static Draft draft() {
        return new Draft("untitled", 0);
    }

    /** A report that is being written; it is immutable: each method returns a new draft. */
    public record Draft(String title, int pages) {

        /** Returns a draft with this title. */
        public Draft addTitle(String newTitle) {
            return new Draft(newTitle, pages);
        }

        /** Returns a draft with more pages. */
        public Draft addPages(int more) {
            return new Draft(title, pages + more);
        }

        /** Returns the report. */
        public Report publish() {
            return new Report(title, pages);
        }
    }
}
