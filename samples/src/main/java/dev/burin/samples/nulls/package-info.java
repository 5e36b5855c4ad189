/** The meaning of {@code null} in a document: determined by the types, or by {@code @JsonSetter}. */
@NullMarked
package dev.burin.samples.nulls;

import org.jspecify.annotations.NullMarked;
