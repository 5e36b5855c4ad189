package dev.burin.processor.read;

import dev.burin.annotation.JsonCodec;
import dev.burin.annotation.JsonEnum;
import dev.burin.processor.model.Accessor;
import dev.burin.processor.model.Concern;
import dev.burin.processor.model.Concern.Use;
import dev.burin.processor.model.EnumFacts;
import dev.burin.processor.model.EnumFacts.Form;
import dev.burin.processor.model.Hints;
import dev.burin.processor.model.Hints.Mark;
import dev.burin.processor.model.MemberNames;
import dev.burin.processor.read.dialect.Dialects;
import dev.burin.processor.read.dialect.EnumHints;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;

/** Reads the constants of an enum and what represents them in JSON. */
final class EnumReader {
    private final ReadScope scope;
    private final TypeRefReader types;

    EnumReader(ReadScope scope, TypeRefReader types) {
        this.scope = scope;
        this.types = types;
    }

    /**
     * What is known about an enum.
     *
     * @param facts the constants and their JSON form
     * @param concerns observations that matter only where constants are written or read this way
     */
    record Found(EnumFacts facts, List<Concern> concerns) {}

    Found read(TypeElement type) {
        ReadScope ofForm = scope.apart();
        Dialects dialects = new Dialects(scope, types);
        List<? extends Element> declared = type.getEnclosedElements().stream()
                .filter(element -> element.getKind() == ElementKind.ENUM_CONSTANT)
                .toList();
        EnumHints hints = dialects.enumHints(type);
        List<EnumFacts.Constant> constants = declared.stream()
                .map(constant -> readConstant(constant, dialects, hints))
                .toList();
        List<Element> values = ValueMembers.of(type, scope.javac(), dialects);
        Optional<EnumFacts.Value> value = values.stream().findFirst().map(marked -> readValue(marked, ofForm));
        Form form = value.isPresent() ? Form.VALUE : formOf(hints.form());
        List<String> defaults = declared.stream()
                .filter(constant -> dialects.member(List.of(constant)).has(Mark.ENUM_DEFAULT))
                .map(constant -> constant.getSimpleName().toString())
                .toList();
        EnumFacts.Leniency leniency = new EnumFacts.Leniency(hints.unknown(), defaults, hints.ignoresCase());
        EnumFacts facts = new EnumFacts(form, constants, value, leniency);
        List<Concern> concerns = new ArrayList<>(ofForm.concerns(Use.ANY)); // it depends on who sees the value
        if (isToldHere(type)) {
            concerns.addAll(new ConstantObserver(scope, dialects, facts).observe(type, declared, values));
        }
        return new Found(facts, concerns);
    }

    /** Problems of an enum with its own codec are reported there, not at each use. */
    private boolean isToldHere(TypeElement type) {
        return type.equals(scope.target())
                || AnnotationView.find(type, JsonCodec.class.getName(), scope).isEmpty();
    }

    private EnumFacts.Constant readConstant(Element constant, Dialects dialects, EnumHints type) {
        Hints hints = dialects.member(List.of(constant));
        String name = constant.getSimpleName().toString();
        MemberNames names =
                new MemberNames(hints.name().orElseGet(() -> type.naming().apply(name)), hints.aliases());
        return new EnumFacts.Constant(name, names, scope.originOf(constant));
    }

    private EnumFacts.Value readValue(Element marked, ReadScope ofForm) {
        Element member = ValueMembers.readable(marked, scope);
        ValueMembers.observe(member, ofForm);
        TypeMirror type = member instanceof ExecutableElement method ? method.getReturnType() : member.asType();
        return new EnumFacts.Value(accessorOf(member), types.read(type), scope.originOf(member));
    }

    static Accessor accessorOf(Element member) {
        String name = member.getSimpleName().toString();
        return member instanceof ExecutableElement ? Accessor.method(name) : Accessor.field(name);
    }

    private static Form formOf(JsonEnum.Form form) {
        return switch (form) {
            case NAME -> Form.NAME;
            case TO_STRING -> Form.TO_STRING;
            case ORDINAL -> Form.ORDINAL;
        };
    }
}
