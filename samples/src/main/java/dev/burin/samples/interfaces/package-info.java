/** Interfaces: written with the members they declare, read as the class they name. */
package dev.burin.samples.interfaces;
