package dev.burin.processor.read;

import dev.burin.annotation.JsonAlias;
import dev.burin.annotation.JsonCodec;
import dev.burin.annotation.JsonTypeName;
import dev.burin.processor.model.Discriminator;
import dev.burin.processor.model.Hierarchy;
import dev.burin.processor.model.Labels;
import dev.burin.processor.model.Misplacement;
import dev.burin.processor.model.Observation.Kind;
import dev.burin.processor.model.Subtype;
import dev.burin.processor.model.Subtype.Fit;
import dev.burin.processor.model.TypeRef;
import dev.burin.processor.read.dialect.Dialects;
import dev.burin.processor.read.dialect.TypeNames;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/**
 * Reads the subtypes of an abstract type, and the hierarchies to which a concrete type belongs.
 *
 * <p>A hierarchy begins with an abstract type that has {@code @JsonCodec} or {@code @JsonTypeInfo} and is sealed or has
 * {@code @JsonSubTypes}. Abstract types between it and its subtypes are polymorphic too.
 */
final class HierarchyReader {
    /** Burin's annotations for the label of the type itself; Jackson's name may stand on a type that is never written. */
    private static final Set<String> OF_LABELS = Set.of(JsonAlias.class.getName(), JsonTypeName.class.getName());

    private final ReadScope scope;
    private final TypeRefReader types;
    private final Dialects dialects;

    HierarchyReader(ReadScope scope, TypeRefReader types, Dialects dialects) {
        this.scope = scope;
        this.types = types;
        this.dialects = dialects;
    }

    /** Whether the type is an abstract part of a hierarchy. */
    boolean isPolymorphic(TypeElement type) {
        return hasSubtypes(type) && !roots(type).isEmpty();
    }

    Hierarchy read() {
        TypeElement type = scope.target();
        List<TypeElement> roots = roots(type);
        if (roots.isEmpty()) {
            observeMisplaced(type);
            return isSealedClass(type) ? Hierarchy.SEALED_CLASS : Hierarchy.NONE;
        }
        observeMeaningless(type);
        new NameObserver(scope, dialects).observe(DisplayNames.of(type), List.of(type));
        Discriminator discriminator = discriminatorOf(roots.get(0));
        for (TypeElement root : roots) {
            if (!discriminatorOf(root).equals(discriminator)) {
                observeConflict(roots.get(0), root);
            }
        }
        if (!hasSubtypes(type)) {
            roots.stream()
                    .filter(root -> !labelIn(root).equals(labelIn(roots.get(0))))
                    .findFirst()
                    .ifPresent(root -> observeLabels(roots.get(0), root));
            return Hierarchy.ofSubtype(discriminator, labelsOf(type, roots, isFallback(type)), isOpen(type));
        }
        return Hierarchy.of(discriminator, subtypes(type, roots, discriminator));
    }

    // ---- up

    /** Returns the roots of the hierarchies to which {@code type} belongs, perhaps itself. */
    private List<TypeElement> roots(TypeElement type) {
        return scope.javac().withSupertypes(type).stream()
                .filter(this::isRoot)
                .filter(root -> root.equals(type) || concreteSubtypes(root).containsKey(type) || hasSubtypes(type))
                .toList();
    }

    private boolean isRoot(TypeElement type) {
        return hasSubtypes(type)
                && (names(type).discriminator().isPresent()
                        || AnnotationView.find(type, JsonCodec.class.getName(), scope)
                                .isPresent());
    }

    /** Whether all subtypes are known, and it has no instances of its own. */
    private boolean hasSubtypes(TypeElement type) {
        return Instances.isAbstract(type)
                && (type.getModifiers().contains(Modifier.SEALED)
                        || !names(type).subtypes().isEmpty());
    }

    // ---- down

