package dev.burin.processor.read;

import com.palantir.javapoet.ClassName;
import dev.burin.Codec;
import dev.burin.KeyCodec;
import dev.burin.processor.model.CustomCodec;
import dev.burin.processor.model.CustomCodec.Instance;
import dev.burin.processor.model.TypeRef;
import java.util.Optional;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/** Reads the codec classes that annotations name. */
public final class CustomCodecReader {
    /** The interface of value codecs. */
    public static final String VALUE_CODEC = Codec.class.getName();

    /** The interface of map key codecs. */
    public static final String KEY_CODEC = KeyCodec.class.getName();

    private final ReadScope scope;
    private final TypeRefReader types;

    /** Reads codec classes named in annotations of the target of {@code scope}. */
    public CustomCodecReader(ReadScope scope, TypeRefReader types) {
        this.scope = scope;
        this.types = types;
    }

    /** Returns the codec class that {@code member} of {@code annotation} names; empty for {@code void.class}. */
    public Optional<CustomCodec> read(AnnotationView annotation, String member, String codecInterface) {
        return annotation.type(member).map(type -> {
            TypeElement element = (TypeElement) type.asElement();
            // The class literal is a raw type; the declaration has the type arguments.
            Optional<TypeRef> represents =
                    scope.javac().asSuper(element.asType(), codecInterface).flatMap(this::argumentOf);
            return new CustomCodec(ClassName.get(element), represents, instanceOf(element), annotation.origin(member));
        });
    }

    private Optional<TypeRef> argumentOf(DeclaredType codec) {
        return codec.getTypeArguments().stream().findFirst().map((TypeMirror argument) -> types.read(argument));
    }

    /** Returns how the target's codec gets an instance of a codec class. */
    Instance instanceOf(TypeElement codec) {
        if (!scope.canName(codec)) {
            return Instance.NONE;
        }
        scope.noteUsed(codec);
        Optional<VariableElement> instance = ElementFilter.fieldsIn(codec.getEnclosedElements()).stream()
                .filter(field -> isInstance(field, codec))
                .findFirst();
        if (instance.isPresent()) {
            scope.noteUsed(instance.get());
            return Instance.FIELD;
        }
        Optional<ExecutableElement> constructor = Instances.constructorWithoutArguments(codec, scope);
        constructor.ifPresent(scope::noteUsed);
        return constructor.isPresent() ? Instance.CONSTRUCTOR : Instance.NONE;
    }

    private boolean isInstance(VariableElement field, TypeElement codec) {
        return field.getSimpleName().contentEquals("INSTANCE")
                && field.getModifiers().contains(Modifier.STATIC)
                && scope.canReach(field)
                && scope.javac().isA(field.asType(), codec.asType());
    }
}
