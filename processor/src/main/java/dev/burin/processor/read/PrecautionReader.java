package dev.burin.processor.read;

import dev.burin.processor.model.Precautions;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ModuleElement;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.WildcardType;
import org.jspecify.annotations.Nullable;

/**
 * Finds what generated code must beware of.
 *
 * <p>Checks everything that the codec might mention; suppressing a warning that never comes does no harm.
 */
final class PrecautionReader {
    private final Javac javac;
    private final Map<PackageElement, List<String>> hiddenNames;
    private final Set<String> warnings = new TreeSet<>();
    private final Set<Element> seen = new HashSet<>();

    /**
     * Reads one type.
     *
     * @param hiddenNames known results for packages; a package of a thousand types is not listed a thousand times
     */
    PrecautionReader(Javac javac, Map<PackageElement, List<String>> hiddenNames) {
        this.javac = javac;
        this.hiddenNames = hiddenNames;
    }

    /**
     * Reads what a codec in {@code home} must beware of.
     *
     * @param mentioned types all of whose members it may use
     * @param used what it uses of other types: these themselves, and members
     */
    Precautions read(PackageElement home, List<TypeElement> mentioned, Set<Element> used) {
        for (TypeElement one : mentioned) {
            look(one);
            lookForModule(one, home);
            one.getTypeParameters().stream()
                    .flatMap(variable -> variable.getBounds().stream())
                    .forEach(this::look);
            DeclaredType type = (DeclaredType) one.asType();
            List<? extends Element> members = javac.elements().getAllMembers(one);
            members.stream()
                    .filter(this::isUsers)
                    .forEach(member -> lookAtMember(member, javac.types().asMemberOf(type, member)));
            // Such as those of Date, but not Object.finalize, which no codec uses.
            members.stream()
                    .filter(member -> isOfJdk(member) && !packageOf(member).equals("java.lang"))
                    .forEach(this::lookForDeprecation);
        }
        used.stream().filter(TypeElement.class::isInstance).forEach(type -> look((TypeElement) type));
        used.stream().filter(this::isUsers).forEach(member -> lookAtMember(member, member.asType()));
        return new Precautions(List.copyOf(warnings), hiddenNamesIn(home));
    }

    /** An imported type may be in a module that the importing module does not require transitively. */
    private void lookForModule(TypeElement type, PackageElement home) {
        ModuleElement module = javac.elements().getModuleOf(home);
        if (module != null
                && !module.isUnnamed()
                && !module.equals(javac.elements().getModuleOf(type))) {
            warnings.add("exports");
        }
    }

    private List<String> hiddenNamesIn(PackageElement home) {
        return hiddenNames.computeIfAbsent(home, this::findHiddenNames);
    }

    /** Returns which types of {@code java.lang} have namesakes in the package. */
    private List<String> findHiddenNames(PackageElement home) {
        ModuleElement module = javac.elements().getModuleOf(home); // without it, each name is searched in every module
        if (module == null) {
            return List.of(); // a version without modules, for which nothing is generated
        }
        String prefix = home.isUnnamed() ? "" : home.getQualifiedName() + ".";
        return JavaLang.NAMES.stream()
                .filter(name -> javac.elements().getTypeElement(module, prefix + name) != null)
                .toList();
    }

    private boolean isUsers(Element member) {
        return !isOfJdk(member) && !(member instanceof TypeElement);
    }

    private boolean isOfJdk(Element element) {
        return packageOf(element).startsWith("java.");
    }

    private String packageOf(Element element) {
        return javac.elements().getPackageOf(element).getQualifiedName().toString();
    }

    /** As seen from the type that declares it: a type argument may be deprecated, or raw. */
    private void lookAtMember(Element member, TypeMirror type) {
        lookForDeprecation(member);
        if (type instanceof ExecutableType method) {
            look(method.getReturnType());
            method.getParameterTypes().forEach(this::look);
        } else {
            look(type);
        }
    }

    private void look(TypeMirror type) {
        if (type instanceof ArrayType array) {
            look(array.getComponentType());
        } else if (type instanceof WildcardType wildcard) {
            lookAtBound(wildcard.getExtendsBound());
            lookAtBound(wildcard.getSuperBound());
        } else if (type instanceof DeclaredType declared) {
            TypeElement element = (TypeElement) declared.asElement();
            look(element);
            if (declared.getTypeArguments().isEmpty()
                    && !element.getTypeParameters().isEmpty()) {
                warnings.add("rawtypes");
                warnings.add("unchecked");
            }
            declared.getTypeArguments().forEach(this::look);
        }
    }

    private void lookAtBound(@Nullable TypeMirror bound) {
        if (bound != null) {
            look(bound);
        }
    }

    /** A type, those around it, and the constants of an enum. */
    private void look(TypeElement type) {
        if (!seen.add(type) || isOfJdk(type)) {
            return;
        }
        for (Element level = type; level instanceof TypeElement; level = level.getEnclosingElement()) {
            lookForDeprecation(level);
        }
        type.getEnclosedElements().stream()
                .filter(member -> member.getKind() == ElementKind.ENUM_CONSTANT)
                .forEach(this::lookForDeprecation);
    }

    private void lookForDeprecation(Element element) {
        Deprecated deprecated = element.getAnnotation(Deprecated.class);
        if (deprecated != null) {
            warnings.add(deprecated.forRemoval() ? "removal" : "deprecation");
        }
    }
}
