package dev.burin.processor.check;

import dev.burin.processor.bind.BoundTarget;
import dev.burin.processor.bind.Forms;
import dev.burin.processor.bind.LimitForms;
import dev.burin.processor.model.CodecTarget;
import dev.burin.processor.model.CodecTarget.Form;
import dev.burin.processor.model.Hints;
import dev.burin.processor.model.Limits;
import dev.burin.processor.model.Limits.Kind;
import dev.burin.processor.model.Origin;
import dev.burin.processor.model.Property;
import dev.burin.processor.model.TypeRef;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** A limit applies to something that can exceed it, and lets something through: users would rely on one without effect. */
final class LimitRule {
    private static final String IN_CODEC =
            "Remove it, and let the codec reject excessive values: its exception has the place";

    private LimitRule() {}

    static List<Finding> check(BoundTarget bound) {
        CodecTarget target = bound.target();
        Limits ofType = target.hints().reading().limits();
        Stream<Finding> onType = kinds(ofType).flatMap(kind -> flawOfType(target, kind).stream()
                .map(flaw -> finding(target.displayName(), target.origin(), ofType, kind, flaw)));
        Stream<Finding> onMembers = target.members().withLeaves().flatMap(property -> onMember(target, property));
        return Stream.concat(onType, onMembers).toList();
    }

    private static Stream<Finding> onMember(CodecTarget target, Property property) {
        Limits limits = property.hints().limits();
        String path = target.pathOf(property);
        return kinds(limits).filter(limits.own()::contains).flatMap(kind -> flaw(target, property, kind).stream()
                .map(flaw -> finding(path, property.origin(), limits, kind, flaw)));
    }

    private static Stream<Kind> kinds(Limits limits) {
        return Stream.of(Kind.values()).filter(kind -> limits.of(kind).isPresent());
    }

    // ---- on a member

    private static Optional<Flaw> flaw(CodecTarget target, Property property, Kind kind) {
        if (!property.isDecoded()) {
            return target.hints().direction().isDecoded()
                    ? Optional.of(new Flaw("has no effect: the member is never read", Flaw.REMOVE))
                    : Optional.empty(); // a limit does not concern what is written
        }
        if (property.isUnwrapped()) {
            return Optional.of(new Flaw(
                    "has no effect: an unwrapped value is not a member, only its members are",
                    "Move it to the members of its type"));
        }
        int limit = property.hints().limits().of(kind).getAsInt();
        return tooLow(limit)
                .or(() -> unfit(property, kind))
                .or(() -> kind == Kind.DIGITS ? never(property, limit) : Optional.empty())
                .or(() -> kind == Kind.LENGTH && target.labelProperty().equals(Optional.of(property))
                        ? unnamed(target, limit)
                        : Optional.empty())
                .or(() -> kind == Kind.DEPTH ? contradiction(target, property, limit) : Optional.empty());
    }

    private static Optional<Flaw> tooLow(int limit) {
        return limit < 1 ? Optional.of(new Flaw("would reject every value", "Write 1 or more")) : Optional.empty();
    }

    private static Optional<Flaw> unfit(Property property, Kind kind) {
        TypeRef type = property.type();
        Hints hints = property.hints();
        if (LimitForms.applies(kind, type, hints)) {
            return Optional.empty();
        }
        return Optional.of(
                Forms.hasCustomCodec(type, hints)
                        ? new Flaw("has no effect: a custom codec reads the value", IN_CODEC)
                        : new Flaw(
                                "has no effect: it limits " + meant(kind) + ", and none are read for "
                                        + type.displayName() + " here" + elsewhere(type),
                                remedyOf(type)));
    }

    private static String elsewhere(TypeRef type) {
        return type.facts().codec().isPresent() ? ", only by its own codec" : "";
    }

    private static String remedyOf(TypeRef type) {
        return type.facts().codec().isPresent()
                ? "Move it to " + type.displayName() + ", or to members of it"
                : Flaw.REMOVE;
    }

    private static String meant(Kind kind) {
        return switch (kind) {
            case DEPTH -> "the nesting of arrays and objects";
            case ITEMS -> "the items of arrays, collections and maps";
            case LENGTH -> "the length of strings and bytes";
            case DIGITS -> "the digits of numbers read one by one";
        };
    }

    private static Optional<Flaw> never(Property property, int limit) {
        return limit >= LimitForms.mostDigits(property.type())
                ? Optional.of(new Flaw(
                        "has no effect: no " + property.type().displayName() + " has more digits", Flaw.REMOVE))
                : Optional.empty();
    }

