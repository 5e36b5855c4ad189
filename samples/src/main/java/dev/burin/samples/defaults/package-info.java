/** {@code @JsonDefaults}: the settings that the types of this package share. */
@JsonDefaults(naming = Naming.SNAKE_CASE, include = JsonInclude.Include.NON_NULL, unknown = JsonCodec.Unknown.FAIL)
package dev.burin.samples.defaults;

import dev.burin.annotation.JsonCodec;
import dev.burin.annotation.JsonDefaults;
import dev.burin.annotation.JsonInclude;
import dev.burin.annotation.Naming;