    private List<Subtype> subtypes(TypeElement type, List<TypeElement> roots, Discriminator discriminator) {
        List<TypeElement> found = new ArrayList<>();
        for (TypeElement named : concreteSubtypes(type).keySet()) {
            if (isBelow(named, type)) {
                found.add(named);
            } else {
                observeNoSubtype(type, named);
            }
        }
        Optional<TypeElement> fallback = fallbackOf(type, roots);
        observeUnfitFallback(type, found);
        // A subclass first: it is an instance of its superclass, too.
        found.sort((first, second) -> Integer.compare(heightOf(second), heightOf(first)));
        List<Subtype> subtypes = new ArrayList<>();
        for (TypeElement subtype : found) {
            TypeRef reference = types.read(typeOf(subtype));
            scope.noteUsed(subtype);
            Labels labels =
                    labelsOf(subtype, roots, fallback.filter(subtype::equals).isPresent());
            boolean isCustom = reference.facts().codecs().value().isPresent(); // which would not write the label
            Fit fit = isCustom ? Fit.HAS_OWN_CODEC : fitOf(subtype, discriminator);
            subtypes.add(new Subtype(labels, reference, fit));
        }
        return subtypes;
    }

    /** The subtype with the target's variables as arguments: {@code Ok<T>} for {@code Result<T>}. */
    private TypeMirror typeOf(TypeElement subtype) {
        Optional<DeclaredType> supertype = scope.javac().asSuper(subtype.asType(), scope.target());
        Optional<Substitution> variables = supertype
                .flatMap(above -> Substitution.of(
                        above.getTypeArguments(),
                        scope.targetType().getTypeArguments(),
                        scope.javac().types()))
                .filter(found -> found.knows(subtype.getTypeParameters()) && found.fits(subtype.getTypeParameters()));
        if (supertype.isPresent() && variables.isEmpty()) {
            observeVariables(subtype, supertype.get());
        }
        return variables
                .map(found -> found.apply(subtype.asType()))
                .orElseGet(() -> scope.javac().types().erasure(subtype.asType()));
    }

    private int heightOf(TypeElement type) {
        return (int) scope.javac().withSupertypes(type).stream()
                .filter(supertype -> supertype.getKind() == ElementKind.CLASS)
                .count();
    }

    private Fit fitOf(TypeElement type, Discriminator discriminator) {
        boolean isSealed = type.getModifiers().contains(Modifier.SEALED)
                && type.getKind() != ElementKind.ENUM; // an enum with constant bodies is sealed
        if (Instances.isAbstract(type) || isSealed || !names(type).subtypes().isEmpty()) {
            return Fit.HAS_SUBTYPES;
        }
        if (discriminator.isWrapper()) {
            return Fit.FITS;
        }
        if (dialects.isArray(type)) {
            return Fit.IS_ARRAY;
        }
        return isObject(type) ? Fit.FITS : Fit.IS_NO_OBJECT;
    }

    /** An enum is not: its constants may have classes of their own, but all are known. */
    private static boolean isOpen(TypeElement type) {
        return type.getKind() == ElementKind.CLASS && !type.getModifiers().contains(Modifier.FINAL);
    }

    private static boolean isSealedClass(TypeElement type) {
        return isOpen(type) && type.getModifiers().contains(Modifier.SEALED) && !Instances.isAbstract(type);
    }

    private boolean isObject(TypeElement type) {
        boolean isClass = type.getKind() == ElementKind.CLASS || type.getKind() == ElementKind.RECORD;
        return isClass
                && !DelegateReader.isDelegating(type, dialects)
                && ValueMembers.of(type, scope.javac(), dialects).isEmpty();
    }

    // ---- the type read for an unknown label

    /** The fallback that the type names itself, or else one named above it if it is a subtype of the type. */
    private Optional<TypeElement> fallbackOf(TypeElement type, List<TypeElement> roots) {
        return Stream.concat(Stream.of(type), roots.stream())
                .flatMap(level -> namedFallback(level).stream())
                .filter(concreteSubtypes(type)::containsKey)
                .findFirst();
    }

    private Optional<TypeElement> namedFallback(TypeElement type) {
        return names(type).fallback().map(HierarchyReader::elementOf);
    }

    private boolean isFallback(TypeElement type) {
        return scope.javac().withSupertypes(type).stream()
                .anyMatch(level -> namedFallback(level).filter(type::equals).isPresent());
    }

