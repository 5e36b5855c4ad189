package dev.burin.processor.read;

import dev.burin.annotation.JsonRedact;
import dev.burin.processor.read.dialect.Dialects;
import java.util.Collection;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** Notices annotations of a field {@code isOpen} that do not apply to {@code isOpen()}, because that is the getter of {@code open}. */
final class NamesakeObserver {
    private final ReadScope scope;
    private final Dialects dialects;
    private final PropertyReader properties;

    NamesakeObserver(ReadScope scope, Dialects dialects, PropertyReader properties) {
        this.scope = scope;
        this.dialects = dialects;
        this.properties = properties;
    }

    void observe(Collection<PropertyDraft> drafts) {
        for (PropertyDraft draft : drafts) {
            lost(draft)
                    .filter(annotation -> drafts.stream()
                            .anyMatch(other -> isGottenBy(other, draft.name()) && !isMeantToStay(draft, other)))
                    .ifPresent(annotation -> scope.observeMisplaced(
                            annotation,
                            draft.name(),
                            "is a field without accessors: " + draft.name() + "() belongs to another member"));
        }
    }

    /** That a field is ignored or redacted is meant for its value, whatever the name. */
    private Optional<AnnotationView> lost(PropertyDraft draft) {
        if (draft.field().isEmpty() || draft.getter().isPresent()) {
            return Optional.empty();
        }
        if (properties.isMember(draft)) {
            return dialects.hints(draft.parts()).stream()
                    .filter(annotation -> annotation.qualifiedName().equals(JsonRedact.class.getName()))
                    .findFirst();
        }
        return dialects.firstHint(draft.declaration()).filter(annotation -> properties.isIgnored(draft));
    }

    /**
     * Whether only one of two members is meant to be ignored: a public field, which is a member beside the getter's for Jackson,
     * too, or any that the codec can reach, if the other member has a setter or a name of its own.
     */
    private boolean isMeantToStay(PropertyDraft ignored, PropertyDraft other) {
        boolean isPublic = ignored.field()
                .filter(field -> field.getModifiers().contains(Modifier.PUBLIC))
                .isPresent();
        return properties.isIgnored(ignored)
                && properties.isReached(ignored)
                && (isPublic || !other.isOnlyGetter() || properties.isNamed(other));
    }

    private boolean isGottenBy(PropertyDraft draft, String getter) {
        return properties.isMember(draft)
                && draft.getter()
                        .filter(method -> method.getSimpleName().contentEquals(getter))
                        .isPresent();
    }
}
