/** JDK types that are written as strings; docs/types.md lists all of them. */
package dev.burin.samples.types;
