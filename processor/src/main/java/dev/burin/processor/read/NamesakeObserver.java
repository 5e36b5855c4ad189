package dev.burin.processor.read;

import dev.burin.annotation.JsonRedact;
import dev.burin.processor.read.dialect.Dialects;
import java.util.Collection;
import java.util.Optional;

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
                    .filter(annotation -> drafts.stream().anyMatch(other -> isGottenBy(other, draft.name())))
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
        return dialects.firstHint(draft.declaration())
                .filter(annotation -> !properties.isReached(draft) && properties.isIgnored(draft));
    }

    private boolean isGottenBy(PropertyDraft draft, String getter) {
        return properties.isMember(draft)
                && draft.getter()
                        .filter(method -> method.getSimpleName().contentEquals(getter))
                        .isPresent();
    }
}
