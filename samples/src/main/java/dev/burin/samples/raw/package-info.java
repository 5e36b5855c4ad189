/** Values that are kept byte for byte: {@code RawJson}. */
package dev.burin.samples.raw;
