package dev.burin.benchmarks.trust.suite;

import dev.burin.reference.DocumentRow;
import java.nio.file.Path;
import java.util.List;

/** JSONTestSuite, if it is present, and the documents of Burin's own tests. */
final class DocumentCases {
    private static final List<String> FOLDERS = List.of("jsontestsuite/test_parsing", "jsontestsuite/test_transform");

    private DocumentCases() {}

    static Suite suite() {
        Cases cases = new Cases();
        for (String folder : FOLDERS) {
            for (Path file : ConformanceCorpus.files(folder, ".json")) {
                cases.untyped(file.getFileName().toString(), ConformanceCorpus.bytes(file));
            }
        }
        for (DocumentRow row : DocumentRow.all()) {
            cases.untyped(row.text(), row.document());
        }
        String description = (ConformanceCorpus.isPresent() ? "JSONTestSuite and d" : "D")
                + "ocuments of Burin's own tests, decoded without a type.";
        return new Suite("documents", description, cases.made());
    }
}
