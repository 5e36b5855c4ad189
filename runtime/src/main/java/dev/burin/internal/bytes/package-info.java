/**
 * Loads and stores of whole words in byte arrays, and the tests and searches built on them, eight bytes at a time. No JSON
 * here. Open {@link dev.burin.internal.bytes.Bytes} first.
 */
@NullMarked
package dev.burin.internal.bytes;

import org.jspecify.annotations.NullMarked;
