package dev.burin.processor.read;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import dev.burin.codegen.GeneratedCodec;
import dev.burin.processor.model.CustomCodec;
import dev.burin.processor.model.Direction;
import dev.burin.processor.model.TypeCodecs;
import dev.burin.processor.model.TypeFacts;
import dev.burin.processor.model.TypeRef;
import dev.burin.processor.model.TypeRef.Kind;
import dev.burin.processor.read.dialect.Dialects;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.IntersectionType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;
import javax.lang.model.type.WildcardType;

/**
 * Turns javac's types into {@link TypeRef}s, seen from the codec of one target.
 *
 * <p>A wildcard becomes its bound, an intersection its first bound, the elements of a raw type {@code Object}.
 */
public final class TypeRefReader {
    /** {@code class Tree<T> extends ArrayList<Tree<Tree<T>>>} never ends; no sensible type nests this deep. */
    private static final int MAX_EXPANSIONS = 32;

    private final ReadScope scope;
    private final EnumReader enums;
    private final CodecNames codecNames;
    private final KeyMemberReader keys;
    private final Wildcards wildcards;
    private final Set<TypeKey> expanding = new HashSet<>();

    /** What has been read to the end: an argument is often an element, too, which doubles the work at each depth. */
    private final Map<TypeKey, TypeRef> known = new HashMap<>();

    /** How often reading has stopped before the end of a type. */
    private int stops;

    /** Reads types for the target of {@code scope}. */
    public TypeRefReader(ReadScope scope) {
        this.scope = scope;
        this.enums = new EnumReader(scope, this);
        this.codecNames = new CodecNames(scope);
        this.keys = new KeyMemberReader(scope, this);
        this.wildcards = new Wildcards(scope.javac().types());
    }

    /**
     * Returns the facts about {@code type}.
     *
     * @throws UnresolvedTypeException if it mentions a type that does not exist yet
     */
    public TypeRef read(TypeMirror type) {
        return switch (type.getKind()) {
            case ARRAY -> readArray((ArrayType) type);
            case DECLARED -> readDeclared((DeclaredType) type);
            case TYPEVAR -> readTypeVariable((TypeVariable) type);
            case WILDCARD -> read(boundOf((WildcardType) type));
            case INTERSECTION -> read(((IntersectionType) type).getBounds().get(0));
            case ERROR -> throw new UnresolvedTypeException(type.toString());
            default -> new TypeRef(TypeName.get(type), Kind.PRIMITIVE, List.of(), Set.of(), TypeFacts.PLAIN);
        };
    }

    /** Returns the facts about a type of keys, with what represents it as a key. */
    TypeRef readKey(TypeMirror type) {
        return asKey(read(type), type);
    }

    private TypeRef asKey(TypeRef key, TypeMirror type) {
        return bounded(type)
                .map(wildcards::without)
                .flatMap(keys::read)
                .map(found -> key.withFacts(key.facts()
                        .withCodecs(withMember(key.facts().codecs(), found))
                        .withConcerns(found.concerns())))
                .orElse(key);
    }

    private static TypeCodecs withMember(TypeCodecs codecs, KeyMemberReader.Found found) {
        return found.member().map(codecs::withKeyMember).orElse(codecs);
    }

    /** The class or interface that a type is, or that a wildcard stands for. */
    private Optional<DeclaredType> bounded(TypeMirror type) {
        if (type instanceof WildcardType wildcard) {
            return bounded(boundOf(wildcard));
        }
        return type.getKind() == TypeKind.DECLARED ? Optional.of((DeclaredType) type) : Optional.empty();
    }

    private TypeRef readArray(ArrayType type) {
        TypeRef component = read(type.getComponentType());
        TypeFacts facts = new TypeFacts(
                component.facts().hidden(),
                false,
                false,
                false,
                false,
                List.of(),
                TypeCodecs.NONE,
                Optional.empty(),
                List.of());
        return new TypeRef(ArrayTypeName.of(component.name()), Kind.ARRAY, List.of(component), Set.of(), facts);
    }

