/**
 * Ways to find out how instances of a type are created.
 *
 * <p>{@link dev.burin.processor.read.creator.CreatorFinders} has the ordered list; the first finder with a candidate wins, and
 * more than one candidate is an ambiguity that only an annotation can resolve.
 */
@NullMarked
package dev.burin.processor.read.creator;

import org.jspecify.annotations.NullMarked;
