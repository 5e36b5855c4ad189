/** The media types of mime-db, which every build downloads from Maven Central. */
package dev.burin.benchmarks.model.mime;
