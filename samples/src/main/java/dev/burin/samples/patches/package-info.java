/** Patches that distinguish absent members from {@code null}: {@code Presence}. */
package dev.burin.samples.patches;
