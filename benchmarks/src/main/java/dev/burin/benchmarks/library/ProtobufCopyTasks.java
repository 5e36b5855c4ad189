package dev.burin.benchmarks.library;

import com.google.protobuf.DiscardUnknownFieldsParser;
import com.google.protobuf.MessageLite;
import com.google.protobuf.Parser;
import dev.burin.benchmarks.data.Sample;
import dev.burin.benchmarks.data.Scenario;
import dev.burin.benchmarks.model.article.C;
import dev.burin.benchmarks.model.article.DoubleArray10;
import dev.burin.benchmarks.model.article.Doubles10;
import dev.burin.benchmarks.model.article.EventPayload;
import dev.burin.benchmarks.model.article.IntList10;
import dev.burin.benchmarks.model.article.Ints1;
import dev.burin.benchmarks.model.article.Ints10;
import dev.burin.benchmarks.model.article.ObjectList10;
import dev.burin.benchmarks.model.article.SimplePojo;
import dev.burin.benchmarks.model.article.SimplePojoDate;
import dev.burin.benchmarks.model.article.SkipTarget;
import dev.burin.benchmarks.model.article.StringHolder;
import dev.burin.benchmarks.model.article.Strings1;
import dev.burin.benchmarks.model.article.Strings10;
import dev.burin.benchmarks.model.article.Strings5;
import dev.burin.benchmarks.model.canada.FeatureCollection;
import dev.burin.benchmarks.model.citm.Catalog;
import dev.burin.benchmarks.model.github.GithubEvent;
import dev.burin.benchmarks.model.gsoc.Project;
import dev.burin.benchmarks.model.mime.MimeType;
import dev.burin.benchmarks.model.person.PersonComplex;
import dev.burin.benchmarks.model.person.PersonMedium;
import dev.burin.benchmarks.model.person.PersonSmall;
import dev.burin.benchmarks.model.twitter.SearchResult;
import dev.burin.benchmarks.proto.ArticleMessages;
import dev.burin.benchmarks.proto.CanadaMessages;
import dev.burin.benchmarks.proto.CitmMessages;
import dev.burin.benchmarks.proto.GithubMessages;
import dev.burin.benchmarks.proto.GsocMessages;
import dev.burin.benchmarks.proto.MimeMessages;
import dev.burin.benchmarks.proto.PersonMessages;
import dev.burin.benchmarks.proto.TwitterMessages;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Protobuf as used by a program whose own classes are not the generated ones: each message is copied from and to a model. */
final class ProtobufCopyTasks {
    private ProtobufCopyTasks() {}

