package dev.burin.processor.shape;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import dev.burin.processor.bind.Defaults;
import dev.burin.processor.emit.CodecFile;
import dev.burin.processor.emit.JavaTypes;
import dev.burin.processor.emit.Locals;
import dev.burin.processor.emit.Refusal;
import dev.burin.processor.emit.Scope;
import dev.burin.processor.emit.Words;
import dev.burin.processor.model.Creator;
import dev.burin.processor.model.Members;
import dev.burin.processor.model.Property;
import dev.burin.processor.model.Setter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Values go into variables, from which the instance is created at the end: records, constructors, factories, beans, and
 * builders where members may occur more than once.
 *
 * @param plan the decisions about the object
 * @param byProperty the variables with the values of properties, by Java name of the property
 * @param given by Java name, where null means absent, the variables that say whether a property was present and not null
 * @param maker creates the instance from these variables
 * @param refusal what happens when the creator throws
 */
record VariableStorage(
        ObjectPlan plan,
        Map<String, Variable> byProperty,
        Map<String, Variable> given,
        InstanceMaker maker,
        Refusal refusal)
        implements Storage {

    static VariableStorage of(ObjectPlan plan, CodecFile file, SeenBits seen, Locals locals, Locals atTheEnd) {
        String holder = seen.holder();
        Map<String, Variable> variables = new LinkedHashMap<>();
        addVariables(plan, file.scope(), plan.target().members(), locals, variables);
        Map<String, Variable> given = given(plan, locals);
        String instance =
                locals.name(plan.target().creator().orElseThrow().finish().isPresent() ? "builder" : "value");
        Refusal refusal = Refusal.of(plan.target().displayName(), locals);
        if (!holder.isEmpty()) {
            atTheEnd.name(instance);
            atTheEnd.name(refusal.exception());
        }
        Map<String, CodeBlock> values = new LinkedHashMap<>();
        variables.forEach((property, variable) -> values.put(property, CodeBlock.of("$L$L", holder, variable.name())));
        addUnwrapped(plan.target().members(), atTheEnd, values);
        Map<String, CodeBlock> tests = new LinkedHashMap<>();
        given.forEach((property, variable) -> tests.put(property, CodeBlock.of("$L$L", holder, variable.name())));
        InstanceMaker maker = new InstanceMaker(plan, values, tests, seen, file, instance, entry(plan, atTheEnd));
        return new VariableStorage(plan, variables, given, maker, refusal);
    }

    /** Returns the name of the variable in the loop over entries; it is taken only if there is such a loop. */
    private static Optional<String> entry(ObjectPlan plan, Locals atTheEnd) {
        return plan.target().creator().orElseThrow().setters().stream()
                .filter(setter -> setter.form() == Setter.Form.EACH_CHAINED)
                .findFirst()
                .map(setter -> atTheEnd.name("entry"));
    }

    /** Returns the variables {@code given}; constructor arguments always have a value, and need none without a supplier. */
    private static Map<String, Variable> given(ObjectPlan plan, Locals locals) {
        Map<String, Variable> given = new LinkedHashMap<>();
        for (Member member : plan.read()) {
            if (member.binding().skipsNull() && isAsked(plan, member)) {
                String name = locals.name(Words.method("has", member.words()));
                given.put(member.name(), new Variable(TypeName.BOOLEAN, name, CodeBlock.of("false")));
            }
        }
        return given;
    }

    /** Whether it matters at the end that the member was null: not if its variable holds the value for that case. */
    private static boolean isAsked(ObjectPlan plan, Member member) {
        boolean isSet = plan.target().members().sets(member.name());
        boolean hasLiteral = Defaults.literal(member.property(), Scope.empty()).isPresent();
        return Defaults.supplier(member.property()).isPresent() || (isSet && !hasLiteral);
    }

    private static void addVariables(
            ObjectPlan plan, Scope scope, Members members, Locals locals, Map<String, Variable> variables) {
        Creator creator = members.creator().orElseThrow();
        for (Property property : members.properties()) {
            Members inside = members.unwrapped().get(property.name());
            if (inside != null && creator.uses(property.name())) {
                addVariables(plan, scope, inside, locals, variables);
            } else if (inside == null && creator.uses(property.name())) {
                variables.put(property.name(), variable(plan, scope, property, locals.name(Member.words(property))));
            }
        }
    }

    private static Variable variable(ObjectPlan plan, Scope scope, Property property, String name) {
        return plan.anyRead()
                .filter(any -> any.property().equals(property))
                .map(any -> new Variable(any.type(), name, any.empty()))
                .orElseGet(() -> new Variable(JavaTypes.declared(property.type()), name, plan.absent(property, scope)));
    }

    /** Adds local variables for unwrapped values, which are created at the end, too. */
    private static void addUnwrapped(Members members, Locals atTheEnd, Map<String, CodeBlock> values) {
        for (Property property : members.properties()) {
            Members inside = members.unwrapped().get(property.name());
            if (inside != null && members.creator().orElseThrow().uses(property.name())) {
                values.put(property.name(), CodeBlock.of("$L", atTheEnd.name(Member.words(property))));
                addUnwrapped(inside, atTheEnd, values);
            }
        }
    }

    @Override
    public List<Variable> variables() {
        return Stream.concat(byProperty.values().stream(), given.values().stream())
                .toList();
    }

    @Override
    public Optional<CodeBlock> given(String property) {
        return Optional.ofNullable(maker.given().get(property));
    }

    @Override
    public CodeBlock store(Member member, CodeBlock value) {
        return CodeBlock.of("$L = $L", maker.value(member.name()), value);
    }

    /** Where the last value counts, a null that means the default replaces an earlier value. */
    @Override
    public CodeBlock keep(Member member, Scope scope) {
        if (!plan.lastWins() || !member.binding().skipsNull()) {
            return Storage.super.keep(member, scope);
        }
        return Defaults.literal(member.property(), scope)
                .map(standard -> keepOr(standard, member, scope))
                .or(() -> Defaults.supplier(member.property()).map(supplier -> keepUnlessNull(member, scope)))
                .orElseGet(() -> Storage.super.keep(member, scope));
    }

    /** The method that supplies the default is called at the end, if the last value is null. */
    private CodeBlock keepUnlessNull(Member member, Scope scope) {
        CodeBlock isGiven = given(member.name()).orElseThrow();
        return CodeBlock.builder()
                .addStatement("$L = !in.readNull()", isGiven)
                .beginControlFlow("if ($L)", isGiven)
                .addStatement(store(member, member.binding().readPresent(scope)))
                .endControlFlow()
                .build();
    }

    @Override
    public CodeBlock any(AnyMembers members) {
        return maker.value(members.property().name());
    }

    /** All values have been read by now: only user code can throw. */
    @Override
    public CodeBlock result() {
        CodeBlock made = maker.make();
        return plan.target().members().runWrittenCode() || plan.hasSuppliers() ? refusal.around(made) : made;
    }

    @Override
    public CodeBlock guard(CodeBlock body) {
        boolean runsUserCode =
                plan.anyRead().filter(any -> any.binding().runsUserCode()).isPresent();
        return runsUserCode ? refusal.around(body) : body;
    }
}
