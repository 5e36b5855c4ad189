package dev.burin.benchmarks.model.twitter;

/** Why a {@link Status} is in the result. */
public final class StatusMetadata {
    public String result_type;
    public String iso_language_code;
}
