package dev.burin.processor.shape;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import dev.burin.processor.emit.CodecFile;
import dev.burin.processor.emit.JavaTypes;
import dev.burin.processor.emit.Locals;
import dev.burin.processor.emit.Refusal;
import dev.burin.processor.model.CodecTarget;
import dev.burin.processor.model.Creator;
import dev.burin.processor.model.Property;
import dev.burin.processor.model.Setter;
import dev.burin.processor.plan.MethodSplit;
import dev.burin.processor.plan.MethodSplit.Part;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/**
 * Values go into variables, from which the instance is made at the end: records, constructors, factories, beans.
 *
 * @param creator makes the instance
 * @param byProperty the variables by Java name of their property
 * @param holder what stands before each of them
 * @param instance the name of the variable that holds the instance while setters are called
 * @param refusal what happens when the creator throws
 * @param any the map that keeps members the type does not have
 * @param target the type
 */
record VariableStorage(
        Creator creator,
        Map<String, Variable> byProperty,
        String holder,
        String instance,
        Refusal refusal,
        Optional<AnyMembers> any,
        CodecTarget target)
        implements Storage {

    static VariableStorage of(ObjectPlan plan, Locals locals, String holder) {
        Creator creator = plan.target().creator().orElseThrow();
        Map<String, Variable> variables = new LinkedHashMap<>();
        for (Property property : plan.target().properties()) {
            if (isUsed(creator, property.name())) {
                String name = locals.name(property.name());
                variables.put(
                        property.name(),
                        plan.anyRead()
                                .filter(any -> any.property().equals(property))
                                .map(any -> new Variable(any.type(), name, any.empty()))
                                .orElseGet(() -> new Variable(
                                        JavaTypes.declared(property.type()), name, plan.absent(property))));
            }
        }
        String instance = locals.name("value");
        Refusal refusal = Refusal.of(plan.target().displayName(), locals);
        return new VariableStorage(creator, variables, holder, instance, refusal, plan.anyRead(), plan.target());
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

    @Override
    public CodeBlock any(AnyMembers members) {
        return variable(members.property().name());
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
    public CodeBlock result(SeenBits seen, CodecFile file) {
        return creator.runsWrittenCode() ? refusal.around(made(seen, file)) : made(seen, file);
    }

    @Override
    public CodeBlock guard(CodeBlock body) {
        return any.filter(members -> members.binding().runsUserCode()).isPresent() ? refusal.around(body) : body;
    }

    private CodeBlock made(SeenBits seen, CodecFile file) {
        CodeBlock made = Calls.start(creator.start(), arguments());
        if (creator.setters().isEmpty()) {
            return CodeBlock.builder().addStatement("return $L", made).build();
        }
        CodeBlock.Builder code = CodeBlock.builder();
        if (holder.isEmpty() && !creator.runsWrittenCode() && any.isEmpty()) {
            code.beginControlFlow("if ($L)", seen.testAll())
                    .add("// Right behind the making, stores need no barriers of the garbage collector.\n")
                    .addStatement("var $L = $L", instance, made);
            creator.setters().forEach(setter -> code.addStatement(set(setter)));
            code.addStatement("return $L", instance).endControlFlow();
        }
        code.addStatement("var $L = $L", instance, made);
        List<Part> parts = MethodSplit.of(creator.setters().size(), MethodSplit.MEMBERS_PER_METHOD);
        if (holder.isEmpty() || parts.size() == 1) {
            code.add(setThoseThere(creator.setters(), seen));
        } else {
            parts.forEach(part -> code.addStatement(setThoseThere(part, seen, file)));
        }
        return code.addStatement("return $L", instance).build();
    }

    /** Adds a method that calls some of the setters, and returns a call of it. */
    private CodeBlock setThoseThere(Part part, SeenBits seen, CodecFile file) {
        String name = file.scope().methodName("setMembers" + part.first() / MethodSplit.MEMBERS_PER_METHOD);
        String members = holder.substring(0, holder.length() - 1);
        file.method(MethodSpec.methodBuilder(name)
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                .addParameter(ObjectReader.holderOf(target), members)
                .addParameter(target.type().name(), instance)
                .addCode(setThoseThere(creator.setters().subList(part.first(), part.end()), seen))
                .build());
        return CodeBlock.of("$L($L, $L)", name, members, instance);
    }

    private CodeBlock setThoseThere(List<Setter> setters, SeenBits seen) {
        CodeBlock.Builder code = CodeBlock.builder();
        for (Setter setter : setters) {
            code.beginControlFlow("if ($L)", test(setter, seen))
                    .addStatement(set(setter))
                    .endControlFlow();
        }
        return code.build();
    }

    /** Returns the condition under which a setter is called. */
    private CodeBlock test(Setter setter, SeenBits seen) {
        boolean isAny = any.filter(members -> members.property().name().equals(setter.property()))
                .isPresent();
        return isAny ? CodeBlock.of("!$L.isEmpty()", variable(setter.property())) : seen.test(setter.property());
    }

    private CodeBlock set(Setter setter) {
        return Calls.set(setter, instance, variable(setter.property()));
    }

    private CodeBlock arguments() {
        return creator.arguments().stream().map(this::variable).collect(CodeBlock.joining(",$W"));
    }
}
