package dev.burin.benchmarks.measure;

import dev.burin.benchmarks.data.Corpus;
import dev.burin.benchmarks.data.Scenario;
import java.nio.file.Files;
import java.util.Optional;

/** What all languages read and write. */
enum Document {
    EVENT_PAYLOAD("EventPayload.json", Optional.of(Scenario.EVENT_PAYLOAD)),
    MIME_DB("mime-db.json", Optional.of(Scenario.MIME_DB)),
    TWITTER("twitter.json", Optional.of(Scenario.TWITTER)),
    CITM_CATALOG("citm_catalog.json", Optional.of(Scenario.CITM_CATALOG)),
    CANADA("canada.json", Optional.of(Scenario.CANADA)),
    GITHUB_EVENTS("github_events.json", Optional.empty()),
    GSOC("gsoc-2018.json", Optional.empty());

    private final String fileName;
    private final Optional<Scenario> scenario;

    Document(String fileName, Optional<Scenario> scenario) {
        this.fileName = fileName;
        this.scenario = scenario;
    }

    /** The name of the file that the programs are given. */
    String fileName() {
        return fileName;
    }

    /** What it is to Java's libraries. */
    Optional<Scenario> scenario() {
        return scenario;
    }

    /** Whether it is there: a document of the corpus folder may be missing. */
    boolean isAvailable() {
        return scenario.map(Scenario::isAvailable).orElseGet(() -> Files.exists(Corpus.path(fileName)));
    }

    /** Its bytes. */
    byte[] bytes() {
        return scenario.map(known -> known.sample().json()).orElseGet(() -> Corpus.read(fileName));
    }
}
