package dev.burin.processor.read;

import dev.burin.annotation.JsonCodec;
import dev.burin.annotation.JsonInclude.Include;
import dev.burin.processor.model.DefaultValue;
import dev.burin.processor.model.Hints;
import dev.burin.processor.model.Hints.Mark;
import dev.burin.processor.model.Necessity;
import dev.burin.processor.model.NullPolicy;
import dev.burin.processor.model.NullPolicy.Meaning;
import dev.burin.processor.model.TypeHints;
import dev.burin.processor.model.TypeRef;
import java.util.Optional;

/**
 * How a property that is null or absent in a document is handled.
 *
 * @param type the type of the property
 * @param hints what its annotations request
 * @param declared what its types declare for null
 * @param isArgument whether a constructor or factory takes it, so that a value has to be passed
 */
record AbsenceReader(TypeRef type, Hints hints, NullPolicy declared, boolean isArgument) {

    /** A property that must not be null is required where it would be null otherwise. */
    Necessity necessity() {
        boolean isRequired = isArgument && isNeverNull() && hints.defaultValue().isEmpty();
        return hints.has(Mark.REQUIRED) || isRequired ? Necessity.REQUIRED : Necessity.OPTIONAL;
    }

    private boolean isNeverNull() {
        Optional<Meaning> asked = hints.nulls().value();
        boolean isAllowed = asked.filter(meaning -> meaning == Meaning.SET || meaning == Meaning.AS_EMPTY)
                .isPresent();
        boolean isRefused = asked.filter(Meaning::isRefused).isPresent()
                || declared.value().filter(Meaning::isRefused).isPresent();
        return isRefused && !isAllowed && hasNull();
    }

    /** Which values are written: always if required or a {@code Presence}, unless the member itself has a setting. */
    Include include(TypeHints typeHints) {
        boolean isAlways = necessity() == Necessity.REQUIRED || type.isPresence();
        Include usual = isAlways ? Include.ALWAYS : typeHints.include();
        return hints.include().orElse(usual);
    }

    /** Whether absence is null in Java. */
    private boolean hasNull() {
        boolean hasAnother = type.isPrimitive() || type.isOptional() || type.isPresence();
        return !hasAnother && !hints.isAny() && !hints.has(Mark.UNWRAPPED);
    }

    /** Whether a value of its members is created if its type is never null, whether or not they are present. */
    private boolean isMade() {
        return isArgument && hints.has(Mark.UNWRAPPED);
    }

    /** What null means; if it means absent, it is rejected where absence is. */
    NullPolicy nulls(TypeHints typeHints) {
        NullPolicy said = hints.nulls().or(hasNull() || isMade() ? declared : declared.withoutValue());
        boolean isSkipped = said.value().equals(Optional.of(Meaning.SKIP));
        if (isSkipped && necessity() == Necessity.REQUIRED) {
            return NullPolicy.of(Meaning.SKIP_REQUIRED).or(said);
        }
        if (hints.defaultValue().filter(DefaultValue::isForNull).isPresent()) {
            NullPolicy skip = NullPolicy.of(Meaning.SKIP).or(said);
            return hints.nulls().value().isPresent() ? said : skip; // reported if both are given
        }
        boolean isZero = type.isPrimitive()
                && !hints.form().hasNullNumber() // then it is NaN
                && typeHints.reading().nullForPrimitive() == JsonCodec.NullForPrimitive.DEFAULT;
        Meaning zero = hints.defaultValue().isPresent() ? Meaning.SKIP : Meaning.AS_EMPTY;
        return isZero ? said.or(NullPolicy.of(zero)) : said;
    }
}
