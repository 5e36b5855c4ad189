/** The models used in articles that compare codecs, as one would write them today. */
package dev.burin.samples.articles;
