package dev.burin.codegen.value.known;

import java.net.URL;
import java.net.URLConnection;
import java.net.URLStreamHandler;

/** What the JDK finds for the protocol {@code known}, where the package around this one is said to have protocols. */
public final class Handler extends URLStreamHandler {
    @Override
    protected URLConnection openConnection(URL url) {
        throw new UnsupportedOperationException();
    }
}
