package dev.burin.codegen.value.known;

import java.net.URL;
import java.net.URLConnection;
import java.net.URLStreamHandler;

/**
 * The handler that the JDK finds for the protocol {@code known} if the package around this one is said to have
 * handlers.
 */
public final class Handler extends URLStreamHandler {
    @Override
    protected URLConnection openConnection(URL url) {
        throw new UnsupportedOperationException();
    }
}
