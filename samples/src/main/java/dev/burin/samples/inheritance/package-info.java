/** Classes that extend others: the members of the superclass come first. */
package dev.burin.samples.inheritance;
