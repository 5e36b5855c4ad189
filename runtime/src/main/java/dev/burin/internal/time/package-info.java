/**
 * Kernels that convert between the types of {@code java.time} and their ISO 8601 text. Static and pure, except that
 * {@code OffsetText} caches offsets and {@code ZoneTable} zones. Open {@code DateText} first.
 */
@NullMarked
package dev.burin.internal.time;

import org.jspecify.annotations.NullMarked;
