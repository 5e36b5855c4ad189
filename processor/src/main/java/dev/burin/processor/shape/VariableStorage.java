package dev.burin.processor.shape;

import com.palantir.javapoet.CodeBlock;
import dev.burin.processor.emit.JavaTypes;
import dev.burin.processor.emit.Locals;
import dev.burin.processor.emit.Refusal;
import dev.burin.processor.model.Creator;
import dev.burin.processor.model.Property;
import dev.burin.processor.model.Setter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Values go into variables, from which the instance is made at the end: records, constructors, factories, beans.
 *
 * @param creator makes the instance
 * @param byProperty the variables by Java name of their property
 * @param holder what stands before each of them
 * @param instance the name of the variable that holds the instance while setters are called
 * @param refusal what happens when the creator throws
 */
record VariableStorage(
        Creator creator, Map<String, Variable> byProperty, String holder, String instance, Refusal refusal)
        implements Storage {

    static VariableStorage of(ObjectPlan plan, Locals locals, String holder) {
        Creator creator = plan.target().creator().orElseThrow();
        Map<String, Variable> variables = new LinkedHashMap<>();
        for (Property property : plan.target().properties()) {
            if (isUsed(creator, property.name())) {
                String name = locals.name(property.name());
                variables.put(
                        property.name(),
                        new Variable(JavaTypes.declared(property.type()), name, plan.absent(property)));
            }
        }
        String instance = locals.name("value");
        Refusal refusal = Refusal.of(plan.target().displayName(), locals);
        return new VariableStorage(creator, variables, holder, instance, refusal);
    }

    private static boolean isUsed(Creator creator, String property) {
        return creator.arguments().contains(property)
                || creator.setters().stream()
                        .anyMatch(setter -> setter.property().equals(property));
    }

    @Override
    public List<Variable> variables() {
        return List.copyOf(byProperty.values());
    }

    @Override
    public CodeBlock store(Member member, CodeBlock value) {
        return CodeBlock.of("$L = $L", variable(member.name()), value);
    }

    private CodeBlock variable(String property) {
        Variable variable = byProperty.get(property);
        if (variable == null) {
            throw new IllegalStateException("Nothing takes the value of " + property + ".");
        }
        return CodeBlock.of("$L$L", holder, variable.name());
    }

    /** The values are there already: only what the user wrote can throw. */
    @Override
    public CodeBlock result(SeenBits seen) {
        return creator.runsWrittenCode() ? refusal.around(made(seen)) : made(seen);
    }

    @Override
    public CodeBlock guard(CodeBlock body) {
        return body;
    }

    private CodeBlock made(SeenBits seen) {
        CodeBlock made = Calls.start(creator.start(), arguments());
        if (creator.setters().isEmpty()) {
            return CodeBlock.builder().addStatement("return $L", made).build();
        }
        CodeBlock.Builder code = CodeBlock.builder();
        if (holder.isEmpty() && !creator.runsWrittenCode()) {
            code.beginControlFlow("if ($L)", seen.testAll())
                    .add("// Right behind the making, stores need no barriers of the garbage collector.\n")
                    .addStatement("var $L = $L", instance, made);
            creator.setters().forEach(setter -> code.addStatement(set(setter)));
            code.addStatement("return $L", instance).endControlFlow();
        }
        code.addStatement("var $L = $L", instance, made);
        for (Setter setter : creator.setters()) {
            code.beginControlFlow("if ($L)", seen.test(setter.property()))
                    .addStatement(set(setter))
                    .endControlFlow();
        }
        return code.addStatement("return $L", instance).build();
    }

    private CodeBlock set(Setter setter) {
        return Calls.set(setter, instance, variable(setter.property()));
    }

    private CodeBlock arguments() {
        return creator.arguments().stream().map(this::variable).collect(CodeBlock.joining(",$W"));
    }
}
