package dev.burin.processor.shape;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import dev.burin.processor.bind.Defaults;
import dev.burin.processor.emit.Locals;
import dev.burin.processor.emit.Refusal;
import dev.burin.processor.emit.Scope;
import dev.burin.processor.model.CodecTarget;
import dev.burin.processor.model.Creator;
import dev.burin.processor.model.Finish;
import java.util.List;

/**
 * Values go straight into the instance, which is created first, or into its builder: beans that have setters, only primitive
 * values, or so many members that several methods read them. Absent members keep the values from the constructor.
 *
 * @param plan the decisions about the object
 * @param creator creates the instance, without arguments
 * @param type the type of the instance, or of its builder
 * @param scope the scope of the codec
 * @param seen the variables that say which members were present; the one that holds the instance has their prefix, too
 * @param name the name of the variable that holds the instance
 * @param refusal what happens when the constructor or a setter throws
 */
record InstanceStorage(
        ObjectPlan plan, Creator creator, TypeName type, Scope scope, SeenBits seen, String name, Refusal refusal)
        implements Storage {

    static InstanceStorage of(ObjectPlan plan, Scope scope, SeenBits seen, Locals locals) {
        CodecTarget target = plan.target();
        Creator creator = target.creator().orElseThrow();
        return new InstanceStorage(
                plan,
                creator,
                creator.finish().map(Finish::builder).orElse(target.type().name()),
                scope,
                seen,
                locals.name(creator.finish().isPresent() ? "builder" : "value"),
                Refusal.of(target.displayName(), locals));
    }

    @Override
    public List<Variable> variables() {
        return List.of(new Variable(type, name, Calls.start(creator, CodeBlock.of(""))));
    }

    @Override
    public CodeBlock store(Member member, CodeBlock value) {
        return creator.setters().stream()
                .filter(setter -> setter.property().equals(member.name()))
                .findFirst()
                .map(setter -> Calls.set(setter, seen.holder() + name, value))
                .orElseThrow(() -> new IllegalStateException(member.name() + " has no setter."));
    }

    /** Sets the default at once where null means absent. */
    @Override
    public CodeBlock keep(Member member, Scope scope) {
        return Defaults.of(member.property(), scope)
                .filter(standard -> member.binding().skipsNull())
                .map(standard -> keepOr(standard, member, scope))
                .orElseGet(() -> Storage.super.keep(member, scope));
    }

    @Override
    public CodeBlock any(AnyMembers members) {
        throw new IllegalStateException("Unknown members wait for the instance.");
    }

    @Override
    public CodeBlock result() {
        CodeBlock.Builder code = CodeBlock.builder();
        for (Member member : plan.read()) {
            Defaults.of(member.property(), scope).ifPresent(standard -> code.beginControlFlow(
                            "if ($L)", seen.testAbsent(member.name()).orElseThrow())
                    .addStatement(store(member, standard))
                    .endControlFlow());
        }
        return code.addStatement("return $L", Calls.finish(creator, seen.holder() + name))
                .build();
    }

    /** Guards reads, too, since setters are called between them; exceptions of the reader pass through unchanged. */
    @Override
    public CodeBlock guard(CodeBlock body) {
        return creator.runsWrittenCode() || plan.hasSuppliers() ? refusal.around(body) : body;
    }
}
