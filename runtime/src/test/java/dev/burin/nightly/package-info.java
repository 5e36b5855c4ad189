/**
 * Exhaustive tests, or a billion tries: {@code .ci/nightly} runs them, for minutes on all processors, but no build does.
 *
 * <p>Each class has a {@code main} method that fails at the first deviation and reports how many values were tried. Open
 * {@link dev.burin.nightly.EveryFloat} first.
 */
package dev.burin.nightly;
