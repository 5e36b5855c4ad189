/** Types that are one of several: sealed ones, whose subtypes are known, and open ones, which name them. */
package dev.burin.samples.polymorphic;
