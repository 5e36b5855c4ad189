/**
 * The main example of the README: a real document, the list of all media types, decoded and encoded with a generated codec.
 * Open {@link dev.burin.samples.mimedb.MimeDbMain} first.
 */
package dev.burin.samples.mimedb;
