package dev.burin.benchmarks.report.page;

/** Missing figures and the reason. */
public record Missing(String reason) implements Score {
    /** Not measured, or not yet; shown as a dash. */
    public static final Missing YET = new Missing("");
}
