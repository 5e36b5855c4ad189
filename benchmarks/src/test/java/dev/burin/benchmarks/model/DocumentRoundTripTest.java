package dev.burin.benchmarks.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.burin.Codec;
import dev.burin.benchmarks.data.Corpus;
import dev.burin.benchmarks.data.Jackson;
import dev.burin.benchmarks.data.ModelEquality;
import dev.burin.benchmarks.model.canada.FeatureCollection;
import dev.burin.benchmarks.model.canada.FeatureCollectionCodec;
import dev.burin.benchmarks.model.citm.Catalog;
import dev.burin.benchmarks.model.citm.CatalogCodec;
import dev.burin.benchmarks.model.github.GithubEvent;
import dev.burin.benchmarks.model.github.GithubEventCodec;
import dev.burin.benchmarks.model.gsoc.Project;
import dev.burin.benchmarks.model.gsoc.ProjectCodec;
import dev.burin.benchmarks.model.mime.MimeType;
import dev.burin.benchmarks.model.mime.MimeTypeCodec;
import dev.burin.benchmarks.model.twitter.SearchResult;
import dev.burin.benchmarks.model.twitter.SearchResultCodec;
import java.io.IOException;
import java.nio.file.Files;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** The models are complete: a document that is decoded into its model and encoded again is an equal tree. */
class DocumentRoundTripTest {
    private static final ObjectMapper MAPPER = Jackson.MAPPER;

    static final List<Document<?>> DOCUMENTS = List.of(
            new Document<>("twitter.json", SearchResultCodec.INSTANCE, new TypeReference<SearchResult>() {}),
            new Document<>("citm_catalog.json", CatalogCodec.INSTANCE, new TypeReference<Catalog>() {}),
            new Document<>("canada.json", FeatureCollectionCodec.INSTANCE, new TypeReference<FeatureCollection>() {}),
            new Document<>(
                    Document.GITHUB_EVENTS,
                    GithubEventCodec.INSTANCE.list(),
                    new TypeReference<List<GithubEvent>>() {}),
            new Document<>("gsoc-2018.json", ProjectCodec.INSTANCE.map(), new TypeReference<Map<String, Project>>() {}),
            new Document<>(
                    Document.MIME_DB, MimeTypeCodec.INSTANCE.map(), new TypeReference<Map<String, MimeType>>() {}));

    @ParameterizedTest(name = "{0}")
    @FieldSource("DOCUMENTS")
    <T> void jacksonKeepsEveryMember(Document<T> document) throws IOException {
        byte[] original = document.read();

        assertEqualTrees(MAPPER.writeValueAsBytes(MAPPER.readValue(original, document.type())), document.tree());
    }

    @ParameterizedTest(name = "{0}")
    @FieldSource("DOCUMENTS")
    <T> void burinKeepsEveryMember(Document<T> document) throws IOException {
        byte[] original = document.read();

        assertEqualTrees(document.codec().toJsonBytes(document.codec().fromJson(original)), document.tree());
    }

    @ParameterizedTest(name = "{0}")
    @FieldSource("DOCUMENTS")
    <T> void burinAndJacksonReadEqualObjects(Document<T> document) throws IOException {
        byte[] original = document.read();

        T byBurin = document.codec().fromJson(original);
        T byJackson = MAPPER.readValue(original, document.type());

        assertThat(ModelEquality.equal(byBurin, byJackson)).isTrue();
    }

    private static void assertEqualTrees(byte[] written, JsonNode expected) throws IOException {
        // Not isEqualTo, which would print both trees: megabytes.
        assertThat(MAPPER.readTree(written).equals(BY_VALUE, expected))
                .as("the document and its round trip are equal")
                .isTrue();
    }

    /** Compares numbers by value: a double may be written as -65.0 if the document has -65. */
    private static final Comparator<JsonNode> BY_VALUE = (one, other) -> {
        boolean equal = one.isNumber() && other.isNumber()
                ? one.decimalValue().compareTo(other.decimalValue()) == 0
                : one.equals(other);
        return equal ? 0 : 1;
    };

    /** A real document and the two ways to read it. */
    record Document<T>(String name, Codec<T> codec, TypeReference<T> type) {
        static final String MIME_DB = "mime-db";
        static final String GITHUB_EVENTS = "github_events.json";

        byte[] read() {
            if (name.equals(MIME_DB)) {
                return Corpus.mimeDb();
            }
            assumeTrue(Files.exists(Corpus.path(name)), () -> "skipped: no " + Corpus.path(name));
            return Corpus.read(name);
        }

        /** Returns the expected output: the whole document, except for the two nulls that {@code Payload} leaves out. */
        JsonNode tree() throws IOException {
            JsonNode tree = MAPPER.readTree(read());
            if (name.equals(GITHUB_EVENTS)) {
                int removed = 0;
                for (JsonNode event : tree) {
                    ObjectNode payload = (ObjectNode) event.get("payload");
                    if (payload.has("ref") && payload.get("ref").isNull()) {
                        payload.remove("ref");
                        removed++;
                    }
                }
                assertThat(removed).isEqualTo(2);
            }
            return tree;
        }

        @Override
        public String toString() {
            return name;
        }
    }
}
