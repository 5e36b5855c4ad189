package dev.burin.benchmarks.library;

import dev.burin.benchmarks.data.Scenario;
import java.util.function.Function;

/** The libraries that are compared, in the order of the tables. */
public enum Library {
    BURIN("Burin", BurinTasks::task),
    JACKSON("Jackson", JacksonTasks::task),
    DSL_JSON("DSL-JSON", DslJsonTasks::task),
    PROTOBUF("Protobuf", ProtobufTasks::task);

    private final String title;
    private final Function<Scenario, Task<?>> tasks;

    Library(String title, Function<Scenario, Task<?>> tasks) {
        this.title = title;
        this.tasks = tasks;
    }

    /** Returns the name of this library in tables. */
    public String title() {
        return title;
    }

    /** Returns the scenario as this library sees it. */
    public Task<?> task(Scenario scenario) {
        return tasks.apply(scenario);
    }
}
