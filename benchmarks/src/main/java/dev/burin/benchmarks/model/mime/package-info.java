/** The media types of mime-db, which every machine gets from Maven Central. */
package dev.burin.benchmarks.model.mime;
