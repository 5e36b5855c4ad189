/**
 * How a Java value is represented in JSON: one binder for each family of types, asked in order, gives the binding that
 * writes and reads it. No messages for users; what has no representation is an
 * {@link dev.burin.processor.bind.UnboundBinding} that says why. Open {@link dev.burin.processor.bind.Binders} first, then
 * {@link dev.burin.processor.bind.UuidBinder}, the smallest.
 */
@NullMarked
package dev.burin.processor.bind;

import org.jspecify.annotations.NullMarked;
