package dev.burin.processor.read;

import dev.burin.processor.model.Observation.Kind;
import dev.burin.processor.model.Origin;
import java.util.HashMap;
import java.util.Map;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.PackageElement;

/** Notices what the codec would use but cannot reach. */
record ReachObserver(ReadScope scope) {

    /** Records that the codec cannot use a property that an annotation requests, and what would change that. */
    void observeInvisible(AnnotationView annotation, String name, String jsonName) {
        observeInvisible(
                annotation.element(),
                name,
                annotation.displayName(),
                annotation.origin(),
                Map.of("jsonName", jsonName));
    }

    /** Records that the codec cannot use a member that an annotation requests, and what would change that. */
    void observeInvisible(Element member, String name, String annotation, Origin origin) {
        observeInvisible(member, name, annotation, origin, Map.of());
    }

    /** Records that the codec cannot call an annotated method, which a getter and a setter would not replace. */
    void observeInvisible(AnnotationView annotation) {
        observeInvisible(
                annotation.element(),
                annotation.element().getSimpleName().toString(),
                annotation.displayName(),
                annotation.origin(),
                Map.of("accessors", ""));
    }

    private void observeInvisible(
            Element member, String name, String annotation, Origin origin, Map<String, String> more) {
        Map<String, String> details = new HashMap<>(more);
        details.put("member", name);
        details.put("annotation", annotation);
        details.put("visibility", scope.reach().remedyFor(member));
        details.put("isInClassFile", String.valueOf(!scope.isInSource(member)));
        scope.observe(Kind.INVISIBLE_MEMBER, origin, details);
    }

    /** Records that the codec does not see a member or imported type, but one in its own package would; at the import, if any. */
    void observeHidden(Element hidden, String member, String type) {
        boolean isOwnField = hidden.getKind() == ElementKind.FIELD && !scope.isUnwrapped();
        Map<String, String> details = Map.of(
                "member", member,
                "type", type,
                "flaw", scope.reach().flawOf(hidden),
                "package", nameOf(scope.home()),
                "isField", String.valueOf(isOwnField));
        scope.imported()
                .ifPresentOrElse(
                        found -> scope.observe(
                                Kind.IMPORT_INVISIBLE,
                                JavacOrigin.of(scope, found.importer(), found.annotation(), null),
                                details),
                        () -> scope.observe(Kind.HIDDEN_MEMBER, scope.originOf(scope.place()), details));
    }

    private static String nameOf(PackageElement home) {
        return home.isUnnamed() ? "the unnamed package" : "package " + home.getQualifiedName();
    }
}
