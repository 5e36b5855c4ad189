/**
 * Conversions between numbers and text, in both directions: the fastest correct loops we know, and nothing else.
 *
 * <p>Lives here: scanning number tokens, and the conversions between decimal text and int, long, float, double, BigInteger and
 * BigDecimal. Does not live here: limits, policies and errors, which belong to the reader; a kernel reports failure as a value.
 * Open {@code NumberScan} first.
 */
@NullMarked
package dev.burin.internal.number;

import org.jspecify.annotations.NullMarked;
