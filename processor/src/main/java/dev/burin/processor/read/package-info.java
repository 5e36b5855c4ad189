/**
 * From javac's elements to the records of the model; apart from javac's entry point in the parent package, the only code that
 * imports {@code javax.lang.model}.
 *
 * <p>Readers record facts. Problems are recorded as observations and judged in {@code check}; a type that
 * mentions something not generated yet is a {@link dev.burin.processor.read.UnresolvedTypeException}. Open
 * {@link dev.burin.processor.read.TypeReader} first.
 */
@NullMarked
package dev.burin.processor.read;

import org.jspecify.annotations.NullMarked;
