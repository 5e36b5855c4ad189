package dev.burin.processor.read;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;

/** Finds the declarations with annotations for the one value that stands for a whole type, as a value or as a key. */
final class PropertyParts {

    private PropertyParts() {}

    /**
     * Returns the marked members, the others of their property, and the parameters that take the value, whatever their names.
     *
     * @param makers those called with the value
     */
    static List<Element> of(List<Element> marked, Stream<ExecutableElement> makers, ReadScope scope) {
        Stream<Element> taken = makers.flatMap(maker -> maker.getParameters().stream());
        Stream<Element> declared =
                marked.stream().flatMap(one -> ValueMembers.declarations(one, scope.target(), scope.javac()).stream());
        return Stream.of(declared, ofProperty(ValueMembers.readable(marked.get(0), scope), scope), taken)
                .flatMap(parts -> parts)
                .distinct()
                .toList();
    }

    /** The declarations of the property that a member belongs to. */
    private static Stream<Element> ofProperty(Element member, ReadScope scope) {
        Stream<? extends Element> members = scope.javac().elements().getAllMembers(scope.target()).stream()
                .filter(part -> part.getKind() == ElementKind.FIELD || part.getKind() == ElementKind.METHOD);
        Stream<? extends Element> parameters = makers(scope.target()).flatMap(maker -> maker.getParameters().stream());
        Set<String> fields = ElementFilter.fieldsIn(scope.javac().elements().getAllMembers(scope.target())).stream()
                .map(field -> field.getSimpleName().toString())
                .collect(Collectors.toSet());
        String property = propertyOf(member, fields);
        return Stream.<Element>concat(members, parameters)
                .filter(part -> propertyOf(part, fields).equalsIgnoreCase(property));
    }

    private static String propertyOf(Element part, Set<String> fields) {
        String name = part.getSimpleName().toString();
        return part instanceof ExecutableElement method
                ? BeanNames.getterSuffix(method, fields)
                        .or(() -> BeanNames.setterSuffix(method, fields))
                        .orElse(name)
                : name;
    }

    /** Returns the constructors and static methods that may create a value of the type. */
    static Stream<ExecutableElement> makers(TypeElement type) {
        return type.getEnclosedElements().stream()
                .filter(element -> element.getKind() == ElementKind.CONSTRUCTOR
                        || (element.getKind() == ElementKind.METHOD
                                && element.getModifiers().contains(Modifier.STATIC)))
                .map(element -> (ExecutableElement) element);
    }
}
