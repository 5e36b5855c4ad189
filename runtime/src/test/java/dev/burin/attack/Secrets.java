package dev.burin.attack;

import java.util.List;

/** Documents whose content must not be quoted. */
final class Secrets {
    /** Strings, names and numbers that occur nowhere else; to be encoded as ISO 8859-1, so that some are not UTF-8. */
    static final List<String> ALL = List.of(
            "\"Zebra7Quark\"",
            "[\"Zebra7Quark\",\"Zebra7Quark\"]",
            "{\"count\":\"Zebra7Quark\"}",
            "{\"Zebra7Quark\":1,\"Zebra7Quark\":2}",
            "{\"Zebra7Quark\":{\"Quagga\":[0,{\"Zebra7Quark\":x}]}}",
            "{\"\\u005aebra7Quark\":[Zebra7Quark]}",
            "8675309867530986753098675309",
            "-8675309.8675309e8675309",
            "{\"count\":8675309.8675309}",
            "{\"count\":8675309867530986753098675309}",
            "[8675309.8675309]",
            "{\"8675309x\":8675309}",
            "08675309",
            "8675309x",
            "9".repeat(1_100) + "8675309",
            "1e8675309",
            "Zebra7Quark",
            "[true Zebra7Quark]",
            "[true nuZebra7Quark]",
            "[truZebra7Quark]",
            "{\"count\":1 \"Zebra7Quark\":2}",
            "{Zebra7Quark:1}",
            "0 Zebra7Quark",
            "\"Zebra7Quark\\q\"",
            "\"Zebra7\u0001Quark\"",
            "\"Zebra7\\ud83dQuark\"",
            "\"Zebra7\u00ffQuark\"",
            "{\"Zebra7\u00ffQuark\":1}",
            "\u00ffZebra7Quark",
            "{\"Zebra7Quark\":".repeat(600) + "1",
            "[\"" + String.join("\",\"", EqualHashes.ofPoint(8675309, 1001)) + "\"]",
            "{\"Zebra7Quark\":".repeat(50) + "1" + ",\"@type\":\"Zebra7Quark\"}".repeat(50));

    private Secrets() {}
}
