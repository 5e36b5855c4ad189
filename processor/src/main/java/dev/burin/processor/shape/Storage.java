package dev.burin.processor.shape;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import dev.burin.processor.emit.CodecFile;
import dev.burin.processor.emit.Locals;
import dev.burin.processor.emit.Scope;
import dev.burin.processor.model.Creator;
import java.util.List;
import java.util.Optional;

/** Where values are kept while an object is read, and how the instance is created from them. */
interface Storage {

    /**
     * A variable.
     *
     * @param type its type
     * @param name its name
     * @param initial its initial value
     */
    record Variable(TypeName type, String name, CodeBlock initial) {

        /** Returns its declaration as a local variable. */
        CodeBlock declaration() {
            return CodeBlock.builder()
                    .addStatement("$T $L = $L", type, name, initial)
                    .build();
        }
    }

    /**
     * Returns the storage for instances of the type.
     *
     * @param file the class to which methods are added if there are many setters
     * @param seen the variables that say which members were present; the others have their prefix, too
     * @param locals the names taken where the variables are declared
     * @param atTheEnd the names taken where the instance is created
     */
    static Storage of(ObjectPlan plan, CodecFile file, SeenBits seen, Locals locals, Locals atTheEnd) {
        return goesDirectly(plan, seen.holder())
                ? InstanceStorage.of(plan, file.scope(), seen, locals)
                : VariableStorage.of(plan, file, seen, locals, atTheEnd);
    }

    /** Whether values are set on the instance, or its builder, as they are read. */
    static boolean goesDirectly(ObjectPlan plan, String holder) {
        Creator creator = plan.target().creator().orElseThrow();
        boolean isAddedUp = plan.lastWins() && creator.mayAddUp();
        return creator.arguments().isEmpty()
                && plan.keepsNothingBack()
                && !isAddedUp
                && !(holder.isEmpty() && isBetterLast(plan));
    }

    /**
     * Whether it is better to keep values in variables and create the instance last.
     *
     * <p>Under G1 each reference stored into an object costs a memory barrier, except right after its creation. Setters are
     * called between reads nevertheless, so that what one of them throws is reported at the position of its value.
     */
    private static boolean isBetterLast(ObjectPlan plan) {
        return !plan.target().creator().orElseThrow().runsWrittenCode()
                && plan.read().stream()
                        .anyMatch(member -> !member.isDiscriminator()
                                && !member.property().type().isPrimitive());
    }

    /** The variables to declare before the first member is read. */
    List<Variable> variables();

    /** Returns a statement, without semicolon, that keeps the value of a member. */
    CodeBlock store(Member member, CodeBlock value);

    /** Returns the statements that keep the value of a member, but not a null that means absent. */
    default CodeBlock keep(Member member, Scope scope) {
        boolean skipsNull = member.binding().skipsNull();
        CodeBlock value = skipsNull
                ? member.binding().readPresent(scope)
                : member.binding().read(scope);
        CodeBlock.Builder code = CodeBlock.builder();
        if (!skipsNull) {
            return code.addStatement(store(member, value)).build();
        }
        code.beginControlFlow("if (!in.readNull())").addStatement(store(member, value));
        given(member.name()).ifPresent(given -> code.addStatement("$L = true", given));
        return code.endControlFlow().build();
    }

    /** Returns the statement that keeps the value of a member, or {@code standard} if the value is null. */
    default CodeBlock keepOr(CodeBlock standard, Member member, Scope scope) {
        CodeBlock value = CodeBlock.of(
                "in.readNull() ? $L : $L", standard, member.binding().readPresent(scope));
        return CodeBlock.builder().addStatement(store(member, value)).build();
    }

    /** Returns the variable that says whether a member was present and not null; empty if there is none. */
    default Optional<CodeBlock> given(String property) {
        return Optional.empty();
    }

    /** Returns the map for unknown members. */
    CodeBlock any(AnyMembers members);

    /** Returns the statements that return the instance. */
    CodeBlock result();

    /** Returns the whole body of {@code read}, guarded if user code is called while members are read. */
    CodeBlock guard(CodeBlock body);
}
