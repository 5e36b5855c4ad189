package dev.burin.processor.schema;

import static org.assertj.core.api.Assertions.assertThat;

import dev.burin.reference.Mutations;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Random types and documents: every codec reads, rejects and writes what a plain description of its type says, and does what
 * Jackson does where that reads the same annotations.
 *
 * <p>{@code -Dburin.schemas=1000} sets their number; {@code -Dburin.seed=1234} sets the first seed, which failures name.
 */
class RandomSchemaTest {
    private static final int SCHEMAS = 8;
    private static final int TYPES = 8;
    private static final int DOCUMENTS = 30;

    static LongStream seeds() {
        return LongStream.range(0, Long.getLong("burin.schemas", SCHEMAS)).map(i -> Long.getLong("burin.seed", 1) + i);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void codecsMatchTheDescriptionOfTheirTypes(long seed) {
        assertThat(documentsRead(seed, Vocabulary.BURIN)).isPositive();
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void codecsMatchJackson(long seed) {
        assertThat(documentsRead(seed, Vocabulary.JACKSON)).isPositive();
    }

    /** Checks documents of random types, and returns how many of them were accepted. */
    private static int documentsRead(long seed, Vocabulary vocabulary) {
        Random random = new Random(seed);
        Schema schema = SchemaGenerator.schema(random, vocabulary, TYPES);
        int read = 0;
        for (DeclaredKind type : schema.types()) {
            for (int i = 0; i < DOCUMENTS; i++) {
                byte[] document = JsonText.of(type, random);
                if (schema.check(type, document)) {
                    read++;
                    if (vocabulary == Vocabulary.JACKSON) {
                        schema.checkWithJackson(type, document);
                    }
                }
                schema.check(type, Mutations.random(document, random));
                schema.check(type, TokenChanges.random(document, random));
            }
        }
        return read;
    }
}
