package dev.burin.processor.bind;

import com.palantir.javapoet.CodeBlock;
import dev.burin.processor.emit.Locals;
import dev.burin.processor.model.Hints;
import dev.burin.processor.model.Limits.Kind;
import java.util.OptionalInt;

/**
 * How many elements or entries a container may have, and the code that counts them.
 *
 * @param max absent if nothing limits them; there is no code then
 */
record ItemLimit(OptionalInt max) {

    /** Returns what {@code hints} say of a container. */
    static ItemLimit of(Hints hints) {
        return new ItemLimit(hints.limits().of(Kind.ITEMS));
    }

    /** Returns the name of what counts elements or entries; the empty text if there is no limit to count for. */
    String counter(Locals locals) {
        return max.isPresent() ? locals.name("count") : "";
    }

    /** Returns a statement that declares the counter. */
    CodeBlock declare(String count) {
        return max.isPresent() ? ContainerCode.statement("int $L = 0", count) : CodeBlock.of("");
    }

    /** Returns a statement that refuses the element or entry that is next if it is one too many. */
    CodeBlock check(String count) {
        return max.isPresent()
                ? ContainerCode.statement("in.limitItems(++$L, $L)", count, max.getAsInt())
                : CodeBlock.of("");
    }

    /** Returns a statement that refuses one entry more than {@code map} may have; one that replaces another is none. */
    CodeBlock checkSize(String map, String key, boolean mayReplace) {
        if (max.isEmpty()) {
            return CodeBlock.of("");
        }
        return mayReplace
                ? ContainerCode.statement(
                        "in.limitItems($1L.containsKey($2L) ? $1L.size() : $1L.size() + 1, $3L)",
                        map,
                        key,
                        max.getAsInt())
                : ContainerCode.statement("in.limitItems($L.size() + 1, $L)", map, max.getAsInt());
    }
}
