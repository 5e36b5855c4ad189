package dev.burin.processor.read;

import dev.burin.annotation.JsonCreator;
import dev.burin.processor.model.Creator;
import dev.burin.processor.model.Direction;
import dev.burin.processor.model.Hints;
import dev.burin.processor.model.Hints.Mark;
import dev.burin.processor.model.MemberNames;
import dev.burin.processor.model.Members;
import dev.burin.processor.model.Necessity;
import dev.burin.processor.model.Observation.Kind;
import dev.burin.processor.model.Property;
import dev.burin.processor.model.TypeHints;
import dev.burin.processor.read.creator.CreatorContext;
import dev.burin.processor.read.dialect.Dialects;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeMirror;

/** Reads types whose creator takes one whole value, {@code @JsonCreator(mode = DELEGATING)}. */
final class DelegateReader {
    private final ReadScope scope;
    private final TypeRefReader types;
    private final Dialects dialects;
    private final ForeignObserver foreign;
    private final TypeHints hints;
    private final CreatorReader creators;

    DelegateReader(TypeContext context, TypeHints hints) {
        this.scope = context.scope();
        this.types = context.types();
        this.dialects = context.dialects();
        this.foreign = context.foreign();
        this.hints = hints;
        this.creators = new CreatorReader(scope, dialects);
    }

    /** Whether a creator of the type is marked as taking the whole value. */
    static boolean isDelegating(TypeElement type, Dialects dialects) {
        return delegating(type, dialects).findFirst().isPresent();
    }

    /** Returns the constructors and methods that are marked as taking the whole value. */
    static Stream<Element> delegating(TypeElement type, Dialects dialects) {
        return type.getEnclosedElements().stream()
                .filter(member -> dialects.creator(member)
                        .filter(mode -> mode == JsonCreator.Mode.DELEGATING)
                        .isPresent())
                .map(member -> member);
    }

    /** Returns the members that are only written, with the value that is read in place of them. */
    Members read(Members written) {
        return creators.find(new CreatorContext(scope, dialects, Set.of(), false))
                .filter(this::takesOne)
                .map(creator -> read(written, creator))
                .orElse(written);
    }

    private boolean takesOne(ExecutableElement creator) {
        int count = creator.getParameters().size();
        if (count != 1) {
            scope.observe(
                    Kind.MISPLACED_ANNOTATION,
                    scope.originOf(creator),
                    Map.of(
                            "annotation",
                            "@JsonCreator(mode = DELEGATING)",
                            "member",
                            DisplayNames.of(scope.target()),
                            "reason",
                            "takes " + (count == 0 ? "no value" : count + " values instead of one")));
        }
        return count == 1;
    }

    private Members read(Members written, ExecutableElement creator) {
        VariableElement parameter = creator.getParameters().get(0);
        TypeMirror type = scope.seenTypes().of(parameter);
        foreign.observeMentioned(type);
        String name = freeName(parameter.getSimpleName().toString(), written);
        Hints said = hints(parameter, written).with(Mark.VALUE).withDefaults(hints);
        Property delegate = new Property(
                name,
                MemberNames.of(name),
                types.read(type),
                Direction.DECODE,
                Optional.empty(),
                Necessity.OPTIONAL,
                said,
                scope.originOf(parameter));
        new ValueCycle(scope, dialects).observe(Kind.DELEGATE_CYCLE, delegate);
        return written.withoutLimitsOf(parameter.getSimpleName().toString(), said.limits())
                .readAs(
                        delegate,
                        new Creator(creators.callWith(type, creator), List.of(name), List.of(), Optional.empty()));
    }

    /** Annotations of a record component also apply to its parameter, which is not written and needs no redaction. */
    private Hints hints(VariableElement parameter, Members written) {
        Hints said = dialects.member(List.of(parameter));
        return said.redaction()
                .filter(form -> written.properties().stream()
                        .filter(property -> parameter.getSimpleName().contentEquals(property.name()))
                        .anyMatch(property -> property.hints().redaction().equals(Optional.of(form))))
                .map(form -> said.without(Hints.markOf(form)))
                .orElse(said);
    }

    /** A property of that name may be something else. */
    private static String freeName(String parameter, Members written) {
        String name = parameter;
        while (isTaken(name, written)) {
            name += "Value";
        }
        return name;
    }

    private static boolean isTaken(String name, Members written) {
        return written.properties().stream()
                .anyMatch(property -> property.name().equals(name));
    }
}
