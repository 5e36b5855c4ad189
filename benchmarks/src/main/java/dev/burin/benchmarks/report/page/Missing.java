package dev.burin.benchmarks.report.page;

/** No figures, and why. */
public record Missing(String reason) implements Score {
    /** Not measured, or not yet; a dash says it. */
    public static final Missing YET = new Missing("");
}
