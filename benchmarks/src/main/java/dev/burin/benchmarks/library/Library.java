package dev.burin.benchmarks.library;

import dev.burin.benchmarks.data.Scenario;
import java.util.List;
import java.util.function.Function;

/** The libraries that are compared, in the order of the tables. */
public enum Library {
    BURIN("Burin", BurinTasks::task),
    // Burin where a program lets it see the bytes of strings.
    OPENED("Burin, opened", BurinTasks::task, "--add-opens=java.base/java.lang=ALL-UNNAMED"),
    // Its documentation asks for this from JDK 25 on.
    FORY("Fory JSON", ForyTasks::task, "--add-opens=java.base/java.lang.invoke=ALL-UNNAMED"),
    FASTJSON2("fastjson2", FastjsonTasks::task),
    WAST("wast", WastTasks::task),
    // Its compiler cannot define classes without this.
    JSONITER("Jsoniter", JsoniterTasks::hash, "--add-opens=java.base/java.lang=ALL-UNNAMED"),
    JSONITER_STRICT("Jsoniter strict", JsoniterTasks::strict, "--add-opens=java.base/java.lang=ALL-UNNAMED"),
    JSONITER_SCALA("jsoniter-scala", JsoniterScalaTasks::task),
    AVAJE("avaje-jsonb", AvajeTasks::task),
    JACKSON("Jackson", JacksonTasks::task),
    DSL_JSON("DSL-JSON", DslJsonTasks::task),
    PROTOBUF("Protobuf", ProtobufTasks::task);

    private final String title;
    private final Function<Scenario, Task<?>> tasks;
    private final List<String> jvmArguments;

    Library(String title, Function<Scenario, Task<?>> tasks, String... jvmArguments) {
        this.title = title;
        this.tasks = tasks;
        this.jvmArguments = List.of(jvmArguments);
    }

    /** Returns the name of this library in tables. */
    public String title() {
        return title;
    }

    /** Returns what its forks, and no others, must be started with. */
    public List<String> jvmArguments() {
        return jvmArguments;
    }

    /** Returns whether this library reads and writes JSON. */
    public boolean isJson() {
        return this != PROTOBUF;
    }

    /** Returns whether this is JSON of another make than Burin's. */
    public boolean isRival() {
        return isJson() && this != BURIN && this != OPENED;
    }

    /** Returns whether times of this library tell anything: decoding is the same, whether strings are open or not. */
    public boolean isMeasured(Operation operation) {
        return this != OPENED || operation == Operation.ENCODE;
    }

    /** Returns the scenario as this library sees it. */
    public Task<?> task(Scenario scenario) {
        return tasks.apply(scenario);
    }
}