    private boolean isBelow(TypeElement subtype, TypeElement type) {
        return scope.javac().withSupertypes(subtype).contains(type) && !subtype.equals(type);
    }

    /** Returns the concrete subtypes in the hierarchy, with the labels that their supertypes give them, if any. */
    private Map<TypeElement, Set<String>> concreteSubtypes(TypeElement type) {
        Map<TypeElement, Set<String>> found = new LinkedHashMap<>();
        addConcreteSubtypes(type, found);
        return found;
    }

    private void addConcreteSubtypes(TypeElement type, Map<TypeElement, Set<String>> found) {
        labelled(type).forEach((subtype, labels) -> {
            if (hasSubtypes(subtype) && isBelow(subtype, type)) { // a type may name itself
                addConcreteSubtypes(subtype, found);
            } else {
                found.computeIfAbsent(subtype, any -> new LinkedHashSet<>()).addAll(labels);
            }
        });
    }

    /** The direct subtypes: those named by annotation, or else the permitted ones of a sealed type. */
    private Map<TypeElement, Set<String>> labelled(TypeElement type) {
        Map<TypeElement, Set<String>> labels = new LinkedHashMap<>();
        for (TypeNames.NamedSubtype subtype : names(type).subtypes()) {
            Set<String> ofSubtype = labels.computeIfAbsent(elementOf(subtype.type()), any -> new LinkedHashSet<>());
            if (!subtype.label().isEmpty()) {
                ofSubtype.add(subtype.label());
            }
        }
        if (labels.isEmpty()) {
            type.getPermittedSubclasses().forEach(subtype -> {
                if (subtype.getKind() == TypeKind.ERROR) {
                    throw new UnresolvedTypeException(subtype.toString());
                }
                labels.put(elementOf(subtype), Set.of());
            });
        }
        namedFallback(type)
                .filter(fallback -> isBelow(fallback, type))
                .ifPresent(fallback -> labels.putIfAbsent(fallback, Set.of()));
        return labels;
    }

    // ---- names

    private Labels labelsOf(TypeElement type, List<TypeElement> roots, boolean isFallback) {
        Labels labels = ownLabels(type, roots);
        return isFallback ? labels.ofFallback(otherLabels(type, roots)) : labels;
    }

    /** Those that the hierarchy gives, of which the first is written; or else the type's own, or its simple name. */
    private Labels ownLabels(TypeElement type, List<TypeElement> roots) {
        List<String> given = roots.stream()
                .map(root -> concreteSubtypes(root).getOrDefault(type, Set.of()))
                .filter(labels -> !labels.isEmpty())
                .findFirst()
                .map(List::copyOf)
                .orElseGet(() -> List.of(names(type).label().orElseGet(() -> defaultLabel(type, roots))));
        List<String> aliases = Stream.concat(given.stream().skip(1), names(type).aliases().stream())
                .toList();
        return Labels.of(given.get(0), aliases);
    }

    /** Returns the label of the target that the codec of a hierarchy expects. */
    private String labelIn(TypeElement root) {
        return ownLabels(scope.target(), roots(root)).written();
    }

    /** The labels of other subtypes: a fallback with one of them would be read as that subtype. */
    private List<String> otherLabels(TypeElement type, List<TypeElement> roots) {
        return roots.stream()
                .flatMap(root -> concreteSubtypes(root).keySet().stream())
                .filter(other -> !other.equals(type))
                .flatMap(other -> ownLabels(other, roots).all().stream())
                .distinct()
                .toList();
    }

    private String defaultLabel(TypeElement type, List<TypeElement> roots) {
        boolean isBinary = roots.stream().anyMatch(root -> names(root).hasBinaryLabels());
        if (!isBinary) {
            return type.getSimpleName().toString();
        }
        String name = scope.javac().elements().getBinaryName(type).toString();
        return name.substring(name.lastIndexOf('.') + 1);
    }

    private Discriminator discriminatorOf(TypeElement root) {
        return names(root).discriminator().orElse(Discriminator.USUAL);
    }

