/** {@code @JsonNumber}: fewer decimals, numbers that may be NaN, and numbers written as their bits. */
package dev.burin.samples.decimals;
