package dev.burin.processor.check;

import java.util.Comparator;
import java.util.List;

/** Everything that was found in one type, in source order. */
public final class Diagnostics {
    private final List<Finding> findings;

    Diagnostics(List<Finding> findings) {
        this.findings = findings.stream()
                .filter(finding -> !finding.isSuppressed())
                .distinct()
                .sorted(Comparator.comparingInt(finding -> finding.origin().position()))
                .toList();
    }

    /** Whether code must not be generated. */
    public boolean hasErrors() {
        return findings.stream().anyMatch(Finding::isError);
    }

    /**
     * Reports each finding at its place.
     *
     * @param referrer the type that causes this one to have a codec; empty if it has one of its own accord
     */
    public void report(String referrer) {
        findings.forEach(finding -> finding.report(referrer));
    }

    List<Finding> findings() {
        return findings;
    }
}
