package dev.burin.processor.read;

import static java.util.Objects.requireNonNull;

import dev.burin.processor.model.Observation;
import dev.burin.processor.model.Origin;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/**
 * One annotation, read by name: its class is never loaded, so it may belong to a library the processor does not have.
 *
 * <p>Members not written have their default value.
 */
public final class AnnotationView {
    /** How javac represents a class or constant that it cannot find; a string in source has quotes. */
    private static final String NOT_FOUND = "<error>";

    private final ReadScope scope;
    private final Element element;
    private final AnnotationMirror mirror;
    private final Mixins.Placed placed;

    private AnnotationView(ReadScope scope, Element element, Mixins.Placed placed) {
        this.scope = scope;
        this.element = element;
        this.mirror = placed.mirror();
        this.placed = placed;
    }

    /** Returns the annotations of {@code element} in source order, after those from its import. */
    public static List<AnnotationView> allOn(Element element, ReadScope scope) {
        List<AnnotationView> views = new ArrayList<>();
        scope.mixins().on(element).forEach(placed -> views.add(new AnnotationView(scope, element, placed)));
        Set<String> replaced = views.stream().map(AnnotationView::qualifiedName).collect(Collectors.toSet());
        element.getAnnotationMirrors().stream()
                .map(mirror -> new AnnotationView(scope, element, new Mixins.Placed(element, mirror, mirror)))
                .filter(view -> !replaced.contains(view.qualifiedName()))
                .forEach(views::add);
        return views;
    }

    /** Returns the annotation of this qualified name on {@code element}. */
    public static Optional<AnnotationView> find(Element element, String qualifiedName, ReadScope scope) {
        return allOn(element, scope).stream()
                .filter(view -> view.qualifiedName().equals(qualifiedName))
                .findFirst();
    }

    /** The qualified name of the annotation type. */
    public String qualifiedName() {
        return ((TypeElement) mirror.getAnnotationType().asElement())
                .getQualifiedName()
                .toString();
    }

    /** Returns the rest of the qualified name after one of these prefixes; empty if it has none of them. */
    public String nameBehind(List<String> beginnings) {
        String name = qualifiedName();
        return beginnings.stream()
                .filter(name::startsWith)
                .map(beginning -> name.substring(beginning.length()))
                .findFirst()
                .orElse("");
    }

    /** The name as written in source: {@code @JsonAlias}. */
    public String displayName() {
        return "@" + mirror.getAnnotationType().asElement().getSimpleName();
    }

    /** The annotation with its written members: {@code @JsonFormat(shape = ARRAY)}; the contents of arrays are left out. */
    String displayWithMembers() {
        return AnnotationDisplay.of(mirror);
    }

    /** Whether the annotation type itself has the annotation of this qualified name. */
    public boolean isMarkedWith(String qualifiedName) {
        return mirror.getAnnotationType().asElement().getAnnotationMirrors().stream()
                .anyMatch(marker -> ((TypeElement) marker.getAnnotationType().asElement())
                        .getQualifiedName()
                        .contentEquals(qualifiedName));
    }

    /** The annotated element. */
    public Element element() {
        return element;
    }

    /** Returns the annotations of another element, as {@link #allOn} does. */
    public List<AnnotationView> allOnOther(Element other) {
        return allOn(other, scope);
    }

    /** Whether whoever imports the target cannot change the annotation, because it is not in a mixin. */
    boolean isOfImported() {
        boolean isImported = scope.javac()
                .imports()
                .find(scope.target(), scope.javac().elements())
                .isPresent();
        return isImported && placed.place().equals(element);
    }

    /** The type that contains the annotation, or that is annotated. */
    public TypeElement type() {
        Element level = element;
        while (!(level instanceof TypeElement)) {
            level = requireNonNull(scope.enclosing(level));
        }
        return (TypeElement) level;
    }

    /** The type that contains the annotation, or that is annotated, and its supertypes. */
    public List<TypeElement> levels() {
        return scope.javac().withSupertypes(type());
    }

    /** The place of the annotation. */
    public Origin origin() {
        return JavacOrigin.of(scope, placed.place(), placed.printed(), null);
    }

    /** The place of one member's value; of the annotation when the member is not written. */
    public Origin origin(String member) {
        return JavacOrigin.of(
                scope,
                placed.place(),
                placed.printed(),
                isWithinImport() ? null : written(member).orElse(null));
    }

    /** Whether the annotation stands within an import, and applies to all types that this names. */
    public boolean isWithinImport() {
        return !placed.printed().equals(mirror);
    }

