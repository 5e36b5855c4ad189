package dev.burin.benchmarks.scenario;

import com.alibaba.fastjson2.JSON;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectReader;
import dev.burin.Codec;
import dev.burin.benchmarks.data.Jackson;
import dev.burin.benchmarks.data.Scenario;
import dev.burin.benchmarks.model.citm.CatalogCodec;
import dev.burin.benchmarks.model.github.GithubEventCodec;
import dev.burin.benchmarks.model.twitter.SearchResultCodec;
import java.io.IOException;

/** Libraries that read documents that are a {@code String}. */
public enum TextReading {
    BURIN {
        @Override
        Reader reader(Scenario scenario) {
            Codec<?> codec =
                    switch (scenario) {
                        case TWITTER -> SearchResultCodec.INSTANCE;
                        case CITM_CATALOG -> CatalogCodec.INSTANCE;
                        case GITHUB_EVENTS -> GithubEventCodec.INSTANCE.list();
                        default -> throw new IllegalArgumentException("no codec for " + scenario);
                    };
            return codec::fromJson;
        }
    },
    JACKSON {
        @Override
        Reader reader(Scenario scenario) {
            ObjectReader reader = Jackson.MAPPER
                    .readerFor(Jackson.MAPPER.constructType(scenario.type()))
                    .without(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES);
            return reader::readValue;
        }
    },
    FASTJSON2 {
        @Override
        Reader reader(Scenario scenario) {
            return json -> JSON.parseObject(json, scenario.type());
        }
    };

    /** Returns what reads documents of a scenario. */
    abstract Reader reader(Scenario scenario);

    /** Reads a document. */
    interface Reader {
        Object read(String json) throws IOException;
    }
}
