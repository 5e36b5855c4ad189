/** One package per feature: a type, its test, and nothing else. Start with the package whose name you were looking for. */
package dev.burin.samples;
