/**
 * The types that the benchmarks decode and encode, one package per source; start with {@code article}.
 *
 * <p>All codecs, current and future, use these classes, so they are of a kind that all support: plain mutable classes
 * with public fields and a public no-argument constructor. The Java names are the JSON
 * names ({@code created_at}), which avoids a rename annotation per codec and member. The exceptions are Java keywords
 * such as {@code protected} in {@code twitter.User}, and the names with an {@code @} in {@code gsoc}.
 *
 * <p>They are {@code Serializable} for the codecs of the JDK and of Hessian; the others ignore that.
 *
 * <p>Members that are absent from some objects of a document, and never null, are marked with {@code NON_NULL} for Burin and for
 * Jackson, so that they are left out again. No scenario or codec lives here.
 *
 * <p>The packages are not null-marked: a codec creates the object first and fills its fields afterwards, with null if
 * the document has null.
 */
package dev.burin.benchmarks.model;
