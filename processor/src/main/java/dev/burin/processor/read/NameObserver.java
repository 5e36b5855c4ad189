package dev.burin.processor.read;

import dev.burin.processor.model.Observation.Kind;
import dev.burin.processor.read.dialect.Dialects;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.Element;

/** Notices JSON names that hold half of a surrogate pair: UTF-8 cannot represent it. */
final class NameObserver {
    private final ReadScope scope;
    private final Dialects dialects;

    NameObserver(ReadScope scope, Dialects dialects) {
        this.scope = scope;
        this.dialects = dialects;
    }

    /**
     * Looks at the names that annotations give to a member or constant.
     *
     * @param parts its declarations; those of a record component repeat each annotation, and the first one counts
     */
    void observe(String member, List<? extends Element> parts) {
        Set<String> observed = new HashSet<>();
        for (Element part : parts) {
            for (AnnotationView annotation : AnnotationView.allOn(part, scope)) {
                dialects.names(annotation).forEach((holder, names) -> names.stream()
                        .filter(name -> !escaped(name).equals(name) && observed.add(name))
                        .forEach(name -> scope.observe(
                                Kind.LONE_SURROGATE,
                                annotation.origin(holder),
                                Map.of("name", escaped(name), "member", member))));
            }
        }
    }

    /** Checks that all parts of a property give it one name; those that a subclass overrides or hides do not count. */
    void observe(PropertyDraft draft) {
        List<String> names = Stream.of(
                        draft.getter().stream(),
                        draft.setters().stream(),
                        draft.parameter().stream(),
                        draft.field().stream())
                .flatMap(parts -> parts)
                .flatMap(part -> dialects.member(List.of(part)).name().stream())
                .distinct()
                .toList();
        if (names.size() > 1) {
            scope.observe(
                    Kind.TWO_NAMES,
                    scope.originOf(draft.parts().get(0)),
                    Map.of("property", draft.name(), "first", names.get(0), "second", names.get(1)));
        }
    }

    /** Returns the name with each unpaired surrogate escaped. */
    private static String escaped(String name) {
        StringBuilder text = new StringBuilder(name.length());
        name.codePoints().forEach(point -> {
            boolean isHalf = point >= Character.MIN_SURROGATE && point <= Character.MAX_SURROGATE;
            text.append(isHalf ? String.format("\\u%04X", point) : Character.toString(point));
        });
        return text.toString();
    }
}
