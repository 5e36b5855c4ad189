package dev.burin.benchmarks.measure;

import dev.burin.benchmarks.report.Section;
import java.util.List;

/** All measurements, in the order of the report. */
public final class Measurements {
    /** The measurements. */
    public static final List<Section> ALL =
            List.of(new BytesOnTheWire(), new JarSize(), new ColdStart(), new GeneratedCode(), new OtherLanguages());

    private Measurements() {}
}
