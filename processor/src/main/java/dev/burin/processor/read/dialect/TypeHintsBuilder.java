package dev.burin.processor.read.dialect;

import dev.burin.annotation.JsonCodec;
import dev.burin.annotation.JsonEnum;
import dev.burin.annotation.JsonInclude.Include;
import dev.burin.annotation.Naming;
import dev.burin.processor.model.Direction;
import dev.burin.processor.model.Discriminator;
import dev.burin.processor.model.Limits;
import dev.burin.processor.model.Strictness;
import dev.burin.processor.model.TypeHints;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import javax.lang.model.type.DeclaredType;

/** Collects what the annotations on one type specify. Of two values for one thing, the first wins. */
public final class TypeHintsBuilder {
    private Optional<Naming> naming = Optional.empty();
    private Optional<Include> include = Optional.empty();
    private Optional<Include> defaultInclude = Optional.empty();
    private Optional<JsonCodec.Unknown> unknown = Optional.empty();
    private Optional<JsonCodec.Duplicates> duplicates = Optional.empty();
    private Optional<JsonCodec.NullForPrimitive> nullForPrimitive = Optional.empty();
    private Optional<Boolean> ignoresCase = Optional.empty();
    private Optional<JsonCodec.Access> access = Optional.empty();
    private Optional<JsonCodec.Direction> direction = Optional.empty();
    private Optional<JsonEnum.Form> enumForm = Optional.empty();
    private Optional<UnaryOperator<String>> constantNaming = Optional.empty();
    private JsonEnum.Unknown unknownConstants = JsonEnum.Unknown.FAIL;
    private boolean ignoresCaseOfConstants;
    private Optional<JsonCodec.Shape> shape = Optional.empty();
    private Optional<Discriminator> discriminator = Optional.empty();
    private Optional<DeclaredType> fallback = Optional.empty();
    private Optional<String> label = Optional.empty();
    private final List<String> labelAliases = new ArrayList<>();
    private List<TypeNames.NamedSubtype> subtypes = List.of();
    private boolean hasBinaryLabels;
    private Optional<BuilderHints> builder = Optional.empty();
    private Optional<BuilderMethodNames> builderMethods = Optional.empty();
    private final Set<String> ignored = new LinkedHashSet<>();
    private List<String> order = List.of();
    private boolean isAlphabetic;
    private Limits limits = Limits.NONE;

    TypeHintsBuilder naming(Naming wish) {
        naming = naming.or(() -> Optional.of(wish));
        return this;
    }

    TypeHintsBuilder include(Include wish) {
        include = include.or(() -> Optional.of(wish));
        return this;
    }

    /** Adds the setting of {@code @JsonCodec} or a default of it; a separate annotation is more specific. */
    TypeHintsBuilder includeByDefault(Include wish) {
        defaultInclude = defaultInclude.or(() -> Optional.of(wish));
        return this;
    }

    TypeHintsBuilder unknown(JsonCodec.Unknown wish) {
        unknown = unknown.or(() -> Optional.of(wish));
        return this;
    }

    TypeHintsBuilder duplicates(JsonCodec.Duplicates wish) {
        duplicates = duplicates.or(() -> Optional.of(wish));
        return this;
    }

    TypeHintsBuilder nullForPrimitive(JsonCodec.NullForPrimitive wish) {
        nullForPrimitive = nullForPrimitive.or(() -> Optional.of(wish));
        return this;
    }

    TypeHintsBuilder ignoresCase(boolean wish) {
        ignoresCase = ignoresCase.or(() -> Optional.of(wish));
        return this;
    }

    TypeHintsBuilder limits(Map<Limits.Kind, Integer> wish) {
        limits = limits.or(new Limits(wish, Set.of()));
        return this;
    }

    TypeHintsBuilder access(JsonCodec.Access wish) {
        access = access.or(() -> Optional.of(wish));
        return this;
    }

    TypeHintsBuilder direction(JsonCodec.Direction wish) {
        direction = direction.or(() -> Optional.of(wish));
        return this;
    }

