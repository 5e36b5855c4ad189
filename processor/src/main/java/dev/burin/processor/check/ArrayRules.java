package dev.burin.processor.check;

import dev.burin.annotation.JsonInclude.Include;
import dev.burin.processor.bind.BoundTarget;
import dev.burin.processor.model.CodecTarget;
import dev.burin.processor.model.Origin;
import dev.burin.processor.model.Property;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Rules about types whose JSON is an array of their members. */
final class ArrayRules {
    private ArrayRules() {}

    /** Each member has one place, whatever the values are, and none has a name. */
    static List<Finding> membersHavePlaces(BoundTarget bound) {
        CodecTarget target = bound.target();
        if (target.form() != CodecTarget.Form.ARRAY) {
            return List.of();
        }
        List<Finding> findings = new ArrayList<>();
        Include included = target.hints().include();
        if (included != Include.ALWAYS && isWritten(target)) {
            findings.add(included(target, "every member", target.origin()));
        }
        for (Property property : target.properties()) {
            if (property.isVisible()) {
                findings.addAll(check(target, property, included));
            }
        }
        return findings;
    }

    private static List<Finding> check(CodecTarget target, Property property, Include usual) {
        List<Finding> findings = new ArrayList<>();
        String name = property.name();
        if (property.isAny()) {
            findings.add(finding(target, name, "keeps members by their names", "Remove @JsonAny", property.origin()));
            return findings;
        }
        if (property.isUnwrapped()) {
            findings.add(finding(target, name, "is unwrapped", "Remove @JsonUnwrapped", property.origin()));
            return findings;
        }
        if (!property.aliases().isEmpty()) {
            findings.add(finding(target, name, "has aliases", "Remove @JsonAlias", property.origin()));
        }
        if (property.include() != usual && property.include() != Include.ALWAYS && isWritten(target)) {
            findings.add(included(target, name, property.origin()));
        }
        if (isWritten(target) && !property.isEncoded()) {
            String remedy = "Let it be written, add a getter, or ignore it";
            findings.add(finding(target, name, "is never written", remedy, property.origin()));
        }
        return findings;
    }

    private static boolean isWritten(CodecTarget target) {
        return target.hints().direction().isEncoded();
    }

    private static Finding included(CodecTarget target, String member, Origin origin) {
        return finding(target, member, "may be left out by its inclusion", "Always write it", origin);
    }

    private static Finding finding(CodecTarget target, String member, String flaw, String remedy, Origin origin) {
        return new Finding(
                Problem.WITHOUT_PLACE,
                origin,
                Map.of("type", target.displayName(), "member", member, "flaw", flaw, "remedy", remedy));
    }
}
