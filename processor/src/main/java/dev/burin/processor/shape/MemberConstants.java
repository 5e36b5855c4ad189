package dev.burin.processor.shape;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import dev.burin.processor.emit.Literals;
import dev.burin.processor.emit.RuntimeNames;
import dev.burin.processor.emit.Scope;
import dev.burin.processor.emit.Words;
import java.util.HashMap;
import java.util.Map;

/** The constants of a codec that stand for member names, by JSON name, and for what is found instead of one. */
final class MemberConstants {
    private final Scope scope;
    private final Map<String, String> byJsonName = new HashMap<>();

    MemberConstants(Scope scope) {
        this.scope = scope;
    }

    /** Returns the constant of a JSON name, named after {@code word}. */
    String add(String jsonName, String word) {
        return byJsonName.computeIfAbsent(
                jsonName,
                name -> scope.constant(
                        Words.constant(word),
                        RuntimeNames.MEMBER_NAME,
                        CodeBlock.of("$T.of($L)", RuntimeNames.MEMBER_NAME, Literals.string(name))));
    }

    /** Returns the constant of a JSON name that was added. */
    String of(String jsonName) {
        String constant = byJsonName.get(jsonName);
        if (constant == null) {
            throw new IllegalArgumentException("No constant for \"" + jsonName + "\".");
        }
        return constant;
    }

    /** Returns the constant for: no member found yet, or an unknown one. */
    String none() {
        return scope.constant("NONE", TypeName.INT, CodeBlock.of("-1"));
    }

    /** Returns the constant for: no further members. */
    String end() {
        return scope.constant("END", TypeName.INT, CodeBlock.of("-2"));
    }

    /** Returns the constant for: a member that is known and skipped. */
    String skipped() {
        return scope.constant("SKIPPED", TypeName.INT, CodeBlock.of("-3"));
    }
}
