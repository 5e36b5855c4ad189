/** Values without a type, patches, and documents with many errors. */
package dev.burin.samples.trees;
