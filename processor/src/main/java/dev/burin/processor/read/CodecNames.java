package dev.burin.processor.read;

import com.palantir.javapoet.ClassName;
import dev.burin.annotation.JsonCodec;
import dev.burin.codegen.GeneratedCodec;
import dev.burin.processor.model.CodecClass;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;

/** Knows which types have a generated codec or will have one. */
final class CodecNames {
    private final ReadScope scope;

    CodecNames(ReadScope scope) {
        this.scope = scope;
    }

    /** Returns the codec class of a type: asked for, implied by being compiled together, or found on the class path. */
    Optional<ClassName> codecOf(TypeElement type, Set<String> supertypeNames) {
        ClassName codec = CodecClass.nameFor(ClassName.get(type));
        boolean exists = scope.javac().sources().contains(type)
                ? isAskedFor(type) || isImplied(type, supertypeNames)
                : isOnClassPath(codec);
        return exists ? Optional.of(codec) : Optional.empty();
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
        return element != null
                && scope.canName(element)
                && AnnotationView.find(element, GeneratedCodec.class.getName(), scope)
                        .isPresent();
    }
}
