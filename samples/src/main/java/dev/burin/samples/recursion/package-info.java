/** Types that contain themselves, directly or through others. */
package dev.burin.samples.recursion;
