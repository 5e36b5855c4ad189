/**
 * Hostile input: one test for every class of attack, named in {@code docs/attacks.md}.
 *
 * <p>{@link dev.burin.attack.Attacks} makes the documents, {@link dev.burin.attack.Reading} lists the ways to read them. The
 * tests run twice: as all others do, and with a heap of 64 MiB and stacks of 256 KiB. What a document is worth, whatever it
 * holds, is decided in {@code dev.burin.conformance}.
 */
package dev.burin.attack;
