/**
 * Loads and stores of whole words in byte arrays, and what is built on them: eight bytes at once, searches. No JSON here.
 * Open {@link dev.burin.internal.bytes.Bytes} first.
 */
@NullMarked
package dev.burin.internal.bytes;

import org.jspecify.annotations.NullMarked;
