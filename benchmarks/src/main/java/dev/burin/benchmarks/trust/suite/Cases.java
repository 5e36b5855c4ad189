package dev.burin.benchmarks.trust.suite;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.burin.benchmarks.model.trust.Target;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** Creates the cases of documents: one for each context. */
final class Cases {
    private final List<Case> made = new ArrayList<>();

    /** Returns the cases so far. */
    List<Case> made() {
        return List.copyOf(made);
    }

    /** Adds a document that is decoded without a type, alone and as an element, and skipped. */
    void untyped(String title, byte[] document) {
        for (Context context : List.of(Context.VALUE, Context.ELEMENT)) {
            byte[] json = context.around(document);
            made.add(new Case(title, context, peer -> peer.value(json), Expectations.ofValue(json)));
        }
        skipped(title, document);
    }

    /**
     * Adds an object that is decoded into a {@link Target}, alone and as an element, and skipped; its members have the
     * right types.
     */
    void typed(String title, String document, Predicate<Target> isRight) {
        typed(title, document.getBytes(UTF_8), Expectation.value(ofTarget(isRight)));
    }

    /** Adds an object that the reader may accept or reject. */
    void typedLeftOpen(String title, String document, Predicate<Target> isRight) {
        typed(title, document.getBytes(UTF_8), Expectation.valueOrRefusal(ofTarget(isRight)));
    }

    private static Predicate<Object> ofTarget(Predicate<Target> isRight) {
        return value -> value instanceof Target target && isRight.test(target);
    }

    /** Adds an object that is invalid as a {@link Target}, though it may be valid JSON. */
    void typedWrong(String title, String document) {
        typed(title, document.getBytes(UTF_8), Expectation.refusal());
    }

    /** Adds an object of which only {@code aString} is checked, according to the reference. */
    void string(String title, byte[] document) {
        typed(title, document, Expectations.ofString(document));
    }

    private void typed(String title, byte[] document, Expectation expectation) {
        made.add(new Case(title, Context.VALUE, peer -> peer.target(document), expectation));
        byte[] array = Context.ELEMENT.aroundObject(document);
        made.add(new Case(title, Context.ELEMENT, peer -> last(peer.targets(array)), expectation));
        skipped(title, document);
    }

    /** Returns the second of two elements, or else the peer's whole result for the array. */
    private static Object last(List<?> elements) {
        return elements != null && elements.size() == 2 ? elements.get(1) : elements;
    }

    /**
     * Adds a document of a type: decoded, skipped, and following the example in an array. The expectation for others may differ
     * from what Burin promises.
     */
    void subject(Subject<?> subject, byte[] document, Expectation expectation, Expectation promise) {
        String title = subject.title() + " " + new String(document, UTF_8);
        Class<?> type = subject.type();
        byte[] array = ("[" + subject.example() + "," + new String(document, UTF_8) + "]").getBytes(UTF_8);
        Case alone = new Case(title, Context.VALUE, peer -> peer.object(type, document), expectation);
        Case element = new Case(title, Context.ELEMENT, peer -> last(peer.objects(type, array)), expectation);
        made.add(alone.promising(promise).needing(subject));
        made.add(element.promising(promise).needing(subject));
        Expectations.ofSkipped(document)
                .ifPresent(skipped -> made.add(skipped(title, document, skipped).needing(subject)));
    }

    private void skipped(String title, byte[] document) {
        Expectations.ofSkipped(document).ifPresent(expectation -> made.add(skipped(title, document, expectation)));
    }

    private static Case skipped(String title, byte[] document, Expectation expectation) {
        byte[] json = Context.SKIPPED.around(document);
        return new Case(title, Context.SKIPPED, peer -> peer.target(json), expectation);
    }
}
