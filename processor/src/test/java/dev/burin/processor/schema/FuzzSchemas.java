package dev.burin.processor.schema;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;

/**
 * A fuzz target for the codecs of random types, which have to match the description of their type.
 *
 * <p>Two bytes choose the type; the document follows. {@code .ci/fuzz} runs it.
 */
public final class FuzzSchemas {
    private static final int SCHEMAS = 8;
    private static final int TYPES = 8;
    private static final List<Schema> ALL = LongStream.rangeClosed(1, SCHEMAS)
            .mapToObj(seed -> SchemaGenerator.schema(new Random(seed), Vocabulary.BURIN, TYPES))
            .toList();

    private FuzzSchemas() {}

    /** Called by Jazzer. */
    public static void fuzzerTestOneInput(byte[] input) {
        if (input.length > 1) {
            Schema schema = ALL.get((input[0] & 0xFF) % ALL.size());
            DeclaredKind type =
                    schema.types().get((input[1] & 0xFF) % schema.types().size());
            schema.check(type, Arrays.copyOfRange(input, 2, input.length));
        }
    }
}
