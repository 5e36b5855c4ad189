package dev.burin.benchmarks.report.page;

/** A part of the page with its own heading. */
public sealed interface Block permits Scores, Tables {
    /** Returns a name that is unique on the page, such as {@code ARTICLE}. */
    String name();

    /** Returns the heading. */
    String title();
}
