package dev.burin.processor.model;

import java.util.List;
import java.util.Optional;

/**
 * One way to create an instance: call {@code start} with {@code arguments}, then the setters, then {@code finish}.
 *
 * @param start the constructor or static method
 * @param arguments the properties passed, by Java name, in parameter order; one that is not decoded gets its absent value
 * @param setters what is set afterwards, in property order; decoded properties only
 * @param finish how a builder ends; absent where {@code start} creates the instance itself
 */
public record Creator(Call start, List<String> arguments, List<Setter> setters, Optional<Finish> finish) {

    /** Copies the lists. */
    public Creator {
        arguments = List.copyOf(arguments);
        setters = List.copyOf(setters);
    }

    /** Whether the instance gets the value of a property. */
    public boolean uses(String property) {
        return arguments.contains(property)
                || setters.stream().anyMatch(setter -> setter.property().equals(property));
    }

    /** Returns this creator with {@code path} prepended to the names of all properties. */
    Creator within(String path) {
        return new Creator(
                start,
                arguments.stream().map(argument -> path + argument).toList(),
                setters.stream()
                        .map(setter -> new Setter(path + setter.property(), setter.member(), setter.form()))
                        .toList(),
                finish);
    }

    /** Returns this creator with the setters of these properties only. */
    Creator setting(List<String> properties) {
        List<Setter> kept = setters.stream()
                .filter(setter -> properties.contains(setter.property()))
                .toList();
        return new Creator(start, arguments, kept, finish);
    }

    /** Whether a value that occurs twice may be added twice: setters replace values, builders may accumulate them. */
    public boolean mayAddUp() {
        return finish.isPresent() || setters.stream().anyMatch(setter -> setter.form() == Setter.Form.ADDED);
    }

    /** Whether user code creates and fills the instance: it may throw. */
    public boolean runsWrittenCode() {
        return start.isWritten()
                || finish.isPresent()
                || setters.stream().anyMatch(setter -> setter.form() != Setter.Form.FIELD);
    }
}
