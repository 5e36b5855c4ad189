/**
 * The API people use: codecs, the reader, the writer, options and exceptions. Open {@code Codec} first.
 *
 * <p>Reader and writer have methods for generated code too, whose javadoc begins with those words: they go on where the others
 * ended, so they are in the same class. What generated code calls besides is in {@code dev.burin.codegen}.
 */
@NullMarked
package dev.burin;

import org.jspecify.annotations.NullMarked;
