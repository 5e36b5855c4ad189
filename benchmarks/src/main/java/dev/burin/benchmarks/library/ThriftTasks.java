package dev.burin.benchmarks.library;

import com.fasterxml.jackson.databind.JavaType;
import dev.burin.benchmarks.data.Jackson;
import dev.burin.benchmarks.data.ModelEquality;
import dev.burin.benchmarks.data.Sample;
import dev.burin.benchmarks.data.Scenario;
import dev.burin.benchmarks.thrift.article.C;
import dev.burin.benchmarks.thrift.article.DoubleArray10;
import dev.burin.benchmarks.thrift.article.Doubles10;
import dev.burin.benchmarks.thrift.article.EventPayload;
import dev.burin.benchmarks.thrift.article.IntList10;
import dev.burin.benchmarks.thrift.article.Ints1;
import dev.burin.benchmarks.thrift.article.Ints10;
import dev.burin.benchmarks.thrift.article.ObjectList10;
import dev.burin.benchmarks.thrift.article.SimplePojo;
import dev.burin.benchmarks.thrift.article.SkipSource;
import dev.burin.benchmarks.thrift.article.SkipTarget;
import dev.burin.benchmarks.thrift.article.StringHolder;
import dev.burin.benchmarks.thrift.article.Strings1;
import dev.burin.benchmarks.thrift.article.Strings10;
import dev.burin.benchmarks.thrift.article.Strings5;
import dev.burin.benchmarks.thrift.canada.FeatureCollection;
import dev.burin.benchmarks.thrift.citm.Catalog;
import dev.burin.benchmarks.thrift.github.Events;
import dev.burin.benchmarks.thrift.gsoc.Projects;
import dev.burin.benchmarks.thrift.mime.MimeDb;
import dev.burin.benchmarks.thrift.person.PersonComplex;
import dev.burin.benchmarks.thrift.person.PersonMedium;
import dev.burin.benchmarks.thrift.person.PersonSmall;
import dev.burin.benchmarks.thrift.twitter.SearchResult;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Type;
import java.util.function.Supplier;
import org.apache.thrift.TBase;
import org.apache.thrift.TDeserializer;
import org.apache.thrift.TException;
import org.apache.thrift.TSerializer;
import org.apache.thrift.protocol.TCompactProtocol;

/** Thrift's compact protocol with prebuilt structs; one serializer and one deserializer, both reused. */
final class ThriftTasks {
    private ThriftTasks() {}

    static Task<?> task(Scenario scenario) {
        return switch (scenario) {
            case INTS_10, INTS_10_VARIED -> task(scenario, Ints10::new);
            case INTS_1 -> task(scenario, Ints1::new);
            case DOUBLES_10_SHORT, DOUBLES_10_FULL, DOUBLES_10_SHORT_VARIED, DOUBLES_10_FULL_VARIED ->
                task(scenario, Doubles10::new);
            case STRINGS_1 -> task(scenario, Strings1::new);
            case STRINGS_5 -> task(scenario, Strings5::new);
            case STRINGS_10, STRINGS_10_VARIED -> task(scenario, Strings10::new);
            case INT_LIST_10 -> task(scenario, IntList10::new);
            case OBJECT_LIST_10, OBJECT_LIST_10_VARIED -> task(scenario, ObjectList10::new);
            case DOUBLE_ARRAY_10_SHORT, DOUBLE_ARRAY_10_FULL -> task(scenario, DoubleArray10::new);
            case TEXT_ASCII, TEXT_CHINESE, TEXT_ESCAPED -> task(scenario, StringHolder::new);
            case SKIP -> task(scenario, SkipTarget::new, SkipSource::new);
            case NESTED_C -> task(scenario, C::new);
            case EVENT_PAYLOAD -> task(scenario, EventPayload::new);
            case SIMPLE_POJO, SIMPLE_POJO_DATE -> task(scenario, SimplePojo::new);
            case PERSON_SMALL, PERSON_SMALL_VARIED -> task(scenario, PersonSmall::new);
            case PERSON_MEDIUM -> task(scenario, PersonMedium::new);
            case PERSON_COMPLEX -> task(scenario, PersonComplex::new);
            case MIME_DB -> task(scenario, MimeDb::new);
            case TWITTER -> task(scenario, SearchResult::new);
            case CITM_CATALOG -> task(scenario, Catalog::new);
            case CANADA -> task(scenario, FeatureCollection::new);
            case GITHUB_EVENTS -> task(scenario, Events::new);
            case GSOC -> task(scenario, Projects::new);
        };
    }

    private static <S extends TBase<S, ?>> Task<S> task(Scenario scenario, Supplier<S> struct) {
        return task(scenario, struct, struct);
    }

    private static <S extends TBase<S, ?>> Task<S> task(
            Scenario scenario, Supplier<S> target, Supplier<? extends TBase<?, ?>> source) {
        Codec codec = new Codec();
        return new Task<>(
                scenario.sample(),
                bytes -> codec.decode(bytes, target.get()),
                codec::encode,
                new StructForm<>(scenario.type(), target, source, codec));
    }

    /**
     * A form with structs instead of models, and their bytes instead of JSON. A struct is correct if it has the model's data.
     *
     * @param type the type of the model
     * @param target creates the structs that are decoded and encoded
     * @param source creates the structs that the input is written from, which may have more fields
     */
    private record StructForm<S extends TBase<S, ?>>(
            Type type, Supplier<S> target, Supplier<? extends TBase<?, ?>> source, Codec codec)
            implements Task.Form<S> {

        @Override
        public S value(Sample sample) {
            try {
                return codec.decode(written(sample), target.get());
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        @Override
        public byte[] input(Sample sample, S value) {
            try {
                return written(sample);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        @Override
        public boolean isRight(S decoded, Sample sample, S value) throws IOException {
            JavaType model = Jackson.MAPPER.constructType(type);
            return ModelEquality.equal(
                    Jackson.MAPPER.readValue(Jackson.MAPPER.treeAsTokens(ThriftStructs.json(decoded)), model),
                    sample.value());
        }

        private byte[] written(Sample sample) throws IOException {
            return codec.encode(ThriftStructs.fill(source.get(), Jackson.MAPPER.readTree(sample.json())));
        }
    }

    /** The two calls; converts Thrift's checked exceptions, which are not {@code IOException}s. */
    private static final class Codec {
        private final TSerializer serializer;
        private final TDeserializer deserializer;

        Codec() {
            try {
                serializer = new TSerializer(new TCompactProtocol.Factory());
                deserializer = new TDeserializer(new TCompactProtocol.Factory());
            } catch (TException e) {
                throw new IllegalStateException(e);
            }
        }

        byte[] encode(TBase<?, ?> struct) throws IOException {
            try {
                return serializer.serialize(struct);
            } catch (TException e) {
                throw new IOException(e);
            }
        }

        <S extends TBase<S, ?>> S decode(byte[] bytes, S struct) throws IOException {
            try {
                deserializer.deserialize(struct, bytes);
                return struct;
            } catch (TException e) {
                throw new IOException(e);
            }
        }
    }
}
