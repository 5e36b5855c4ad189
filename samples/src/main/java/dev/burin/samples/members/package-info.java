/** Kinds of members: ignored, required, one-way, ordered, left out when empty, unknown. */
package dev.burin.samples.members;
