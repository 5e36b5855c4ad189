package dev.burin.processor.read;

import com.palantir.javapoet.TypeName;
import dev.burin.processor.model.Call;
import dev.burin.processor.model.Finish;
import dev.burin.processor.model.Hints.Mark;
import dev.burin.processor.model.Setter;
import dev.burin.processor.read.creator.Builder;
import dev.burin.processor.read.dialect.Dialects;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import org.jspecify.annotations.Nullable;

/** Matches the methods of a builder with the properties of what it builds. */
final class BuilderMethods {
    private static final List<String> USUAL_PREFIXES = List.of("set", "with");

    private final ReadScope scope;
    private final Dialects dialects;
    private final Builder builder;

    BuilderMethods(ReadScope scope, Dialects dialects, Builder builder) {
        this.scope = scope;
        this.dialects = dialects;
        this.builder = builder;
    }

    /** Returns the names of everything that the builder may take, under each name that it may have. */
    Set<String> possibleNames() {
        Set<String> names = new LinkedHashSet<>();
        for (ExecutableElement method : builder.methods()) {
            if (method.getParameters().size() == 1) {
                names.add(nameOf(method));
                dialects.member(List.of(method, method.getParameters().get(0)))
                        .name()
                        .ifPresent(names::add);
                suffixes(method, List.of())
                        .map(suffix -> BeanNames.propertyName(suffix, List.of()))
                        .forEach(names::add);
            }
        }
        return names;
    }

    /** Adds each method that takes a value to the draft of its property. */
    void addTo(Map<String, PropertyDraft> drafts) {
        for (ExecutableElement method : builder.methods()) {
            if (AnyReader.takesEntry(method) && dialects.member(List.of(method)).has(Mark.ANY_READ)) {
                AnyReader.addTo(drafts, method, dialects);
                continue;
            }
            Optional<String> name =
                    method.getParameters().size() == 1 ? propertyOf(method, drafts.keySet()) : Optional.empty();
            name.ifPresentOrElse(
                    property ->
                            drafts.computeIfAbsent(property, PropertyDraft::new).addSetter(method),
                    () -> observeMisplaced(method, "sets no property"));
        }
        for (TypeElement level : scope.javac().withSupertypes(ownType())) {
            ElementFilter.methodsIn(level.getEnclosedElements()).forEach(this::observeUncalled);
            ElementFilter.fieldsIn(level.getEnclosedElements())
                    .forEach(field -> observeField(field, drafts.get(nameOf(field))));
        }
    }

    private TypeElement ownType() {
        return (TypeElement) builder.type().asElement();
    }

    private void observeUncalled(ExecutableElement method) {
        if (method.getModifiers().contains(Modifier.STATIC)) {
            observeMisplaced(method, "is static");
        } else if (!scope.canReach(method) && !isOverridden(method)) {
            dialects.firstHint(method).ifPresent(new ReachObserver(scope)::observeInvisible);
        }
    }

    private boolean isOverridden(ExecutableElement method) {
        return builder.methods().stream()
                .anyMatch(other -> scope.javac().elements().overrides(other, method, ownType()));
    }

    /** A field of a builder is not a member: its annotations belong on the property. */
    private void observeField(VariableElement field, @Nullable PropertyDraft draft) {
        List<Element> parts = draft == null ? List.of() : draft.parts();
        Set<String> repeated =
                dialects.hints(parts).stream().map(AnnotationView::displayName).collect(Collectors.toSet());
        dialects.hints(field).stream()
                .filter(annotation -> !repeated.contains(annotation.displayName()))
                .forEach(annotation -> observeMisplaced(
                        field,
                        annotation,
                        "is a field of a builder; its method, or the member that it sets, has to be annotated"));
    }

    private Optional<String> propertyOf(ExecutableElement method, Collection<String> known) {
        boolean isMember = dialects.member(List.of(method)).has(Mark.PROPERTY);
        boolean isPrefixed =
                builder.prefix().filter(prefix -> !prefix.isEmpty()).isPresent();
        Optional<String> bare = Optional.of(nameOf(method)).filter(name -> !isPrefixed || isMember);
        Optional<String> first = suffixes(method, known)
                .map(suffix -> BeanNames.propertyName(suffix, known))
                .filter(property -> !isBesideUsual(method, property, isPrefixed))
                .findFirst();
        return bare.filter(known::contains)
                .or(() -> first.filter(name -> known.contains(name) || isPrefixed || isMember))
                .or(() -> bare.filter(name -> isMember));
    }

    /** Where there is {@code out(…)} or {@code withOut(…)} for a property {@code out}, {@code without(…)} is something else. */
    private boolean isBesideUsual(ExecutableElement method, String property, boolean isPrefixed) {
        Stream<String> others = builder.methods().stream()
                .filter(other -> other.getParameters().size() == 1)
                .flatMap(other -> Stream.concat(
                        isPrefixed ? Stream.empty() : Stream.of(nameOf(other)), suffixes(other, List.of())));
        return BeanNames.isBesideUsual(nameOf(method), property, others);
    }

    /** What is left of the name after a prefix. */
    private Stream<String> suffixes(ExecutableElement method, Collection<String> known) {
        List<String> prefixes = builder.prefix().map(List::of).orElse(USUAL_PREFIXES);
        return prefixes.stream()
                .filter(prefix -> !prefix.isEmpty())
                .flatMap(prefix -> BeanNames.suffix(nameOf(method), prefix, known).stream());
    }

    /** The type of the builder. */
    DeclaredType type() {
        return builder.type();
    }

    /** Returns how a method of the builder sets the property: building continues with its result. */
    Setter setter(String property, ExecutableElement method) {
        return new Setter(property, nameOf(method), isChained(method) ? Setter.Form.CHAINED : Setter.Form.METHOD);
    }

    /** Returns how a method of the builder takes each entry of the property, a map. */
    Setter entrySetter(String property, ExecutableElement method) {
        return AnyReader.entrySetter(property, method, builder.takesWith(method) && isChained(method));
    }

    private boolean isChained(ExecutableElement method) {
        TypeMirror returned = scope.seenTypes().of(method, builder.type());
        return returned.getKind() != TypeKind.VOID && scope.javac().types().isAssignable(returned, builder.type());
    }

    Call start(CreatorReader creators) {
        new CallObserver(scope).observe(builder.start());
        return creators.callOf(builder.start(), builder.type());
    }

    Finish finish() {
        new CallObserver(scope).observe(builder.finish());
        return new Finish(TypeName.get(builder.type()), nameOf(builder.finish()));
    }

    private void observeMisplaced(Element member, String reason) {
        dialects.firstHint(member).ifPresent(annotation -> observeMisplaced(member, annotation, reason));
    }

    private void observeMisplaced(Element member, AnnotationView annotation, String reason) {
        scope.observeMisplaced(annotation, nameOf(member), reason);
    }

    private static String nameOf(Element member) {
        return member.getSimpleName().toString();
    }
}
