/** Other single values: UUIDs, bytes as base64, and types whose JSON is the one value they wrap. */
package dev.burin.samples.values;
