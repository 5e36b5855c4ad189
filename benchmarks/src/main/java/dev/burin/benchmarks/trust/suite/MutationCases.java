package dev.burin.benchmarks.trust.suite;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.burin.reference.Mutations;
import java.util.Arrays;

/** A document that is changed at every byte, in many ways, and truncated at every byte. */
final class MutationCases {
    private static final String DOCUMENT = """
            {"id":9007199254740991,"name":"Ada \\"L\\u00f6ve\\" lace","tags":["new",null,true,false,-0.5e-3],
             "place" : { "lat":48.137154, "lon":-11.5761 }, "größe":[[],{},12345678],
            \t"text":"é€\uD83D\uDE00\\uD83D\\uDE00\\n/","zero":0}
            """;

    private MutationCases() {}

    static Suite suite(Extent extent) {
        Cases cases = new Cases();
        byte[] document = DOCUMENT.getBytes(UTF_8);
        cases.untyped("unchanged", document);
        int[] count = {0};
        Mutations.forEach(document, (title, mutation) -> {
            if (count[0]++ % extent.mutationStep() == 0) {
                cases.untyped(title, mutation);
            }
        });
        for (int length = 0; length < document.length; length++) {
            cases.untyped("cut at " + length, Arrays.copyOf(document, length));
        }
        String description = "A document of " + document.length
                + " bytes, each replaced by others, deleted and preceded by others"
                + (extent.mutationStep() > 1 ? ", every other time," : "") + " and cut off at each.";
        return new Suite("mutations", description, cases.made());
    }
}
