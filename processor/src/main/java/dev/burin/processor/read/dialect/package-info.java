/**
 * Vocabularies of annotations, each translated into the same hints.
 *
 * <p>A dialect is a table: one entry per annotation. {@link dev.burin.processor.read.dialect.Dialects} has the list.
 */
@NullMarked
package dev.burin.processor.read.dialect;

import org.jspecify.annotations.NullMarked;
