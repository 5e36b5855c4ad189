package dev.burin.processor.read;

import static java.util.Objects.requireNonNull;

import dev.burin.annotation.JsonCodec.Access;
import dev.burin.processor.model.Hints;
import dev.burin.processor.model.Hints.Mark;
import dev.burin.processor.model.Property;
import dev.burin.processor.model.TypeHints;
import dev.burin.processor.read.dialect.Dialects;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;

/** Notices fields and setters that code of the declaring package could see: the codec should, too. */
final class HiddenMembers {
    /** Why an annotation on a setter has no effect. */
    static final String UNCALLABLE = "is a setter that the codec cannot call";

    private final ReadScope scope;
    private final Dialects dialects;
    private final TypeHints hints;
    private final Map<String, List<ExecutableElement>> setters;

    /** The properties whose fields were observed. */
    private final Set<String> observed = new HashSet<>();

    /** For the setters out of reach, by Java name of their property. */
    HiddenMembers(ReadScope scope, Dialects dialects, TypeHints hints, Map<String, List<ExecutableElement>> setters) {
        this.scope = scope;
        this.dialects = dialects;
        this.hints = hints;
        this.setters = setters;
    }

    /** Observes a draft that is no property, as it is out of the codec's reach. */
    void observe(PropertyDraft draft) {
        scope.noteUnseen(draft.name());
        draft.field()
                .filter(field -> hints.access() != Access.PROPERTIES) // uses no fields, in reach or not
                .filter(field -> isHidden(field) && !isIgnored(draft.name()) && !isTold(draft))
                .ifPresent(field -> {
                    observed.add(draft.name());
                    observeHidden(field, draft.name());
                });
    }

    /**
     * Observes setters that nothing replaces.
     *
     * @param properties those that the codec reaches in another way, or that are ignored
     * @param areCalled whether setters in reach would be called
     */
    void observeSetters(List<Property> properties, boolean areCalled) {
        setters.forEach((name, methods) -> {
            boolean isLost = properties.stream().noneMatch(property -> isNamed(property, name));
            boolean isIgnored =
                    methods.stream().anyMatch(method -> hintsOf(method).has(Mark.IGNORED));
            if (!isLost || !isIgnored) {
                methods.forEach(this::observeAnnotation);
            }
            if (isLost && areCalled && !isIgnored && !isIgnored(name) && !observed.contains(name)) {
                lowest(methods.stream().filter(this::isPlain).toList()).ifPresent(setter -> {
                    scope.noteUnseen(name);
                    observeHidden(setter, name);
                });
            }
        });
    }

    /** Returns what lets the codec call the setter of a property that is out of reach, if there is one. */
    Optional<String> wayToSet(String property) {
        return lowest(setters.getOrDefault(property, List.of()).stream()
                        .filter(method -> !isOfJdk(method))
                        .toList())
                .map(setter -> "The codec cannot call %s(…) of %s: make it %s%s"
                        .formatted(
                                setter.getSimpleName(),
                                ownerOf(setter),
                                scope.reach().remedyFor(setter),
                                canBeOverridden(setter) ? ", or override it" : ""));
    }

    private boolean canBeOverridden(ExecutableElement setter) {
        Set<Modifier> modifiers = setter.getModifiers();
        return modifiers.contains(Modifier.PROTECTED)
                && !modifiers.contains(Modifier.FINAL)
                && scope.imported().isEmpty();
    }

    /** Whether the draft is reported at its annotation; what is imported cannot be changed there. */
    private boolean isTold(PropertyDraft draft) {
        return scope.imported().isEmpty()
                && dialects.firstHintBesides(draft.parts()).isPresent();
    }

    private void observeHidden(Element member, String property) {
        new ReachObserver(scope).observeHidden(member, property, ownerOf(member));
    }

    private void observeAnnotation(ExecutableElement setter) {
        dialects.firstHint(setter)
                .ifPresent(annotation -> scope.observeMisplaced(
                        annotation, setter.getSimpleName().toString(), UNCALLABLE));
    }

    /** Whether only this class reports the setter. */
    private boolean isPlain(ExecutableElement setter) {
        return isHidden(setter) && dialects.firstHint(setter).isEmpty();
    }

    private boolean isHidden(Element member) {
        return !isOfJdk(member) && !member.getModifiers().contains(Modifier.PRIVATE) && !scope.canReach(member);
    }

    /** A protected or package-private member of a JDK class is no property. */
    private boolean isOfJdk(Element member) {
        return scope.javac()
                .elements()
                .getPackageOf(member)
                .getQualifiedName()
                .toString()
                .startsWith("java.");
    }

    private boolean isIgnored(String property) {
        return hints.ignored().contains(property)
                || hints.ignored().contains(hints.naming().apply(property));
    }

    /** Whether the property, or its member, has this name. */
    private boolean isNamed(Property property, String name) {
        return property.name().equals(name)
                || property.allNames().contains(hints.naming().apply(name));
    }

    private Hints hintsOf(ExecutableElement method) {
        return dialects.member(List.of(method));
    }

    /** Subclasses come later. */
    private static Optional<ExecutableElement> lowest(List<ExecutableElement> methods) {
        return methods.isEmpty() ? Optional.empty() : Optional.of(methods.get(methods.size() - 1));
    }

    private static String ownerOf(Element member) {
        return DisplayNames.of((TypeElement) requireNonNull(member.getEnclosingElement()));
    }
}
