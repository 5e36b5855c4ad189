package dev.burin.processor.read.dialect;

import dev.burin.annotation.JsonEnum;
import java.util.function.UnaryOperator;

/**
 * What the annotations on an enum specify.
 *
 * @param form the form of its constants
 * @param naming how JSON names are created from the names of constants
 * @param unknown how values without a constant are handled
 * @param ignoresCase whether strings are read regardless of case
 */
public record EnumHints(
        JsonEnum.Form form, UnaryOperator<String> naming, JsonEnum.Unknown unknown, boolean ignoresCase) {}
