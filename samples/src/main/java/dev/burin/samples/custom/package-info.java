/** Codecs of your own, named with {@code @JsonUsing}: for a value, for elements, for the keys of a map. */
package dev.burin.samples.custom;
