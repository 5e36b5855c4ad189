package dev.burin.processor.read;

import java.util.List;
import java.util.stream.Collectors;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Name;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.SimpleAnnotationValueVisitor14;

/** An annotation in a message: as in source, with simple names and without the contents of arrays. */
final class AnnotationDisplay extends SimpleAnnotationValueVisitor14<String, AnnotationValue> {
    private static final AnnotationDisplay INSTANCE = new AnnotationDisplay();

    private AnnotationDisplay() {}

    static String of(AnnotationMirror annotation) {
        var members = annotation.getElementValues();
        return members.isEmpty()
                ? nameOf(annotation)
                : members.entrySet().stream()
                        .map(member -> prefix(members.size(), member.getKey())
                                + member.getValue().accept(INSTANCE, member.getValue()))
                        .collect(Collectors.joining(", ", nameOf(annotation) + "(", ")"));
    }

    private static String prefix(int members, ExecutableElement member) {
        Name name = member.getSimpleName();
        return members == 1 && name.contentEquals("value") ? "" : name + " = ";
    }

    private static String nameOf(AnnotationMirror annotation) {
        return "@" + annotation.getAnnotationType().asElement().getSimpleName();
    }

    /** Within quotes javac escapes more than necessary. */
    @Override
    public String visitString(String text, AnnotationValue written) {
        return written.toString().replace("\\'", "'");
    }

    @Override
    public String visitEnumConstant(VariableElement constant, AnnotationValue written) {
        return constant.getSimpleName().toString();
    }

    @Override
    public String visitType(TypeMirror type, AnnotationValue written) {
        return (type instanceof DeclaredType declared ? declared.asElement().getSimpleName() : type) + ".class";
    }

    @Override
    public String visitArray(List<? extends AnnotationValue> items, AnnotationValue written) {
        return "{…}";
    }

    @Override
    public String visitAnnotation(AnnotationMirror annotation, AnnotationValue written) {
        return nameOf(annotation);
    }

    @Override
    protected String defaultAction(Object constant, AnnotationValue written) {
        return written.toString();
    }
}
