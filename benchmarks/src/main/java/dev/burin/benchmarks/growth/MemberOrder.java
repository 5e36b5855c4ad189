package dev.burin.benchmarks.growth;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.burin.benchmarks.data.Jackson;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** The members of a document and their order. */
public enum MemberOrder {
    /** As the type declares them. */
    DECLARED,
    /** In a different order, the same for all documents. */
    OTHER,
    /** In a different order for each document. */
    SHUFFLED,
    /** As declared, with unknown members in between: a scalar, a string and an object. */
    UNKNOWN,
    /** As declared, but with three members missing, different ones in each document. */
    MISSING;

    private static final long OTHER_SEED = 7;
    private static final int MISSING_COUNT = 3;

    /** Returns the document with its members in this order. */
    ObjectNode arrange(ObjectNode declared, Random random) {
        List<String> names = new ArrayList<>();
        declared.fieldNames().forEachRemaining(names::add);
        switch (this) {
            case OTHER -> Collections.shuffle(names, new Random(OTHER_SEED));
            case SHUFFLED -> Collections.shuffle(names, random);
            case UNKNOWN -> {
                names.add(2, "revision");
                names.add(6, "tracking");
                names.add(9, "carrier");
            }
            case MISSING -> {
                for (int i = 0; i < MISSING_COUNT; i++) {
                    names.remove(random.nextInt(names.size()));
                }
            }
            default -> {}
        }
        ObjectNode arranged = Jackson.MAPPER.createObjectNode();
        names.forEach(name -> arranged.set(name, declared.has(name) ? declared.get(name) : unknown(name, random)));
        return arranged;
    }

    private static JsonNode unknown(String name, Random random) {
        return switch (name) {
            case "revision" -> Jackson.MAPPER.getNodeFactory().numberNode(random.nextInt(10_000));
            case "tracking" -> Jackson.MAPPER.getNodeFactory().textNode(Long.toHexString(random.nextLong()));
            default -> carrier(random);
        };
    }

    private static JsonNode carrier(Random random) {
        ObjectNode carrier = Jackson.MAPPER.createObjectNode();
        carrier.put("name", Integer.toString(random.nextInt(), Character.MAX_RADIX));
        carrier.put("express", random.nextBoolean());
        carrier.putArray("stops").add(random.nextInt(1000)).add(random.nextInt(1000));
        return carrier;
    }
}