    private TypeNames names(TypeElement type) {
        return dialects.typeNames(type);
    }

    private static TypeElement elementOf(TypeMirror type) {
        return (TypeElement) ((DeclaredType) type).asElement();
    }

    // ---- problems

    private void observeConflict(TypeElement first, TypeElement second) {
        observeConflict(
                first,
                discriminatorOf(first).displayName(),
                second,
                discriminatorOf(second).displayName());
    }

    private void observeLabels(TypeElement first, TypeElement second) {
        observeConflict(first, "the label \"" + labelIn(first) + '"', second, "the label \"" + labelIn(second) + '"');
    }

    private void observeConflict(TypeElement first, String firstName, TypeElement second, String secondName) {
        scope.observe(
                Kind.TWO_DISCRIMINATORS,
                scope.originOf(scope.target()),
                Map.of(
                        "type", DisplayNames.of(scope.target()),
                        "first", DisplayNames.of(first),
                        "firstName", firstName,
                        "second", DisplayNames.of(second),
                        "secondName", secondName));
    }

    private void observeUnfitFallback(TypeElement type, List<TypeElement> subtypes) {
        namedFallback(type).filter(fallback -> !subtypes.contains(fallback)).ifPresent(fallback -> {
            String flaw = isBelow(fallback, type) ? "has subtypes itself" : "is not a subtype of it";
            Map<String, String> details = Map.of(
                    "type", DisplayNames.of(type),
                    "fallback", DisplayNames.of(fallback),
                    "flaw", flaw);
            scope.observe(Kind.UNFIT_FALLBACK, scope.originOf(type), details);
        });
    }

    private void observeNoSubtype(TypeElement type, TypeElement named) {
        Map<String, String> details = Map.of("type", DisplayNames.of(type), "subtype", DisplayNames.of(named));
        scope.observe(Kind.NO_SUBTYPE, scope.originOf(type), details);
    }

    private void observeVariables(TypeElement subtype, DeclaredType supertype) {
        String variables = Stream.of(scope.target(), subtype)
                .map(TypeElement::getTypeParameters)
                .filter(parameters -> !parameters.isEmpty())
                .findFirst()
                .orElseThrow()
                .stream()
                .map(Object::toString)
                .collect(Collectors.joining(", "));
        scope.observe(
                Kind.SUBTYPE_VARIABLES,
                scope.originOf(scope.target()),
                Map.of(
                        "type", types.read(scope.targetType()).displayName(),
                        "subtype", types.read(subtype.asType()).displayName(),
                        "supertype", types.read(supertype).displayName(),
                        "simpleName", subtype.getSimpleName().toString(),
                        "variables", variables));
    }

    /** Annotations for hierarchies would have no effect on a type outside of them; rejected ones are reported as such. */
    private void observeMisplaced(TypeElement type) {
        boolean isConcrete =
                !Instances.isAbstract(type) && !names(type).subtypes().isEmpty();
        Misplacement misplacement = isConcrete ? Misplacement.ON_CONCRETE : Misplacement.OUTSIDE_HIERARCHY;
        dialects.typeNameAnnotations(type).stream()
                .filter(annotation -> dialects.refusal(annotation).isEmpty())
                .forEach(annotation -> observeMisplaced(annotation, misplacement));
    }

    /** Within a hierarchy, the root declares the form of labels, the concrete types their names. */
    private void observeMeaningless(TypeElement type) {
        boolean isAbstract = hasSubtypes(type);
        dialects.typeNameAnnotations(type).stream()
                .filter(annotation -> isAbstract
                        ? OF_LABELS.contains(annotation.qualifiedName())
                        : annotation.displayName().equals("@JsonTypeInfo"))
                .forEach(annotation ->
                        observeMisplaced(annotation, isAbstract ? Misplacement.ON_ABSTRACT : Misplacement.ON_SUBTYPE));
    }

    private void observeMisplaced(AnnotationView annotation, Misplacement misplacement) {
        scope.observeMisplaced(annotation, DisplayNames.of((TypeElement) annotation.element()), misplacement);
    }
}
