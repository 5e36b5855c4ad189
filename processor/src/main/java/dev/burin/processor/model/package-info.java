/**
 * The waist of the processor: what was read, as immutable records.
 *
 * <p>Nothing here knows javac, and of JavaPoet only names occur ({@code TypeName}, {@code ClassName}); so every later stage
 * can be tested with records built by hand. Records hold facts and derived getters, no decisions. Open
 * {@link dev.burin.processor.model.CodecTarget} first.
 */
@NullMarked
package dev.burin.processor.model;

import org.jspecify.annotations.NullMarked;
