package dev.burin.processor.read.dialect;

import dev.burin.annotation.JsonCodec;
import dev.burin.annotation.JsonEnum;
import dev.burin.annotation.JsonInclude.Include;
import dev.burin.annotation.Naming;
import dev.burin.processor.model.TypeHints;
import java.util.List;
import java.util.Optional;

/** Collects what annotations on one type ask for. Of two wishes for one thing the first stays. */
public final class TypeHintsBuilder {
    private Optional<Naming> naming = Optional.empty();
    private Optional<Include> include = Optional.empty();
    private Include defaultInclude = Include.ALWAYS;
    private Optional<JsonCodec.Unknown> unknown = Optional.empty();
    private Optional<JsonCodec.Duplicates> duplicates = Optional.empty();
    private Optional<JsonCodec.Access> access = Optional.empty();
    private Optional<JsonEnum.Form> enumForm = Optional.empty();
    private List<String> order = List.of();
    private boolean isAlphabetic;

    TypeHintsBuilder naming(Naming wish) {
        naming = naming.or(() -> Optional.of(wish));
        return this;
    }

    TypeHintsBuilder include(Include wish) {
        include = include.or(() -> Optional.of(wish));
        return this;
    }

    /** What the codec's annotation says; an annotation of its own is more specific. */
    TypeHintsBuilder includeByDefault(Include wish) {
        defaultInclude = wish;
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

    TypeHintsBuilder access(JsonCodec.Access wish) {
        access = access.or(() -> Optional.of(wish));
        return this;
    }

    TypeHintsBuilder enumForm(JsonEnum.Form wish) {
        enumForm = enumForm.or(() -> Optional.of(wish));
        return this;
    }

    TypeHintsBuilder order(List<String> names, boolean othersAlphabetic) {
        if (order.isEmpty()) {
            order = names;
        }
        isAlphabetic |= othersAlphabetic;
        return this;
    }

    JsonEnum.Form enumForm() {
        return enumForm.orElse(JsonEnum.Form.NAME);
    }

    TypeHints build() {
        return new TypeHints(
                naming.orElse(TypeHints.NONE.naming()),
                include.orElse(defaultInclude),
                unknown.orElse(TypeHints.NONE.unknown()),
                duplicates.orElse(TypeHints.NONE.duplicates()),
                access.orElse(TypeHints.NONE.access()),
                order,
                isAlphabetic);
    }
}
