/** Maps: any key with a string form, the interfaces of the JDK, and concrete classes. */
package dev.burin.samples.maps;
