package dev.burin.processor.shape;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.TypeSpec;
import dev.burin.processor.emit.Scope;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Modifier;

/** The class of the object with the values read so far, which is shared by the methods that each read some members. */
final class MembersClass {
    /** The name of the variable that holds the object. */
    static final String NAME = "members";

    /** The prefix of variables that are fields of the object. */
    static final String PREFIX = NAME + ".";

    /** The initial values of fields of primitive types. */
    private static final Set<String> ZEROS = Set.of("0", "false");

    private MembersClass() {}

    /** The name of the class. */
    static ClassName of(ObjectPlan plan, Scope scope) {
        return plan.target().codec().name().nestedClass(scope.membersClass());
    }

    /** Returns the statement that declares the object. */
    static CodeBlock declaration(ClassName name) {
        return CodeBlock.builder()
                .addStatement("$1T $2L = new $1T()", name, NAME)
                .build();
    }

    /** Returns the class, with a field for each variable. */
    static TypeSpec type(ClassName name, Storage storage, SeenBits seen, Scope scope) {
        List<Storage.Variable> variables = new ArrayList<>(storage.variables());
        variables.addAll(seen.variables());
        TypeSpec.Builder type = TypeSpec.classBuilder(name)
                .addJavadoc("What has been read so far.")
                .addModifiers(Modifier.FINAL);
        scope.modifiers().forEach(type::addModifiers);
        variables.forEach(variable -> type.addField(field(variable)));
        return type.build();
    }

    private static FieldSpec field(Storage.Variable variable) {
        FieldSpec.Builder field = FieldSpec.builder(variable.type(), variable.name());
        String initial = variable.initial().toString();
        boolean isInitialAnyway = variable.type().isPrimitive() ? ZEROS.contains(initial) : initial.equals("null");
        if (!isInitialAnyway) {
            field.initializer(variable.initial());
        }
        return field.build();
    }
}
