package dev.burin.processor.check;

import dev.burin.processor.bind.BoundTarget;
import dev.burin.processor.bind.Forms;
import dev.burin.processor.bind.TimeFormats;
import dev.burin.processor.model.Format;
import dev.burin.processor.model.Property;
import dev.burin.processor.model.ValueForm;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Annotations about the form of a value are used only where such values occur. */
final class FormRule {
    private FormRule() {}

    static List<Finding> check(BoundTarget bound) {
        return bound.target().members().leaves().stream()
                .filter(Property::isVisible)
                .flatMap(property -> check(bound, property).stream())
                .toList();
    }

    private static List<Finding> check(BoundTarget bound, Property property) {
        ValueForm form = property.hints().form();
        boolean isCustom = property.hints().codecs().value().isPresent();
        List<Finding> findings = new ArrayList<>();
        if (form.bytes().isPresent() && (isCustom || !Forms.hasBytes(property.type()))) {
            findings.add(unused(bound, property, "@JsonBytes", "byte[] and ByteBuffer"));
        }
        if (form.isRaw() && (isCustom || !Forms.hasRawTexts(property.type()))) {
            findings.add(unused(bound, property, "@JsonRawValue", "String"));
        }
        form.format()
                .flatMap(format -> flaw(property, format, isCustom))
                .ifPresent(flaw -> findings.add(unfit(bound, property, flaw)));
        return findings;
    }

    private static Optional<String> flaw(Property property, Format format, boolean isCustom) {
        return isCustom
                ? Optional.of("its codec says how it is written")
                : TimeFormats.flaw(Forms.formatted(property.type()), format, property.isDecoded());
    }

    private static Finding unfit(BoundTarget bound, Property property, String flaw) {
        Map<String, String> details = Map.of(
                "path",
                bound.target().pathOf(property),
                "type",
                Forms.formatted(property.type()).displayName(),
                "flaw",
                flaw);
        return new Finding(Problem.UNFIT_FORMAT, property.origin(), details);
    }

    private static Finding unused(BoundTarget bound, Property property, String annotation, String expected) {
        String path = bound.target().pathOf(property);
        Map<String, String> details = Map.of(
                "path", path,
                "annotation", annotation,
                "expected", expected,
                "type", property.type().displayName());
        return new Finding(Problem.FORM_UNUSED, property.origin(), details);
    }
}
