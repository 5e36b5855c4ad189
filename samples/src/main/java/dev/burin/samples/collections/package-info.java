/** Collections: interfaces of the JDK, and concrete classes that can be created and added to. */
package dev.burin.samples.collections;
