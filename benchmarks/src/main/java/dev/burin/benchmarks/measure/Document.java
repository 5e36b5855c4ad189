package dev.burin.benchmarks.measure;

import dev.burin.benchmarks.data.Scenario;

/** The documents that all languages read and write. */
enum Document {
    EVENT_PAYLOAD("EventPayload.json", Scenario.EVENT_PAYLOAD),
    MIME_DB("mime-db.json", Scenario.MIME_DB),
    TWITTER("twitter.json", Scenario.TWITTER),
    CITM_CATALOG("citm_catalog.json", Scenario.CITM_CATALOG),
    CANADA("canada.json", Scenario.CANADA),
    GITHUB_EVENTS("github_events.json", Scenario.GITHUB_EVENTS),
    GSOC("gsoc-2018.json", Scenario.GSOC);

    private final String fileName;
    private final Scenario scenario;

    Document(String fileName, Scenario scenario) {
        this.fileName = fileName;
        this.scenario = scenario;
    }

    /** Returns the name of the file that is passed to the programs. */
    String fileName() {
        return fileName;
    }

    /** Returns the corresponding scenario of the Java libraries. */
    Scenario scenario() {
        return scenario;
    }

    /** Returns whether the document is available: one in the corpus folder may be missing. */
    boolean isAvailable() {
        return scenario.isAvailable();
    }

    /** Returns the bytes of the document. */
    byte[] bytes() {
        return scenario.sample().json();
    }
}
