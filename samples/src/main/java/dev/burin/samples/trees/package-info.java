/** Trees: values without a type, patches, and documents with several errors. */
package dev.burin.samples.trees;