    private TypeRef readTypeVariable(TypeVariable type) {
        Set<String> supertypes = new LinkedHashSet<>();
        addBoundNames(type, supertypes);
        boolean isOfTarget = scope.isVariable(type.asElement());
        Kind kind = isOfTarget ? Kind.TYPE_VARIABLE : Kind.FOREIGN_VARIABLE;
        return new TypeRef(TypeName.get(type), kind, List.of(), supertypes, TypeFacts.PLAIN);
    }

    /** Of all bounds: {@code T extends Number & Comparable<T>} has two. */
    private void addBoundNames(TypeMirror type, Set<String> names) {
        if (type instanceof TypeVariable variable) {
            addBoundNames(variable.getUpperBound(), names);
        } else if (type instanceof IntersectionType intersection) {
            intersection.getBounds().forEach(bound -> addBoundNames(bound, names));
        } else {
            addSupertypeNames(type, names);
        }
    }

    private TypeRef readDeclared(DeclaredType type) {
        TypeKey key = TypeKey.of(type);
        TypeRef before = known.get(key);
        if (before != null) {
            return before;
        }
        int stopsBefore = stops;
        TypeRef read = readNew(type);
        if (stops == stopsBefore) { // it does not depend on what is being expanded
            known.put(key, read);
        }
        return read;
    }

    private TypeRef readNew(DeclaredType type) {
        TypeElement element = (TypeElement) type.asElement();
        // Arguments first: a type that does not exist yet must not reach JavaPoet.
        List<TypeRef> arguments = readArguments(type);
        Set<String> supertypes = supertypeNames(type);
        return new TypeRef(
                TypeName.get(type), kindOf(element), arguments, supertypes, readFacts(type, element, supertypes));
    }

    private List<TypeRef> readArguments(DeclaredType type) {
        return wildcards.replacedIn(type).stream().map(this::read).toList();
    }

    private TypeMirror boundOf(WildcardType wildcard) {
        TypeMirror bound = wildcard.getExtendsBound();
        return bound != null ? bound : objectType();
    }

    private TypeMirror objectType() {
        return scope.javac().elements().getTypeElement("java.lang.Object").asType();
    }

    private static Kind kindOf(TypeElement element) {
        return switch (element.getKind()) {
            case RECORD -> Kind.RECORD;
            case ENUM -> Kind.ENUM;
            case INTERFACE, ANNOTATION_TYPE -> Kind.INTERFACE;
            default -> Kind.CLASS;
        };
    }

    private Set<String> supertypeNames(TypeMirror type) {
        Set<String> names = new LinkedHashSet<>();
        addSupertypeNames(type, names);
        return names;
    }

    private void addSupertypeNames(TypeMirror type, Set<String> names) {
        if (!(type instanceof DeclaredType declared)) {
            return;
        }
        TypeElement element = (TypeElement) declared.asElement();
        if (type.getKind() == TypeKind.ERROR) {
            throw new UnresolvedTypeException(type.toString());
        }
        if (names.add(element.getQualifiedName().toString())) {
            for (TypeMirror supertype : scope.javac().types().directSupertypes(type)) {
                addSupertypeNames(supertype, names);
            }
        }
    }

    private TypeFacts readFacts(DeclaredType type, TypeElement element, Set<String> supertypes) {
        TypeFacts facts = new TypeFacts(
                MentionedTypes.hiddenIn(type, scope).map(DisplayNames::of),
                Instances.constructorWithoutArguments(element, scope).isPresent(),
                scope.javac().sources().contains(element),
                isSortable(element),
                wildcards.lacksArguments(type),
                List.of(),
                TypeCodecs.NONE,
                Optional.empty(),
                List.of());
        TypeKey key = TypeKey.of(type);
        if (expanding.size() >= MAX_EXPANSIONS || !expanding.add(key)) {
            stops++;
            return facts;
        }
        TypeFacts complete = facts.withElements(readElements(type, supertypes));
        if (element.getKind() == ElementKind.ENUM) {
            EnumReader.Found found = enums.read(element);
            complete = complete.withEnum(found.facts()).withConcerns(found.concerns());
        }
        expanding.remove(key);
        Optional<ClassName> codec = codecNames.codecOf(element, supertypes);
        return complete.withCodecs(new TypeCodecs(
                codec,
                codecNames.isAskedForByType(element),
                codec.map(name -> directionOf(element, name)).orElse(Direction.BOTH),
                moduleCodec(type, CustomCodecReader.VALUE_CODEC),
                moduleCodec(type, CustomCodecReader.KEY_CODEC),
                Optional.empty()));
    }

