/** Types with subtypes: sealed ones, whose subtypes are known, and open ones, which name them. */
package dev.burin.samples.polymorphic;
