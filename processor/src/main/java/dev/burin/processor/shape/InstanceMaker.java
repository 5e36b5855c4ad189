package dev.burin.processor.shape;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.burin.processor.bind.Defaults;
import dev.burin.processor.emit.CodecFile;
import dev.burin.processor.model.Call;
import dev.burin.processor.model.Creator;
import dev.burin.processor.model.Finish;
import dev.burin.processor.model.Members;
import dev.burin.processor.model.Property;
import dev.burin.processor.model.Setter;
import dev.burin.processor.plan.MethodSplit;
import dev.burin.processor.plan.MethodSplit.Part;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Emits the statements that create an instance from values in variables, after those for the unwrapped values in it.
 *
 * @param plan the decisions about the object
 * @param values the variables with the values of properties, by Java name of the property
 * @param given by Java name, where null means absent, the variables that say whether a property was present and not null
 * @param seen the variables that say which members were present
 * @param file the class to which methods are added if there are many setters
 * @param instance the name of the variable that holds the instance while setters are called
 * @param entry the name of the loop variable for unknown members; absent unless a chained setter takes them one by one
 */
record InstanceMaker(
        ObjectPlan plan,
        Map<String, CodeBlock> values,
        Map<String, CodeBlock> given,
        SeenBits seen,
        CodecFile file,
        String instance,
        Optional<String> entry) {

    /** Returns the variable that holds the value of a property. */
    CodeBlock value(String property) {
        CodeBlock value = values.get(property);
        if (value == null) {
            throw new IllegalStateException("Nothing takes the value of " + property + ".");
        }
        return value;
    }

    /** Returns statements that return the instance. */
    CodeBlock make() {
        Members members = plan.target().members();
        Creator creator = members.creator().orElseThrow();
        CodeBlock.Builder code = CodeBlock.builder().add(defaults(members)).add(unwrapped(members));
        CodeBlock made = Calls.start(creator, arguments(creator));
        if (creator.setters().isEmpty() && creator.finish().isEmpty()) {
            return code.addStatement("return $L", made).build();
        }
        boolean isSetWhereThere = given.isEmpty() && plan.keepsNothingBack();
        if (seen.holder().isEmpty() && !creator.runsWrittenCode() && isSetWhereThere) {
            code.beginControlFlow("if ($L)", seen.testAll())
                    .add("// Right after the allocation, stores need no garbage collector barriers.\n")
                    .addStatement("$L $L = $L", instanceType(creator), instance, made);
            creator.setters().forEach(setter -> code.add(set(setter, instance)));
            code.addStatement("return $L", instance).endControlFlow();
        }
        return code.addStatement("$L $L = $L", instanceType(creator), instance, made)
                .add(setPresent(members, typeOfInstance(creator), instance))
                .addStatement("return $L", Calls.finish(creator, instance))
                .build();
    }

    /** Returns the type in the declaration; explicit for a generic static method, whose type arguments are inferred from it. */
    private CodeBlock instanceType(Creator creator) {
        TypeName type = typeOfInstance(creator);
        boolean isInferred =
                type instanceof ParameterizedTypeName && !creator.start().isConstructor();
        return isInferred ? CodeBlock.of("$T", type) : CodeBlock.of("var");
    }

    /** The type on which setters are called: the target, or its builder. */
    private TypeName typeOfInstance(Creator creator) {
        return creator.finish().map(Finish::builder).orElse(plan.target().type().name());
    }

    /** Returns calls of the methods that supply absent values; other defaults are the initial values of the variables. */
    private CodeBlock defaults(Members members) {
        CodeBlock.Builder code = CodeBlock.builder();
        for (Property property : members.properties()) {
            Optional<Call> supplier = Defaults.supplier(property).filter(call -> values.containsKey(property.name()));
            supplier.ifPresent(call -> code.add(unlessThere(
                    property.name(), CodeBlock.of("$L = $L", value(property.name()), Defaults.call(call)))));
        }
        return code.build();
    }

    private CodeBlock unlessThere(String property, CodeBlock statement) {
        Optional<CodeBlock> isAbsent = Optional.ofNullable(given.get(property))
                .map(there -> CodeBlock.of("!$L", there))
                .or(() -> seen.testAbsent(property));
        CodeBlock asked = CodeBlock.builder().addStatement(statement).build();
        return isAbsent.map(test -> CodeBlock.builder()
                        .beginControlFlow("if ($L)", test)
                        .add(asked)
                        .endControlFlow()
                        .build())
                .orElse(asked);
    }

    /** Returns statements that create the unwrapped values: those with a member present, and those that must not be null. */
    private CodeBlock unwrapped(Members members) {
        CodeBlock.Builder code = CodeBlock.builder();
        for (Property property : members.properties()) {
            Members inside = members.unwrapped().get(property.name());
            if (inside != null && values.containsKey(property.name())) {
                code.add(property.isNeverNull() ? anyway(property, inside) : ifThere(property, inside));
            }
        }
        return code.build();
    }

    private CodeBlock ifThere(Property property, Members inside) {
        CodeBlock none = CodeBlock.of("$T $L = null", property.type().name(), value(property.name()));
        CodeBlock.Builder code = CodeBlock.builder().addStatement(none);
        List<String> read = inside.leaves().stream()
                .filter(Property::isDecoded)
                .map(Property::name)
                .toList();
        if (read.isEmpty()) {
            return code.build();
        }
        return code.beginControlFlow("if ($L)", seen.testAny(read))
                .add(made(property, inside, CodeBlock.of("$L", value(property.name()))))
                .endControlFlow()
                .build();
    }

    private CodeBlock anyway(Property property, Members inside) {
        CodeBlock declared = CodeBlock.of("$T $L", property.type().name(), value(property.name()));
        return made(property, inside, declared);
    }

    /** Returns statements that create an unwrapped value and assign it to {@code variable}, which may be a declaration. */
    private CodeBlock made(Property property, Members inside, CodeBlock variable) {
        Creator creator = inside.creator().orElseThrow();
        MemberConstants constants = new MemberConstants(file.scope());
        plan.read().forEach(member -> member.addNames(constants));
        String local = value(property.name()).toString();
        return CodeBlock.builder()
                .add(RequiredCheck.inside(plan, property, constants, file.scope(), seen))
                .add(defaults(inside))
                .add(unwrapped(inside))
                .addStatement("$L = $L", variable, Calls.start(creator, arguments(creator)))
                .add(setPresent(inside, property.type().name(), local))
                .build();
    }

    /**
     * Returns statements that set what was present. Many calls are moved into separate methods, except those for unwrapped
     * values, which are local variables.
     */
    private CodeBlock setPresent(Members members, TypeName type, String target) {
        Creator creator = members.creator().orElseThrow();
        List<Setter> all = creator.setters();
        if (seen.holder().isEmpty() || all.size() <= MethodSplit.MEMBERS_PER_METHOD) {
            return callSetters(members, all, target);
        }
        CodeBlock.Builder code = CodeBlock.builder();
        List<Setter> shared = all.stream()
                .filter(setter -> !members.unwrapped().containsKey(setter.property()))
                .toList();
        for (Part part : MethodSplit.of(shared.size(), MethodSplit.MEMBERS_PER_METHOD)) {
            CodeBlock calls = callSetters(members, shared.subList(part.first(), part.end()), target);
            code.addStatement(setterMethod(calls, type, target, creator));
        }
        List<Setter> others =
                all.stream().filter(setter -> !shared.contains(setter)).toList();
        return code.add(callSetters(members, others, target)).build();
    }

    /** Adds a method that calls some of the setters, and returns a call of it, which may replace a builder. */
    private CodeBlock setterMethod(CodeBlock calls, TypeName type, String target, Creator creator) {
        String name = file.scope().methodName("setMembers");
        MethodSpec.Builder method = MethodSpec.methodBuilder(name)
                .addModifiers(file.scope().modifiers())
                .addParameter(MembersClass.of(plan, file.scope()), MembersClass.NAME)
                .addParameter(type, target)
                .addCode(calls);
        CodeBlock call = CodeBlock.of("$L($L, $L)", name, MembersClass.NAME, target);
        if (creator.finish().isEmpty()) {
            file.method(method.build());
            return call;
        }
        file.method(method.returns(type).addStatement("return $L", target).build());
        return CodeBlock.of("$L = $L", target, call);
    }

    /** Returns calls of these setters, each only if its value was present, unless there is a default. */
    private CodeBlock callSetters(Members members, List<Setter> setters, String target) {
        CodeBlock.Builder code = CodeBlock.builder();
        for (Setter setter : setters) {
            if (plan.hasDefault(setter.property())) {
                code.add(set(setter, target));
                continue;
            }
            code.beginControlFlow("if ($L)", test(members, setter))
                    .add(set(setter, target))
                    .endControlFlow();
        }
        return code.build();
    }

    /** Returns the condition under which a setter is called. */
    private CodeBlock test(Members members, Setter setter) {
        if (members.unwrapped().containsKey(setter.property())) {
            return CodeBlock.of("$L != null", value(setter.property()));
        }
        boolean isAny = plan.anyRead()
                .filter(any -> any.property().name().equals(setter.property()))
                .isPresent();
        if (isAny) {
            return CodeBlock.of("!$L.isEmpty()", value(setter.property()));
        }
        return given.containsKey(setter.property()) ? given.get(setter.property()) : seen.test(setter.property());
    }

    /** Returns the call of a setter; a chained one is called for each entry, on what the previous call returned. */
    private CodeBlock set(Setter setter, String target) {
        CodeBlock value = value(setter.property());
        CodeBlock.Builder code = CodeBlock.builder();
        if (setter.form() != Setter.Form.EACH_CHAINED) {
            return code.addStatement(Calls.set(setter, target, value)).build();
        }
        String one = entry.orElseThrow();
        return code.beginControlFlow("for (var $L : $L.entrySet())", one, value)
                .addStatement(Calls.setEntry(setter, target, one))
                .endControlFlow()
                .build();
    }

    private CodeBlock arguments(Creator creator) {
        return creator.arguments().stream().map(this::value).collect(CodeBlock.joining(",$W"));
    }
}
