/**
 * The API people use: codecs, the reader, the writer, options and exceptions. Open {@code Codec} first.
 *
 * <p>Reader and writer also have methods for generated code, whose Javadoc begins with those words: they continue where the
 * others ended, so they are in the same class. Whatever else generated code calls is in {@code dev.burin.codegen}.
 */
@NullMarked
package dev.burin;

import org.jspecify.annotations.NullMarked;
