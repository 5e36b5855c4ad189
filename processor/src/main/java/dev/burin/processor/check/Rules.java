package dev.burin.processor.check;

import dev.burin.processor.bind.BoundTarget;
import dev.burin.processor.model.CodecTarget;
import dev.burin.processor.model.CodecTarget.Form;
import dev.burin.processor.model.EnumFacts;
import dev.burin.processor.model.Hints.Mark;
import dev.burin.processor.model.MemberNames;
import dev.burin.processor.model.Observation;
import dev.burin.processor.model.Observation.Kind;
import dev.burin.processor.model.Origin;
import dev.burin.processor.model.Property;
import dev.burin.processor.model.TypeCodecs;
import dev.burin.processor.model.TypeRef;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Every rule, and everything they find together. */
public final class Rules {
    private static final List<Rule> ALL = List.of(
            Rules::observations, // what the reader noticed about declarations
            Rules::representations, // each value has a representation
            Rules::visibleProperty, // never a silent {}
            Rules::uniqueNames, // each JSON name belongs to one property
            Rules::uniqueConstants, // and to one constant of an enum
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

    /** The names javac gives to parameters in a class file without names. */
    private static final Pattern MADE_NAME = Pattern.compile("arg\\d+");

    private Rules() {}

    /** Returns everything that is wrong with a target. */
    public static Diagnostics check(BoundTarget bound) {
        return new Diagnostics(
                ALL.stream().flatMap(rule -> rule.check(bound).stream()).toList());
    }

    private static List<Finding> observations(BoundTarget bound) {
        return bound.target().source().observations().stream()
                .map(observation -> found(observation, bound.target()))
                .toList();
    }

    static Finding found(Observation observation, CodecTarget target) {
        Map<String, String> details = new HashMap<>(observation.details());
        switch (observation.kind()) {
            case UNKNOWN_ORDER_NAME -> details.put("suggestion", suggestion(details.getOrDefault("name", ""), target));
            case UNKNOWN_PARAMETER -> details.put("suggestion", suggestionFor(observation, target));
            case MIXIN_MEMBER -> details.put("suggestion", suggestionOfMixin(details));
            case NO_CREATOR -> details.putAll(creators(details, target));
            case MISPLACED_ANNOTATION -> details.putIfAbsent("remedy", MisplacedAnnotation.remedy(details));
            case UNFIT_DEFAULT ->
                details.put(
                        "remedy",
                        "Give one value, or name a static method of " + details.get("owner")
                                + " without parameters that returns " + details.get("type"));
            case INVISIBLE_MEMBER ->
                details.put("accessors", observation.isAboutCreator() ? "" : ", or add a getter and a setter");
            default -> {}
        }
        // Each observation has a problem of its own name: the sentence belongs here, the fact to the reader.
        return new Finding(Problem.valueOf(observation.kind().name()), observation.origin(), details);
    }

    private static String suggestionOfMixin(Map<String, String> details) {
        String overloads = details.getOrDefault("overloads", "");
        return overloads.isEmpty()
                ? Suggestion.sentence(
                        details.getOrDefault("name", ""),
                        List.of(details.getOrDefault("names", "").split(" ")))
                : " Did you mean " + overloads + "?";
    }

    /** What is wrong with the existing creators, and what one must take. */
    private static Map<String, String> creators(Map<String, String> details, CodecTarget target) {
        String disabled = details.getOrDefault("disabled", "");
        String marked = details.getOrDefault("marked", "");
        String flaw = "";
        String change = "make an existing one package-private or public";
        if (!marked.isEmpty()) {
            flaw = ": " + marked + ", which is marked, takes " + details.get("taken");
            change = "mark another one instead of " + marked;
        } else if (!disabled.isEmpty()) {
            flaw = ": " + disabled + " has @JsonCreator(mode = DISABLED)";
            change = "remove that annotation";
        }
        return Map.of("parameters", parameters(target), "flaw", flaw, "change", change);
    }

    private static String parameters(CodecTarget target) {
        if (target.form() != Form.SINGLE_VALUE) {
            return "without parameters or with one per property";
        }
        Property value = target.properties().get(0);
        return "whose only parameter is " + value.name() + ", the @JsonValue of type "
                + value.type().displayName();
    }

    private static String suggestionFor(Observation ofParameter, CodecTarget target) {
        String parameter = ofParameter.details().getOrDefault("parameter", "");
        boolean isInClassFile = Boolean.parseBoolean(ofParameter.details().get("isInClassFile"));
        return isInClassFile && MADE_NAME.matcher(parameter).matches()
                ? " The class file does not contain its name: compile it with -parameters."
                : suggestion(parameter, target);
    }

    private static String suggestion(String unknown, CodecTarget target) {
        return Suggestion.sentence(
                unknown, target.properties().stream().map(Property::name).toList());
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
                && !has(target, EXPLAIN_EMPTINESS);
        return isEmpty
                ? List.of(new Finding(Problem.NO_PROPERTY, target.origin(), Map.of("type", target.displayName())))
                : List.of();
    }

    /** Whether one value is all that is read, and nothing is written. */
    private static boolean isOnlyDelegate(CodecTarget target) {
        return target.members().delegate().isPresent()
                && !target.hints().direction().isEncoded();
    }

    private static boolean has(CodecTarget target, Set<Kind> kinds) {
        return target.source().observations().stream().anyMatch(observation -> kinds.contains(observation.kind()));
    }

    private static List<Finding> uniqueNames(BoundTarget bound) {
        List<Finding> findings = new ArrayList<>();
        boolean ignoresCase = bound.target().hints().ignoresCase();
        Map<String, Property> owners =
                ignoresCase ? new TreeMap<>(Comparator.comparing(MemberNames::lowerCase)) : new HashMap<>();
        bound.target().named().stream()
                .filter(Property::isVisible)
                .sorted((first, second) ->
                        first.origin().position() - second.origin().position())
                .forEach(property -> findings.addAll(claim(bound.target(), property, owners)));
        return findings;
    }

    private static List<Finding> claim(CodecTarget target, Property property, Map<String, Property> owners) {
        String second = target.nameOf(property);
        List<Finding> findings = new ArrayList<>();
        for (String name : property.allNames()) {
            Property owner = owners.putIfAbsent(name, property);
            if (owner != null && isTwice(name, owner, property)) {
                findings.add(duplicate(name, target.nameOf(owner), second, property.origin()));
            } else if (owner != null && !owner.name().equals(property.name())) {
                Map<String, String> details = Map.of("name", name, "first", target.nameOf(owner), "second", second);
                findings.add(new Finding(Problem.NAME_BUT_FOR_CASE, property.origin(), details));
            }
        }
        return findings;
    }

    /** Whether it is the same name, in the same case. */
    private static boolean isTwice(String name, Property first, Property second) {
        return first.name().equals(second.name())
                ? Collections.frequency(second.allNames(), name) > 1
                : first.allNames().contains(name);
    }

    private static List<Finding> uniqueConstants(BoundTarget bound) {
        CodecTarget target = bound.target();
        Stream<Finding> own = duplicateConstants(target.type());
        Stream<Finding> ofProperties = target.members().leaves().stream()
                .filter(Property::isVisible)
                .flatMap(property -> duplicateConstantsWithin(property.type()));
        return Stream.concat(own, ofProperties).toList();
    }

    /** Of enums without a codec; those with one report it themselves. */
    private static Stream<Finding> duplicateConstantsWithin(TypeRef type) {
        Stream<Finding> own = type.facts().codecs().equals(TypeCodecs.NONE) ? duplicateConstants(type) : Stream.empty();
        return Stream.concat(own, type.parts().stream().flatMap(Rules::duplicateConstantsWithin));
    }

    private static Stream<Finding> duplicateConstants(TypeRef type) {
        return type.facts().enumFacts().stream()
                .filter(facts -> facts.form() == EnumFacts.Form.NAME)
                .flatMap(facts -> duplicateConstants(facts).stream());
    }

    private static List<Finding> duplicateConstants(EnumFacts facts) {
        List<Finding> findings = new ArrayList<>();
        Map<String, String> owners =
                facts.leniency().ignoresCase() ? new TreeMap<>(String.CASE_INSENSITIVE_ORDER) : new HashMap<>();
        for (EnumFacts.Constant constant : facts.constants()) {
            Stream.concat(Stream.of(constant.names().json()), constant.names().aliases().stream())
                    .forEach(name -> {
                        String owner = owners.putIfAbsent(name, constant.name());
                        if (owner != null && !(facts.leniency().ignoresCase() && owner.equals(constant.name()))) {
                            findings.add(duplicate(name, owner, constant.name(), constant.origin()));
                        }
                    });
        }
        return findings;
    }

    private static Finding duplicate(String name, String first, String second, Origin origin) {
        String other = second.equals(first) ? "an alias of " + second : second;
        return new Finding(Problem.DUPLICATE_NAME, origin, Map.of("name", name, "first", first, "second", other));
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
