package dev.burin.processor.check;

import dev.burin.annotation.JsonTypeInfo;
import dev.burin.codegen.MemberName;
import dev.burin.processor.bind.BoundTarget;
import dev.burin.processor.bind.Forms;
import dev.burin.processor.model.CodecTarget;
import dev.burin.processor.model.Discriminator;
import dev.burin.processor.model.EnumFacts;
import dev.burin.processor.model.Hierarchy;
import dev.burin.processor.model.Origin;
import dev.burin.processor.model.Property;
import dev.burin.processor.model.Subtype;
import dev.burin.processor.model.Subtype.Fit;
import dev.burin.processor.model.TypeRef;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/** Rules about discriminators and subtypes. */
final class HierarchyRules {

    private HierarchyRules() {}

    /** A discriminator needs an object to be in, and a codec that writes it. */
    static List<Finding> subtypesAreObjects(BoundTarget bound) {
        return bound.target().hierarchy().subtypes().stream()
                .flatMap(subtype -> flaw(bound.target(), subtype).stream())
                .toList();
    }

    private static Optional<Finding> flaw(CodecTarget target, Subtype subtype) {
        String name = subtype.type().displayName();
        if (!subtype.type().facts().isAccessible()) {
            String path = target.displayName() + " → " + name;
            Map<String, String> details = Map.of("path", path, "type", name);
            return Optional.of(new Finding(Problem.INACCESSIBLE_TYPE, target.origin(), details));
        }
        if (subtype.isFit() && subtype.type().facts().codec().isPresent()) {
            return Optional.empty();
        }
        Discriminator discriminator = target.hierarchy().discriminator();
        boolean isElsewhere = subtype.isFit() && !subtype.type().facts().isInSource();
        Flaw flaw = isElsewhere ? notCompiledHere(name) : flaw(subtype.fit());
        Map<String, String> details = Map.of(
                "type", target.displayName(),
                "subtype", name,
                "discriminator", discriminator.displayName(),
                "flaw", flaw.text(),
                "remedy", flaw.remedy());
        return Optional.of(new Finding(Problem.SUBTYPE_FORM, target.origin(), details));
    }

    /** A record compiled before is a record already: advice about its form would not help. */
    private static Flaw notCompiledHere(String subtype) {
        return new Flaw(
                "is not compiled here and has no codec",
                "Pass its source file to the compiler with the others, or if it is in a library, import it: @JsonImport("
                        + subtype
                        + ".class); if the supertype is imported, name it there: @JsonImport(subtypes = ….class)");
    }

    private static Flaw flaw(Fit fit) {
        String wrapper = "put the label around it: @JsonTypeInfo(style = JsonTypeInfo.Style.WRAPPER_OBJECT)";
        return switch (fit) {
            case FITS ->
                new Flaw(
                        "has no codec",
                        "Make it a record or a class, or annotate the enum with @JsonCodec; if the supertype is imported, "
                                + "name it there: @JsonImport(subtypes = ….class)");
            case HAS_SUBTYPES ->
                new Flaw(
                        "may itself have subtypes",
                        "Make it a record or a final class, or make it abstract and sealed or with @JsonSubTypes; "
                                + "in an import, name its subtypes in its place: @JsonImport(subtypes = ….class)");
            case HAS_OWN_CODEC ->
                new Flaw(
                        "has a custom codec, which would not write the label",
                        "Remove that codec, or write one for the supertype, too: @JsonCodecFor");
            case IS_ARRAY ->
                new Flaw(
                        "is an array, whose elements have no names",
                        "Make it an object, @JsonCodec(shape = JsonCodec.Shape.OBJECT), or " + wrapper);
            case IS_NO_OBJECT ->
                new Flaw(
                        "is not a record or class whose JSON is an object",
                        "Make it one, without @JsonValue or a delegating @JsonCreator, or " + wrapper);
        };
    }

    /** Each label belongs to one subtype. */
    static List<Finding> uniqueLabels(BoundTarget bound) {
        List<Finding> findings = new ArrayList<>();
        Map<String, Subtype> owners = new HashMap<>();
        for (Subtype subtype : bound.target().hierarchy().subtypes()) {
            for (String label : subtype.labels().all()) {
                Subtype owner = owners.putIfAbsent(label, subtype);
                if (owner != null) {
                    findings.add(new Finding(
                            Problem.LABEL_TAKEN,
                            bound.target().origin(),
                            Map.of(
                                    "label", label,
                                    "first", owner.type().displayName(),
                                    "second", subtype.type().displayName())));
                }
            }
        }
        return findings;
    }

    /** No property of a subtype has the name of the discriminator, unless it holds the label. */
    static List<Finding> discriminatorIsNoProperty(BoundTarget bound) {
        Hierarchy hierarchy = bound.target().hierarchy();
        String discriminator = hierarchy.discriminator().name();
        if (hierarchy.labels().isEmpty() || hierarchy.isWrapped()) {
            return List.of();
        }
        Optional<Property> own = bound.target().labelProperty();
        Predicate<String> isTaken = bound.target().hints().ignoresCase()
                ? name -> MemberName.lowerCase(name).equals(MemberName.lowerCase(discriminator))
                : discriminator::equals;
        return bound.target().named().stream()
                .filter(Property::isVisible)
                .filter(property -> !own.equals(Optional.of(property)))
                .flatMap(property -> property.allNames().stream()
                        .filter(isTaken)
                        .limit(1)
                        .map(name -> new Finding(
                                Problem.DISCRIMINATOR_TAKEN,
                                property.origin(),
                                Map.of("property", bound.target().nameOf(property), "name", name))))
                .toList();
    }

    /** If a property should hold the label, there is one, and it can. */
    static List<Finding> labelPropertyIsText(BoundTarget bound) {
        CodecTarget target = bound.target();
        Optional<Property> property = target.labelProperty();
        boolean isNeeded = target.hierarchy().labels().isPresent()
                && target.hierarchy().discriminator().style() == JsonTypeInfo.Style.EXISTING;
        if (property.isPresent() ? isText(property.get()) : !isNeeded) {
            return List.of();
        }
        boolean isWritten = target.hints().direction().isEncoded();
        Map<String, String> details = Map.of(
                "type",
                target.displayName(),
                "name",
                target.hierarchy().discriminator().name(),
                "processed",
                isWritten ? "written" : "read",
                "process",
                isWritten ? "write" : "read");
        Origin origin = property.map(Property::origin).orElse(target.origin());
        return List.of(new Finding(Problem.NO_LABEL_PROPERTY, origin, details));
    }

    /** What users' codecs write is unknown here. */
    private static boolean isText(Property property) {
        TypeRef type = property.type();
        boolean isEnumOfNumbers = type.facts()
                .enumFacts()
                .filter(facts -> facts.form() == EnumFacts.Form.ORDINAL)
                .isPresent();
        return Forms.hasCustomCodec(type, property.hints())
                || type.facts().codec().isPresent()
                || type.is("java.lang.String")
                || (type.kind() == TypeRef.Kind.ENUM && !isEnumOfNumbers);
    }
}
