package dev.burin.processor.shape;

import dev.burin.processor.plan.WriteRun;
import java.util.List;
import java.util.stream.Collectors;

/** Parts of the line in which a plan with members explains itself. */
final class PlanText {
    private PlanText() {}

    /** Returns a number with its noun: "1 member", "2 members". */
    static String count(int count, String noun) {
        return count + " " + noun + (count == 1 ? "" : "s");
    }

    /** Returns the number of runs, the maximum of their total size in bytes, and the members of unbounded length. */
    static String size(List<WriteRun> runs, List<Member> written) {
        int byteCount = runs.stream().mapToInt(WriteRun::byteCount).sum();
        String unbounded = written.stream()
                .filter(Member::isUnbounded)
                .map(member -> plus(member.name()))
                .collect(Collectors.joining());
        return count(runs.size(), "run") + ", ≤ " + byteCount + " bytes" + unbounded;
    }

    /** Returns the text for a member of unbounded length. */
    static String plus(String member) {
        return " + " + member;
    }
}
