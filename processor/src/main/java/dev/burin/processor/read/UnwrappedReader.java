package dev.burin.processor.read;

import dev.burin.processor.model.CustomCodecs;
import dev.burin.processor.model.Direction;
import dev.burin.processor.model.Hierarchy;
import dev.burin.processor.model.Hints;
import dev.burin.processor.model.Hints.Mark;
import dev.burin.processor.model.Limits;
import dev.burin.processor.model.Members;
import dev.burin.processor.model.Observation.Kind;
import dev.burin.processor.model.Property;
import dev.burin.processor.model.TypeHints;
import dev.burin.processor.model.ValueForm;
import dev.burin.processor.read.creator.BuilderCreatorFinder;
import dev.burin.processor.read.dialect.Dialects;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/** Reads the members of an unwrapped value, which are among those of the target. */
final class UnwrappedReader {
    private final ReadScope scope;
    private final Dialects dialects;
    private final Direction direction;

    UnwrappedReader(ReadScope scope, Dialects dialects, Direction direction) {
        this.direction = direction;
        this.scope = scope;
        this.dialects = dialects;
    }

    /** Returns the members of the value of {@code property}; empty, and observed, when it has none. */
    Optional<Members> read(PropertyDraft draft, Property property, TypeMirror type) {
        observeUnused(draft, property.hints());
        Optional<String> flaw = flawOf(property, type);
        if (flaw.isEmpty()) {
            Members inside = membersOf((DeclaredType) type).without(dialects.ignoredWithin(draft.parts()));
            flaw = inside.properties().stream().anyMatch(Property::isAny)
                    ? Optional.of("has a map for unknown members, @JsonAny")
                    : Optional.empty();
            if (flaw.isEmpty()) {
                Dialects.Affixes affixes = dialects.affixes(draft.parts());
                return Optional.of(inside.within(property, name -> affixes.prefix() + name + affixes.suffix()));
            }
        }
        scope.observe(
                Kind.UNWRAPPED_TYPE,
                property.origin(),
                Map.of(
                        "property", property.name(),
                        "type", property.type().displayName(),
                        "reason", flaw.get()));
        return Optional.empty();
    }

    private Members membersOf(DeclaredType type) {
        ReadScope inner = scope.within(new Wildcards(scope.javac().types()).bounded(type));
        TypeContext context = TypeContext.of(inner);
        TypeHints hints = context.dialects().type(inner.target()).withDirection(direction);
        context.foreign().observe();
        return new MembersReader(context, hints, Hierarchy.NONE, null).read();
    }

    /** Returns why there are no members. */
    private Optional<String> flawOf(Property property, TypeMirror type) {
        boolean isObject = type instanceof DeclaredType declared
                && declared.asElement().getKind() != ElementKind.ENUM
                && property.type().elements().isEmpty()
                && !property.type().isOptional()
                && !property.type().erasedName().startsWith("java.");
        if (!isObject) {
            return Optional.of("has no declared members");
        }
        if (direction.and(property.direction()).isDecoded() && property.type().hasWildcard()) {
            return Optional.of("has a wildcard among its type arguments, so it cannot be created");
        }
        if (property.type().facts().codecs().value().isPresent()) {
            return Optional.of("has a custom codec, @JsonCodecFor, so its members are not known");
        }
        TypeElement element = (TypeElement) ((DeclaredType) type).asElement();
        if (scope.isWithin(element)) {
            return Optional.of("would contain itself endlessly");
        }
        if (Instances.isAbstract(element)) {
            return Optional.of("is abstract, so its members are not known");
        }
        if (!scope.canName(element) || Instances.isInner(element)) {
            return Optional.of("is not a class that the codec can create");
        }
        if (!ValueMembers.of(element, scope.javac(), dialects).isEmpty()) {
            return Optional.of("is the value of its @JsonValue");
        }
        if (direction.isDecoded() && DelegateReader.isDelegating(element, dialects)) {
            return Optional.of("is created from one whole value, by its delegating @JsonCreator");
        }
        if (dialects.isArray(element)) {
            return Optional.of("is an array, whose elements have no names");
        }
        if (dialects.type(element).reading().limits().of(Limits.Kind.DEPTH).isPresent()) {
            return Optional.of("has a @JsonLimit of depth, which counts from its own object");
        }
        ReadScope inner = scope.within((DeclaredType) type);
        TypeContext context = TypeContext.of(inner);
        if (new BuilderCreatorFinder(inner, context.dialects()).find().isPresent()) {
            return Optional.of("is created by a builder");
        }
        Hierarchy hierarchy = context.hierarchies().read();
        if (direction.isEncoded() && hierarchy.equals(Hierarchy.SEALED_CLASS)) {
            return Optional.of("is sealed and not abstract, so members that its subclasses add would be lost");
        }
        return hierarchy
                .labels()
                .map(labels -> "is distinguished from others by "
                        + hierarchy.discriminator().displayName());
    }

    /** Annotations that would make sense only for a separate member. */
    private void observeUnused(PropertyDraft draft, Hints hints) {
        boolean isUnused = hints.has(Mark.REQUIRED)
                || !hints.aliases().isEmpty()
                || dialects.member(draft.parts()).include().isPresent()
                || !hints.form().equals(ValueForm.NONE)
                || !hints.codecs().equals(CustomCodecs.NONE);
        if (!isUnused) {
            return;
        }
        dialects.firstHintBesides(draft.parts(), "JsonUnwrapped")
                .ifPresent(annotation -> scope.observeMisplaced(
                        annotation, draft.name(), "is unwrapped: its members have their own names"));
    }
}
