/**
 * Kernels between numbers and their decimal text, and their tables. Static and pure; they fail as a value, never with an
 * exception of ours. Open {@code IntegerText} first.
 */
@NullMarked
package dev.burin.internal.number;

import org.jspecify.annotations.NullMarked;
