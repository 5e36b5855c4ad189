package dev.burin.processor.read.dialect;

import dev.burin.annotation.JsonCodec;
import dev.burin.annotation.JsonCreator;
import dev.burin.annotation.JsonInclude;
import dev.burin.processor.model.Hints;
import dev.burin.processor.model.TypeHints;
import dev.burin.processor.read.AnnotationView;
import dev.burin.processor.read.CustomCodecReader;
import dev.burin.processor.read.ReadScope;
import dev.burin.processor.read.TypeRefReader;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;

/** Every vocabulary, in order of precedence, and their combined hints. */
public final class Dialects {
    /** The first dialect with an answer wins. */
    private static final List<AnnotationDialect> ALL = List.of(
            new NativeDialect(), // our own annotations: the most specific
            new JacksonDialect(), // what most classes already have
            new JsonbDialect(), // what classes for application servers have
            new GsonDialect(), // names only
            new JavaBeansDialect()); // for more than JSON, so last

    private final ReadScope scope;
    private final CustomCodecReader codecs;

    /** Reads annotations for the target of {@code scope}. */
    public Dialects(ReadScope scope, TypeRefReader types) {
        this.scope = scope;
        this.codecs = new CustomCodecReader(scope, types);
    }

    /** Returns what the annotations on a type specify; what they leave open is taken from its package and compiler options. */
    public TypeHints type(TypeElement type) {
        return readWithDefaults(type).build();
    }

    private TypeHintsBuilder readWithDefaults(TypeElement type) {
        TypeHintsBuilder hints = readType(type);
        new Settings(scope).addDefaults(type, hints);
        return hints;
    }

    /** Returns what the annotations on an enum specify. */
    public EnumHints enumHints(TypeElement type) {
        return readType(type).enumHints();
    }

    /** Whether a type is an array instead of an object, by its annotations, its package, or compiler options. */
    public boolean isArray(TypeElement type) {
        return readWithDefaults(type).isArray();
    }

    /** Returns the JSON name and the subtypes that annotations give to a type. */
    public TypeNames typeNames(TypeElement type) {
        return readType(type).typeNames();
    }

    /** Returns the builder that the annotations on a type declare. */
    public Optional<BuilderHints> builder(TypeElement type) {
        return readType(type).builder();
    }

    /** Returns {@code said}, the hints of the built type, with the method names from the builder's annotations. */
    public BuilderHints builderMethods(TypeElement builder, BuilderHints said) {
        return readType(builder)
                .builderMethods()
                .map(own -> said.withMethods(own.prefix(), own.build()))
                .orElse(said);
    }

    /** Returns what to do instead, if an annotation changes the JSON in an unsupported way. */
    public Optional<String> refusal(AnnotationView annotation) {
        return ALL.stream()
                .flatMap(dialect -> dialect.refusal(annotation).stream())
                .findFirst()
                .or(() -> PeerRefusals.of(annotation));
    }

    /** Whether annotations on the same element say for Burin what this one, which is refused, says for its library. */
    public static boolean isAnswered(AnnotationView annotation, List<AnnotationView> beside) {
        return JacksonRefusals.isAnswered(annotation, beside);
    }

    /** Returns the annotations on a type, or on one of its members, that are supported and affect the JSON of a bean. */
    public List<AnnotationView> effective(Element element) {
        return AnnotationView.allOn(element, scope).stream()
                .filter(annotation -> refusal(annotation).isEmpty())
                .filter(annotation -> ALL.stream().anyMatch(dialect -> isEffective(annotation, dialect)))
                .toList();
    }

    private static boolean isEffective(AnnotationView annotation, AnnotationDialect dialect) {
        return annotation.element() instanceof TypeElement
                ? dialect.isForTypes(annotation)
                : dialect.isForMembers(annotation)
                        || dialect.readCreator(annotation).isPresent();
    }

    /** Returns the annotations on a type that affect names of types. */
    public List<AnnotationView> typeNameAnnotations(TypeElement type) {
        return AnnotationView.allOn(type, scope).stream()
                .filter(annotation -> ALL.stream().anyMatch(dialect -> dialect.isForTypeNames(annotation)))
                .toList();
    }

