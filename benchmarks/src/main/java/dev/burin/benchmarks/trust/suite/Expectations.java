package dev.burin.benchmarks.trust.suite;

import dev.burin.benchmarks.model.trust.Target;
import dev.burin.reference.StrictParser;
import dev.burin.reference.StrictParser.Purpose;
import dev.burin.reference.StrictParser.Reason;
import dev.burin.reference.StrictParser.Verdict;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** Determines, with the reference, what readers may do with a document. */
final class Expectations {
    private Expectations() {}

    /** Returns the expectation for a document that is decoded without a type. */
    static Expectation ofValue(byte[] json) {
        if (Policy.isOtherEncoding(json)) {
            return Expectation.anything();
        }
        Verdict decoded = StrictParser.parse(json, Purpose.DECODE);
        if (decoded.isAccepted()) {
            Object tree = decoded.tree();
            return new Expectation(true, Policy.mayRefuse(tree), value -> Trees.isRight(tree, value));
        }
        Verdict grammar = StrictParser.parse(json, Purpose.GRAMMAR);
        if (!grammar.isAccepted()) {
            return Expectation.refusal();
        }
        Reason reason = decoded.rejection().reason();
        return reason == Reason.OUT_OF_RANGE || reason == Reason.NUMBER_LIMIT
                ? Expectation.valueOrRefusal(value -> Trees.isRight(grammar.tree(), value))
                : Expectation.anything();
    }

    /** Returns the expectation for an object of which only {@code aString} is checked. */
    static Expectation ofString(byte[] json) {
        Verdict decoded = StrictParser.parse(json, Purpose.DECODE);
        if (!decoded.isAccepted()) {
            return ofValue(json).mayAccept() ? Expectation.anything() : Expectation.refusal();
        }
        Object text = ((Map<?, ?>) decoded.tree()).get("aString");
        return new Expectation(
                true,
                Policy.mayRefuse(decoded.tree()),
                value -> value instanceof Target target && Objects.equals(target.aString, text));
    }

    /**
     * Returns the expectation for a document that is skipped; empty if its value ends before its last byte and the rest forms
     * other members, for which there is no expectation.
     */
    static Optional<Expectation> ofSkipped(byte[] document) {
        byte[] json = Context.SKIPPED.around(document);
        if (!StrictParser.parse(json, Purpose.GRAMMAR).isAccepted()) {
            return Optional.of(Expectation.refusal());
        }
        if (StrictParser.hasTrailingContent(document, Purpose.GRAMMAR)) {
            return Optional.empty();
        }
        Verdict decoded = StrictParser.parse(json, Purpose.DECODE);
        boolean mayRefuse = !decoded.isAccepted() || Policy.mayRefuse(decoded.tree());
        return Optional.of(
                new Expectation(true, mayRefuse, value -> value instanceof Target target && isKnownMemberOnly(target)));
    }

    /** Returns whether the object has only the member after the skipped one. */
    private static boolean isKnownMemberOnly(Target target) {
        return target.a == 1
                && target.anInt == 0
                && target.aLong == 0
                && target.aDouble == 0
                && target.aFloat == 0
                && target.aString == null;
    }
}
