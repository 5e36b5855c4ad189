/** Mutable classes: getters and setters, or fields; what a document leaves out keeps its initial value. */
package dev.burin.samples.beans;
