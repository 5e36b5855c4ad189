/** Classes that are complete when they are made: by a constructor, or by a static factory. */
package dev.burin.samples.immutable;
