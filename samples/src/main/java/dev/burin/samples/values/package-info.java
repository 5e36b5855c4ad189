/** Other single values: UUIDs, bytes as base64, and types written as the one value they wrap. */
package dev.burin.samples.values;
