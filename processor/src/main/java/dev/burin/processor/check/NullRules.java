package dev.burin.processor.check;

import dev.burin.annotation.JsonInclude.Include;
import dev.burin.processor.bind.BoundTarget;
import dev.burin.processor.bind.Empty;
import dev.burin.processor.bind.Forms;
import dev.burin.processor.model.CodecTarget.Form;
import dev.burin.processor.model.DefaultValue;
import dev.burin.processor.model.Necessity;
import dev.burin.processor.model.NullPolicy;
import dev.burin.processor.model.NullPolicy.Meaning;
import dev.burin.processor.model.Property;
import dev.burin.processor.model.TypeRef;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Policies for null and absence are possible, and what is written can be read. */
final class NullRules {
    private static final String ANOTHER = "Remove it, accept null with SET, or reject it with FAIL";

    private NullRules() {}

    /** What {@code @JsonSetter} requests is possible. */
    static List<Finding> policiesFit(BoundTarget bound) {
        boolean isSingleValue = bound.target().form() == Form.SINGLE_VALUE;
        return bound.target()
                .members()
                .withLeaves()
                .filter(Property::isVisible)
                .flatMap(property ->
                        flaws(
                                        property,
                                        isSingleValue
                                                || bound.target().members().isDelegate(property))
                                .stream()
                                .map(flaw -> new Finding(
                                        Problem.UNFIT_NULLS,
                                        property.origin(),
                                        Map.of(
                                                "path",
                                                bound.target().pathOf(property),
                                                "flaw",
                                                flaw.text(),
                                                "remedy",
                                                flaw.remedy()))))
                .toList();
    }

    private static List<Flaw> flaws(Property property, boolean isSingleValue) {
        NullPolicy policy = property.hints().nulls();
        List<Flaw> flaws = new ArrayList<>();
        asked(policy).flatMap(meaning -> flaw(property, meaning, isSingleValue)).ifPresent(flaws::add);
        asked(policy.forContent())
                .flatMap(meaning -> flawOfContent(property.type(), meaning))
                .ifPresent(flaws::add);
        return flaws;
    }

    private static Optional<Meaning> asked(NullPolicy policy) {
        return policy.value().filter(Meaning::isAsked);
    }

    private static Optional<Flaw> flaw(Property property, Meaning meaning, boolean isSingleValue) {
        String type = property.type().displayName();
        String asked = "nulls = " + (meaning == Meaning.SKIP_REQUIRED ? Meaning.SKIP : meaning);
        if (isSingleValue) {
            return Optional.of(
                    new Flaw(asked + ", but null in place of the whole value is always rejected", Flaw.REMOVE));
        }
        if (property.isUnwrapped()) {
            return Optional.of(new Flaw(asked + ", but an unwrapped value cannot be null in a document", Flaw.REMOVE));
        }
        if (meaning.isRefused() && property.type().isOptional()) {
            String of = meaning == Meaning.SKIP_REQUIRED ? " for a required member" : "";
            return Optional.of(emptyOnNull(asked + of, type));
        }
        if (meaning == Meaning.SKIP && property.type().isPresence()) {
            return Optional.of(new Flaw("nulls = SKIP, but a Presence distinguishes null from absent", ANOTHER));
        }
        boolean isOfDefault =
                property.hints().defaultValue().filter(DefaultValue::isForNull).isPresent(); // which is reported
        return isOfDefault ? Optional.empty() : withoutNull("nulls", meaning, property.type());
    }

    private static Optional<Flaw> flawOfContent(TypeRef type, Meaning meaning) {
        boolean isContainer = type.isArray() || type.isA("java.util.Collection") || type.isA("java.util.Map");
        Optional<TypeRef> content = Forms.values(type).findFirst().filter(found -> isContainer);
        if (content.isEmpty() || content.get().isPrimitive()) {
            return Optional.of(new Flaw(
                    "contentNulls = " + meaning + ", but " + type.displayName() + " cannot contain null", Flaw.REMOVE));
        }
        return meaning.isRefused() && content.get().isOptional()
                ? Optional.of(
                        emptyOnNull("contentNulls = " + meaning, content.get().displayName()))
                : withoutNull("contentNulls", meaning, content.get());
    }

    private static Flaw emptyOnNull(String asked, String type) {
        return new Flaw(asked + ", but null is the empty " + type, "Remove it, or use SET");
    }

    private static Optional<Flaw> withoutNull(String member, Meaning meaning, TypeRef type) {
        return meaning == Meaning.SKIP && Forms.mayLoseValues(type)
                ? Optional.of(losing(member + " = SKIP", type))
                : withoutEmpty(member, meaning, type);
    }

    /** A policy for null in a document does not apply to unknown constants. */
    static Flaw losing(String said, TypeRef type) {
        return new Flaw(
                said + ", but " + type.displayName() + " reads unknown names as null, which would be rejected here",
                "Remove that, or read them as a constant: @JsonEnum(unknown = DEFAULT)");
    }

    private static Optional<Flaw> withoutEmpty(String member, Meaning meaning, TypeRef type) {
        String text =
                member + " = AS_EMPTY, but there is no empty " + type.displayName() + " that the codec could create";
        return meaning == Meaning.AS_EMPTY && Empty.of(type).isEmpty()
                ? Optional.of(new Flaw(text, ANOTHER))
                : Optional.empty();
    }

    /** Required members are not left out. */
    static List<Finding> requiredIsWritten(BoundTarget bound) {
        return bound.target().members().leaves().stream()
                .filter(property -> property.necessity() == Necessity.REQUIRED)
                .filter(property -> property.isEncoded() && property.isDecoded() && isLeftOut(property))
                .map(property -> new Finding(
                        Problem.REQUIRED_BUT_LEFT_OUT,
                        property.origin(),
                        Map.of(
                                "property",
                                bound.target().nameOf(property),
                                "include",
                                String.valueOf(property.include()))))
                .toList();
    }

    /** Whether some possible value is left out. */
    private static boolean isLeftOut(Property property) {
        Include include = property.include();
        if (property.type().isPrimitive()) {
            return include == Include.NON_DEFAULT;
        }
        Include harmless =
                property.isNeverNull() && !property.type().isOptional() ? Include.NON_ABSENT : Include.ALWAYS;
        return include.compareTo(harmless) > 0;
    }

    /** Whether a default cannot replace null as well. */
    static boolean isOtherThanSkip(Meaning meaning) {
        return meaning == Meaning.SET || meaning == Meaning.FAIL || meaning == Meaning.AS_EMPTY;
    }
}
