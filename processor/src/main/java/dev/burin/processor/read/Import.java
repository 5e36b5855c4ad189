package dev.burin.processor.read;

import dev.burin.annotation.JsonImport;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Elements;

/**
 * One {@code @JsonImport}, as the compiler represents it in this round.
 *
 * @param importer the type or package with the annotation
 * @param annotation the annotation
 * @param elements finds the defaults of its members
 */
public record Import(Element importer, AnnotationMirror annotation, Elements elements) {

    /** Returns the annotations on {@code importer}, also those that are repeated. */
    public static List<Import> on(Element importer, Elements elements) {
        List<Import> found = new ArrayList<>();
        for (AnnotationMirror mirror : importer.getAnnotationMirrors()) {
            String name = mirror.getAnnotationType().toString();
            Import one = new Import(importer, mirror, elements);
            if (name.equals(JsonImport.class.getCanonicalName())) {
                found.add(one);
            } else if (name.equals(JsonImport.Several.class.getCanonicalName())) {
                one.items("value").stream()
                        .map(item -> new Import(importer, (AnnotationMirror) item.getValue(), elements))
                        .forEach(found::add);
            }
        }
        return found;
    }

    /** The package of the codecs. */
    public PackageElement home() {
        return elements.getPackageOf(importer);
    }

    /** Whether the codecs may be public, as far as the annotated element is concerned. */
    boolean isPublic() {
        for (Element level = importer; level instanceof TypeElement; level = level.getEnclosingElement()) {
            if (!level.getModifiers().contains(Modifier.PUBLIC)) {
                return false;
            }
        }
        return true;
    }

    /** The types that are named. */
    public List<TypeElement> types() {
        return types("value");
    }

    /** Named, but impossible to import: primitive types and arrays. */
    public List<String> others() {
        return others(items("value"));
    }

    /** Named as subtypes, but impossible: primitive types and arrays. */
    public List<String> otherSubtypes() {
        return others(items("subtypes"));
    }

    /** Named as the mixin, but impossible, too; {@code void} stands for none. */
    public List<String> otherMixins() {
        AnnotationValue mixin = value("mixin");
        boolean isVoid = mixin.getValue() instanceof TypeMirror type && type.getKind() == TypeKind.VOID;
        return isVoid ? List.of() : others(List.of(mixin));
    }

    private List<String> others(List<AnnotationValue> values) {
        return values.stream()
                .filter(value -> declared(value).isEmpty())
                .map(value -> value.getValue().toString())
                .toList();
    }

    /** The subtypes that are named. */
    List<TypeElement> subtypes() {
        return types("subtypes");
    }

    /** A {@code @JsonCodec}. */
    AnnotationMirror settings() {
        return (AnnotationMirror) value("settings").getValue();
    }

    /** The mixin of a type that is named; subtypes have none. */
    Optional<TypeElement> mixin(TypeElement type) {
        Optional<TypeElement> mixin = declared(value("mixin"));
        return mixin.isPresent() && types().contains(type) ? mixin : Optional.empty();
    }

    private List<TypeElement> types(String member) {
        return items(member).stream().flatMap(item -> declared(item).stream()).toList();
    }

    /** A type that does not exist is an error type, or a string in place of one. */
    private Optional<TypeElement> declared(AnnotationValue value) {
        if (!(value.getValue() instanceof TypeMirror type)) {
            throw notFound();
        }
        if (type.getKind() == TypeKind.ERROR) {
            throw new UnresolvedTypeException(type.toString());
        }
        return type instanceof DeclaredType declared
                ? Optional.of((TypeElement) declared.asElement())
                : Optional.empty(); // void.class
    }

    private List<AnnotationValue> items(String member) {
        AnnotationValue value = value(member);
        if (!(value.getValue() instanceof List<?> items)) {
            throw notFound();
        }
        return items.stream().map(AnnotationValue.class::cast).toList();
    }

    private UnresolvedTypeException notFound() {
        return new UnresolvedTypeException(
                "a class in @" + annotation.getAnnotationType().asElement().getSimpleName());
    }

    private AnnotationValue value(String member) {
        return elements.getElementValuesWithDefaults(annotation).entrySet().stream()
                .filter(entry -> entry.getKey().getSimpleName().contentEquals(member))
                .findFirst()
                .orElseThrow()
                .getValue();
    }
}
