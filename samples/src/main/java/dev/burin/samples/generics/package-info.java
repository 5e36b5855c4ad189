/** Types with type variables: their codecs are created from the codecs of the type arguments. */
package dev.burin.samples.generics;
