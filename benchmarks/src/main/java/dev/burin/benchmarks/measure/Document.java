package dev.burin.benchmarks.measure;

import dev.burin.benchmarks.data.Scenario;

/** What all languages read and write. */
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

    /** The name of the file that the programs are given. */
    String fileName() {
        return fileName;
    }

    /** What it is to Java's libraries. */
    Scenario scenario() {
        return scenario;
    }

    /** Whether it is there: a document of the corpus folder may be missing. */
    boolean isAvailable() {
        return scenario.isAvailable();
    }

    /** Its bytes. */
    byte[] bytes() {
        return scenario.sample().json();
    }
}
