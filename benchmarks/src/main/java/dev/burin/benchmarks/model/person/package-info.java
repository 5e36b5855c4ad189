/** The person from the source articles, small, medium and complex. */
package dev.burin.benchmarks.model.person;
