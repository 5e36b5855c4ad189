/**
 * The libraries that are compared, one {@code …Tasks} file each. Open {@link dev.burin.benchmarks.library.Library} first:
 * a further library is a constant there and a file here.
 *
 * <p>Each has the fastest configuration that its documentation advises and that gives the right result, and writes nulls as
 * Jackson does. Where a library can only write all nulls or none (Fory JSON, fastjson2, wast, Jsoniter, avaje-jsonb,
 * DSL-JSON, fastjson 1, Gson, Moshi), twitter.json has the absent members as null, too: two percent more bytes.
 *
 * <p>Those that are no JSON write the same objects and read what they wrote ({@code OwnBytes}).
 */
package dev.burin.benchmarks.library;
