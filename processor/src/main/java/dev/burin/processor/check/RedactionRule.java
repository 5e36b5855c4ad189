package dev.burin.processor.check;

import dev.burin.annotation.JsonRedact;
import dev.burin.processor.bind.BoundTarget;
import dev.burin.processor.model.CodecTarget;
import dev.burin.processor.model.CodecTarget.Form;
import dev.burin.processor.model.Hints.Mark;
import dev.burin.processor.model.Property;
import dev.burin.processor.model.TypeRef;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Secrets can have the requested redacted form: one that is shown nevertheless is in the log for good. */
final class RedactionRule {
    private static final String ONE_BY_ONE = "Annotate the members of its type";
    private static final String MASK_IT = "Mask it: @JsonRedact";
    private static final List<String> CONTAINERS =
            List.of("java.lang.Iterable", "java.util.Map", "java.util.Iterator", "java.util.stream.BaseStream");

    private RedactionRule() {}

    static List<Finding> check(BoundTarget bound) {
        CodecTarget target = bound.target();
        return target.members()
                .withLeaves()
                .filter(property -> !property.isAny()) // its reader has reported that it has no effect
                .flatMap(property -> property.hints().redaction().stream()
                        .flatMap(form -> flaw(target, property, form).stream()
                                .map(flaw -> finding(target, property, form, flaw))))
                .toList();
    }

    private static Optional<Flaw> flaw(CodecTarget target, Property property, JsonRedact.Form form) {
        if (!property.isEncoded() && target.hints().direction().isEncoded()) {
            return Optional.of(new Flaw("has no effect: the member is never written", Flaw.REMOVE));
        }
        if (property.isUnwrapped()) {
            return Optional.of(new Flaw("is on an unwrapped value, which is not a member", ONE_BY_ONE));
        }
        if (target.labelProperty().equals(Optional.of(property))) {
            return Optional.of(new Flaw("would hide which subtype it is", Flaw.REMOVE));
        }
        if (form == JsonRedact.Form.DROP) {
            return withoutPlace(target, property);
        }
        return form == JsonRedact.Form.LAST4 && !mayBeText(property.type())
                ? Optional.of(new Flaw(
                        "is for strings and numbers, and " + property.type().displayName() + " is neither", MASK_IT))
                : Optional.empty();
    }

    private static Optional<Flaw> withoutPlace(CodecTarget target, Property property) {
        if (property.hints().has(Mark.VALUE)) {
            return Optional.of(new Flaw("would leave out the whole value", MASK_IT));
        }
        return target.form() == Form.ARRAY
                ? Optional.of(new Flaw("would leave out a place in an array", MASK_IT))
                : Optional.empty();
    }

    /** Whether its last four characters are meaningful; a value that turns out to have none when written is masked. */
    private static boolean mayBeText(TypeRef type) {
        if (type.isOptional() || type.isPresence() || type.is("java.util.concurrent.atomic.AtomicReference")) {
            return type.elements().isEmpty() || mayBeText(type.elements().get(0));
        }
        boolean isBytesOrCharacters = type.isArray()
                && (type.component().is("byte") || type.component().is("char"));
        boolean isContainer = type.isArray() || CONTAINERS.stream().anyMatch(type::isA);
        boolean isPath = type.isA("java.nio.file.Path"); // which is iterable
        boolean isTooShort = type.is("boolean") || type.is("java.lang.Boolean") || type.is("char");
        return isBytesOrCharacters || isPath || (!isContainer && !isTooShort);
    }

    private static Finding finding(CodecTarget target, Property property, JsonRedact.Form form, Flaw flaw) {
        return new Finding(
                Problem.UNFIT_REDACTION,
                property.origin(),
                Map.of(
                        "path", target.pathOf(property),
                        "form", String.valueOf(form),
                        "flaw", flaw.text(),
                        "remedy", flaw.remedy()));
    }
}
