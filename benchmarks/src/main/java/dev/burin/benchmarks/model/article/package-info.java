/** The small types of the source articles: one kind of value each, then two business objects. */
package dev.burin.benchmarks.model.article;
