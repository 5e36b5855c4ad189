/** {@code Optional} and its primitive variants: {@code null} and an absent member are read as empty. */
package dev.burin.samples.optionals;
