/** The models of the articles that compare codecs, as you would write them today. */
package dev.burin.samples.articles;