    TypeHintsBuilder enumForm(JsonEnum.Form wish) {
        enumForm = enumForm.or(() -> Optional.of(wish));
        return this;
    }

    TypeHintsBuilder constantNaming(UnaryOperator<String> wish) {
        constantNaming = constantNaming.or(() -> Optional.of(wish));
        return this;
    }

    TypeHintsBuilder constantReading(JsonEnum.Unknown unknownWish, boolean ignoresCase) {
        unknownConstants = unknownWish;
        ignoresCaseOfConstants = ignoresCase;
        return this;
    }

    TypeHintsBuilder shape(JsonCodec.Shape wish) {
        shape = shape.or(() -> Optional.of(wish));
        return this;
    }

    TypeHintsBuilder order(List<String> names, boolean othersAlphabetic) {
        if (order.isEmpty()) {
            order = names;
        }
        isAlphabetic |= othersAlphabetic;
        return this;
    }

    TypeHintsBuilder discriminator(Discriminator wish) {
        discriminator = discriminator.or(() -> Optional.of(wish));
        return this;
    }

    TypeHintsBuilder fallback(DeclaredType wish) {
        fallback = fallback.or(() -> Optional.of(wish));
        return this;
    }

    TypeHintsBuilder labelAliases(List<String> wishes) {
        labelAliases.addAll(wishes);
        return this;
    }

    TypeHintsBuilder label(String wish) {
        label = label.or(() -> Optional.of(wish));
        return this;
    }

    TypeHintsBuilder subtypes(List<TypeNames.NamedSubtype> wish) {
        subtypes = subtypes.isEmpty() ? wish : subtypes;
        return this;
    }

    /** Sets whether subtypes are named {@code Outer$Inner} rather than {@code Inner} by default. */
    TypeHintsBuilder binaryLabels(boolean wish) {
        hasBinaryLabels |= wish;
        return this;
    }

    TypeHintsBuilder builder(BuilderHints wish) {
        builder = builder.or(() -> Optional.of(wish));
        return this;
    }

    /** Adds the method names from an annotation on the builder itself. */
    TypeHintsBuilder builderMethods(String prefix, String build) {
        builderMethods = builderMethods.or(() -> Optional.of(new BuilderMethodNames(prefix, build)));
        return this;
    }

    Optional<BuilderHints> builder() {
        return builder;
    }

    Optional<BuilderMethodNames> builderMethods() {
        return builderMethods;
    }

    /**
     * The names of the methods of a builder.
     *
     * @param prefix the prefix of those that take values
     * @param build the name of the one that returns the instance
     */
    record BuilderMethodNames(String prefix, String build) {}

    TypeHintsBuilder ignored(List<String> jsonNames) {
        ignored.addAll(jsonNames);
        return this;
    }

    TypeNames typeNames() {
        return new TypeNames(discriminator, fallback, label, labelAliases, hasBinaryLabels, subtypes);
    }

    EnumHints enumHints() {
        return new EnumHints(
                enumForm.orElse(JsonEnum.Form.NAME),
                constantNaming.orElse(UnaryOperator.identity()),
                unknownConstants,
                ignoresCaseOfConstants);
    }

    boolean isArray() {
        return shape.equals(Optional.of(JsonCodec.Shape.ARRAY));
    }

    TypeHints build() {
        return new TypeHints(
                naming.orElse(TypeHints.NONE.naming()),
                include.or(() -> defaultInclude).orElse(TypeHints.NONE.include()),
                new Strictness(
                        unknown.orElse(Strictness.DEFAULT.unknown()),
                        duplicates.orElse(Strictness.DEFAULT.duplicates()),
                        nullForPrimitive.orElse(Strictness.DEFAULT.nullForPrimitive()),
                        ignoresCase.orElse(false),
                        limits),
                access.orElse(TypeHints.NONE.access()),
                direction.map(wish -> Direction.valueOf(wish.name())).orElse(TypeHints.NONE.direction()),
                order,
                isAlphabetic,
                ignored);
    }
}
