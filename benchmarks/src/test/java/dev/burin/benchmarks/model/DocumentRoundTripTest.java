package dev.burin.benchmarks.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.burin.benchmarks.data.Corpus;
import dev.burin.benchmarks.data.Jackson;
import dev.burin.benchmarks.model.canada.FeatureCollection;
import dev.burin.benchmarks.model.citm.Catalog;
import dev.burin.benchmarks.model.github.Event;
import dev.burin.benchmarks.model.gsoc.Project;
import dev.burin.benchmarks.model.mime.MimeType;
import dev.burin.benchmarks.model.twitter.SearchResult;
import java.io.IOException;
import java.nio.file.Files;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The models are complete: each document that goes through its model comes out as an equal tree. */
class DocumentRoundTripTest {
    private static final ObjectMapper MAPPER = Jackson.MAPPER;

    @Test
    void twitterKeepsEveryMember() throws IOException {
        assertKept("twitter.json", new TypeReference<SearchResult>() {});
    }

    @Test
    void citmCatalogKeepsEveryMember() throws IOException {
        assertKept("citm_catalog.json", new TypeReference<Catalog>() {});
    }

    @Test
    void canadaKeepsEveryMember() throws IOException {
        assertKept("canada.json", new TypeReference<FeatureCollection>() {});
    }

    @Test
    void githubEventsKeepEveryMember() throws IOException {
        assertKept("github_events.json", new TypeReference<List<Event>>() {});
    }

    @Test
    void gsocKeepsEveryMember() throws IOException {
        assertKept("gsoc-2018.json", new TypeReference<Map<String, Project>>() {});
    }

    @Test
    void mimeDbKeepsEveryMember() throws IOException {
        assertKept(Corpus.mimeDb(), new TypeReference<Map<String, MimeType>>() {});
    }

    private static void assertKept(String fileName, TypeReference<?> type) throws IOException {
        assumeTrue(Files.exists(Corpus.path(fileName)), () -> "skipped: no " + Corpus.path(fileName));
        assertKept(Corpus.read(fileName), type);
    }

    private static void assertKept(byte[] document, TypeReference<?> type) throws IOException {
        byte[] written = MAPPER.writeValueAsBytes(MAPPER.readValue(document, type));
        // Not isEqualTo: that would print both trees, megabytes of them.
        assertThat(MAPPER.readTree(written).equals(BY_VALUE, MAPPER.readTree(document)))
                .as("the document and its round trip are equal")
                .isTrue();
    }

    /** Numbers are equal when their values are: a double may be written as -65.0 where the document has -65. */
    private static final Comparator<JsonNode> BY_VALUE = (one, other) -> {
        boolean equal = one.isNumber() && other.isNumber()
                ? one.decimalValue().compareTo(other.decimalValue()) == 0
                : one.equals(other);
        return equal ? 0 : 1;
    };
}
