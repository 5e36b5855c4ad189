/** Bodies of HTTP: the client and the server of the JDK, Spring, Jakarta REST. Open {@link dev.burin.samples.http.Bodies} first. */
package dev.burin.samples.http;
