package dev.burin.benchmarks.data;

import com.fasterxml.jackson.core.type.TypeReference;
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
import java.lang.reflect.Type;
import java.nio.file.Files;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;

/**
 * The data to decode and encode; all libraries get the same objects and the same bytes. Most scenarios repeat one document;
 * the varied ones consist of many, which have the same members but differ in everything else.
 */
public enum Scenario {
    INTS_10("10 int members of 8-9 digits", Ints10.class, () -> Sample.of(ArticleValues.ints10())),
    INTS_1("1 int member", Ints1.class, () -> Sample.of(ArticleValues.ints1())),
    DOUBLES_10_SHORT("10 double members, short", Doubles10.class, () -> Sample.of(ArticleValues.doubles10Short())),
    DOUBLES_10_FULL("10 double members, 15-17 digits", Doubles10.class, () -> Sample.of(ArticleValues.doubles10Full())),
    STRINGS_1("1 short string member", Strings1.class, () -> Sample.of(ArticleValues.strings1())),
    STRINGS_5("5 short string members", Strings5.class, () -> Sample.of(ArticleValues.strings5())),
    STRINGS_10("10 short string members", Strings10.class, () -> Sample.of(ArticleValues.strings10())),
    INT_LIST_10("List<Integer>, 10 values", IntList10.class, () -> Sample.of(ArticleValues.intList10())),
    OBJECT_LIST_10("list of 10 small objects", ObjectList10.class, () -> Sample.of(ArticleValues.objectList10())),
    DOUBLE_ARRAY_10_SHORT(
            "double[10], short", DoubleArray10.class, () -> Sample.of(ArticleValues.doubleArray10Short())),
    DOUBLE_ARRAY_10_FULL(
            "double[10], 15-17 digits", DoubleArray10.class, () -> Sample.of(ArticleValues.doubleArray10Full())),
    TEXT_ASCII("string, 160 ASCII characters", StringHolder.class, () -> Sample.of(ArticleValues.asciiText())),
    TEXT_CHINESE("string, 160 Chinese characters", StringHolder.class, () -> Sample.of(ArticleValues.chineseText())),
    TEXT_ESCAPED("string, ASCII with escapes", StringHolder.class, () -> Sample.of(ArticleValues.escapedText())),
    SKIP("skip two nested structures", SkipTarget.class, ArticleValues::skipSample),
    NESTED_C("C {int a; String b; C c}, two levels", C.class, () -> Sample.of(ArticleValues.nestedC())),
    EVENT_PAYLOAD("EventPayload", EventPayload.class, () -> Sample.of(BusinessValues.eventPayload())),
    SIMPLE_POJO("SimplePojo, LocalDateTime", SimplePojo.class, () -> Sample.of(BusinessValues.simplePojo())),
    SIMPLE_POJO_DATE("SimplePojo, Date", SimplePojoDate.class, () -> Sample.of(BusinessValues.simplePojoDate())),
    PERSON_SMALL("Person small", PersonSmall.class, () -> Sample.of(PersonValues.small())),
    PERSON_MEDIUM("Person medium", PersonMedium.class, () -> Sample.of(PersonValues.medium())),
    PERSON_COMPLEX("Person complex", PersonComplex.class, () -> Sample.of(PersonValues.complex())),
    INTS_10_VARIED("10 int members, varied", Ints10.class, VariedValues.of(VariedValues::ints10)),
    DOUBLES_10_SHORT_VARIED(
            "10 double members, short, varied", Doubles10.class, VariedValues.of(VariedValues::doubles10Short)),
    DOUBLES_10_FULL_VARIED(
            "10 double members, 15-17 digits, varied", Doubles10.class, VariedValues.of(VariedValues::doubles10Full)),
    STRINGS_10_VARIED("10 string members, varied", Strings10.class, VariedValues.of(VariedValues::strings10)),
    OBJECT_LIST_10_VARIED(
            "list of 10 small objects, varied", ObjectList10.class, VariedValues.of(VariedValues::objectList10)),
    PERSON_SMALL_VARIED("Person small, varied", PersonSmall.class, VariedValues.of(VariedValues::personSmall)),
    MIME_DB("mime-db's db.json", Types.MIME_DB, () -> Sample.of(Corpus.mimeDb(), Types.MIME_DB)),
    TWITTER("twitter.json", SearchResult.class),
    CITM_CATALOG("citm_catalog.json", Catalog.class),
    CANADA("canada.json", FeatureCollection.class),
    GITHUB_EVENTS("github_events.json", Types.GITHUB_EVENTS),
    GSOC("gsoc-2018.json", Types.GSOC);

    /** The rows of the source article, which their geometric mean summarizes. */
    public static final Set<Scenario> ARTICLE = Collections.unmodifiableSet(EnumSet.range(INTS_10, SKIP));

    /** The objects of all the articles. */
    public static final Set<Scenario> MODELS = Collections.unmodifiableSet(EnumSet.range(NESTED_C, PERSON_COMPLEX));

    /** The real documents. */
    public static final Set<Scenario> DOCUMENTS = Collections.unmodifiableSet(EnumSet.range(MIME_DB, GSOC));

    private final String title;
    private final Type type;
    private final Supplier<Sample> sample;
    private final Supplier<List<Sample>> samples;
    private final boolean inCorpus;

    /** Creates a scenario whose data is always available. */
    Scenario(String title, Type type, Supplier<Sample> sample) {
        this.title = title;
        this.type = type;
        this.sample = sample;
        this.samples = () -> List.of(sample.get());
        this.inCorpus = false;
    }

    /** Creates a scenario of many documents. */
    Scenario(String title, Type type, VariedValues values) {
        this.title = title;
        this.type = type;
        this.sample = values::first;
        this.samples = values::all;
        this.inCorpus = false;
    }

    /** Creates a scenario from a document in the corpus folder. */
    Scenario(String fileName, Type type) {
        this.title = fileName;
        this.type = type;
        this.sample = () -> Sample.of(Corpus.read(fileName), type);
        this.samples = () -> List.of(sample.get());
        this.inCorpus = true;
    }

    /** Returns the name of this scenario in tables. */
    public String title() {
        return title;
    }

    /** Returns the Java type of the object. */
    public Type type() {
        return type;
    }

    /** Returns whether its codecs have so many types or members that they take the JIT compiler seconds, not tenths of one. */
    public boolean warmsUpSlowly() {
        return MODELS.contains(this) || DOCUMENTS.contains(this) || this == PERSON_SMALL_VARIED;
    }

    /** Returns whether the data is available: a document in the corpus folder may be missing. */
    public boolean isAvailable() {
        return !inCorpus || Files.exists(Corpus.path(title));
    }

    /** Creates the object and its JSON; for a scenario of many documents, the first of them. */
    public Sample sample() {
        return sample.get();
    }

    /** Creates all objects and their JSON: one, unless the scenario is varied. */
    public List<Sample> samples() {
        return samples.get();
    }

    /** The types that a class literal cannot name. */
    private static final class Types {
        static final Type MIME_DB = new TypeReference<Map<String, MimeType>>() {}.getType();
        static final Type GITHUB_EVENTS = new TypeReference<List<GithubEvent>>() {}.getType();
        static final Type GSOC = new TypeReference<Map<String, Project>>() {}.getType();
    }
}
