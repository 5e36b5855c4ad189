package dev.burin.benchmarks.library;

import dev.burin.benchmarks.data.Scenario;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/** The libraries that are compared, in the order of the tables; those that are compared by default come first. */
public enum Library {
    BURIN("Burin", Format.JSON, "codecs generated at compile time, no options", BurinTasks::task),
    OPENED(
            "Burin, opened",
            Format.JSON,
            "the same where a program lets it see the bytes of strings; no bar for the others",
            BurinTasks::task,
            "--add-opens=java.base/java.lang=ALL-UNNAMED"),
    FORY(
            "Fory JSON",
            Format.JSON,
            "compiled at run time, at once (for the cold start in the background, its default); real documents are read by its"
                    + " interpreter; mixins and codecs for a name, an enum and Date",
            ForyTasks::task,
            // Its documentation requires this from JDK 25 on.
            "--add-opens=java.base/java.lang.invoke=ALL-UNNAMED"),
    FASTJSON2(
            "fastjson2",
            Format.JSON,
            "compiled at run time; WriteNulls, WriteNonStringKeyAsString, dates as iso8601",
            FastjsonTasks::task),
    WAST("wast", Format.JSON, "its defaults, in UTF-8; FullProperty; a mapper for an enum", WastTasks::task),
    JSONITER(
            "Jsoniter",
            Format.JSON,
            "dynamic mode, names matched by their hash alone; PreciseFloatSupport, JdkDatetimeSupport",
            JsoniterTasks::hash,
            // Its compiler cannot define classes without this.
            "--add-opens=java.base/java.lang=ALL-UNNAMED"),
    JSONITER_STRICT(
            "Jsoniter strict",
            Format.JSON,
            "the same, names compared",
            JsoniterTasks::strict,
            "--add-opens=java.base/java.lang=ALL-UNNAMED"),
    JSONITER_SCALA(
            "jsoniter-scala",
            Format.JSON,
            "codecs made by its macro at compile time, of case classes with the same data",
            JsoniterScalaTasks::task),
    AVAJE("avaje-jsonb", Format.JSON, "adapters generated at compile time; serializeNulls", AvajeTasks::task),
    JACKSON(
            "Jackson",
            Format.JSON,
            "Blackbird, which speeds up methods and leaves the public fields of these models to reflection; fast doubles;"
                    + " ObjectReader and ObjectWriter made once",
            JacksonTasks::blackbird),
    DSL_JSON(
            "DSL-JSON",
            Format.JSON,
            "converters generated at compile time, one reader and one writer; names matched by their hash alone, its default,"
                    + " which only an annotation on each member changes; doubles in EXACT mode",
            DslJsonTasks::exact),
    PROTOBUF(
            "Protobuf",
            Format.BINARY,
            "generated messages, built before encoding, which keep sizes that they have counted: no copy from and to the"
                    + " objects",
            ProtobufTasks::task),
    JACKSON_PLAIN(
            "Jackson plain",
            Format.JSON,
            "without Blackbird; fast doubles; ObjectReader and ObjectWriter made once",
            JacksonTasks::plain),
    AFTERBURNER(
            "Afterburner",
            Format.JSON,
            "Jackson with Afterburner instead of Blackbird; fast doubles; ObjectReader and ObjectWriter made once",
            JacksonTasks::afterburner),
    JACKSON_3(
            "Jackson 3",
            Format.JSON,
            "Blackbird, as above; fast doubles; ObjectReader and ObjectWriter made once",
            Jackson3Tasks::task),
    MICRONAUT_SERDE(
            "Micronaut Serde",
            Format.JSON,
            "2.x, the newest for JDK 17, outside of a Micronaut program; introspections generated at compile time; a"
                    + " mapper for the type; inclusion ALWAYS",
            MicronautTasks::task),
    DSL_JSON_DEFAULT(
            "DSL-JSON default",
            Format.JSON,
            "the same as DSL-JSON, with doubles in its default mode, which rounds some of them wrongly",
            DslJsonTasks::byDefault),
    FASTJSON_1(
            "fastjson 1",
            Format.JSON,
            "compiled at run time; WriteMapNullValue, WriteNonStringKeyAsString, UseISO8601DateFormat,"
                    + " DisableCircularReferenceDetect",
            Fastjson1Tasks::task),
    GSON(
            "Gson",
            Format.JSON,
            "serializeNulls, disableHtmlEscaping; adapters for LocalDateTime and an enum; text from and to UTF-8",
            GsonTasks::task),
    MOSHI(
            "Moshi",
            Format.JSON,
            "reflection, for its compile-time adapters are for Kotlin only; serializeNulls; Rfc3339DateJsonAdapter,"
                    + " adapters for LocalDateTime and an enum",
            MoshiTasks::task),
    PROTOBUF_COPY(
            "Protobuf, copied",
            Format.BINARY,
            "generated messages, copied from and to the objects by plain Java code",
            ProtobufCopyTasks::task),
    THRIFT(
            "Thrift",
            Format.BINARY,
            "compact protocol; classes of its compiler 0.17, the newest in Debian; structs built before encoding: no copy"
                    + " from and to the objects; times as milliseconds",
            ThriftTasks::task),
    FORY_BINARY(
            "Fory",
            Format.BINARY,
            "its format for Java alone, every class registered, no references; compiled at run time, at once",
            ForyBinaryTasks::task),
    KRYO(
            "Kryo",
            Format.BINARY,
            "every class registered, no references; one UnsafeInput and one UnsafeOutput",
            KryoTasks::task),
    HESSIAN(
            "Hessian",
            Format.BINARY,
            "Hessian 2, one factory of serializers, one input and one output, LocalDateTime as text",
            HessianTasks::task),
    JDK("JDK", Format.BINARY, "ObjectOutputStream and ObjectInputStream, one each for every object", JdkTasks::task);

