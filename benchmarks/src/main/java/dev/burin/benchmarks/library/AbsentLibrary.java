package dev.burin.benchmarks.library;

/** Libraries of the source articles, or often asked for, that are not compared, and why. */
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

    /** Returns why it is not compared. */
    public String reason() {
        return reason;
    }
}
