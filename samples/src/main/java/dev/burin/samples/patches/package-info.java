/** Patches that tell what is left out from what is {@code null}: {@code Presence}. */
package dev.burin.samples.patches;
