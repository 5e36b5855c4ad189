/**
 * Kernels over strings in UTF-8: scanning, escapes, validation, and the place of an offset in a document. Static and pure,
 * except for memory owned by their callers: {@code TextBuffer}, {@code StringScratch}, {@code PathWalk}, {@code Utf8Encoder},
 * {@code SourceText}. Open {@code StringScan} first.
 */
@NullMarked
package dev.burin.internal.text;

import org.jspecify.annotations.NullMarked;
