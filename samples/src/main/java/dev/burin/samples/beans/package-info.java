/** Mutable classes: getters and setters, or fields; absent members keep their initial values. */
package dev.burin.samples.beans;
