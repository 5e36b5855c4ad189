/**
 * Hostile input: one test for every class of attack, named in {@code docs/attacks.md}.
 *
 * <p>{@link dev.burin.attack.Attacks} creates the documents, {@link dev.burin.attack.Reading} lists the ways to read them. The
 * tests run twice: like all others, and with a heap of 64 MiB and stacks of 256 KiB. Whether a document is valid is decided in
 * {@code dev.burin.conformance}.
 */
package dev.burin.attack;
