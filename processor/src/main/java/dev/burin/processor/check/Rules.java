package dev.burin.processor.check;

import dev.burin.processor.bind.BoundTarget;
import dev.burin.processor.model.CodecTarget;
import dev.burin.processor.model.Hints.Mark;
import dev.burin.processor.model.Observation;
import dev.burin.processor.model.Observation.Kind;
import dev.burin.processor.model.Property;
import dev.burin.processor.model.TypeRef;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** Every rule, and everything they find together. */
public final class Rules {
    private static final List<Rule> ALL = List.of(
            ObservationRule::check, // what the reader noticed about declarations
            Rules::representations, // each value has a representation
            Rules::visibleProperty, // never a silent {}
            NameRules::uniqueNames, // each JSON name belongs to one property
            NameRules::uniqueConstants, // and to one constant of an enum
            NameRules::ignoredNamesAreOfJson, // what is to be ignored is not written under another spelling
            Rules::requiredIsRead, // required members can be present
            NullRules::policiesFit, // null policies are possible
            NullRules::requiredIsWritten, // required members are not left out
            ArrayRules::membersHavePlaces, // members without names need a place
            DefaultRules::literalsFit, // default values are values of their types
            DefaultRules::defaultsCount, // default values are needed
            PresenceRules::presencesAreMembers, // a Presence can be absent
            PresenceRules::presencesSpeak, // nothing else defines what an absent Presence is
            AnyRules::anyIsMapOfTexts, // unknown members have somewhere to go
            AnyRules::oneAny, // unknown members have only one place
            HierarchyRules::subtypesAreObjects, // there is room for a discriminator
            DirectionRule::check, // the called codecs write and read as this one does
            ReadableRule::check, // everything that is read can be read
            KeyRule::check, // keys can be read, too
            WildcardRule::check, // new values have a type that can be written
            ConcernRule::check, // what types say about how they are written and read is not lost
            RedactionRule::check, // secrets have a redacted form
            FormRule::check, // annotations about the form of values are on values that have it
            NumberRule::check, // annotations about numbers are possible
            LimitRule::check, // limited values can exceed the limit, and need not
            HierarchyRules::uniqueLabels, // each label belongs to one subtype
            HierarchyRules::discriminatorIsNoProperty, // the member of the label is not a property
            HierarchyRules::labelPropertyIsText); // a property that holds the label can

    /** Observations that explain why there are no properties; "no property" would only repeat them. */
    private static final Set<Kind> EXPLAIN_EMPTINESS = Set.of(
            Kind.LOMBOK_DID_NOT_RUN,
            Kind.ABSTRACT_TYPE,
            Kind.SEALED_TYPE,
            Kind.ANNOTATION_TYPE,
            Kind.INVISIBLE_MEMBER,
            Kind.IMPORT_INVISIBLE,
            Kind.LOST_ELEMENTS);

    private Rules() {}

    /** Returns everything that is wrong with a target. */
    public static Diagnostics check(BoundTarget bound) {
        List<Finding> needless = ImportRule.check(bound);
        if (!needless.isEmpty()) {
            return new Diagnostics(needless); // what else is wrong would be corrected in vain
        }
        return new Diagnostics(
                ALL.stream().flatMap(rule -> rule.check(bound).stream()).toList());
    }

    private static List<Finding> representations(BoundTarget bound) {
        Stream<Finding> ofProperties = bound.target().members().leaves().stream()
                .flatMap(property -> bound.unbound(property).stream()
                        .map(unbound -> Unrepresented.finding(bound.target(), property, unbound)));
        Stream<Finding> ofConstants =
                bound.unboundConstants().stream().map(unbound -> Unrepresented.finding(bound.target(), unbound));
        return Stream.concat(ofProperties, ofConstants).toList();
    }

    private static List<Finding> visibleProperty(BoundTarget bound) {
        CodecTarget target = bound.target();
        boolean isEmptyRecord = target.type().kind() == TypeRef.Kind.RECORD
                && target.properties().isEmpty();
        boolean isEmpty = target.form().hasMembers()
                && target.properties().stream().noneMatch(Property::isVisible)
                && !isEmptyRecord // {} is all it can be
                && !isOnlyDelegate(target)
                && target.hierarchy().labels().isEmpty() // one of several, distinguished by its discriminator
                && target.source().observations().stream().noneMatch(Rules::explainsEmptiness);
        return isEmpty
                ? List.of(new Finding(
                        Problem.NO_PROPERTY,
                        target.origin(),
                        Map.of("type", target.displayName(), "addition", missingMembers(target))))
                : List.of();
    }

    /** What can be added to have members, as far as the settings of the type allow it. */
    private static String missingMembers(CodecTarget target) {
        String accessors = target.hints().direction().isEncoded() ? "public getters" : "setters";
        String add = target.source().hasFluentAccessors()
                ? "Remove fluent = true from Lombok's @Accessors, or add "
                : "Add ";
        return switch (target.hints().access()) {
            case AUTO -> add + accessors + " or non-private fields";
            case FIELDS -> "Add non-private fields, or use methods too: @JsonCodec(access = JsonCodec.Access.AUTO)";
            case PROPERTIES -> add + accessors + ", or use fields too: @JsonCodec(access = JsonCodec.Access.AUTO)";
        };
    }

    /** Whether one value is all that is read, and nothing is written. */
    private static boolean isOnlyDelegate(CodecTarget target) {
        return target.members().delegate().isPresent()
                && !target.hints().direction().isEncoded();
    }

    /** Members that are ignored by an annotation that is refused are meant to be members in one direction. */
    private static boolean explainsEmptiness(Observation observation) {
        boolean isRefusal = observation.kind() == Kind.UNSUPPORTED_ANNOTATION
                && observation.details().getOrDefault("annotation", "").startsWith("@JsonIgnoreProperties");
        return isRefusal || EXPLAIN_EMPTINESS.contains(observation.kind());
    }

    private static List<Finding> requiredIsRead(BoundTarget bound) {
        return bound.target().members().leaves().stream()
                .filter(property -> bound.target().hints().direction().isDecoded())
                .filter(property -> property.hints().has(Mark.REQUIRED) && !property.isDecoded())
                .map(property -> new Finding(
                        Problem.REQUIRED_BUT_NOT_READ,
                        property.origin(),
                        Map.of("property", bound.target().nameOf(property))))
                .toList();
    }
}
