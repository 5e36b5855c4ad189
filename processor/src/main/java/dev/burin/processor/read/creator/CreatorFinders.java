package dev.burin.processor.read.creator;

import java.util.List;
import javax.lang.model.element.ExecutableElement;

/** Every way to find a creator, in the order in which they are tried. */
public final class CreatorFinders {
    private static final List<CreatorFinder> ALL = List.of(
            new AnnotatedCreatorFinder(), // the user's choice
            new RecordCreatorFinder(), // a record has one constructor for all its components
            new ConstructorPropertiesFinder(), // what Lombok and IDEs generate
            new BeanCreatorFinder(), // no arguments, then setters: what most classes with setters intend
            new ConstructorCreatorFinder()); // immutable classes: parameters named like properties

    private CreatorFinders() {}

    /** Returns the candidates of the first finder that has any. */
    public static List<ExecutableElement> find(CreatorContext context) {
        return ALL.stream()
                .map(finder -> finder.find(context))
                .filter(candidates -> !candidates.isEmpty())
                .findFirst()
                .orElse(List.of());
    }
}
