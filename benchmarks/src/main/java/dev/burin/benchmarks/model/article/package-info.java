/** The small types from the source articles: types with one kind of value each, and two business objects. */
package dev.burin.benchmarks.model.article;
