/** Types with type variables: their codecs are made of the codecs of what the variables stand for. */
package dev.burin.samples.generics;
