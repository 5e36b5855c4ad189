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
 * @param length characters of a key that is a string
 */
public record EntryLimits(ItemLimit items, OptionalInt length) {

    /** Returns what {@code hints} say of a map. */
    static EntryLimits of(TypeRef type, Hints hints) {
        return new EntryLimits(
                ItemLimit.of(hints),
                LimitForms.hasTextKeys(type, hints) ? hints.limits().of(Kind.LENGTH) : OptionalInt.empty());
    }

    /** Returns statements that check the next entry, before its key is read. */
    CodeBlock check(String count) {
        CodeBlock.Builder code = CodeBlock.builder().add(items.check(count));
        length.ifPresent(max -> code.addStatement("in.limitLength($L)", max));
        return code.build();
    }

    /** Returns a statement that checks the key that was just read. */
    CodeBlock checkKey(String key) {
        return length.isPresent()
                ? ContainerCode.statement("in.limitName($L.length(), $L)", key, length.getAsInt())
                : CodeBlock.of("");
    }

    /** Returns a statement that rejects one entry more than {@code map} may have; replacing an entry does not count. */
    CodeBlock checkSize(String map, String key, boolean mayReplace) {
        return items.checkSize(map, key, mayReplace);
    }
}
