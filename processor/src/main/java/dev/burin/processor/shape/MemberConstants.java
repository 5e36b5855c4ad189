package dev.burin.processor.shape;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.TypeName;
import dev.burin.processor.emit.CodecFile;
import dev.burin.processor.emit.Literals;
import dev.burin.processor.emit.RuntimeNames;
import dev.burin.processor.emit.Scope;
import dev.burin.processor.emit.Words;
import dev.burin.processor.plan.MethodSplit;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.Modifier;

/** The constants of a codec for member names, by JSON name, and for the results of a search that finds no member. */
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

    /** Returns the table of members, by index, whose names must have been added; a large one gets its own class. */
    CodeBlock table(List<Member> members, CodecFile file) {
        CodeBlock table = CodeBlock.of(
                "$T.of($L)",
                RuntimeNames.MEMBER_TABLE,
                members.stream()
                        .map(member -> CodeBlock.of("$L", of(member.property().jsonName())))
                        .collect(CodeBlock.joining(",$W")));
        if (members.size() <= MethodSplit.NAMES_PER_CONSTANT) {
            return CodeBlock.of("$L", scope.constant("MEMBERS", RuntimeNames.MEMBER_TABLE, table));
        }
        String name = scope.constantName("MEMBERS");
        FieldSpec constant = FieldSpec.builder(RuntimeNames.MEMBER_TABLE, name, Modifier.STATIC, Modifier.FINAL)
                .initializer(table)
                .build();
        return file.constantClass(scope.tableClass(), "The members by their first bytes.", constant);
    }

    /** Returns the constant for an unknown member. */
    String none() {
        return scope.constant("NONE", TypeName.INT, CodeBlock.of("$T.NONE", RuntimeNames.MEMBER_TABLE));
    }

    /** Returns the constant for the end of the members. */
    String end() {
        return scope.constant("END", TypeName.INT, CodeBlock.of("$T.END", RuntimeNames.MEMBER_TABLE));
    }

    /** Returns the constant for a known member that is skipped. */
    String skipped() {
        return scope.constant("SKIPPED", TypeName.INT, CodeBlock.of("$T.SKIPPED", RuntimeNames.MEMBER_TABLE));
    }
}
