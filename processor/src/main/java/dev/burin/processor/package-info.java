/** What javac runs: turns a {@code @JsonCodec} type into the source of its codec. */
@NullMarked
package dev.burin.processor;

import org.jspecify.annotations.NullMarked;
