/**
 * What javac runs: turns a {@code @JsonCodec} type into the source of its codec. A map of this package and those below it, in the
 * order of the stages:
 *
 * <ul>
 *   <li>{@code JsonCodecProcessor} — javac's entry point: rounds, types referred to, deferral, crash report
 *   <li>{@code CodecGenerator} — the stages for one type; read its one method first
 *   <li>{@code CodecWriter} — the files
 *   <li>{@code model} — the records between the stages; no javac, no judgement
 *   <li>{@code read} — javac's elements → {@code CodecTarget}; vocabularies of annotations are in {@code read.dialect}, ways to
 *       create an instance in {@code read.creator}
 *   <li>{@code bind} — types → how their values are represented
 *   <li>{@code check} — the errors and warnings; the only stage that writes sentences for users
 *   <li>{@code plan}, {@code shape} — every decision about the generated class
 *   <li>{@code emit} — JavaPoet
 * </ul>
 *
 * <p>Five ordered lists are the places to extend: {@code Dialects}, {@code CreatorFinders}, {@code Binders}, {@code Shapes},
 * {@code Rules}.
 */
@NullMarked
package dev.burin.processor;

import org.jspecify.annotations.NullMarked;
