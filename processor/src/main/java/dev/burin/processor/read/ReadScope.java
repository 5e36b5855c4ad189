package dev.burin.processor.read;

import dev.burin.processor.model.Concern;
import dev.burin.processor.model.Misplacement;
import dev.burin.processor.model.Observation;
import dev.burin.processor.model.Origin;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.util.ElementFilter;
import org.jspecify.annotations.Nullable;

/** The shared state of the readers of one target: the compiler's tools, the target, and observations. */
public final class ReadScope {
    private final Javac javac;
    private final TypeElement target;
    private final DeclaredType targetType;
    private final PackageElement targetPackage;
    private final Reach reach;
    private final Mixins mixins = new Mixins(this);
    private final SeenTypes seenTypes = new SeenTypes(this);
    private final List<String> unseen = new ArrayList<>();
    private final List<String> defaults = new ArrayList<>();
    private final List<Observation> observations;

    /** Elements of other types that the codec uses, and the types. */
    private final Set<Element> used;

    /** The types that are being read, from the target to the one unwrapped in it. */
    private final List<TypeElement> around;

    /** Begins to read {@code target}. */
    public ReadScope(Javac javac, TypeElement target) {
        this(
                javac,
                (DeclaredType) target.asType(),
                homeOf(target, javac),
                new ArrayList<>(),
                new LinkedHashSet<>(),
                List.of(target));
    }

    private ReadScope(
            Javac javac,
            DeclaredType targetType,
            PackageElement targetPackage,
            List<Observation> observations,
            Set<Element> used,
            List<TypeElement> around) {
        this.javac = javac;
        this.target = (TypeElement) targetType.asElement();
        this.targetType = targetType;
        this.targetPackage = targetPackage;
        this.reach = new Reach(javac.elements(), target, targetPackage);
        this.observations = observations;
        this.used = used;
        this.around = around;
    }

    /** Returns the scope of a type whose members become those of the target: seen from the same codec. */
    ReadScope within(DeclaredType type) {
        List<TypeElement> longer = new ArrayList<>(around);
        longer.add((TypeElement) type.asElement());
        return new ReadScope(javac, type, targetPackage, observations, used, List.copyOf(longer));
    }

    /** Returns the same scope, but with observations of its own. */
    ReadScope apart() {
        return new ReadScope(javac, targetType, targetPackage, new ArrayList<>(), used, around);
    }

    /** Returns the observations so far, for uses of this kind. */
    List<Concern> concerns(Concern.Use use) {
        return observations.stream()
                .map(observation -> new Concern(observation, use))
                .toList();
    }

    /** Whether this type is being read. */
    boolean isWithin(TypeElement type) {
        return around.contains(type);
    }

    /** Whether the members of the target are those of another type, whose codec this is. */
    boolean isUnwrapped() {
        return around.size() > 1;
    }

    /** The compiler's tools. */
    public Javac javac() {
        return javac;
    }

    /** The type that gets a codec, or is unwrapped in it. */
    public TypeElement target() {
        return target;
    }

    /** The type that gets a codec, its own variables as arguments. */
    public DeclaredType targetType() {
        return targetType;
    }

    /** The types of members, seen from the target. */
    public SeenTypes seenTypes() {
        return seenTypes;
    }

    private static PackageElement homeOf(TypeElement type, Javac javac) {
        return javac.imports().find(type, javac.elements()).map(Import::home).orElseGet(() -> javac.elements()
                .getPackageOf(type));
    }

    /** Returns the package of a type's codec: its own, or the one that imports it. */
    public PackageElement homeOf(TypeElement type) {
        return homeOf(type, javac);
    }

    /** The package of the codec. */
    PackageElement home() {
        return targetPackage;
    }

    /** The mixins. */
    Mixins mixins() {
        return mixins;
    }

    /** The import of the type that gets the codec. */
    Optional<Import> imported() {
        return javac.imports().find(around.get(0), javac.elements());
    }

    /** What the codec can use. */
    Reach reach() {
        return reach;
    }

    /** Returns the direct and indirect subtypes of a type that its import names, unless it is one of those and has instances. */
    public List<DeclaredType> importedSubtypes(TypeElement type) {
        Optional<Import> found = javac.imports()
                .find(type, javac.elements())
                .filter(one -> Instances.isAbstract(type) || one.types().contains(type));
        return found.map(Import::subtypes).orElse(List.of()).stream()
                .filter(subtype ->
                        !subtype.equals(type) && javac.withSupertypes(subtype).contains(type))
                .map(subtype -> (DeclaredType) subtype.asType())
                .toList();
    }

    /** The place for messages about class files: the type that gets a codec, or its import. */
    Element place() {
        return imported().map(Import::importer).orElse(around.get(0));
    }

