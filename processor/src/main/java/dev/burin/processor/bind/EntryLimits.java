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
public record EntryLimits(OptionalInt items, OptionalInt length) {

    /** Returns what {@code hints} say of a map. */
    static EntryLimits of(TypeRef type, Hints hints) {
        return new EntryLimits(
                hints.limits().of(Kind.ITEMS),
                LimitForms.hasTextKeys(type, hints) ? hints.limits().of(Kind.LENGTH) : OptionalInt.empty());
    }

    /** Returns statements that check the next entry, before its key is read. */
    CodeBlock check(String count) {
        CodeBlock.Builder code = CodeBlock.builder().add(ContainerCode.limitItems(items, count));
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
        if (items.isEmpty()) {
            return CodeBlock.of("");
        }
        return mayReplace
                ? ContainerCode.statement(
                        "in.limitItems($1L.containsKey($2L) ? $1L.size() : $1L.size() + 1, $3L)",
                        map,
                        key,
                        items.getAsInt())
                : ContainerCode.statement("in.limitItems($L.size() + 1, $L)", map, items.getAsInt());
    }
}
