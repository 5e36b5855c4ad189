package dev.burin.processor.read;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.VariableElement;

/** The declarations that belong to one property, while they are collected. */
final class PropertyDraft {
    private final String name;
    private final List<Element> parts = new ArrayList<>();
    private final List<ExecutableElement> setters = new ArrayList<>();
    private Optional<VariableElement> field = Optional.empty();
    private Optional<ExecutableElement> getter = Optional.empty();
    private Optional<VariableElement> parameter = Optional.empty();
    private Optional<ExecutableElement> anySetter = Optional.empty();

    PropertyDraft(String name) {
        this.name = name;
    }

    /** A field of a subclass hides the one of its superclass, with its annotations. */
    void addField(VariableElement declared) {
        field.ifPresent(parts::remove);
        field = Optional.of(declared);
        addPart(declared);
    }

    /** A getter of a subclass overrides the one of its superclass. */
    void addGetter(ExecutableElement declared) {
        getter = Optional.of(declared);
        addPart(declared);
    }

    /** A getter that is not called because another is better; its annotations count. */
    void addFurtherGetter(ExecutableElement declared) {
        addPart(declared);
    }

    /** A getter that the chosen one overrides; its annotations count unless that or another part has its own. */
    void addOverriddenGetter(ExecutableElement declared) {
        parts.add(declared);
    }

    void addSetter(ExecutableElement declared) {
        setters.add(declared);
        addPart(declared);
    }

    /** A method that takes one entry of a map at a time. */
    void setAnySetter(ExecutableElement declared) {
        anySetter = Optional.of(declared);
        addPart(declared);
    }

    void setParameter(VariableElement declared) {
        parameter = Optional.of(declared);
        addPart(declared);
    }

    void addComponent(RecordComponentElement component) {
        addPart(component);
    }

    /** Subclasses come later and are more specific, so the last part comes first. */
    private void addPart(Element part) {
        parts.add(0, part);
    }

    String name() {
        return name;
    }

    Optional<VariableElement> field() {
        return field;
    }

    Optional<ExecutableElement> getter() {
        return getter;
    }

    List<ExecutableElement> setters() {
        return setters;
    }

    Optional<VariableElement> parameter() {
        return parameter;
    }

    Optional<ExecutableElement> anySetter() {
        return anySetter;
    }

    /** Whether there are setters and nothing else. */
    boolean isOnlySetters() {
        return !setters.isEmpty() && parts.size() == setters.size();
    }

    /** Whether there are getters, of one name, and nothing else. */
    boolean isOnlyGetter() {
        return getter.isPresent()
                && parts.stream().allMatch(part -> part.getSimpleName()
                        .equals(getter.get().getSimpleName()));
    }

    /** Whether this lacks the half of a property that {@code half} is. */
    boolean lacks(PropertyDraft half) {
        return half.getter.isPresent()
                ? getter.isEmpty()
                : setters.isEmpty() && parameter.isEmpty() && anySetter.isEmpty();
    }

    /** Adds the getter or the setters of a draft that has nothing else. */
    void add(PropertyDraft half) {
        half.getter.ifPresent(this::addGetter);
        half.setters.forEach(this::addSetter);
    }

    /** Everything that may carry annotations, most specific first. */
    List<Element> parts() {
        return parts;
    }

    /** The declaration a reader of the source thinks of: the field, else the getter, a setter, the parameter. */
    Element declaration() {
        return field.<Element>map(element -> element)
                .or(() -> getter)
                .or(() -> setters.stream().findFirst())
                .or(() -> parameter)
                .orElseGet(() -> parts.get(0));
    }
}
