package dev.burin.processor.read;

import dev.burin.annotation.JsonCodec.Access;
import dev.burin.annotation.JsonProperty;
import dev.burin.processor.model.Direction;
import dev.burin.processor.model.Hints;
import dev.burin.processor.model.Hints.Mark;
import dev.burin.processor.model.MemberNames;
import dev.burin.processor.model.Misplacement;
import dev.burin.processor.model.NullPolicy;
import dev.burin.processor.model.Observation.Kind;
import dev.burin.processor.model.Property;
import dev.burin.processor.model.Setter;
import dev.burin.processor.model.TypeHints;
import dev.burin.processor.model.TypeRef;
import dev.burin.processor.read.dialect.Dialects;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/** Resolves the declarations of one property: how it is read and set, its type, its names, its direction. */
final class PropertyReader {
    private final ReadScope scope;
    private final TypeRefReader types;
    private final Dialects dialects;
    private final ForeignObserver foreign;
    private final TypeHints typeHints;
    private final NameObserver names;
    private final AnyReader any;
    private final Optional<BuilderMethods> builder;
    private final NullnessReader nullness;
    private final AddableTypes addable;

    /** Reads properties of a type; those of a type with a builder are set only by the builder's methods. */
    PropertyReader(TypeContext context, TypeHints typeHints, @Nullable BuilderMethods builder) {
        this.scope = context.scope();
        this.types = context.types();
        this.dialects = context.dialects();
        this.foreign = context.foreign();
        this.typeHints = typeHints;
        this.names = new NameObserver(scope, dialects);
        this.any = new AnyReader(scope, dialects);
        this.builder = Optional.ofNullable(builder);
        this.nullness = new NullnessReader(scope);
        this.addable = new AddableTypes(scope.javac());
    }

    /** Returns the JSON name of a property. */
    String jsonName(PropertyDraft draft) {
        return jsonName(draft, dialects.member(draft.parts()));
    }

    /** Whether an annotation gives the JSON name. */
    boolean isNamed(PropertyDraft draft) {
        return dialects.member(draft.parts()).name().isPresent();
    }

    /** Whether a property is not ignored, and the codec can get or set it. */
    boolean isMember(PropertyDraft draft) {
        return isReached(draft) && !isIgnored(draft);
    }

    /** Whether the codec can get or set a property. */
    boolean isReached(PropertyDraft draft) {
        return sourceOf(draft).or(() -> sinkOf(draft)).isPresent();
    }

    /** Whether an annotation of a property, or of the type, leaves it out. */
    boolean isIgnored(PropertyDraft draft) {
        return hintsOf(draft).has(Mark.IGNORED);
    }

    private String jsonName(PropertyDraft draft, Hints hints) {
        return hints.name().orElseGet(() -> typeHints.naming().apply(draft.name()));
    }

    /** What the annotations request; those on the type may leave the member out by its JSON name. */
    private Hints hintsOf(PropertyDraft draft) {
        Hints hints = dialects.member(draft.parts());
        if (hints.isAny()) {
            return hints.without(Mark.IGNORED); // only the member of that name is ignored
        }
        return typeHints.ignored().contains(jsonName(draft, hints)) ? hints.with(Mark.IGNORED) : hints;
    }

    /**
     * Returns the property; empty when the codec can neither get nor set it.
     *
     * @param isBean whether instances are created without arguments and then filled
     */
    Optional<Property> read(PropertyDraft draft, boolean isBean) {
        Hints hints = hintsOf(draft);
        Ends ends = new Ends(
                sourceOf(draft),
                hints.isAny()
                        ? anySinkOf(draft)
                        : sinkOf(draft).or(() -> isBean ? addableOf(draft) : Optional.empty()));
        if (ends.areMissing() && !hints.has(Mark.IGNORED)) {
            observeInvisible(draft, hints);
            return Optional.empty();
        }
        Direction said = hints.isAny()
                ? any.directionOf(draft, hints, ends.hasSource(), ends.hasSink())
                : ends.directionFor(hints);
        names.observe(draft.name(), draft.parts());
        names.observe(draft);
        observeIndex(draft);
        Direction direction = said.and(typeHints.direction());
        Ends used = ends.usedIn(typeHints.direction());
        if (said == Direction.NONE || direction != Direction.NONE) { // no trace of directions the type lacks
            observe(draft, hints, direction, used);
        }
        TypeMirror declaredType = typeOf(draft, used);
        TypeRef type = types.read(declaredType);
        if (direction != Direction.NONE) {
            new DefaultObserver(scope).observe(draft, declaredType);
        }
        NullPolicy declared = any.nulls(
                draft,
                nullness.read(draft, used.sink().or(used::source).orElseGet(draft::declaration)),
                typeHints.reading().nullForPrimitive());
        AbsenceReader absence =
                new AbsenceReader(type, hints, declared, draft.parameter().isPresent());
        return Optional.of(new Property(
                draft.name(),
                new MemberNames(jsonName(draft, hints), hints.aliases()),
                type,
                direction,
                ends.source().map(EnumReader::accessorOf),
                absence.necessity(),
                hints.withInclude(absence.include(typeHints))
                        .withDefaults(typeHints)
                        .withNulls(absence.nulls(typeHints)),
                scope.originOf(draft.declaration())));
    }

