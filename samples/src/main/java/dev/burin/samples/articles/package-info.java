/** The models of the articles that compare codecs, as one would write them today. */
package dev.burin.samples.articles;
