package dev.burin.benchmarks.library;

/** Libraries from the source articles, or often requested, that are not compared, with the reasons. */
public enum AbsentLibrary {
    JASON("Jason", "the article's own library is in no Maven repository");

    private final String title;
    private final String reason;

    AbsentLibrary(String title, String reason) {
        this.title = title;
        this.reason = reason;
    }

    /** Returns the name of this library in tables. */
    public String title() {
        return title;
    }

    /** Returns why this library is not compared. */
    public String reason() {
        return reason;
    }
}
