package dev.burin.benchmarks.library;

import dev.burin.benchmarks.data.Jackson;
import dev.burin.benchmarks.data.ModelEquality;
import dev.burin.benchmarks.data.Sample;
import dev.burin.benchmarks.data.Scenario;
import dev.burin.benchmarks.twin.Codecs;
import dev.burin.benchmarks.twin.TwinCodec;
import java.io.IOException;
import java.lang.reflect.Type;

/**
 * jsoniter-scala. Its macro generates codecs only for Scala classes, so it gets case classes with the same data; what it
 * writes is checked by reading it into the Java classes with Jackson.
 */
final class JsoniterScalaTasks {
    private JsoniterScalaTasks() {}

    static Task<?> task(Scenario scenario) {
        return switch (scenario) {
            case INTS_10, INTS_10_VARIED -> task(scenario, Codecs.ints10());
            case INTS_1 -> task(scenario, Codecs.ints1());
            case DOUBLES_10_SHORT, DOUBLES_10_FULL, DOUBLES_10_SHORT_VARIED, DOUBLES_10_FULL_VARIED ->
                task(scenario, Codecs.doubles10());
            case STRINGS_1 -> task(scenario, Codecs.strings1());
            case STRINGS_5 -> task(scenario, Codecs.strings5());
            case STRINGS_10, STRINGS_10_VARIED -> task(scenario, Codecs.strings10());
            case INT_LIST_10 -> task(scenario, Codecs.intList10());
            case OBJECT_LIST_10, OBJECT_LIST_10_VARIED -> task(scenario, Codecs.objectList10());
            case DOUBLE_ARRAY_10_SHORT, DOUBLE_ARRAY_10_FULL -> task(scenario, Codecs.doubleArray10());
            case TEXT_ASCII, TEXT_CHINESE, TEXT_ESCAPED -> task(scenario, Codecs.stringHolder());
            case SKIP -> task(scenario, Codecs.skipTarget());
            case NESTED_C -> task(scenario, Codecs.c());
            case EVENT_PAYLOAD -> task(scenario, Codecs.eventPayload());
            case SIMPLE_POJO -> task(scenario, Codecs.simplePojo());
            case SIMPLE_POJO_DATE -> task(scenario, Codecs.simplePojoDate());
            case PERSON_SMALL, PERSON_SMALL_VARIED -> task(scenario, Codecs.personSmall());
            case PERSON_MEDIUM -> task(scenario, Codecs.personMedium());
            case PERSON_COMPLEX -> task(scenario, Codecs.personComplex());
            case MIME_DB -> task(scenario, Codecs.mimeDb());
            case TWITTER -> task(scenario, Codecs.twitter());
            case CITM_CATALOG -> task(scenario, Codecs.citmCatalog());
            case CANADA -> task(scenario, Codecs.canada());
            case GITHUB_EVENTS -> task(scenario, Codecs.githubEvents());
            case GSOC -> task(scenario, Codecs.gsoc());
        };
    }

    private static <T> Task<T> task(Scenario scenario, TwinCodec<T> codec) {
        return new Task<>(scenario.sample(), codec::decode, codec::encode, new TwinForm<>(codec, scenario.type()));
    }

    /** Uses the case classes, the twins of the models. */
    private record TwinForm<T>(TwinCodec<T> codec, Type type) implements Task.Form<T> {
        @Override
        public T value(Sample sample) {
            return codec.decode(sample.json());
        }

        @Override
        public boolean isRight(T decoded, Sample sample, T value) throws IOException {
            Object read = Jackson.MAPPER.readValue(codec.encode(decoded), Jackson.MAPPER.constructType(type));
            return ModelEquality.equal(read, sample.value());
        }
    }
}
