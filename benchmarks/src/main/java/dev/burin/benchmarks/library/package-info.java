/**
 * The libraries that are compared, one {@code …Tasks} file each. Open {@link dev.burin.benchmarks.library.Library} first: a new
 * library is a constant there and a file here.
 *
 * <p>Each has the fastest configuration that its documentation advises and that gives correct results, and writes nulls as
 * Jackson does. If a library can only write all nulls or none (Fory JSON, fastjson2, wast, Jsoniter, avaje-jsonb, DSL-JSON,
 * fastjson 1, Gson, Moshi), it writes absent members of twitter.json as null, too: two percent more bytes.
 *
 * <p>Libraries for formats other than JSON write the same objects and read what they wrote ({@code OwnBytes}).
 */
package dev.burin.benchmarks.library;
