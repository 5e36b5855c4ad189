package dev.burin.benchmarks.trust.suite;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.function.Predicate;

/**
 * Documents of one type, each with its verdict. What a standard or the type's own string form says holds for all peers; where
 * peers, or Burin, declare that they are lenient, only Burin is held to a verdict: that of its documentation.
 */
final class Table<T> {
    private final Cases cases;
    private final Subject<T> subject;
    private final String before;
    private final String behind;

    private Table(Cases cases, Subject<T> subject, String before, String behind) {
        this.cases = cases;
        this.subject = subject;
        this.before = before;
        this.behind = behind;
    }

    /** Returns a table whose rows are whole documents. */
    static <T> Table<T> ofDocuments(Cases cases, Subject<T> subject) {
        return new Table<>(cases, subject, "", "");
    }

    /** Returns a table whose rows are the value of the only member, {@code value}. */
    static <T> Table<T> ofValues(Cases cases, Subject<T> subject) {
        return new Table<>(cases, subject, "{\"value\":", "}");
    }

    /** Adds a document that every peer must read as this value. */
    Table<T> right(String json, Object value) {
        Expectation expectation = Expectation.value(is(value));
        return add(json, expectation, expectation);
    }

    /** Adds documents that every peer must reject. */
    Table<T> wrong(String... documents) {
        for (String json : documents) {
            add(json, Expectation.refusal(), Expectation.refusal());
        }
        return this;
    }

    /** Adds documents that Burin must reject, and others may read as they document. */
    Table<T> strict(String... documents) {
        for (String json : documents) {
            add(json, Expectation.anything(), Expectation.refusal());
        }
        return this;
    }

    /** Adds a document that Burin must read as this value, and others as they document. */
    Table<T> own(String json, Object value) {
        return add(json, Expectation.anything(), Expectation.value(is(value)));
    }

    /** Adds a document beyond a limit of Burin: peers with another limit may read it as this value. */
    Table<T> limited(String json, Object value) {
        return add(json, Expectation.valueOrRefusal(is(value)), Expectation.refusal());
    }

    /** Adds a document within the limits of Burin: peers with other limits may reject it. */
    Table<T> withinLimits(String json, Object value) {
        return add(json, Expectation.valueOrRefusal(is(value)), Expectation.value(is(value)));
    }

    private Predicate<Object> is(Object value) {
        return object -> value.equals(subject.valueOf(object));
    }

    private Table<T> add(String json, Expectation expectation, Expectation promise) {
        cases.subject(subject, (before + json + behind).getBytes(UTF_8), expectation, promise);
        return this;
    }
}
