package dev.burin.benchmarks.report.page;

import java.util.List;

/**
 * A row of scores: what was measured, and the result of each codec.
 *
 * @param group the heading that it shares with adjacent rows, such as {@code 1. Decode integer}
 * @param mean the mean in which it is included, such as {@code decode}
 */
public record ScoreRow(String title, String group, String mean, List<Score> scores) {

    /** Returns the title for places where the group is not shown. */
    String fullTitle() {
        return group + ": " + title;
    }
}
