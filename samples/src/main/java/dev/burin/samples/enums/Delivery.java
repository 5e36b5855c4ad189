package dev.burin.samples.enums;

import dev.burin.annotation.JsonCodec;
import dev.burin.annotation.JsonEnum;
import dev.burin.annotation.JsonEnumDefaultValue;
import dev.burin.annotation.Naming;

/** Where a parcel is; the carrier adds new states, and is inconsistent about case. */
@JsonCodec
@JsonEnum(naming = Naming.KEBAB_CASE, unknown = JsonEnum.Unknown.DEFAULT, caseInsensitive = true)
public enum Delivery {
    IN_TRANSIT,
    AT_DEPOT,
    HANDED_OVER,
    @JsonEnumDefaultValue
    SOMEWHERE
}
