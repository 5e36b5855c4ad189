/**
 * What the benchmarks decode and encode, one package per source; start with {@code article}.
 *
 * <p>Every codec works on these classes, today's and those that join later, so they are what all of them understand:
 * plain mutable classes with public fields and a public constructor without arguments. The Java names are the JSON
 * names ({@code created_at}), which spares one rename annotation per codec and member. The exceptions are Java keywords
 * such as {@code protected} in {@code twitter.User}, and the names with an {@code @} in {@code gsoc}.
 *
 * <p>They are {@code Serializable} for the codecs of the JDK and of Hessian; to all others that means nothing.
 *
 * <p>Members that a document leaves out, and never has as null, are marked with {@code NON_NULL} for Burin and for
 * Jackson, so that they are left out again. No scenario or codec lives here.
 *
 * <p>The packages are not null-marked: a codec creates the object first and fills its fields afterwards, with null if
 * the document says so.
 */
package dev.burin.benchmarks.model;
