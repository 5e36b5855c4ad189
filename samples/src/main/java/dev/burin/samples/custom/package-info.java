/** Custom codecs: for a value, its elements or its keys with {@code @JsonUsing}; for a type with {@code @JsonCodecFor}. */
package dev.burin.samples.custom;
