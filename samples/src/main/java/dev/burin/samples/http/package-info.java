/** HTTP bodies: the JDK's client and server, Spring, Jakarta REST. Open {@link dev.burin.samples.http.OrderClient} first. */
package dev.burin.samples.http;
