/**
 * Tried in full, or a billion times: what {@code .ci/nightly} runs, minutes on all processors, and no build does.
 *
 * <p>Each class has a {@code main} method that ends with an error at the first deviation and says how many were tried. Begin
 * with {@link dev.burin.nightly.EveryFloat}.
 */
package dev.burin.nightly;
