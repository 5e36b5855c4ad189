/** {@code Optional} and its primitive kinds: {@code null} and an absent member are the empty one. */
package dev.burin.samples.optionals;
