/** Whole documents, read from and written to arrays, parts of arrays, strings, streams and buffers. */
package dev.burin.samples.documents;