    static Task<?> task(Scenario scenario) {
        return switch (scenario) {
            case INTS_10, INTS_10_VARIED ->
                task(
                        scenario,
                        Ints10.class,
                        ArticleMessages.Ints10.parser(),
                        ArticleCopies::message,
                        ArticleCopies::model);
            case INTS_1 ->
                task(
                        scenario,
                        Ints1.class,
                        ArticleMessages.Ints1.parser(),
                        ArticleCopies::message,
                        ArticleCopies::model);
            case DOUBLES_10_SHORT, DOUBLES_10_FULL, DOUBLES_10_SHORT_VARIED, DOUBLES_10_FULL_VARIED ->
                task(
                        scenario,
                        Doubles10.class,
                        ArticleMessages.Doubles10.parser(),
                        ArticleCopies::message,
                        ArticleCopies::model);
            case STRINGS_1 ->
                task(
                        scenario,
                        Strings1.class,
                        ArticleMessages.Strings1.parser(),
                        ArticleCopies::message,
                        ArticleCopies::model);
            case STRINGS_5 ->
                task(
                        scenario,
                        Strings5.class,
                        ArticleMessages.Strings5.parser(),
                        ArticleCopies::message,
                        ArticleCopies::model);
            case STRINGS_10, STRINGS_10_VARIED ->
                task(
                        scenario,
                        Strings10.class,
                        ArticleMessages.Strings10.parser(),
                        ArticleCopies::message,
                        ArticleCopies::model);
            case INT_LIST_10 ->
                task(
                        scenario,
                        IntList10.class,
                        ArticleMessages.IntList10.parser(),
                        ArticleCopies::message,
                        ArticleCopies::model);
            case OBJECT_LIST_10, OBJECT_LIST_10_VARIED ->
                task(
                        scenario,
                        ObjectList10.class,
                        ArticleMessages.ObjectList10.parser(),
                        ArticleCopies::message,
                        ArticleCopies::model);
            case DOUBLE_ARRAY_10_SHORT, DOUBLE_ARRAY_10_FULL ->
                task(
                        scenario,
                        DoubleArray10.class,
                        ArticleMessages.DoubleArray10.parser(),
                        ArticleCopies::message,
                        ArticleCopies::model);
            case TEXT_ASCII, TEXT_CHINESE, TEXT_ESCAPED ->
                task(
                        scenario,
                        StringHolder.class,
                        ArticleMessages.StringHolder.parser(),
                        ArticleCopies::message,
                        ArticleCopies::model);
            case SKIP -> skip(scenario);
            case NESTED_C ->
                task(scenario, C.class, ArticleMessages.C.parser(), ArticleCopies::message, ArticleCopies::model);
            case EVENT_PAYLOAD ->
                task(
                        scenario,
                        EventPayload.class,
                        ArticleMessages.EventPayload.parser(),
                        ArticleCopies::message,
                        ArticleCopies::model);
            case SIMPLE_POJO ->
                task(
                        scenario,
                        SimplePojo.class,
                        ArticleMessages.SimplePojo.parser(),
                        ArticleCopies::message,
                        ArticleCopies::model);
            case SIMPLE_POJO_DATE ->
                task(
                        scenario,
                        SimplePojoDate.class,
                        ArticleMessages.SimplePojo.parser(),
                        ArticleCopies::message,
                        ArticleCopies::dateModel);
            case PERSON_SMALL, PERSON_SMALL_VARIED ->
                task(
                        scenario,
                        PersonSmall.class,
                        PersonMessages.PersonSmall.parser(),
                        PersonCopies::message,
                        PersonCopies::model);
            case PERSON_MEDIUM ->
                task(
                        scenario,
                        PersonMedium.class,
                        PersonMessages.PersonMedium.parser(),
                        PersonCopies::message,
                        PersonCopies::model);
            case PERSON_COMPLEX ->
                task(
                        scenario,
                        PersonComplex.class,
                        PersonMessages.PersonComplex.parser(),
                        PersonCopies::message,
                        PersonCopies::model);
            case TWITTER ->
                task(
                        scenario,
                        SearchResult.class,
                        TwitterMessages.SearchResult.parser(),
                        TwitterCopies::message,
                        TwitterCopies::model);
            case CITM_CATALOG ->
                task(scenario, Catalog.class, CitmMessages.Catalog.parser(), CitmCopies::message, CitmCopies::model);
            case CANADA ->
                task(
                        scenario,
                        FeatureCollection.class,
                        CanadaMessages.FeatureCollection.parser(),
                        CanadaCopies::message,
                        CanadaCopies::model);
            case GITHUB_EVENTS ->
                ProtobufCopyTasks.<List<GithubEvent>, GithubMessages.Events>task(
                        scenario, GithubMessages.Events.parser(), GithubCopies::message, GithubCopies::model);
            case GSOC ->
                ProtobufCopyTasks.<Map<String, Project>, GsocMessages.Projects>task(
                        scenario, GsocMessages.Projects.parser(), GsocCopies::message, GsocCopies::model);
            case MIME_DB ->
                ProtobufCopyTasks.<Map<String, MimeType>, MimeMessages.MimeDb>task(
                        scenario, MimeMessages.MimeDb.parser(), MimeCopies::message, MimeCopies::model);
        };
    }

    private static <T, M extends MessageLite> Task<T> task(
            Scenario scenario, Class<T> type, Parser<M> parser, Function<T, M> message, Function<M, T> model) {
        if (type != scenario.type()) {
            throw new IllegalArgumentException(scenario + " has no " + type);
        }
        return task(scenario, parser, message, model);
    }

    private static <T, M extends MessageLite> Task<T> task(
            Scenario scenario, Parser<M> parser, Function<T, M> message, Function<M, T> model) {
        return OwnBytes.task(scenario, bytes -> model.apply(parser.parseFrom(bytes)), value -> message.apply(value)
                .toByteArray());
    }

    /** Reads the bytes of SkipSource and drops the fields that SkipTarget does not have. */
    private static Task<SkipTarget> skip(Scenario scenario) {
        Parser<ArticleMessages.SkipTarget> parser =
                DiscardUnknownFieldsParser.wrap(ArticleMessages.SkipTarget.parser());
        return new Task<>(
                scenario.sample(),
                bytes -> ArticleCopies.model(parser.parseFrom(bytes)),
                value -> ArticleCopies.message(value).toByteArray(),
                new SkipForm());
    }

    /** A form in which the decoded bytes hold more than the encoded value. */
    private static final class SkipForm implements Task.Form<SkipTarget> {
        @Override
        public SkipTarget value(Sample sample) {
            return (SkipTarget) sample.value();
        }

        @Override
        public byte[] input(Sample sample, SkipTarget value) {
            return ProtobufTasks.skipSource(sample);
        }
    }
}
