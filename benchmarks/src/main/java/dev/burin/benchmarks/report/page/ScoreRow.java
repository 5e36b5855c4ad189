package dev.burin.benchmarks.report.page;

import java.util.List;

/**
 * A row of scores: what was measured, and what each codec has.
 *
 * @param group the heading that it shares with neighbours, such as {@code 1. Decode integer}
 * @param mean the mean that it counts in, such as {@code decode}
 */
public record ScoreRow(String title, String group, String mean, List<Score> scores) {

    /** Returns the title where the group is not shown. */
    String fullTitle() {
        return group + ": " + title;
    }
}
