package dev.burin.processor.model;

import com.palantir.javapoet.TypeVariableName;
import dev.burin.annotation.JsonTypeInfo;
import dev.burin.processor.model.Observation.Kind;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A type that gets a codec, as read.
 *
 * @param type the type itself; for an enum its constants are in {@code type.facts().enumFacts()}
 * @param codec the class to generate
 * @param form what the JSON of the type is
 * @param members every property in writing order, also those that take no part ({@link Direction#NONE}), exactly the one value
 *     for {@link Form#SINGLE_VALUE}, none for {@link Form#ENUM}; and how instances are created: absent for enums, and when no
 *     way was found, which is an observation
 * @param hints what annotations on the type request
 * @param hierarchy the labels and the subtypes of a type that has them
 * @param source where the type was declared, and what was noticed there
 */
public record CodecTarget(
        TypeRef type,
        CodecClass codec,
        Form form,
        Members members,
        TypeHints hints,
        Hierarchy hierarchy,
        Source source) {

    /** Observations that prevent a class with the name of the codec that mentions the type. */
    private static final Set<Kind> UNNAMEABLE =
            Set.of(Kind.CODEC_NAME_TAKEN, Kind.INNER_CLASS, Kind.INACCESSIBLE_BOUND);

    /** What the JSON of a type is. */
    public enum Form {
        /** An object with one member for each property. */
        OBJECT,
        /** An array with one element for each property, in their order. */
        ARRAY,
        /** The value of the one property, {@code @JsonValue}. */
        SINGLE_VALUE,
        /** A name, number or other value for each constant. */
        ENUM,
        /** The JSON of one of the subtypes. */
        POLYMORPHIC;

        /** Whether there is something for each property. */
        public boolean hasMembers() {
            return this == OBJECT || this == ARRAY;
        }
    }

    /** Returns what messages call a property of this type: {@code Customer.name}. */
    public String pathOf(Property property) {
        return displayName() + "." + property.name();
    }

    /** Returns what messages call a property where it is declared; only of what is unwrapped they say in which type it is. */
    public String nameOf(Property property) {
        return property.name().indexOf('.') < 0 ? property.name() : pathOf(property);
    }

    /** The properties of the type itself. */
    public List<Property> properties() {
        return members.properties();
    }

    /** How instances are created. */
    public Optional<Creator> creator() {
        return members.creator();
    }

    /** Where the type was declared. */
    public Origin origin() {
        return source.origin();
    }

    /** The type's simple name with its enclosing types, without type variables, for messages: {@code Outer.Inner}. */
    public String displayName() {
        return type.erasedDisplayName();
    }

    /** The type variables, in their order; for each there is a codec to be given. */
    public List<TypeVariableName> variables() {
        return type.arguments().stream()
                .map(variable -> (TypeVariableName) variable.name())
                .toList();
    }

    /** Whether a class can have the name of the codec and mention the type, whatever else is wrong with it. */
    public boolean canHaveCodec() {
        return type.facts().isAccessible()
                && source.observations().stream().map(Observation::kind).noneMatch(UNNAMEABLE::contains);
    }

    /** The properties that have names in the JSON, those of unwrapped ones among them. */
    public List<Property> named() {
        return members.leaves().stream()
                .filter(property -> !property.isAny() && !members.isDelegate(property))
                .toList();
    }

    /** The members that are written, in writing order. */
    public List<Property> encoded() {
        return named().stream().filter(Property::isEncoded).toList();
    }

    /** The members that are read, in writing order. */
    public List<Property> decoded() {
        return named().stream().filter(Property::isDecoded).toList();
    }

    /** The maps of members that the type does not have; no more than one once the rules are kept. */
    public List<Property> any() {
        return properties().stream()
                .filter(property -> property.isAny() && property.isVisible())
                .toList();
    }

    /** Every name that a member of the document may have without being kept by {@link #any}. */
    public List<String> knownNames() {
        Stream<String> discriminator = hierarchy.labels().filter(labels -> !hierarchy.isWrapped()).stream()
                .map(labels -> hierarchy.discriminator().name());
        Stream<String> ofMembers = decoded().stream().flatMap(member -> member.allNames().stream());
        return Stream.of(discriminator, ofMembers, skippedNames().stream())
                .flatMap(names -> names)
                .distinct()
                .toList();
    }

    /** Names that may occur in a document but whose values are skipped: of ignored and of read-only properties. */
    public List<String> skippedNames() {
        Stream<String> ofProperties = named().stream()
                .filter(property -> !property.isDecoded())
                .flatMap(property -> property.allNames().stream());
        return Stream.concat(ofProperties, hints.ignored().stream().sorted())
                .distinct()
                .toList();
    }

    /** The property that holds the label of this subtype, in place of a member that the codec adds. */
    public Optional<Property> labelProperty() {
        Discriminator discriminator = hierarchy.discriminator();
        boolean isOwn = discriminator.style() == JsonTypeInfo.Style.EXISTING
                || hierarchy.labels().filter(Labels::isFallback).isPresent();
        return hierarchy.labels().isEmpty() || !isOwn
                ? Optional.empty()
                : properties().stream()
                        .filter(hints.direction().isEncoded() ? Property::isEncoded : Property::isDecoded)
                        .filter(property -> property.jsonName().equals(discriminator.name()))
                        .findFirst();
    }
}
