package dev.burin.processor.read;

import dev.burin.processor.model.CodecClass;
import dev.burin.processor.model.CodecTarget;
import dev.burin.processor.model.CodecTarget.Form;
import dev.burin.processor.model.Direction;
import dev.burin.processor.model.Hierarchy;
import dev.burin.processor.model.Members;
import dev.burin.processor.model.Precautions;
import dev.burin.processor.model.Source;
import dev.burin.processor.model.TypeHints;
import dev.burin.processor.model.TypeRef;
import dev.burin.processor.read.creator.Builder;
import dev.burin.processor.read.creator.BuilderCreatorFinder;
import dev.burin.processor.read.dialect.Dialects;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;

/** Reads types that get a codec: from javac's element to a {@link CodecTarget}. For one round only: elements change. */
public final class TypeReader {
    private final Javac javac;
    private final Map<PackageElement, List<String>> hiddenNames = new HashMap<>();

    /** Uses the compiler's tools. */
    public TypeReader(Javac javac) {
        this.javac = javac;
    }

    /**
     * Reads one type.
     *
     * @throws UnresolvedTypeException if it mentions a type that does not exist yet
     */
    public CodecTarget read(TypeElement type) {
        ReadScope scope = new ReadScope(javac, type);
        TypeContext context = TypeContext.of(scope);
        Dialects dialects = context.dialects();
        TypeHints hints = dialects.type(type);
        TypeRef typeRef = context.types().read(type.asType());
        Hierarchy hierarchy = context.hierarchies().read();
        context.foreign().observe();
        Form form = context.hierarchies().isPolymorphic(type) ? Form.POLYMORPHIC : formOf(type, dialects);
        Optional<Builder> builder =
                form.hasMembers() ? new BuilderCreatorFinder(scope, dialects).find() : Optional.empty();
        Optional<TypeElement> builderType =
                builder.map(found -> (TypeElement) found.type().asElement());
        builderType.ifPresent(context.foreign()::observeBuilder);
        ImplementationReader implementations = new ImplementationReader(scope, context.types());
        boolean isMade = !hints.direction().isDecoded() // else none are created
                || builder.isPresent()
                || implementations.isNamed()
                || MembersReader.hasMarkedFactory(type, dialects);
        new TypeObserver(scope, dialects).observe(CodecNames.in(scope.home(), type), form, isMade);
        scope.mixins().observe();
        boolean isImplemented = implementations.isFit(form, hints);
        Members members =
                switch (form) {
                    case ENUM, POLYMORPHIC -> Members.NONE;
                    case SINGLE_VALUE -> new SingleValueReader(context, hints).read();
                    case OBJECT, ARRAY -> {
                        TypeHints written =
                                hints.withDirection(hints.direction().and(Direction.ENCODE));
                        boolean isDelegating = builder.isEmpty()
                                && hints.direction().isDecoded()
                                && DelegateReader.isDelegating(type, dialects);
                        boolean isReadAsOne = isImplemented || isDelegating;
                        Members read = new MembersReader(
                                        context,
                                        isReadAsOne ? written : hints,
                                        hierarchy,
                                        isReadAsOne ? null : builder.orElse(null))
                                .read();
                        if (isImplemented) {
                            yield implementations.read(read, hints);
                        }
                        yield isDelegating ? new DelegateReader(context, hints).read(read) : read;
                    }
                };
        Source source = new Source(
                scope.originOf(type),
                fileName(type),
                scope.observations(),
                scope.unseen(),
                scope.defaults(),
                scope.imported().flatMap(found -> found.mixin(type)).isPresent(),
                Lombok.givesFluentAccessors(type, scope));
        List<TypeElement> mentioned =
                Stream.concat(Stream.of(type), builderType.stream()).toList();
        return new CodecTarget(typeRef, codecClass(scope, mentioned), form, members, hints, hierarchy, source);
    }

    /** After all readers: they record what it uses. */
    private CodecClass codecClass(ReadScope scope, List<TypeElement> mentioned) {
        TypeElement type = scope.target();
        Precautions precautions = new PrecautionReader(javac, hiddenNames).read(scope.home(), mentioned, scope.used());
        boolean isPublic =
                isPublic(type) && scope.imported().map(Import::isPublic).orElse(true);
        return new CodecClass(CodecNames.in(scope.home(), type), isPublic, precautions);
    }

    private static boolean isPublic(TypeElement type) {
        for (Element level = type; level instanceof TypeElement; level = level.getEnclosingElement()) {
            if (!level.getModifiers().contains(Modifier.PUBLIC)) {
                return false;
            }
        }
        return true;
    }

    private Form formOf(TypeElement type, Dialects dialects) {
        if (type.getKind() == ElementKind.ENUM) {
            return Form.ENUM;
        }
        boolean hasValue = !ValueMembers.of(type, javac, dialects).isEmpty();
        if (hasValue) {
            return Form.SINGLE_VALUE;
        }
        return dialects.isArray(type) ? Form.ARRAY : Form.OBJECT;
    }

    /** The API of JDK 17 does not provide the file; a top-level type nearly always has its own. */
    private static String fileName(TypeElement type) {
        Element outermost = type;
        for (Element level = type; level instanceof TypeElement; level = level.getEnclosingElement()) {
            outermost = level;
        }
        return outermost.getSimpleName() + ".java";
    }
}
