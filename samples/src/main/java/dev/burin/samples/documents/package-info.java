/** Whole documents: bytes, parts of arrays, strings, streams and buffers, in and out. */
package dev.burin.samples.documents;
