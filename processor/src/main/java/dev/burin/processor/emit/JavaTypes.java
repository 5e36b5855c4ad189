package dev.burin.processor.emit;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.WildcardTypeName;
import dev.burin.processor.model.TypeRef;
import java.util.Collections;
import java.util.List;
import java.util.Set;

/** Java types as written in generated code, so that it compiles without warnings. */
public final class JavaTypes {
    private static final WildcardTypeName ANY = WildcardTypeName.subtypeOf(Object.class);

    private static final Set<String> INSTANCE = Set.of("INSTANCE");

    /** The variables beside which static members of other types are mentioned. */
    private static final Set<String> VARIABLES = Set.of("at", "hasNext", "in", "next", "out", "value");

    private JavaTypes() {}

    /** Returns the type of a variable that holds a value: {@code List<?>} for a raw {@code List}, else the type itself. */
    public static TypeName declared(TypeRef type) {
        return isRaw(type) ? anyOf(type) : type.name();
    }

    /** Returns the type of a new value: {@code List<Item>} for {@code List<? extends Item>}. */
    public static TypeName created(TypeRef type) {
        List<TypeRef> arguments = isRaw(type) ? type.elements() : type.arguments();
        if (type.isArray() || arguments.isEmpty()) {
            return type.name();
        }
        return ParameterizedTypeName.get(
                (ClassName) type.erasure(),
                arguments.stream().map(TypeRef::name).toArray(TypeName[]::new));
    }

    /** Returns the type with which an array can be created: {@code List<?>} for {@code List<Item>}. */
    public static TypeName reifiable(TypeRef type) {
        if (type.isArray()) {
            return ArrayTypeName.of(reifiable(type.component()));
        }
        return type.name() instanceof ParameterizedTypeName parameterized ? anyOf(parameterized) : declared(type);
    }

    /**
     * Returns {@code <List<? extends Set<?>>>}, for a call of a generic method whose result has this type; nothing unless the type
     * has wildcards in a wildcard: javac captures these, and then infers two types for one variable.
     */
    public static CodeBlock argument(TypeRef type) {
        boolean isInferred = !type.hasWildcard() || type.arguments().stream().noneMatch(TypeRef::hasWildcard);
        return isInferred ? CodeBlock.of("") : CodeBlock.of("<$T>", type.name());
    }

    /**
     * Returns the type before the dot of a static member, qualified if a variable of a method would obscure it: {@code shop.in.of(1)}
     * where {@code in} is the reader. In the unnamed package, or in one that begins with such a word, nothing helps;
     * nor where a class or type variable has the name of the first word of the package.
     */
    public static CodeBlock owner(TypeName type) {
        return isObscured(type, VARIABLES) ? qualified(type) : ownerInConstant(type);
    }

    /** As {@link #owner}, for the value of a constant, where no variable of a method is. */
    public static CodeBlock ownerInConstant(TypeName type) {
        return isObscured(type, INSTANCE) ? qualified(type) : CodeBlock.of("$T", type);
    }

    private static boolean isObscured(TypeName type, Set<String> variables) {
        return type instanceof ClassName name
                && variables.contains(name.topLevelClassName().simpleName())
                && !name.packageName().isEmpty()
                && !variables.contains(firstWord(name));
    }

    /**
     * Returns whether a variable of a method would obscure the package of a type, if that has to be qualified because another type
     * has its simple name: {@code at} of Austria, {@code in} of India.
     */
    public static boolean isPackageObscured(ClassName type) {
        return Locals.FIXED_NAMES.contains(firstWord(type));
    }

    private static String firstWord(ClassName type) {
        return type.packageName().split("\\.", 2)[0];
    }

    private static CodeBlock qualified(TypeName type) {
        return CodeBlock.of("$L", ((ClassName) type).canonicalName());
    }

    /** Returns {@code Outer<?>.Inner<?>} for {@code Outer<Item>.Inner<Item>}. */
    private static ParameterizedTypeName anyOf(ParameterizedTypeName type) {
        List<TypeName> arguments = Collections.nCopies(type.typeArguments().size(), ANY);
        return type.enclosingType() == null
                ? ParameterizedTypeName.get(type.rawType(), arguments.toArray(TypeName[]::new))
                : anyOf(type.enclosingType()).nestedClass(type.rawType().simpleName(), arguments);
    }

    /** Only for collections and maps of the JDK: others may have more type variables than elements. */
    private static boolean isRaw(TypeRef type) {
        return type.facts().isRaw()
                && !type.elements().isEmpty()
                && type.erasedName().startsWith("java.");
    }

    private static TypeName anyOf(TypeRef type) {
        return anyOf((ClassName) type.erasure(), type.elements().size());
    }

    private static TypeName anyOf(ClassName type, int count) {
        return ParameterizedTypeName.get(type, Collections.nCopies(count, ANY).toArray(TypeName[]::new));
    }
}