    /** Returns how the property is set on an instance; empty when only a creator can, or none. */
    Optional<Setter> setterOf(PropertyDraft draft) {
        if (draft.parameter().isPresent()) {
            return Optional.empty();
        }
        if (builder.isPresent()) {
            return bestSetter(draft)
                    .map(method -> builder.get().setter(draft.name(), method))
                    .or(() -> draft.anySetter().map(method -> builder.get().entrySetter(draft.name(), method)));
        }
        Optional<Setter> setter = settableOf(draft)
                .map(member -> new Setter(
                        draft.name(),
                        member.getSimpleName().toString(),
                        member instanceof ExecutableElement ? Setter.Form.METHOD : Setter.Form.FIELD));
        boolean isAny = dialects.member(draft.parts()).isAny();
        return isAny ? setter.or(() -> fillerOf(draft)) : setter;
    }

    /** How entries are put into an instance that has no setter for the map. */
    private Optional<Setter> fillerOf(PropertyDraft draft) {
        return draft.anySetter()
                .map(method -> AnyReader.entrySetter(draft.name(), method, false))
                .or(() -> sourceOf(draft).map(source -> AnyReader.mapFiller(draft.name(), source)));
    }

    /** Returns how values are added to the collection or map of a property that cannot be set; empty for any other. */
    Optional<Setter> adderOf(PropertyDraft draft) {
        return addableOf(draft)
                .map(member ->
                        new Setter(draft.name(), EnumReader.accessorOf(member).selector(), Setter.Form.ADDED));
    }

    /** A computed collection cannot be added to; one with a field can. */
    private Optional<Element> addableOf(PropertyDraft draft) {
        boolean isSet = builder.isPresent() || sinkOf(draft).isPresent();
        return sourceOf(draft)
                .filter(source -> !isSet && draft.field().isPresent())
                .filter(source -> addable.test(scope.seenTypes().of(source)));
    }

    /** The getter or field to read from: the getter first, as it may compute; with access to fields the field first. */
    private Optional<Element> sourceOf(PropertyDraft draft) {
        Optional<Element> getter = draft.getter().filter(scope::canReach).map(element -> element);
        Optional<Element> field = usableField(draft).map(element -> element);
        return typeHints.access() == Access.FIELDS ? field.or(() -> getter) : getter.or(() -> field);
    }

    /** The parameter, setter or field that takes the value. */
    private Optional<Element> sinkOf(PropertyDraft draft) {
        return draft.parameter().<Element>map(parameter -> parameter).or(() -> settableOf(draft));
    }

    /** The usual sink, a method that takes each unknown member, or the map itself, which is added to. */
    private Optional<Element> anySinkOf(PropertyDraft draft) {
        Optional<Element> taking = sinkOf(draft).or(draft::anySetter);
        return builder.isPresent() ? taking : taking.or(() -> sourceOf(draft)); // a builder's map does not exist yet
    }

    private Optional<Element> settableOf(PropertyDraft draft) {
        Optional<Element> setter = bestSetter(draft).map(element -> element);
        if (builder.isPresent()) {
            return setter;
        }
        Optional<Element> field = usableField(draft)
                .filter(declared -> !declared.getModifiers().contains(Modifier.FINAL))
                .map(element -> element);
        return typeHints.access() == Access.FIELDS ? field.or(() -> setter) : setter.or(() -> field);
    }

    /** Of overloaded setters the one that takes the type of the getter or field, even one out of reach. */
    private Optional<ExecutableElement> bestSetter(PropertyDraft draft) {
        List<ExecutableElement> setters = draft.setters().stream()
                .filter(setter -> scope.canReach(setter) && !isOverridden(setter, draft))
                .toList();
        Optional<TypeMirror> held = sourceOf(draft).or(draft::field).map(scope.seenTypes()::of);
        return held.flatMap(type -> setterTaking(type, setters))
                .or(() -> setters.stream().findFirst());
    }

    private Optional<ExecutableElement> setterTaking(TypeMirror held, List<ExecutableElement> setters) {
        List<ExecutableElement> takers = setters.stream()
                .filter(setter -> fits(held, parameterType(setter)))
                .toList();
        return new Overloads(scope)
                .inOrder(held, takers, this::parameterType).stream().findFirst();
    }

    /** The codec calls the overriding one, which may throw less. */
    private boolean isOverridden(ExecutableElement setter, PropertyDraft draft) {
        TypeElement owner = (TypeElement) ownerOf().asElement();
        return draft.setters().stream()
                .anyMatch(other -> scope.javac().elements().overrides(other, setter, owner));
    }