    /** Whether the member is written, not left to its default. */
    public boolean isWritten(String member) {
        return written(member).isPresent();
    }

    /** Returns a {@code String} member. */
    public String text(String member) {
        return value(member).toString();
    }

    /** Returns a {@code boolean} member. */
    public boolean flag(String member) {
        return (boolean) value(member);
    }

    /** Returns an {@code int} member. */
    public int number(String member) {
        return (int) value(member);
    }

    /** Returns a {@code String[]} member. */
    public List<String> texts(String member) {
        return ((List<?>) value(member))
                .stream()
                        .map(item -> ((AnnotationValue) item).getValue().toString())
                        .toList();
    }

    /** Returns a member that is an array of annotations. */
    public List<AnnotationView> annotations(String member) {
        return ((List<?>) value(member))
                .stream()
                        .map(item -> (AnnotationMirror) ((AnnotationValue) item).getValue())
                        .map(item -> new AnnotationView(
                                scope, element, new Mixins.Placed(placed.place(), item, placed.printed())))
                        .toList();
    }

    /** Returns the name of an enum member's constant. */
    public String constantName(String member) {
        return ((VariableElement) value(member)).getSimpleName().toString();
    }

    /** Returns an enum member as the constant of the same name of {@code type}. */
    public <E extends Enum<E>> E constant(String member, Class<E> type) {
        return Enum.valueOf(type, constantName(member));
    }

    /**
     * Returns a {@code Class} member; empty for {@code void.class}, and, with an observation, for what is not a class.
     *
     * @throws UnresolvedTypeException if the class does not exist yet
     */
    public Optional<DeclaredType> type(String member) {
        TypeMirror type = anyType(member);
        if (!(type instanceof DeclaredType) && type.getKind() != TypeKind.VOID) {
            scope.observe(
                    Observation.Kind.NO_CLASS,
                    originOfCopies(member),
                    Map.of("annotation", displayName(), "member", member, "type", type.toString()));
        }
        return Optional.of(type).filter(DeclaredType.class::isInstance).map(DeclaredType.class::cast);
    }

    /** One place for javac's copies on the field, accessor and parameter of a record component. */
    private Origin originOfCopies(String member) {
        boolean isOfRecord = type().getKind() == ElementKind.RECORD;
        return ElementFilter.fieldsIn(type().getEnclosedElements()).stream()
                .filter(field -> isOfRecord && field.getSimpleName().equals(element.getSimpleName()))
                .findFirst()
                .map(field -> JavacOrigin.of(scope, field))
                .orElseGet(() -> origin(member));
    }

    private TypeMirror anyType(String member) {
        if (!(value(member) instanceof TypeMirror type)) {
            throw notFound(member);
        }
        if (type.getKind() == TypeKind.ERROR) {
            throw new UnresolvedTypeException(type.toString());
        }
        return type;
    }

    /**
     * Returns the name of a {@code Class} member, of primitive types and arrays too.
     *
     * @throws UnresolvedTypeException if the class does not exist yet
     */
    public String typeName(String member) {
        TypeMirror type = anyType(member);
        return type instanceof DeclaredType declared ? declared.asElement().toString() : type.toString();
    }

    /** A constant of a class that another processor generates is not there at first, like the class itself. */
    private Object value(String member) {
        Map<? extends ExecutableElement, ? extends AnnotationValue> values =
                scope.javac().elements().getElementValuesWithDefaults(mirror);
        AnnotationValue found = find(values, member)
                .orElseThrow(() -> new IllegalStateException("@" + qualifiedName() + " has no member " + member + "."));
        boolean isThere = found.getValue() instanceof List<?> items
                ? items.stream().noneMatch(AnnotationView::isNotFound)
                : !isNotFound(found);
        if (!isThere) {
            throw notFound(member);
        }
        return found.getValue();
    }

    private static boolean isNotFound(Object value) {
        return value.toString().equals(NOT_FOUND);
    }

    private UnresolvedTypeException notFound(String member) {
        return new UnresolvedTypeException("a class or constant in " + displayName() + "(" + member + " = …)");
    }

    private Optional<AnnotationValue> written(String member) {
        return find(mirror.getElementValues(), member);
    }

    private static Optional<AnnotationValue> find(
            Map<? extends ExecutableElement, ? extends AnnotationValue> values, String member) {
        return values.entrySet().stream()
                .filter(entry -> entry.getKey().getSimpleName().contentEquals(member))
                .<AnnotationValue>map(Map.Entry::getValue)
                .findFirst();
    }
}
