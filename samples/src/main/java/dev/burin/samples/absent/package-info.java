/** What members are that a document does not have: {@code @JsonDefault}. */
package dev.burin.samples.absent;
