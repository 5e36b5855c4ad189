/** Interfaces: written by what they show, read as the class that they name. */
package dev.burin.samples.interfaces;
