/**
 * How a Java value is represented in JSON: one binder for each family of types; they are asked in order for the binding that
 * writes and reads it. No messages for users; a type without a representation gets an
 * {@link dev.burin.processor.bind.UnboundBinding} that says why. Open {@link dev.burin.processor.bind.Binders} first, then
 * {@link dev.burin.processor.bind.UuidBinder}, the smallest.
 */
@NullMarked
package dev.burin.processor.bind;

import org.jspecify.annotations.NullMarked;
