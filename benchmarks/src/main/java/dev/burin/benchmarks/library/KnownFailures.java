package dev.burin.benchmarks.library;

import static dev.burin.benchmarks.data.Scenario.CANADA;
import static dev.burin.benchmarks.data.Scenario.CITM_CATALOG;
import static dev.burin.benchmarks.data.Scenario.DOUBLES_10_FULL;
import static dev.burin.benchmarks.data.Scenario.DOUBLES_10_FULL_VARIED;
import static dev.burin.benchmarks.data.Scenario.DOUBLES_10_SHORT_VARIED;
import static dev.burin.benchmarks.data.Scenario.DOUBLE_ARRAY_10_FULL;
import static dev.burin.benchmarks.data.Scenario.EVENT_PAYLOAD;
import static dev.burin.benchmarks.data.Scenario.GITHUB_EVENTS;
import static dev.burin.benchmarks.data.Scenario.GSOC;
import static dev.burin.benchmarks.data.Scenario.PERSON_COMPLEX;
import static dev.burin.benchmarks.data.Scenario.SIMPLE_POJO_DATE;
import static dev.burin.benchmarks.data.Scenario.SKIP;
import static dev.burin.benchmarks.data.Scenario.TWITTER;

import dev.burin.benchmarks.data.Scenario;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The known failures of the compared libraries; any other failure is an error. */
public final class KnownFailures {
    private static final Set<Operation> DECODING = Set.of(Operation.DECODE);
    private static final Set<Operation> ENCODING = Set.of(Operation.ENCODE);
    private static final Set<Operation> BOTH = Set.of(Operation.DECODE, Operation.ENCODE);

    private static final String NOTHING_TO_SKIP = "reads what was written of the same class";

    private static final List<Failure> ALL = List.of(
            new Failure(Library.FORY, BOTH, "has no keys that are floats", PERSON_COMPLEX),
            new Failure(Library.WAST, BOTH, "makes no Queue, and writes é as the one byte of Latin-1", PERSON_COMPLEX),
            new Failure(Library.WAST, DECODING, "reads null into an Integer or a Long as 0", CITM_CATALOG),
            new Failure(Library.WAST, DECODING, "reads null into a Long as 0, and loses two members", TWITTER),
            new Failure(
                    Library.WAST,
                    ENCODING,
                    "writes é as the one byte of Latin-1",
                    EVENT_PAYLOAD,
                    CITM_CATALOG,
                    GITHUB_EVENTS,
                    GSOC),
            new Failure(
                    Library.WAST,
                    ENCODING,
                    "writes a Date in local time without milliseconds, and asks no mapper",
                    SIMPLE_POJO_DATE),
            new Failure(Library.WAST, DECODING, "loses five members of a repository", GITHUB_EVENTS),
            new Failure(Library.JSONITER, DECODING, "generates code that does not compile", PERSON_COMPLEX),
            new Failure(Library.JSONITER, BOTH, "has no arrays of arrays", CANADA),
            new Failure(
                    Library.JSONITER,
                    DECODING,
                    "misreads doubles by one unit in the last place",
                    DOUBLES_10_SHORT_VARIED),
            new Failure(
                    Library.JSONITER_STRICT,
                    DECODING,
                    "misreads doubles by one unit in the last place",
                    DOUBLES_10_SHORT_VARIED),
            new Failure(
                    Library.JSONITER_STRICT,
                    DECODING,
                    "generates code that does not compile",
                    PERSON_COMPLEX,
                    TWITTER,
                    GITHUB_EVENTS),
            new Failure(Library.JSONITER_STRICT, BOTH, "has no arrays of arrays", CANADA),
            new Failure(
                    Library.DSL_JSON_DEFAULT,
                    DECODING,
                    "misreads doubles by one unit in the last place",
                    DOUBLES_10_FULL,
                    DOUBLES_10_FULL_VARIED,
                    DOUBLE_ARRAY_10_FULL,
                    CANADA),
            new Failure(
                    Library.AVAJE,
                    DECODING,
                    "misreads doubles by one unit in the last place",
                    DOUBLES_10_FULL,
                    DOUBLES_10_FULL_VARIED,
                    DOUBLE_ARRAY_10_FULL,
                    CANADA),
            new Failure(Library.AVAJE, BOTH, "has no Queue", PERSON_COMPLEX),
            new Failure(Library.MOSHI, BOTH, "has no Queue", PERSON_COMPLEX),
            new Failure(Library.FORY_BINARY, BOTH, NOTHING_TO_SKIP, SKIP),
            new Failure(Library.KRYO, BOTH, NOTHING_TO_SKIP, SKIP),
            new Failure(Library.HESSIAN, BOTH, NOTHING_TO_SKIP, SKIP),
            new Failure(Library.JDK, BOTH, NOTHING_TO_SKIP, SKIP),
            new Failure(Library.AVAJE, BOTH, "has no maps whose keys are numbers", CITM_CATALOG));

    private KnownFailures() {}

    /** Returns why the library fails; empty if no failure is known. */
    public static Optional<String> reason(Library library, Scenario scenario, Operation operation) {
        return ALL.stream()
                .filter(failure -> failure.library() == library
                        && failure.scenarios().contains(scenario)
                        && failure.operations().contains(operation))
                .map(Failure::reason)
                .findFirst();
    }

    /** The scenarios in which a library fails for one reason. */
    private record Failure(Library library, Set<Operation> operations, String reason, List<Scenario> scenarios) {
        Failure(Library library, Set<Operation> operations, String reason, Scenario... scenarios) {
            this(library, operations, reason, List.of(scenarios));
        }
    }
}