    private static Optional<Flaw> contradiction(CodecTarget target, Property property, int limit) {
        int levels = LimitForms.levels(property.type(), property.hints());
        if (limit < levels) {
            return Optional.of(new Flaw(
                    "rejects every value that is not empty: " + property.type().displayName() + " has " + levels
                            + " levels",
                    raise(levels)));
        }
        Optional<Integer> ofType = target.hints().reading().limits().of(Kind.DEPTH).stream()
                .boxed()
                .findFirst();
        return ofType.filter(whole -> limit >= whole)
                .map(whole -> new Flaw(
                        "has no effect: @JsonLimit(depth = " + whole + ") of " + target.displayName()
                                + " counts its own object, too, and allows fewer levels here",
                        "Lower it below " + whole + ", or raise that of " + target.displayName()));
    }

    // ---- on a type

    private static Optional<Flaw> flawOfType(CodecTarget target, Kind kind) {
        int limit = target.hints().reading().limits().of(kind).getAsInt();
        if (target.form() == Form.ENUM) {
            return Optional.empty(); // its reader has reported that it has no effect
        }
        if (!target.hints().direction().isDecoded()) {
            return Optional.of(new Flaw("has no effect: the type is never read", Flaw.REMOVE));
        }
        return tooLow(limit)
                .or(() -> kind == Kind.DEPTH ? shallow(target, limit) : Optional.empty())
                .or(() -> labelOf(target, kind).flatMap(label -> unnamed(target, limit)))
                .or(() -> isForNobody(target, kind)
                        ? Optional.of(new Flaw(
                                "has no effect: it limits " + meant(kind) + ", and none are read for any member",
                                Flaw.REMOVE))
                        : Optional.empty());
    }

    /** The property that holds the label, where the limit of the type is its limit. */
    private static Optional<Property> labelOf(CodecTarget target, Kind kind) {
        return target.labelProperty()
                .filter(label -> kind == Kind.LENGTH && label.isDecoded())
                .filter(label -> LimitForms.applies(kind, label.type(), label.hints())
                        && !label.hints().limits().own().contains(kind));
    }

    /** A supertype sets limits for its subtypes, and some may have nothing to which they apply. */
    private static boolean isForNobody(CodecTarget target, Kind kind) {
        boolean isOfHierarchy =
                target.form() == Form.POLYMORPHIC || target.hierarchy().labels().isPresent();
        boolean isObject = kind == Kind.DEPTH && target.form() != Form.SINGLE_VALUE;
        return !isOfHierarchy
                && !isObject
                && !target.members().areReadElsewhere() // which has these limits, too
                && target.members().leaves().stream()
                        .filter(Property::isDecoded)
                        .noneMatch(property -> LimitForms.applies(kind, property.type(), property.hints()));
    }

    private static Optional<Flaw> shallow(CodecTarget target, int limit) {
        int own = target.form() == Form.SINGLE_VALUE ? 0 : 1;
        return target.members().leaves().stream()
                .filter(Property::isDecoded)
                .filter(property -> !property.isAny())
                .filter(property -> own + LimitForms.levels(property.type(), property.hints()) > limit)
                .findFirst()
                .map(property -> {
                    int levels = own + LimitForms.levels(property.type(), property.hints());
                    return new Flaw(
                            "rejects every document whose " + property.name() + " is not empty: that takes " + levels
                                    + " levels",
                            raise(levels));
                });
    }

    /** The label is a separate member, and must be read. */
    private static Optional<Flaw> unnamed(CodecTarget target, int limit) {
        return target.hierarchy()
                .labels()
                .filter(labels -> !labels.isFallback() && labels.written().length() > limit)
                .map(labels -> new Flaw(
                        "rejects every " + target.displayName() + ": its label \"" + labels.written() + "\" is longer",
                        raise(labels.written().length())));
    }

    private static String raise(int least) {
        return "Raise it to " + least + " or more";
    }

    private static Finding finding(String path, Origin origin, Limits limits, Kind kind, Flaw flaw) {
        return new Finding(
                Problem.UNFIT_LIMIT,
                origin,
                Map.of(
                        "path",
                        path,
                        "limit",
                        kind.member() + " = " + limits.of(kind).getAsInt(),
                        "flaw",
                        flaw.text(),
                        "remedy",
                        flaw.remedy()));
    }
}
