/** The values of members that a document does not have: {@code @JsonDefault}. */
package dev.burin.samples.absent;
