package dev.burin.processor.model;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.burin.annotation.JsonInclude.Include;
import dev.burin.processor.model.TypeRef.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Builds the model that the reader would produce, without javac. */
public final class Targets {
    /** Ignores every report. */
    public static final Origin NOWHERE = (kind, message) -> {};

    private Targets() {}

    /** Returns a primitive type, such as {@code int}. */
    public static TypeRef primitive(TypeName name) {
        return new TypeRef(name, Kind.PRIMITIVE, List.of(), Set.of(), TypeFacts.PLAIN);
    }

    /** Returns a class of the JDK with its interfaces, such as {@code String}. */
    public static TypeRef type(Class<?> type) {
        Kind kind = type.isInterface() ? Kind.INTERFACE : Kind.CLASS;
        return new TypeRef(ClassName.get(type), kind, List.of(), supertypes(type), TypeFacts.PLAIN);
    }

    /** Returns a container of the JDK, such as {@code List<String>}. */
    public static TypeRef container(Class<?> type, TypeRef... elements) {
        TypeName[] arguments = List.of(elements).stream().map(TypeRef::name).toArray(TypeName[]::new);
        Kind kind = type.isInterface() ? Kind.INTERFACE : Kind.CLASS;
        boolean isInstantiable =
                List.of(type.getConstructors()).stream().anyMatch(made -> made.getParameterCount() == 0);
        return new TypeRef(
                ParameterizedTypeName.get(ClassName.get(type), arguments),
                kind,
                List.of(elements),
                supertypes(type),
                new TypeFacts(
                        Optional.empty(),
                        isInstantiable,
                        false,
                        false,
                        false,
                        List.of(elements),
                        TypeCodecs.NONE,
                        Optional.empty(),
                        List.of()));
    }

    /** Returns an array type, such as {@code int[]}. */
    public static TypeRef array(TypeRef component) {
        return new TypeRef(
                ArrayTypeName.of(component.name()), Kind.ARRAY, List.of(component), Set.of(), TypeFacts.PLAIN);
    }

    /** Returns a record in package {@code shop} that has a codec. */
    public static TypeRef withCodec(String simpleName) {
        ClassName name = ClassName.get("shop", simpleName);
        return new TypeRef(
                name,
                Kind.RECORD,
                List.of(),
                Set.of(name.toString(), "java.lang.Object", "java.lang.Record"),
                TypeFacts.PLAIN.withCodec(CodecClass.nameFor(name)));
    }

    /** Returns an optional property with an accessor like one of a record. */
    public static Property property(String name, TypeRef type) {
        return property(name, type, Necessity.OPTIONAL, Include.ALWAYS);
    }

    /** Returns a property with an accessor like one of a record. */
    public static Property property(String name, TypeRef type, Necessity necessity, Include include) {
        Hints hints = new Hints(
                Hints.NONE.name(),
                Hints.NONE.aliases(),
                Hints.NONE.index(),
                Hints.NONE.access(),
                new Absence(Optional.of(include), Optional.empty()),
                CustomCodecs.NONE,
                Set.of(),
                Hints.NONE.throughout());
        return new Property(
                name,
                MemberNames.of(name),
                type,
                Direction.BOTH,
                Optional.of(Accessor.method(name)),
                necessity,
                hints,
                NOWHERE);
    }

    /** Returns a record with these properties, such as {@code shop.Line}. */
    public static CodecTarget record(String simpleName, Property... properties) {
        TypeRef type = withCodec(simpleName);
        ClassName name = (ClassName) type.name();
        List<String> arguments =
                List.of(properties).stream().map(Property::name).toList();
        return new CodecTarget(
                type,
                new CodecClass(CodecClass.nameFor(name), true, Precautions.NONE),
                CodecTarget.Form.OBJECT,
                new Members(
                        List.of(properties),
                        Optional.of(new Creator(Call.impliedConstructor(name), arguments, List.of(), Optional.empty())),
                        Map.of(),
                        Optional.empty()),
                TypeHints.NONE,
                Hierarchy.NONE,
                new Source(NOWHERE, simpleName + ".java", List.of(), List.of(), List.of(), false, false));
    }

    private static Set<String> supertypes(Class<?> type) {
        List<String> names = new ArrayList<>();
        collect(type, names);
        return Set.copyOf(names);
    }

    private static void collect(Class<?> type, List<String> names) {
        if (type == null || names.contains(type.getCanonicalName())) {
            return;
        }
        names.add(type.getCanonicalName());
        collect(type.getSuperclass(), names);
        for (Class<?> one : type.getInterfaces()) {
            collect(one, names);
        }
    }
}
