package dev.burin.benchmarks.library;

import com.google.protobuf.DiscardUnknownFieldsParser;
import com.google.protobuf.Message;
import com.google.protobuf.MessageLite;
import com.google.protobuf.Parser;
import dev.burin.benchmarks.data.Jackson;
import dev.burin.benchmarks.data.Sample;
import dev.burin.benchmarks.data.Scenario;
import dev.burin.benchmarks.proto.ArticleMessages;
import dev.burin.benchmarks.proto.CanadaMessages;
import dev.burin.benchmarks.proto.CitmMessages;
import dev.burin.benchmarks.proto.GithubMessages;
import dev.burin.benchmarks.proto.GsocMessages;
import dev.burin.benchmarks.proto.MimeMessages;
import dev.burin.benchmarks.proto.PersonMessages;
import dev.burin.benchmarks.proto.TwitterMessages;
import java.io.IOException;
import java.io.UncheckedIOException;

/** Protobuf with prebuilt messages: the bound that a binary format with a schema sets, not a JSON library. */
final class ProtobufTasks {
    private ProtobufTasks() {}

    static Task<?> task(Scenario scenario) {
        return switch (scenario) {
            case INTS_10, INTS_10_VARIED ->
                task(scenario, ArticleMessages.Ints10.parser(), ArticleMessages.Ints10.newBuilder());
            case INTS_1 -> task(scenario, ArticleMessages.Ints1.parser(), ArticleMessages.Ints1.newBuilder());
            case DOUBLES_10_SHORT, DOUBLES_10_FULL, DOUBLES_10_SHORT_VARIED, DOUBLES_10_FULL_VARIED ->
                task(scenario, ArticleMessages.Doubles10.parser(), ArticleMessages.Doubles10.newBuilder());
            case STRINGS_1 -> task(scenario, ArticleMessages.Strings1.parser(), ArticleMessages.Strings1.newBuilder());
            case STRINGS_5 -> task(scenario, ArticleMessages.Strings5.parser(), ArticleMessages.Strings5.newBuilder());
            case STRINGS_10, STRINGS_10_VARIED ->
                task(scenario, ArticleMessages.Strings10.parser(), ArticleMessages.Strings10.newBuilder());
            case INT_LIST_10 ->
                task(scenario, ArticleMessages.IntList10.parser(), ArticleMessages.IntList10.newBuilder());
            case OBJECT_LIST_10, OBJECT_LIST_10_VARIED ->
                task(scenario, ArticleMessages.ObjectList10.parser(), ArticleMessages.ObjectList10.newBuilder());
            case DOUBLE_ARRAY_10_SHORT, DOUBLE_ARRAY_10_FULL ->
                task(scenario, ArticleMessages.DoubleArray10.parser(), ArticleMessages.DoubleArray10.newBuilder());
            case TEXT_ASCII, TEXT_CHINESE, TEXT_ESCAPED ->
                task(scenario, ArticleMessages.StringHolder.parser(), ArticleMessages.StringHolder.newBuilder());
            case SKIP -> skip(scenario);
            case NESTED_C -> task(scenario, ArticleMessages.C.parser(), ArticleMessages.C.newBuilder());
            case EVENT_PAYLOAD ->
                task(scenario, ArticleMessages.EventPayload.parser(), ArticleMessages.EventPayload.newBuilder());
            case SIMPLE_POJO, SIMPLE_POJO_DATE ->
                task(scenario, ArticleMessages.SimplePojo.parser(), ArticleMessages.SimplePojo.newBuilder());
            case PERSON_SMALL, PERSON_SMALL_VARIED ->
                task(scenario, PersonMessages.PersonSmall.parser(), PersonMessages.PersonSmall.newBuilder());
            case PERSON_MEDIUM ->
                task(scenario, PersonMessages.PersonMedium.parser(), PersonMessages.PersonMedium.newBuilder());
            case PERSON_COMPLEX ->
                task(scenario, PersonMessages.PersonComplex.parser(), PersonMessages.PersonComplex.newBuilder());
            case MIME_DB -> task(scenario, MimeMessages.MimeDb.parser(), MimeMessages.MimeDb.newBuilder());
            case TWITTER ->
                task(scenario, TwitterMessages.SearchResult.parser(), TwitterMessages.SearchResult.newBuilder());
            case CITM_CATALOG -> task(scenario, CitmMessages.Catalog.parser(), CitmMessages.Catalog.newBuilder());
            case CANADA ->
                task(
                        scenario,
                        CanadaMessages.FeatureCollection.parser(),
                        CanadaMessages.FeatureCollection.newBuilder());
            case GITHUB_EVENTS -> task(scenario, GithubMessages.Events.parser(), GithubMessages.Events.newBuilder());
            case GSOC -> task(scenario, GsocMessages.Projects.parser(), GsocMessages.Projects.newBuilder());
        };
    }

    private static <M extends MessageLite> Task<M> task(Scenario scenario, Parser<M> parser, Message.Builder message) {
        return new Task<>(scenario.sample(), parser::parseFrom, MessageLite::toByteArray, new MessageForm<>(message));
    }

    /** Reads SkipTarget from the bytes of SkipSource and drops the fields that SkipTarget does not have. */
    private static Task<ArticleMessages.SkipTarget> skip(Scenario scenario) {
        Parser<ArticleMessages.SkipTarget> parser =
                DiscardUnknownFieldsParser.wrap(ArticleMessages.SkipTarget.parser());
        return new Task<>(scenario.sample(), parser::parseFrom, MessageLite::toByteArray, new SkipForm());
    }

    /** Returns the bytes of the message from which SkipTarget is read. */
    static byte[] skipSource(Sample sample) {
        return filled(sample, ArticleMessages.SkipSource.newBuilder()).toByteArray();
    }

    private static Message filled(Sample sample, Message.Builder message) {
        try {
            return ProtobufMessages.fill(message.clone(), Jackson.MAPPER.readTree(sample.json()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A form with messages instead of models, and their bytes instead of JSON. */
    private record MessageForm<M extends MessageLite>(Message.Builder empty) implements Task.Form<M> {
        @Override
        @SuppressWarnings("unchecked") // The builder is of the message's type.
        public M value(Sample sample) {
            return (M) filled(sample, empty);
        }

        @Override
        public byte[] input(Sample sample, M value) {
            return value.toByteArray();
        }
    }

    /** A form in which the decoded bytes hold more than the encoded value. */
    private static final class SkipForm implements Task.Form<ArticleMessages.SkipTarget> {
        @Override
        public ArticleMessages.SkipTarget value(Sample sample) {
            return ArticleMessages.SkipTarget.newBuilder().setWanted(42).build();
        }

        @Override
        public byte[] input(Sample sample, ArticleMessages.SkipTarget value) {
            return skipSource(sample);
        }
    }
}