    private Optional<VariableElement> usableField(PropertyDraft draft) {
        return draft.field()
                .filter(scope::canReach)
                .filter(field -> typeHints.access() != Access.PROPERTIES
                        || dialects.firstHint(field).isPresent());
    }

    /** Returns the type of a property. */
    TypeMirror typeOf(PropertyDraft draft) {
        return typeOf(draft, new Ends(sourceOf(draft), sinkOf(draft)));
    }

    /**
     * The type of the sink, which can always be read; that of the source if there is no sink; of neither, what its declaration
     * takes or holds, which is not used in this direction.
     */
    private TypeMirror typeOf(PropertyDraft draft, Ends ends) {
        Optional<TypeMirror> held = builder.flatMap(methods -> ends.source()).map(scope.seenTypes()::of);
        Optional<TypeMirror> taken = ends.sink().map(this::takenBy);
        // A builder may take an Iterable where the type holds a List, which can be read.
        return held.filter(
                        type -> taken.filter(parameter -> fits(type, parameter)).isPresent())
                .or(() -> taken)
                .or(() -> ends.source().map(scope.seenTypes()::of))
                .orElseGet(() -> takenBy(draft.declaration()));
    }

    private TypeMirror takenBy(Element member) {
        if (!(member instanceof ExecutableElement setter)
                || setter.getParameters().isEmpty()) {
            return scope.seenTypes().of(member);
        }
        return AnyReader.takesEntry(setter) ? any.mapOf(ownerOf(), setter) : parameterType(setter);
    }

    /** The type with the setters. */
    private DeclaredType ownerOf() {
        return builder.map(BuilderMethods::type).orElseGet(scope::targetType);
    }

    private TypeMirror parameterType(ExecutableElement setter) {
        return scope.seenTypes().ofParameters(setter, ownerOf()).get(0);
    }

    private void observe(PropertyDraft draft, Hints hints, Direction direction, Ends ends) {
        if (direction == Direction.NONE) {
            if (!typeHints.ignored().contains(jsonName(draft, hints)) // ignored there, it cannot be changed here
                    && !isReadElsewhere(hints)) {
                observeUnusedHints(draft, hints);
            }
            return;
        }
        if (hints.isAny()) {
            any.observe(draft);
        }
        if (hints.codecs().value().isEmpty()) {
            foreign.observeMentioned(typeOf(draft, ends));
        }
        ends.source().ifPresent(new CallObserver(scope)::observe);
        ends.sink().ifPresent(new CallObserver(scope)::observe);
        if (direction == Direction.BOTH) {
            observeConflict(
                    draft,
                    scope.seenTypes().of(ends.source().orElseThrow()),
                    takenBy(ends.sink().orElseThrow()));
        }
    }

    private boolean isReadElsewhere(Hints hints) {
        return hints.access() == JsonProperty.Access.WRITE_ONLY && new ImplementationReader(scope, types).isNamed();
    }

    private void observeIndex(PropertyDraft draft) {
        dialects.hints(draft.parts()).stream()
                .filter(annotation -> dialects.index(annotation).orElse(0) < 0)
                .findFirst()
                .ifPresent(annotation -> scope.observe(
                        Kind.NEGATIVE_INDEX,
                        annotation.origin("index"),
                        Map.of(
                                "member", draft.name(),
                                "index",
                                        String.valueOf(
                                                dialects.index(annotation).orElseThrow()))));
    }

    private void observeConflict(PropertyDraft draft, TypeMirror given, TypeMirror taken) {
        if (!fits(given, taken)) {
            scope.observe(
                    Kind.TYPE_CONFLICT,
                    scope.originOf(draft.declaration()),
                    Map.of(
                            "property", draft.name(),
                            "first", types.read(given).displayName(),
                            "second", types.read(taken).displayName()));
        }
    }

    /** Whether the given type can be passed, {@code null} too. */
    private boolean fits(TypeMirror given, TypeMirror taken) {
        boolean isUnboxed = taken.getKind().isPrimitive() && !given.getKind().isPrimitive();
        return !isUnboxed && scope.javac().types().isAssignable(given, taken);
    }

    private void observeInvisible(PropertyDraft draft, Hints hints) {
        dialects.firstHintBesides(draft.parts()).ifPresent(annotation -> new ReachObserver(scope)
                .observeInvisible(annotation, draft.name(), jsonName(draft, hints)));
    }

    private void observeUnusedHints(PropertyDraft draft, Hints hints) {
        Misplacement misplacement = hints.has(Mark.IGNORED) ? Misplacement.OF_IGNORED : Misplacement.OF_UNREACHABLE;
        dialects.firstHintBesides(draft.parts(), "JsonIgnore", "JsonbTransient")
                .filter(annotation -> misplacement != Misplacement.OF_IGNORED || !annotation.isOfImported())
                .ifPresent(annotation -> scope.observeMisplaced(annotation, draft.name(), misplacement));
    }
}