    private TypeHintsBuilder readType(TypeElement type) {
        TypeHintsBuilder hints = new TypeHintsBuilder();
        hints.subtypes(scope.importedSubtypes(type).stream()
                .map(subtype -> new TypeNames.NamedSubtype(subtype, ""))
                .toList());
        for (AnnotationDialect dialect : ALL) {
            AnnotationView.allOn(type, scope).forEach(annotation -> dialect.readType(annotation, hints));
        }
        for (AnnotationDialect dialect : ALL) { // annotations on the type itself take precedence, in any vocabulary
            inherited(type, dialect).forEach(annotation -> dialect.readType(annotation, hints));
        }
        return hints;
    }

    /** Returns, for each inherited annotation of a dialect, the one nearest above the type, unless the type has it itself. */
    private Collection<AnnotationView> inherited(TypeElement type, AnnotationDialect dialect) {
        Map<String, AnnotationView> nearest = new LinkedHashMap<>();
        boolean isInclusionSaid = false; // on a type nearer to this one, by @JsonCodec(include = …)
        for (TypeElement level : scope.javac().withSupertypes(type)) {
            List<AnnotationView> onLevel = AnnotationView.allOn(level, scope);
            for (AnnotationView annotation : onLevel) {
                boolean isLater = isInclusionSaid && annotation.qualifiedName().equals(JsonInclude.class.getName());
                if (dialect.isInherited(annotation) && !isLater) {
                    nearest.putIfAbsent(annotation.qualifiedName(), annotation);
                }
            }
            isInclusionSaid |= onLevel.stream()
                    .anyMatch(annotation -> annotation.qualifiedName().equals(JsonCodec.class.getName())
                            && annotation.isWritten("include"));
        }
        nearest.values().removeIf(annotation -> annotation.element().equals(type)); // read already
        return nearest.values();
    }

    /** Returns what the annotations on the parts of one property specify; the first part with an answer wins. */
    public Hints member(List<? extends Element> parts) {
        return read(counting(parts));
    }

    private Hints read(List<AnnotationView> annotations) {
        HintsBuilder hints = new HintsBuilder(codecs);
        for (AnnotationDialect dialect : ALL) {
            annotations.forEach(annotation -> dialect.readMember(annotation, hints));
        }
        return hints.build();
    }

    /**
     * Whether it depends on the order of two annotations of one type what all of a property specify, leaving aside names.
     *
     * @param said all that count, the two among them
     */
    public boolean isContradiction(AnnotationView annotation, AnnotationView other, List<AnnotationView> said) {
        if (!annotation.qualifiedName().equals(other.qualifiedName())) {
            return false;
        }
        List<AnnotationView> swapped = new ArrayList<>(said);
        Collections.swap(swapped, said.indexOf(annotation), said.indexOf(other));
        return read(said).differsFrom(read(swapped)) || !affixesIn(said).equals(affixesIn(swapped));
    }

    /** Returns the annotations on some parts, except those that an overriding method, also a part, repeats. */
    public List<AnnotationView> counting(List<? extends Element> parts) {
        List<AnnotationView> said = parts.stream()
                .flatMap(part -> AnnotationView.allOn(part, scope).stream())
                .toList();
        return said.stream().filter(annotation -> !isReplaced(annotation, said)).toList();
    }

    /** Whether one of the annotations {@code said} replaces this one: it is on a method that overrides this one's. */
    public boolean isReplaced(AnnotationView annotation, List<AnnotationView> said) {
        return said.stream().anyMatch(other -> replaces(other, annotation));
    }

    /** Whether a method repeats an annotation of one that it overrides, perhaps to negate it. */
    private boolean replaces(AnnotationView said, AnnotationView replaced) {
        return said.element() instanceof ExecutableElement method
                && replaced.element() instanceof ExecutableElement overridden
                && method.getSimpleName().equals(overridden.getSimpleName())
                && said.qualifiedName().equals(replaced.qualifiedName())
                && scope.javac().elements().overrides(method, overridden, said.type());
    }

