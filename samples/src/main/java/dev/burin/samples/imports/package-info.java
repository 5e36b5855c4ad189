/** {@code @JsonImport}: types that cannot be annotated. */
@JsonImport(value = Insets.class, mixin = InsetsMixin.class, settings = @JsonCodec(unknown = JsonCodec.Unknown.FAIL))
package dev.burin.samples.imports;

import dev.burin.annotation.JsonCodec;
import dev.burin.annotation.JsonImport;
import java.awt.Insets;
