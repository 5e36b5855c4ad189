package dev.burin.processor.check;

import dev.burin.annotation.JsonCodec;
import dev.burin.annotation.JsonEnum;
import dev.burin.codegen.MemberName;
import dev.burin.codegen.value.EnumTable;
import dev.burin.processor.bind.BoundTarget;
import dev.burin.processor.model.CodecTarget;
import dev.burin.processor.model.EnumFacts;
import dev.burin.processor.model.Origin;
import dev.burin.processor.model.Property;
import dev.burin.processor.model.TypeCodecs;
import dev.burin.processor.model.TypeRef;
import java.lang.annotation.Annotation;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Each name is that of one member, or of one constant of an enum. */
final class NameRules {
    private NameRules() {}

    static List<Finding> uniqueNames(BoundTarget bound) {
        List<Finding> findings = new ArrayList<>();
        boolean ignoresCase = bound.target().hints().ignoresCase();
        Map<String, Property> owners =
                ignoresCase ? new TreeMap<>(Comparator.comparing(MemberName::lowerCase)) : new HashMap<>();
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
                findings.add(butForCase(name, target.nameOf(owner), second, JsonCodec.class, property.origin()));
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

    /** A name that no member has may be one of the document; but not if it is that of a member, spelt another way. */
    static List<Finding> ignoredNamesAreOfJson(BoundTarget bound) {
        CodecTarget target = bound.target();
        return target.hints().ignored().stream()
                .sorted()
                .filter(name -> target.named().stream()
                        .noneMatch(property -> property.allNames().contains(name)))
                .flatMap(name -> target.named().stream()
                        .filter(property -> property.isVisible() && isMeant(property, name))
                        .map(property -> ignoredSpelling(name, property, target)))
                .toList();
    }

    private static boolean isMeant(Property property, String name) {
        return name.equals(property.name()) || letters(name).equals(letters(property.jsonName()));
    }

    /** Without what naming strategies change. */
    private static String letters(String name) {
        return MemberName.lowerCase(name.replaceAll("[_.-]", ""));
    }

    private static Finding ignoredSpelling(String name, Property property, CodecTarget target) {
        Map<String, String> details =
                Map.of("name", name, "property", target.nameOf(property), "jsonName", property.jsonName());
        return new Finding(Problem.IGNORED_SPELLING, property.origin(), details);
    }

    static List<Finding> uniqueConstants(BoundTarget bound) {
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
        return Stream.concat(own, type.parts().stream().flatMap(NameRules::duplicateConstantsWithin));
    }

    private static Stream<Finding> duplicateConstants(TypeRef type) {
        return type.facts().enumFacts().stream()
                .filter(facts -> facts.form() == EnumFacts.Form.NAME)
                .flatMap(facts -> duplicateConstants(facts).stream());
    }

    private static List<Finding> duplicateConstants(EnumFacts facts) {
        boolean ignoresCase = facts.leniency().ignoresCase();
        List<Finding> findings = new ArrayList<>();
        Map<String, EnumFacts.Constant> owners = new HashMap<>();
        for (EnumFacts.Constant constant : facts.constants()) {
            constant.names().all().forEach(name -> {
                EnumFacts.Constant owner = owners.putIfAbsent(ignoresCase ? EnumTable.folded(name) : name, constant);
                if (owner != null && !(ignoresCase && owner.equals(constant))) {
                    findings.add(taken(name, owner, constant));
                }
            });
        }
        return findings;
    }

    private static Finding taken(String name, EnumFacts.Constant owner, EnumFacts.Constant constant) {
        return owner.names().all().anyMatch(name::equals)
                ? duplicate(name, owner.name(), constant.name(), constant.origin())
                : butForCase(name, owner.name(), constant.name(), JsonEnum.class, constant.origin());
    }

    /** With the annotation by which case is ignored. */
    private static Finding butForCase(
            String name, String first, String second, Class<? extends Annotation> annotation, Origin origin) {
        Map<String, String> details = Map.of(
                "name", name,
                "first", first,
                "second", second,
                "annotation", annotation.getSimpleName());
        return new Finding(Problem.NAME_BUT_FOR_CASE, origin, details);
    }

    private static Finding duplicate(String name, String first, String second, Origin origin) {
        String other = second.equals(first) ? "an alias of " + second : second;
        return new Finding(Problem.DUPLICATE_NAME, origin, Map.of("name", name, "first", first, "second", other));
    }
}
