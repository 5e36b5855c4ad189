package dev.burin.processor.read;

import com.palantir.javapoet.ClassName;
import dev.burin.annotation.JsonCodec;
import dev.burin.codegen.GeneratedCodec;
import dev.burin.processor.model.CodecClass;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Elements;

/** Knows which types have a generated codec or will have one. */
final class CodecNames {
    private final ReadScope scope;

    CodecNames(ReadScope scope) {
        this.scope = scope;
    }

    /** Returns the codec class of a type: requested, implied by being compiled together, or found on the class path. */
    Optional<ClassName> codecOf(TypeElement type, Set<String> supertypeNames) {
        Optional<Import> imported =
                scope.javac().imports().find(type, scope.javac().elements());
        if (imported.isPresent()) {
            boolean isUsable = imported.get().home().equals(scope.home())
                    || (imported.get().isPublic() && type.getModifiers().contains(Modifier.PUBLIC));
            return isUsable ? Optional.of(in(imported.get().home(), type)) : Optional.empty();
        }
        return ownCodecOf(type, supertypeNames).or(() -> importedBefore(type));
    }

    /** Returns the name of a type's codec in this package. */
    static ClassName in(PackageElement home, TypeElement type) {
        return CodecClass.nameFor(ClassName.get(type), home.getQualifiedName().toString());
    }

    /** Whether another class, compiled now or before, has the name of a type's codec; it may be the codec of another type. */
    boolean isTaken(ClassName codec, TypeElement type) {
        TypeElement found = scope.javac().elements().getTypeElement(codec.canonicalName());
        return found != null
                && !(isGenerated(found) && (scope.javac().sources().contains(found) || represents(codec, type)));
    }

    /** The codec of a type that this package imported in an earlier compilation; for incremental compilers. */
    private Optional<ClassName> importedBefore(TypeElement type) {
        ClassName codec = in(scope.home(), type);
        return !scope.javac().sources().contains(type) && isOnClassPath(codec) && represents(codec, type)
                ? Optional.of(codec)
                : Optional.empty();
    }

    /** A type of this package may have a codec of that name. */
    private boolean represents(ClassName codec, TypeElement type) {
        Elements elements = scope.javac().elements();
        TypeElement codecInterface = elements.getTypeElement(CustomCodecReader.VALUE_CODEC);
        TypeMirror declared = elements.getTypeElement(codec.canonicalName()).asType();
        return scope.javac().asSuper(declared, codecInterface).stream()
                .flatMap(codecType -> codecType.getTypeArguments().stream())
                .anyMatch(argument -> argument instanceof DeclaredType represented
                        && represented.asElement().equals(type));
    }

    private Optional<ClassName> ownCodecOf(TypeElement type, Set<String> supertypeNames) {
        ClassName codec = CodecClass.nameFor(ClassName.get(type));
        boolean exists = scope.javac().sources().contains(type)
                ? isAskedFor(type) || isImplied(type, supertypeNames)
                : isOnClassPath(codec);
        return exists ? Optional.of(codec) : Optional.empty();
    }

    /** Whether the type itself says that it has a codec; an import, whose codec may not be public, says nothing about it. */
    boolean isAskedForByType(TypeElement type) {
        return isAskedFor(type)
                && scope.javac().imports().find(type, scope.javac().elements()).isEmpty();
    }

    private boolean isAskedFor(TypeElement type) {
        return AnnotationView.find(type, JsonCodec.class.getName(), scope).isPresent();
    }

    private static boolean isImplied(TypeElement type, Set<String> supertypeNames) {
        boolean isEnum = type.getKind() == ElementKind.ENUM;
        return !isEnum && Containers.mayBeBean(supertypeNames);
    }

    private boolean isOnClassPath(ClassName codec) {
        TypeElement element = scope.javac().elements().getTypeElement(codec.canonicalName());
        return element != null && scope.canName(element) && isGenerated(element);
    }

    private boolean isGenerated(TypeElement codec) {
        return AnnotationView.find(codec, GeneratedCodec.class.getName(), scope).isPresent();
    }
}
