package dev.burin.benchmarks.trust.suite;

import java.util.List;

/**
 * Cases of one kind.
 *
 * @param title its name in tables
 * @param description what the cases are, in a line or two
 * @param cases in the order in which they run
 */
public record Suite(String title, String description, List<Case> cases) {}
