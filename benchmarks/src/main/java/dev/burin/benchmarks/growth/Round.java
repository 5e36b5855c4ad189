package dev.burin.benchmarks.growth;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.burin.benchmarks.coding.Coding;
import dev.burin.benchmarks.data.Jackson;
import dev.burin.benchmarks.data.ModelEquality;
import dev.burin.benchmarks.library.Operation;
import java.io.IOException;
import java.util.Random;

/**
 * One of the documents that take turns, as one library sees it.
 *
 * @param json the document to decode
 * @param value the object to encode
 * @param members the number of members of the document
 */
record Round<T>(Coding<T> coding, byte[] json, T value, int members) {

    /** Creates a round from an object, with the members in declaration order. */
    static <T> Round<T> of(Coding<T> coding, T value, int members) throws IOException {
        return new Round<>(coding, Jackson.MAPPER.writeValueAsBytes(value), value, members);
    }

    /** Returns the same round with the members of the document in this order. */
    Round<T> in(MemberOrder order, Random random) throws IOException {
        ObjectNode arranged = order.arrange((ObjectNode) Jackson.MAPPER.readTree(json), random);
        return new Round<>(coding, Jackson.MAPPER.writeValueAsBytes(arranged), value, arranged.size());
    }

    /**
     * Checks that the library reads what Jackson reads, or writes what Jackson reads as the value.
     *
     * @throws IllegalStateException if it does not
     */
    void verify(Operation operation) throws IOException {
        if (operation == Operation.DECODE && !ModelEquality.equal(coding.decode(json), read(json))) {
            throw new IllegalStateException("reads another value");
        }
        if (operation == Operation.ENCODE && !ModelEquality.equal(value, read(coding.encode(value)))) {
            throw new IllegalStateException("writes another value");
        }
    }

    private Object read(byte[] document) throws IOException {
        return Jackson.MAPPER
                .readerFor(value.getClass())
                .without(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
                .readValue(document);
    }
}
