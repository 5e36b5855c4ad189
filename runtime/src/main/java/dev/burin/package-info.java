/**
 * The API people use: codecs, the reader, the writer, their options and their exceptions. Nothing here is generated, and
 * nothing that only generated code calls lives here. Open {@code Codec} first.
 */
@NullMarked
package dev.burin;

import org.jspecify.annotations.NullMarked;
