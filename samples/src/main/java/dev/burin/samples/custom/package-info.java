/** Codecs of your own: named with {@code @JsonUsing} for a value, for elements, for keys; or for a type, {@code @JsonCodecFor}. */
package dev.burin.samples.custom;
