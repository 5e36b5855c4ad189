package dev.burin.processor.schema;

import dev.burin.codegen.NameHash;
import dev.burin.processor.plan.Collisions;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Names that are hard to get right. */
final class Names {
    /** Names that generated code might use itself, contextual keywords, and unusual letters. */
    static final List<String> JAVA = List.of(
            "in",
            "out",
            "at",
            "value",
            "values",
            "next",
            "hasNext",
            "seen",
            "seen0",
            "index",
            "INSTANCE",
            "END",
            "NAMES",
            "codec",
            "read",
            "write",
            "self",
            "result",
            "object",
            "T",
            "E",
            "i",
            "element",
            "key",
            "map",
            "list",
            "name",
            "record",
            "var",
            "sealed",
            "permits",
            "yield",
            "$",
            "$$",
            "a$b",
            "_a",
            "é",
            "名前",
            "ſ",
            "ı",
            "String",
            "Object",
            "List",
            "JsonReader",
            "JsonWriter",
            "Codec",
            "json",
            "target",
            "offset",
            "length",
            "hash",
            "label",
            "type",
            Collisions.PAIR.get(0),
            Collisions.PAIR.get(1));

    /** Names with the same hash as another one below. */
    private static final List<String> SAME_HASH = Collisions.ofHash(NameHash.of("aaaaaaaa"), 3);

    /** Names of JSON members. */
    static final List<String> JSON = List.of(
            " ",
            "\"",
            "\\",
            "a\"b\\c",
            "\n",
            "\u0000",
            "\u007F",
            "\u2028",
            "é",
            "名前",
            "\uD83D\uDE00",
            "class",
            "a.b",
            "/a~b",
            "$ref",
            "@id",
            "null",
            "true",
            "0",
            "[]",
            "x".repeat(64),
            "é".repeat(100),
            "aaaaaaaa",
            "aaaaaaab",
            "aaaaaaaaaaaaaaaa",
            "aaaaaaaaaaaaaaab",
            "aaaaaaaaaaaaaaa",
            SAME_HASH.get(0),
            SAME_HASH.get(1),
            SAME_HASH.get(2));

    private Names() {}

    /** Returns a string of a few words that is not in the lists of names. */
    static String text(Random random) {
        return random.nextInt(5) == 0
                ? JSON.get(random.nextInt(JSON.size())) + " "
                : words(random).stream().collect(Collectors.joining(" ", "", " "));
    }

    /** Returns one to three words in lower case. */
    static List<String> words(Random random) {
        return IntStream.rangeClosed(0, random.nextInt(3))
                .mapToObj(i -> random.ints(2 + random.nextInt(7), 'a', 'z' + 1)
                        .mapToObj(Character::toString)
                        .collect(Collectors.joining()))
                .toList();
    }

    /** Returns a Java literal. */
    static String literal(String text) {
        StringBuilder literal = new StringBuilder("\"");
        for (char c : text.toCharArray()) {
            if (c < ' ' || c == 0x7F) {
                literal.append(String.format("\\%03o", (int) c));
            } else {
                literal.append(c == '"' || c == '\\' ? "\\" : "").append(c);
            }
        }
        return literal.append('"').toString();
    }
}
