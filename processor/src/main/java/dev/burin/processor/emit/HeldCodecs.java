package dev.burin.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import com.palantir.javapoet.TypeVariableName;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import javax.lang.model.element.Modifier;

/**
 * The codecs that a generated class holds: those given for the variables of its type, those of parameterized types, and those
 * of type arguments that have no codec elsewhere.
 *
 * <p>A codec that needs others is created on first use: otherwise, one of two codecs that refer to each other would find the
 * other unfinished, or they would wait for each other in two threads.
 */
public final class HeldCodecs {
    private static final String HOLDER = "Lazy";

    private final Map<String, FieldSpec> variables = new LinkedHashMap<>();
    private final Set<FieldSpec> used = new HashSet<>();
    private final Map<Object, CodeBlock> known = new HashMap<>();
    private final List<FieldSpec> constants = new ArrayList<>();
    private final List<FieldSpec> fields = new ArrayList<>();
    private final List<MethodSpec> methods = new ArrayList<>();
    private final List<TypeSpec> types = new ArrayList<>();
    private final UniqueNames fieldNames;
    private final UniqueNames methodNames;
    private final UniqueNames typeNames = new UniqueNames();
    private final UniqueNames lazyNames = new UniqueNames();
    private final String holder;

    HeldCodecs(
            List<TypeVariableName> typeVariables,
            Set<String> mentioned,
            UniqueNames fieldNames,
            UniqueNames methodNames) {
        this.fieldNames = fieldNames;
        this.methodNames = methodNames;
        mentioned.forEach(typeNames::newName);
        typeVariables.forEach(variable -> typeNames.newName(variable.name()));
        holder = typeNames.newName(HOLDER);
        fieldNames.newName(holder); // a variable of that name would obscure the class in Lazy.LINES
        typeVariables.forEach(this::addVariable);
    }

    private void addVariable(TypeVariableName variable) {
        String name = variable.name();
        boolean isUpperCase = name.equals(name.toUpperCase(Locale.ROOT));
        String suggestion = isUpperCase ? name.toLowerCase(Locale.ROOT) : Words.local(name);
        String field = fieldNames.newName(Locals.FIXED_NAMES.contains(suggestion) ? suggestion + "Codec" : suggestion);
        variables.put(
                name,
                FieldSpec.builder(codecOf(variable), field, Modifier.PRIVATE, Modifier.FINAL)
                        .build());
    }

    private static TypeName codecOf(TypeName type) {
        return ParameterizedTypeName.get(RuntimeNames.CODEC, type);
    }

    /** Returns the field that holds the codec of a type variable. */
    public CodeBlock ofVariable(TypeName variable) {
        FieldSpec field = variables.get(variable.toString());
        if (field == null) {
            throw new IllegalArgumentException(variable + " is no variable of the type.");
        }
        used.add(field);
        return CodeBlock.of("$L", field.name());
    }

    /** Whether the codec given for a variable is needed: a type may have a variable that no member mentions. */
    boolean isUsed(FieldSpec variable) {
        return used.contains(variable);
    }

    /** Returns an expression for a constant codec, created on first use. */
    public CodeBlock constant(String words, TypeName type, CodeBlock value) {
        return known.computeIfAbsent(type + " = " + value, key -> newConstant(words, type, value));
    }

    private CodeBlock newConstant(String words, TypeName type, CodeBlock value) {
        String name = lazyNames.newName(Words.constant(words));
        constants.add(FieldSpec.builder(type, name, Modifier.STATIC, Modifier.FINAL)
                .initializer(value)
                .build());
        return CodeBlock.of("$L.$L", holder, name);
    }

    /** As {@link #constant}, for a codec that depends on the type variables: each instance has its own. */
    public CodeBlock perInstance(String words, TypeName type, CodeBlock value, Scope scope) {
        return known.computeIfAbsent(type + " = " + value, key -> newField(words, type, value, scope));
    }

    private CodeBlock newField(String words, TypeName type, CodeBlock value, Scope scope) {
        String field = fieldNames.newName(Words.local(words));
        String method = methodNames.newName(Words.local(words));
        String local = scope.locals().name("known");
        fields.add(FieldSpec.builder(type, field, Modifier.PRIVATE).build());
        methods.add(MethodSpec.methodBuilder(method)
                .addModifiers(Modifier.PRIVATE)
                .addJavadoc("Made when first used: codecs may need each other.")
                .returns(type)
                .addStatement("$T $L = $L", type, local, field)
                .beginControlFlow("if ($L == null)", local)
                .addStatement("$L = $L", local, value)
                .addStatement("$L = $L", field, local)
                .endControlFlow()
                .addStatement("return $L", local)
                .build());
        return CodeBlock.of("$L()", method);
    }

    /**
     * Adds a nested codec class, one for each key, and returns an expression for an instance.
     *
     * @param key everything that the body depends on
     */
    public CodeBlock nested(String words, Object key, Function<String, TypeSpec> body) {
        CodeBlock found = known.get(key);
        if (found != null) {
            return found;
        }
        String name = typeNames.newName(words + "Codec");
        CodeBlock instance = CodeBlock.of("new $L()", name);
        known.put(key, instance);
        types.add(body.apply(name));
        return instance;
    }

    /** Returns a name that neither another nested class nor anything mentioned in the class has. */
    String typeName(String suggestion) {
        return typeNames.newName(suggestion);
    }

    void addTo(TypeSpec.Builder type) {
        variables.values().stream().filter(this::isUsed).forEach(type::addField);
        fields.forEach(type::addField);
    }

    /** The codecs given for the type variables, in the order of the variables. */
    List<FieldSpec> variables() {
        return List.copyOf(variables.values());
    }

    List<MethodSpec> methods() {
        return List.copyOf(methods);
    }

    List<TypeSpec> types() {
        List<TypeSpec> all = new ArrayList<>(types);
        if (!constants.isEmpty()) {
            all.add(TypeSpec.classBuilder(holder)
                    .addJavadoc("Codecs made when first used: codecs may need each other.")
                    .addModifiers(Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                    .addFields(constants)
                    .build());
        }
        return all;
    }
}