    /** Returns where {@code element} was declared. */
    public Origin originOf(Element element) {
        return JavacOrigin.of(this, element);
    }

    /** Returns the field of a record component for its accessor, which may be implicit; any other member itself. */
    public Element declarationOf(Element member) {
        return RecordComponents.of(target).stream()
                .filter(component -> member.equals(component.getAccessor()))
                .flatMap(component -> ElementFilter.fieldsIn(target.getEnclosedElements()).stream()
                        .filter(field -> field.getSimpleName().equals(component.getSimpleName())))
                .<Element>map(field -> field)
                .findFirst()
                .orElse(member);
    }

    /** Records something that a rule may object to; only once, however often it is noticed. */
    public void observe(Observation.Kind kind, Origin origin, Map<String, String> details) {
        Observation observation = new Observation(kind, origin, details);
        if (!observations.contains(observation)) {
            observations.add(observation);
        }
    }

    /**
     * Notices an annotation that has no effect.
     *
     * @param member the annotated element, for the message
     * @param reason why, continuing the sentence after that
     */
    public void observeMisplaced(AnnotationView annotation, String member, String reason) {
        observeMisplaced(annotation, member, reason, Map.of());
    }

    /** Notices an annotation that has no effect, for a known reason. */
    void observeMisplaced(AnnotationView annotation, String member, Misplacement misplacement) {
        observeMisplaced(
                annotation,
                member,
                misplacement.reason(),
                misplacement.remedy().map(remedy -> Map.of("remedy", remedy)).orElse(Map.of()));
    }

    private void observeMisplaced(AnnotationView annotation, String member, String reason, Map<String, String> remedy) {
        Map<String, String> details = new HashMap<>(remedy);
        details.putAll(Map.of("annotation", annotation.displayName(), "member", member, "reason", reason));
        observe(Observation.Kind.MISPLACED_ANNOTATION, annotation.origin(), details);
    }

    /** Remembers a name that is no property: out of reach and without annotations; only once. */
    void noteUnseen(String name) {
        if (!unseen.contains(name)) {
            unseen.add(name);
        }
    }

    /** Names that are no properties: out of reach and without annotations. */
    List<String> unseen() {
        return List.copyOf(unseen);
    }

    /** Remembers a setting of the target that is declared elsewhere, and its source; only once, however often it is found. */
    public void noteDefault(String reason) {
        if (!defaults.contains(reason)) {
            defaults.add(reason);
        }
    }

    /** The settings of the target declared elsewhere, and their sources. */
    List<String> defaults() {
        return List.copyOf(defaults);
    }

    /** The observations so far. */
    public List<Observation> observations() {
        return List.copyOf(observations);
    }

    /**
     * Returns the element around this one; packages have none.
     *
     * <p>Eclipse's compiler has none for the parameters of a compact constructor.
     */
    public @Nullable Element enclosing(Element element) {
        Element around = element.getEnclosingElement();
        return around == null && element.getKind() == ElementKind.PARAMETER ? constructorWith(element) : around;
    }

    private @Nullable Element constructorWith(Element parameter) {
        return ElementFilter.constructorsIn(target.getEnclosedElements()).stream()
                .filter(constructor -> constructor.getParameters().contains(parameter))
                .findFirst()
                .orElse(null);
    }

    /** Whether this is a type variable of the type that gets a codec. */
    boolean isVariable(Element variable) {
        return around.get(0).getTypeParameters().contains(variable);
    }

    /** Remembers a type or a member that the codec mentions, of whatever type; a parameter comes with its method. */
    void noteUsed(Element element) {
        if (element.getKind() != ElementKind.PARAMETER) {
            used.add(element);
        }
    }

    /** The types and members that the codec mentions, besides those of the target. */
    Set<Element> used() {
        return Collections.unmodifiableSet(used);
    }

    /** Whether the codec can use this member, leaving aside whether it can use the type around it. */
    public boolean canReach(Element member) {
        return reach.includes(member);
    }

    /** Whether an element is compiled now: one of a class file has no place, and fewer annotations. */
    boolean isInSource(Element element) {
        return element instanceof PackageElement // from package-info.java
                || javac.sources().contains(outermostType(element));
    }

    private TypeElement outermostType(Element element) {
        Element level = element;
        Element around = enclosing(level);
        while (around != null && around.getKind() != ElementKind.PACKAGE) {
            level = around;
            around = enclosing(level);
        }
        return (TypeElement) level;
    }

    /** Whether the codec can name this type: neither it nor a type around it is hidden, nor is its package. */
    public boolean canName(TypeElement type) {
        for (Element level = type; level instanceof TypeElement; level = level.getEnclosingElement()) {
            if (!canReach(level)) {
                return false;
            }
        }
        return reach.sees(type);
    }
}
