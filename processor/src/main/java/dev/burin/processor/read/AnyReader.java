package dev.burin.processor.read;

import dev.burin.annotation.JsonCodec.NullForPrimitive;
import dev.burin.processor.model.Direction;
import dev.burin.processor.model.Hints;
import dev.burin.processor.model.Hints.Mark;
import dev.burin.processor.model.NullPolicy;
import dev.burin.processor.model.NullPolicy.Meaning;
import dev.burin.processor.model.Observation.Kind;
import dev.burin.processor.model.Setter;
import dev.burin.processor.read.dialect.Dialects;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Types;

/** Resolves what is specific to a property that keeps unknown members. */
final class AnyReader {
    /** What may stand beside the annotation; the rest is about a member with its own name. */
    private static final Set<String> COMPATIBLE =
            Set.of("@JsonAny", "@JsonAnyGetter", "@JsonAnySetter", "@JsonUsing", "@JsonLimit");

    private final ReadScope scope;
    private final Dialects dialects;

    AnyReader(ReadScope scope, Dialects dialects) {
        this.scope = scope;
        this.dialects = dialects;
    }

    /** Returns the map of which a method of {@code owner} takes one entry: {@code Map<String, V>} for {@code put(String, V)}. */
    TypeMirror mapOf(DeclaredType owner, ExecutableElement anySetter) {
        Types types = scope.javac().types();
        TypeMirror value = scope.seenTypes().ofParameters(anySetter, owner).get(1);
        TypeMirror boxed = value.getKind().isPrimitive()
                ? types.boxedClass(types.getPrimitiveType(value.getKind())).asType()
                : value;
        return types.getDeclaredType(
                scope.javac().elements().getTypeElement("java.util.Map"),
                scope.javac().elements().getTypeElement("java.lang.String").asType(),
                boxed);
    }

    /** Returns what null means if a method takes each entry: a primitive type has none, but the type may replace it by zero. */
    NullPolicy nulls(PropertyDraft draft, NullPolicy declared, NullForPrimitive ofPrimitive) {
        boolean isPrimitive = draft.anySetter()
                .filter(method ->
                        method.getParameters().get(1).asType().getKind().isPrimitive())
                .isPresent();
        Meaning meaning = ofPrimitive == NullForPrimitive.DEFAULT ? Meaning.AS_EMPTY : Meaning.NON_NULL;
        return isPrimitive ? new NullPolicy(declared.value(), Optional.of(NullPolicy.of(meaning))) : declared;
    }

    /** Returns how entries are put into the map that a member of an instance holds. */
    static Setter mapFiller(String property, Element source) {
        return new Setter(property, EnumReader.accessorOf(source).selector(), Setter.Form.PUT_ALL);
    }

    /** Returns how a method takes each entry of the property, a map; if chained, its result takes the next one. */
    static Setter entrySetter(String property, ExecutableElement method, boolean isChained) {
        Setter.Form form = isChained ? Setter.Form.EACH_CHAINED : Setter.Form.EACH_ENTRY;
        return new Setter(property, method.getSimpleName().toString(), form);
    }

    Direction directionOf(PropertyDraft draft, Hints hints, boolean hasSource, boolean hasSink) {
        boolean isWritten = hints.has(Mark.ANY_WRITTEN) && hasSource;
        boolean isRead = hints.has(Mark.ANY_READ) && hasSink;
        if (isWritten != isRead && draft.getter().isPresent() && hasSource && hasSink) {
            observeHalf(draft, isWritten);
            return Direction.BOTH;
        }
        return isWritten ? (isRead ? Direction.BOTH : Direction.ENCODE) : (isRead ? Direction.DECODE : Direction.NONE);
    }

    /** For Jackson the other half would be an ordinary member. */
    private void observeHalf(PropertyDraft draft, boolean isWritten) {
        dialects.hints(draft.parts()).stream()
                .filter(annotation -> annotation.displayName().startsWith("@JsonAny"))
                .findFirst()
                .ifPresent(annotation -> scope.observe(
                        Kind.UNSUPPORTED_ANNOTATION,
                        annotation.origin(),
                        Map.of(
                                "annotation",
                                annotation.displayName() + " alone",
                                "member",
                                draft.name(),
                                "alternative",
                                isWritten
                                        ? "Add @JsonAnySetter to read it; or use Burin's @JsonAny"
                                        : "Add @JsonAnyGetter to write it; or use Burin's @JsonAny")));
    }

    /** Names, places and the like would have no effect. Jackson's {@code @JsonIgnore} beside it is redundant. */
    void observe(PropertyDraft draft) {
        dialects.hints(draft.parts()).stream()
                .filter(annotation -> !COMPATIBLE.contains(annotation.displayName()))
                .filter(annotation -> !annotation.qualifiedName().equals("com.fasterxml.jackson.annotation.JsonIgnore"))
                .findFirst()
                .ifPresent(annotation -> scope.observeMisplaced(annotation, draft.name(), "holds the unknown members"));
    }

    /** Joins what handles unknown members: the method that takes them has a name of its own. */
    static void addTo(Map<String, PropertyDraft> drafts, ExecutableElement anySetter, Dialects dialects) {
        drafts.values().stream()
                .filter(draft -> dialects.member(draft.parts()).isAny())
                .findFirst()
                .orElseGet(
                        () -> drafts.computeIfAbsent(anySetter.getSimpleName().toString(), PropertyDraft::new))
                .setAnySetter(anySetter);
    }

    /** Whether a method takes a name and a value. */
    static boolean takesEntry(ExecutableElement method) {
        return method.getParameters().size() == 2
                && Javac.isClass(method.getParameters().get(0).asType(), "java.lang.String");
    }
}
