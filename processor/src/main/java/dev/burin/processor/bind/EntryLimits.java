package dev.burin.processor.bind;

import com.palantir.javapoet.CodeBlock;
import dev.burin.processor.model.Hints;
import dev.burin.processor.model.Limits.Kind;
import dev.burin.processor.model.TypeRef;
import java.util.OptionalInt;

/**
 * How many entries of a map are read, and how long their keys may be.
 *
 * @param items entries
 * @param length characters of a key that is a text
 */
public record EntryLimits(ItemLimit items, OptionalInt length) {

    /** Returns what {@code hints} say of a map. */
    static EntryLimits of(TypeRef type, Hints hints) {
        return new EntryLimits(
                ItemLimit.of(hints),
                LimitForms.hasTextKeys(type, hints) ? hints.limits().of(Kind.LENGTH) : OptionalInt.empty());
    }

    /** Returns statements that look at the entry that is next, its key not read yet. */
    CodeBlock check(String count) {
        CodeBlock.Builder code = CodeBlock.builder().add(items.check(count));
        length.ifPresent(max -> code.addStatement("in.limitLength($L)", max));
        return code.build();
    }

    /** Returns a statement that looks at the key, which was just read. */
    CodeBlock checkKey(String key) {
        return length.isPresent()
                ? ContainerCode.statement("in.limitName($L.length(), $L)", key, length.getAsInt())
                : CodeBlock.of("");
    }

    /** Returns a statement that refuses one entry more than {@code map} may have; one that replaces another is none. */
    CodeBlock checkSize(String map, String key, boolean mayReplace) {
        return items.checkSize(map, key, mayReplace);
    }
}