    /** The libraries that are compared by default; the others only on request. */
    public static final Set<Library> USUAL = Collections.unmodifiableSet(EnumSet.range(BURIN, PROTOBUF));

    private final String title;
    private final Format format;
    private final String configuration;
    private final Function<Scenario, Task<?>> tasks;
    private final List<String> jvmArguments;

    Library(
            String title,
            Format format,
            String configuration,
            Function<Scenario, Task<?>> tasks,
            String... jvmArguments) {
        this.title = title;
        this.format = format;
        this.configuration = configuration;
        this.tasks = tasks;
        this.jvmArguments = List.of(jvmArguments);
    }

    /** Returns the name of this library in tables. */
    public String title() {
        return title;
    }

    /** Returns how this library is configured, in one line. */
    public String configuration() {
        return configuration;
    }

    /** Returns the JVM arguments for measuring the start, with which this library has its defaults. */
    public List<String> jvmArgumentsOfStart() {
        return this == FORY
                ? Stream.concat(jvmArguments.stream(), Stream.of(ForyTasks.inBackground()))
                        .toList()
                : jvmArguments;
    }

    /** Returns the JVM arguments that only the forks of this library need. */
    public List<String> jvmArguments() {
        return jvmArguments;
    }

    /** Returns whether this library reads and writes JSON. */
    public boolean isJson() {
        return format == Format.JSON;
    }

    /** Returns whether others are compared with this: all JSON libraries, except for Burin with opened strings. */
    public boolean isContender() {
        return isJson() && this != OPENED;
    }

    /** Returns whether this is a JSON library other than Burin. */
    public boolean isRival() {
        return isContender() && this != BURIN;
    }

    /** Returns whether measuring this library makes sense: opening strings has no effect on decoding. */
    public boolean isMeasured(Operation operation) {
        return this != OPENED || operation == Operation.ENCODE;
    }

    /** Returns the scenario as this library sees it. */
    public Task<?> task(Scenario scenario) {
        return tasks.apply(scenario);
    }

    private enum Format {
        JSON,
        BINARY
    }
}
