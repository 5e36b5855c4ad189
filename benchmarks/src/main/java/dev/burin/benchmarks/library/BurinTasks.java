package dev.burin.benchmarks.library;

import dev.burin.Codec;
import dev.burin.benchmarks.data.Scenario;
import dev.burin.benchmarks.model.article.CCodec;
import dev.burin.benchmarks.model.article.DoubleArray10Codec;
import dev.burin.benchmarks.model.article.Doubles10Codec;
import dev.burin.benchmarks.model.article.EventPayloadCodec;
import dev.burin.benchmarks.model.article.IntList10Codec;
import dev.burin.benchmarks.model.article.Ints10Codec;
import dev.burin.benchmarks.model.article.Ints1Codec;
import dev.burin.benchmarks.model.article.ObjectList10Codec;
import dev.burin.benchmarks.model.article.SimplePojoCodec;
import dev.burin.benchmarks.model.article.SimplePojoDateCodec;
import dev.burin.benchmarks.model.article.SkipTargetCodec;
import dev.burin.benchmarks.model.article.StringHolderCodec;
import dev.burin.benchmarks.model.article.Strings10Codec;
import dev.burin.benchmarks.model.article.Strings1Codec;
import dev.burin.benchmarks.model.article.Strings5Codec;
import dev.burin.benchmarks.model.canada.FeatureCollectionCodec;
import dev.burin.benchmarks.model.citm.CatalogCodec;
import dev.burin.benchmarks.model.github.GithubEvent;
import dev.burin.benchmarks.model.github.GithubEventCodec;
import dev.burin.benchmarks.model.gsoc.Project;
import dev.burin.benchmarks.model.gsoc.ProjectCodec;
import dev.burin.benchmarks.model.mime.MimeType;
import dev.burin.benchmarks.model.mime.MimeTypeCodec;
import dev.burin.benchmarks.model.person.PersonComplexCodec;
import dev.burin.benchmarks.model.person.PersonMediumCodec;
import dev.burin.benchmarks.model.person.PersonSmallCodec;
import dev.burin.benchmarks.model.twitter.SearchResultCodec;
import java.util.List;
import java.util.Map;

/** Burin: the generated codec of each type, called as users call it. */
final class BurinTasks {
    private BurinTasks() {}

    static Task<?> task(Scenario scenario) {
        return switch (scenario) {
            case INTS_10, INTS_10_VARIED ->
                task(scenario, Ints10Codec.INSTANCE::fromJson, Ints10Codec.INSTANCE::toJsonBytes);
            case INTS_1 -> task(scenario, Ints1Codec.INSTANCE::fromJson, Ints1Codec.INSTANCE::toJsonBytes);
            case DOUBLES_10_SHORT, DOUBLES_10_FULL, DOUBLES_10_SHORT_VARIED, DOUBLES_10_FULL_VARIED ->
                task(scenario, Doubles10Codec.INSTANCE::fromJson, Doubles10Codec.INSTANCE::toJsonBytes);
            case STRINGS_1 -> task(scenario, Strings1Codec.INSTANCE::fromJson, Strings1Codec.INSTANCE::toJsonBytes);
            case STRINGS_5 -> task(scenario, Strings5Codec.INSTANCE::fromJson, Strings5Codec.INSTANCE::toJsonBytes);
            case STRINGS_10, STRINGS_10_VARIED ->
                task(scenario, Strings10Codec.INSTANCE::fromJson, Strings10Codec.INSTANCE::toJsonBytes);
            case INT_LIST_10 -> task(scenario, IntList10Codec.INSTANCE::fromJson, IntList10Codec.INSTANCE::toJsonBytes);
            case OBJECT_LIST_10, OBJECT_LIST_10_VARIED ->
                task(scenario, ObjectList10Codec.INSTANCE::fromJson, ObjectList10Codec.INSTANCE::toJsonBytes);
            case DOUBLE_ARRAY_10_SHORT, DOUBLE_ARRAY_10_FULL ->
                task(scenario, DoubleArray10Codec.INSTANCE::fromJson, DoubleArray10Codec.INSTANCE::toJsonBytes);
            case TEXT_ASCII, TEXT_CHINESE, TEXT_ESCAPED ->
                task(scenario, StringHolderCodec.INSTANCE::fromJson, StringHolderCodec.INSTANCE::toJsonBytes);
            case SKIP -> task(scenario, SkipTargetCodec.INSTANCE::fromJson, SkipTargetCodec.INSTANCE::toJsonBytes);
            case NESTED_C -> task(scenario, CCodec.INSTANCE::fromJson, CCodec.INSTANCE::toJsonBytes);
            case EVENT_PAYLOAD ->
                task(scenario, EventPayloadCodec.INSTANCE::fromJson, EventPayloadCodec.INSTANCE::toJsonBytes);
            case SIMPLE_POJO ->
                task(scenario, SimplePojoCodec.INSTANCE::fromJson, SimplePojoCodec.INSTANCE::toJsonBytes);
            case SIMPLE_POJO_DATE ->
                task(scenario, SimplePojoDateCodec.INSTANCE::fromJson, SimplePojoDateCodec.INSTANCE::toJsonBytes);
            case PERSON_SMALL, PERSON_SMALL_VARIED ->
                task(scenario, PersonSmallCodec.INSTANCE::fromJson, PersonSmallCodec.INSTANCE::toJsonBytes);
            case PERSON_MEDIUM ->
                task(scenario, PersonMediumCodec.INSTANCE::fromJson, PersonMediumCodec.INSTANCE::toJsonBytes);
            case PERSON_COMPLEX ->
                task(scenario, PersonComplexCodec.INSTANCE::fromJson, PersonComplexCodec.INSTANCE::toJsonBytes);
            case MIME_DB -> mimeDb(scenario);
            case TWITTER ->
                task(scenario, SearchResultCodec.INSTANCE::fromJson, SearchResultCodec.INSTANCE::toJsonBytes);
            case CITM_CATALOG -> task(scenario, CatalogCodec.INSTANCE::fromJson, CatalogCodec.INSTANCE::toJsonBytes);
            case CANADA ->
                task(scenario, FeatureCollectionCodec.INSTANCE::fromJson, FeatureCollectionCodec.INSTANCE::toJsonBytes);
            case GITHUB_EVENTS -> githubEvents(scenario);
            case GSOC -> gsoc(scenario);
        };
    }

    private static <T> Task<T> task(Scenario scenario, Task.Decoder<T> decoder, Task.Encoder<T> encoder) {
        return new Task<>(scenario.sample(), decoder, encoder);
    }

    private static Task<List<GithubEvent>> githubEvents(Scenario scenario) {
        Codec<List<GithubEvent>> codec = GithubEventCodec.INSTANCE.list();
        return task(scenario, codec::fromJson, codec::toJsonBytes);
    }

    private static Task<Map<String, Project>> gsoc(Scenario scenario) {
        Codec<Map<String, Project>> codec = ProjectCodec.INSTANCE.map();
        return task(scenario, codec::fromJson, codec::toJsonBytes);
    }

    private static Task<Map<String, MimeType>> mimeDb(Scenario scenario) {
        Codec<Map<String, MimeType>> codec = MimeTypeCodec.INSTANCE.map();
        return task(scenario, codec::fromJson, codec::toJsonBytes);
    }
}
