/** What {@code null} in a document means: what the types say, or {@code @JsonSetter}. */
@NullMarked
package dev.burin.samples.nulls;

import org.jspecify.annotations.NullMarked;
