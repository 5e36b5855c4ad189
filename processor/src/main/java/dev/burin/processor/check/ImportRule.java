package dev.burin.processor.check;

import dev.burin.processor.bind.BoundTarget;
import dev.burin.processor.model.CodecTarget;
import dev.burin.processor.model.CodecTarget.Form;
import dev.burin.processor.model.Observation.Kind;
import java.util.List;
import java.util.Map;

/** What Burin represents anyway is not imported, unless a mixin says how else: the properties of a {@code BitSet} are not its bits. */
final class ImportRule {
    private ImportRule() {}

    static List<Finding> check(BoundTarget bound) {
        CodecTarget target = bound.target();
        boolean isReportedAsContainer = target.source().observations().stream()
                .anyMatch(observation -> observation.kind() == Kind.LOST_ELEMENTS);
        if (!bound.isKnownJdkType()
                || target.form() == Form.ENUM
                || target.source().hasMixin()
                || isReportedAsContainer) {
            return List.of();
        }
        String reason =
                "has a representation anyway, which its properties would replace (a mixin may say what else it is)";
        return List.of(new Finding(
                Problem.IMPORT_NEEDLESS, target.origin(), Map.of("type", target.displayName(), "reason", reason)));
    }
}
