/**
 * Ways to find how instances of a type are made.
 *
 * <p>{@link dev.burin.processor.read.creator.CreatorFinders} has the ordered list; the first finder that knows a candidate
 * wins, and more than one candidate is an ambiguity that only an annotation resolves.
 */
@NullMarked
package dev.burin.processor.read.creator;

import org.jspecify.annotations.NullMarked;