    /**
     * The affixes of unwrapped members' names.
     *
     * @param prefix the start of their names
     * @param suffix the end
     */
    public record Affixes(String prefix, String suffix) {}

    /** Returns the prefix and suffix of the names of an unwrapped property's members. */
    public Affixes affixes(List<? extends Element> parts) {
        return affixesIn(counting(parts));
    }

    private static Affixes affixesIn(List<AnnotationView> annotations) {
        return ALL.stream()
                .flatMap(
                        dialect -> annotations.stream().flatMap(annotation -> dialect.readAffixes(annotation).stream()))
                .findFirst()
                .orElse(new Affixes("", ""));
    }

    /** Returns the JSON names that are excluded from the value of a property; they matter only if it is unwrapped. */
    public List<String> ignoredWithin(List<? extends Element> parts) {
        return counting(parts).stream()
                .filter(annotation -> JacksonDialect.nameOf(annotation).equals("JsonIgnoreProperties"))
                .flatMap(annotation -> annotation.texts("value").stream())
                .toList();
    }

    /** Returns the first annotation on {@code part} that applies to members. */
    public Optional<AnnotationView> firstHint(Element part) {
        return hints(part).stream().findFirst();
    }

    /** Returns the annotations on {@code part} that apply to members. */
    public List<AnnotationView> hints(Element part) {
        return hints(List.of(part));
    }

    /** Returns the annotations on the parts of one property that apply to members and are not replaced. */
    public List<AnnotationView> hints(List<? extends Element> parts) {
        return counting(parts).stream()
                .filter(annotation -> ALL.stream().anyMatch(dialect -> dialect.isForMembers(annotation)))
                .toList();
    }

    /** Returns the first annotation on the parts that applies to members and has none of these simple names. */
    public Optional<AnnotationView> firstHintBesides(List<? extends Element> parts, String... simpleNames) {
        return hints(parts).stream()
                .filter(annotation -> Stream.of(simpleNames)
                        .noneMatch(name -> annotation.displayName().equals("@" + name)))
                .findFirst();
    }

    /** Returns the JSON names that an annotation gives, keyed by the annotation's member that holds them. */
    public Map<String, List<String>> names(AnnotationView annotation) {
        return ALL.stream()
                .map(dialect -> dialect.readNames(annotation))
                .filter(names -> !names.isEmpty())
                .findFirst()
                .orElse(Map.of());
    }

    /** Whether an annotation is Jackson's {@code @JsonKey}, and enabled. */
    public static boolean isKeyOfJackson(AnnotationView annotation) {
        return JacksonDialect.nameOf(annotation).equals("JsonKey") && annotation.flag("value");
    }

    /** Returns the index that an annotation gives to a member, whether or not it is valid. */
    public OptionalInt index(AnnotationView annotation) {
        return ALL.stream()
                .flatMapToInt(dialect -> dialect.readIndex(annotation).stream())
                .findFirst();
    }

    /** Whether an annotation keeps a constructor or factory method from being used as a creator. */
    public boolean isDisabledCreator(Element element) {
        return AnnotationView.allOn(element, scope).stream()
                .anyMatch(annotation -> ALL.stream().anyMatch(dialect -> dialect.isDisabledCreator(annotation)));
    }

    /** Returns the mode of a constructor or method that is marked as the creator. */
    public Optional<JsonCreator.Mode> creator(Element element) {
        return ALL.stream()
                .flatMap(dialect -> AnnotationView.allOn(element, scope).stream()
                        .flatMap(annotation -> dialect.readCreator(annotation).stream()))
                .findFirst();
    }

    /** As {@link #creator}, if it is Burin's own annotation that marks it. */
    public Optional<JsonCreator.Mode> creatorOfBurin(Element element) {
        return AnnotationView.find(element, JsonCreator.class.getName(), scope).flatMap(annotation -> creator(element));
    }
}
