package dev.burin.processor.model;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeVariableName;
import com.palantir.javapoet.WildcardTypeName;
import dev.burin.Presence;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A Java type with the facts binders need. Holds no javac objects, so tests can build it by hand.
 *
 * @param name the type as generated code may write it, wildcards included: {@code List<? extends Item>}
 * @param kind what kind of type it is
 * @param arguments the type arguments, a wildcard replaced by its bound; for an array its component
 * @param supertypes qualified names of the erased class, of all its superclasses and of all its interfaces, itself included;
 *     empty for primitives and arrays
 * @param facts what else binders need to know
 */
public record TypeRef(TypeName name, Kind kind, List<TypeRef> arguments, Set<String> supertypes, TypeFacts facts) {

    private static final Set<String> OPTIONALS =
            Set.of("java.util.Optional", "java.util.OptionalInt", "java.util.OptionalLong", "java.util.OptionalDouble");

    /** The kinds of types. */
    public enum Kind {
        /** {@code int}. */
        PRIMITIVE,
        /** {@code int[]}. */
        ARRAY,
        /** A record. */
        RECORD,
        /** Any other class, abstract or not. */
        CLASS,
        /** An enum. */
        ENUM,
        /** An interface. */
        INTERFACE,
        /** {@code T} of the type that gets the codec. */
        TYPE_VARIABLE,
        /** {@code T} of a method, whose type is unknown. */
        FOREIGN_VARIABLE
    }

    /** Copies the collections. */
    public TypeRef {
        arguments = List.copyOf(arguments);
        supertypes = Set.copyOf(supertypes);
    }

    /** Arguments are often elements, too: a hash of all parts would double the work at each depth. */
    @Override
    public int hashCode() {
        return name.hashCode();
    }

    /** Whether the erased type has this qualified name: {@code java.util.List}, {@code int}. */
    public boolean is(String qualifiedName) {
        return erasedName().equals(qualifiedName);
    }

    /** Whether this is a subtype of the class or interface with this qualified name, or that type itself. */
    public boolean isA(String qualifiedName) {
        return supertypes.contains(qualifiedName);
    }

    /** Whether this is an array. */
    public boolean isArray() {
        return kind == Kind.ARRAY;
    }

    /** Whether this is a primitive type. */
    public boolean isPrimitive() {
        return kind == Kind.PRIMITIVE;
    }

    /** Whether this is {@code Optional} or one of its primitive kinds. */
    public boolean isOptional() {
        return OPTIONALS.contains(erasedName());
    }

    /** Whether this distinguishes between absent, null and a value. */
    public boolean isPresence() {
        return is(Presence.class.getName());
    }

    /** Whether this is a map and its key and value are known; those of a type variable are not. */
    public boolean isMap() {
        return isA("java.util.Map") && !elements().isEmpty();
    }

    /** Whether this is a collection and its element is known, as with {@link #isMap}. */
    public boolean isCollection() {
        return isA("java.util.Collection") && !elements().isEmpty();
    }

    /** Whether this is a type variable, or an argument or bound in it is. */
    public boolean mentionsVariable() {
        return mentionsVariable(name);
    }

    private static boolean mentionsVariable(TypeName type) {
        if (type instanceof ArrayTypeName array) {
            return mentionsVariable(array.componentType());
        }
        if (type instanceof ParameterizedTypeName parameterized) {
            return parameterized.typeArguments().stream().anyMatch(TypeRef::mentionsVariable);
        }
        if (type instanceof WildcardTypeName wildcard) {
            return Stream.concat(wildcard.upperBounds().stream(), wildcard.lowerBounds().stream())
                    .anyMatch(TypeRef::mentionsVariable);
        }
        return type instanceof TypeVariableName;
    }

    /** Whether one of the type arguments is a wildcard. */
    public boolean hasWildcard() {
        return name instanceof ParameterizedTypeName parameterized
                && parameterized.typeArguments().stream().anyMatch(WildcardTypeName.class::isInstance);
    }

    /** Returns this type with other facts. */
    public TypeRef withFacts(TypeFacts other) {
        return new TypeRef(name, kind, arguments, supertypes, other);
    }

    /** The component type of an array. */
    public TypeRef component() {
        return arguments.get(0);
    }

    /** The element types of a collection, an {@code Iterable} or a map, seen from this type; see {@link TypeFacts}. */
    public List<TypeRef> elements() {
        return facts.elements();
    }

    /** The {@link #elements} if it has any; otherwise the {@link #arguments}. */
    public List<TypeRef> parts() {
        return elements().isEmpty() ? arguments : elements();
    }

    /** The qualified name without type arguments: {@code java.util.Map.Entry}, {@code int}, {@code int[]}, {@code T}. */
    public String erasedName() {
        return isArray() ? component().erasedName() + "[]" : erasure().toString();
    }

    /** The type without type arguments. */
    public TypeName erasure() {
        return name instanceof ParameterizedTypeName parameterized ? parameterized.rawType() : name;
    }

    /** The name without packages, for messages: {@code Map<String, Outer.Inner>}. */
    public String displayName() {
        return displayName(name);
    }

    /** As {@link #displayName()}, without type arguments. */
    public String erasedDisplayName() {
        return displayName(erasure());
    }

    /** Returns a name without packages, for messages. */
    public static String displayName(TypeName type) {
        if (type instanceof ClassName className) {
            return String.join(".", className.simpleNames());
        }
        if (type instanceof ArrayTypeName array) {
            return displayName(array.componentType()) + "[]";
        }
        if (type instanceof ParameterizedTypeName parameterized) {
            return displayName(parameterized.rawType())
                    + parameterized.typeArguments().stream()
                            .map(TypeRef::displayName)
                            .collect(Collectors.joining(", ", "<", ">"));
        }
        if (type instanceof WildcardTypeName wildcard) {
            return displayName(wildcard);
        }
        return type.toString();
    }

    private static String displayName(WildcardTypeName wildcard) {
        if (!wildcard.lowerBounds().isEmpty()) {
            return "? super " + displayName(wildcard.lowerBounds().get(0));
        }
        TypeName bound = wildcard.upperBounds().get(0);
        return bound.equals(ClassName.OBJECT) ? "?" : "? extends " + displayName(bound);
    }
}