    /** As declared by the type if compiled now, or else by its codec. */
    private Direction directionOf(TypeElement element, ClassName codec) {
        boolean isFoundHere = scope.javac().sources().contains(element)
                || scope.javac()
                        .imports()
                        .find(element, scope.javac().elements())
                        .isPresent();
        if (isFoundHere) {
            return new Dialects(scope, this).type(element).direction();
        }
        TypeElement compiled = scope.javac().elements().getTypeElement(codec.canonicalName());
        return AnnotationView.find(compiled, GeneratedCodec.class.getName(), scope)
                .map(annotation -> !annotation.flag("reads")
                        ? Direction.ENCODE
                        : annotation.flag("writes") ? Direction.BOTH : Direction.DECODE)
                .orElse(Direction.BOTH);
    }

    /** The type that it represents has been checked at its declaration. */
    private Optional<CustomCodec> moduleCodec(DeclaredType type, String codecInterface) {
        return scope.javac()
                .codecs()
                .find(type, codecInterface, scope)
                .map(codec -> new CustomCodec(
                        ClassName.get(codec),
                        Optional.empty(),
                        new CustomCodecReader(scope, this).instanceOf(codec),
                        scope.originOf(codec)));
    }

    /**
     * As {@code HashMap.comparableClassFor} sees it: the class itself implements {@code Comparable} of itself. Only
     * classes of the JDK: others may have unequal instances that compare as equal, and those are searched one by one.
     */
    private boolean isSortable(TypeElement element) {
        boolean isOfJdk = element.getQualifiedName().toString().startsWith("java.");
        return isOfJdk
                && !Instances.isAbstract(element) // a Path's class does not implement Comparable itself
                && element.getTypeParameters().isEmpty()
                && element.getInterfaces().stream().anyMatch(type -> isComparableTo(type, element));
    }

    private boolean isComparableTo(TypeMirror type, TypeElement element) {
        return type instanceof DeclaredType declared
                && Javac.isClass(declared, "java.lang.Comparable")
                && declared.getTypeArguments().stream()
                        .anyMatch(argument -> scope.javac().types().isSameType(argument, element.asType()));
    }

    private List<TypeRef> readElements(DeclaredType type, Set<String> supertypes) {
        return Containers.containerOf(supertypes)
                .flatMap(container -> asContainer(type, container))
                .map(this::readElementsOf)
                .orElse(List.of());
    }

    /** Elements of {@code Nums<?>} are numbers where {@code class Nums<T extends Number> extends ArrayList<T>}. */
    private Optional<DeclaredType> asContainer(DeclaredType type, String container) {
        Optional<DeclaredType> seen = scope.javac().asSuper(type, container);
        return Wildcards.areIn(type)
                ? seen.map(wild -> withoutWildcards(
                        wild,
                        scope.javac()
                                .asSuper(wildcards.without(type), container)
                                .orElse(wild)))
                : seen;
    }

    /** Only elements: an argument of theirs stays a wildcard, {@code List<?>}, and is read later. */
    private DeclaredType withoutWildcards(DeclaredType type, DeclaredType bounded) {
        return wildcards.withArguments(
                type,
                IntStream.range(0, type.getTypeArguments().size())
                        .<TypeMirror>mapToObj(i -> type.getTypeArguments().get(i) instanceof WildcardType
                                ? bounded.getTypeArguments().get(i)
                                : type.getTypeArguments().get(i))
                        .toList());
    }

    private List<TypeRef> readElementsOf(DeclaredType container) {
        TypeElement element = (TypeElement) container.asElement();
        if (!container.getTypeArguments().isEmpty()) {
            List<TypeRef> arguments = readArguments(container);
            return element.getQualifiedName().contentEquals("java.util.Map")
                    ? List.of(
                            asKey(arguments.get(0), container.getTypeArguments().get(0)), arguments.get(1))
                    : arguments;
        }
        return element.getTypeParameters().stream()
                .map(parameter -> read(objectType()))
                .toList();
    }
}
