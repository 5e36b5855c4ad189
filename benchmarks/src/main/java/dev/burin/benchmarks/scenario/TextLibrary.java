package dev.burin.benchmarks.scenario;

import com.alibaba.fastjson2.JSON;
import com.alibaba.fastjson2.JSONWriter;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.ObjectWriter;
import dev.burin.Codec;
import dev.burin.benchmarks.data.Jackson;
import dev.burin.benchmarks.data.Scenario;
import dev.burin.benchmarks.model.citm.CatalogCodec;
import dev.burin.benchmarks.model.github.GithubEventCodec;
import dev.burin.benchmarks.model.twitter.SearchResultCodec;
import java.io.IOException;

/** Libraries that read and write documents that are a {@code String}. */
public enum TextLibrary {
    BURIN {
        @Override
        TextCoding coding(Scenario scenario) {
            return switch (scenario) {
                case TWITTER -> coding(SearchResultCodec.INSTANCE);
                case CITM_CATALOG -> coding(CatalogCodec.INSTANCE);
                case GITHUB_EVENTS -> coding(GithubEventCodec.INSTANCE.list());
                default -> throw new IllegalArgumentException("no codec for " + scenario);
            };
        }

        @SuppressWarnings("unchecked") // The sample is of the codec's type.
        private <T> TextCoding coding(Codec<T> codec) {
            return new TextCoding(codec::fromJson, value -> codec.toJson((T) value));
        }
    },
    JACKSON {
        @Override
        TextCoding coding(Scenario scenario) {
            JavaType type = Jackson.MAPPER.constructType(scenario.type());
            ObjectReader reader =
                    Jackson.MAPPER.readerFor(type).without(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES);
            ObjectWriter writer = Jackson.MAPPER.writerFor(type);
            return new TextCoding(reader::readValue, writer::writeValueAsString);
        }
    },
    /** Like Jackson, it writes nulls. */
    FASTJSON2 {
        @Override
        TextCoding coding(Scenario scenario) {
            return new TextCoding(
                    json -> JSON.parseObject(json, scenario.type()),
                    value -> JSON.toJSONString(
                            value, JSONWriter.Feature.WriteNulls, JSONWriter.Feature.WriteNonStringKeyAsString));
        }
    };

    /** Returns what reads and writes documents of a scenario. */
    abstract TextCoding coding(Scenario scenario);

    /**
     * One type of documents.
     *
     * @param reader reads a document
     * @param writer writes an object
     */
    record TextCoding(Reader reader, Writer writer) {}

    /** Reads a document. */
    interface Reader {
        Object read(String json) throws IOException;
    }

    /** Writes an object. */
    interface Writer {
        String write(Object value) throws IOException;
    }
}
