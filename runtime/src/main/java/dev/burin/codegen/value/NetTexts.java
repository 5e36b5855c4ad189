package dev.burin.codegen.value;

import dev.burin.internal.text.AddressText;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.MalformedURLException;
import java.net.URI;
import java.net.URL;
import java.net.UnknownHostException;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Types of {@code java.net}. Nothing here opens a connection or queries a name server. */
public final class NetTexts {
    /** {@code https://example.org/a?b#c} */
    public static final TextForm<URI> URI = new TextForm<>("a URI", Object::toString, java.net.URI::create);

    /** {@code https://example.org/a}, with a protocol that every JDK has. */
    public static final TextForm<URL> URL =
            new TextForm<>("a URL such as https://example.org/", NetTexts::urlText, NetTexts::url);

    /** {@code 192.0.2.1} or {@code 2001:db8:0:0:0:0:0:1}: the address, never a name. */
    public static final TextForm<InetAddress> INET_ADDRESS =
            new TextForm<>("an IP address such as 192.0.2.1", NetTexts::text, NetTexts::address);

    /** Those of every JDK, except {@code jar}. For others the JDK looks for a class, and documents must not choose it. */
    private static final Set<String> PROTOCOLS = Set.of("http", "https", "file", "ftp", "mailto", "jmod", "jrt");

    private NetTexts() {}

    private static String urlText(URL url) {
        String text = url.toExternalForm();
        URL read = url(text);
        if (read == null || !parts(read).equals(parts(url))) {
            throw new IllegalArgumentException(
                    "The URL would not be read: its protocol is none that every JDK has, its path"
                            + " has parts that are . or .., or its text is that of another URL or of none");
        }
        return text;
    }

    /**
     * The parts to compare, as {@code URL.equals} queries name servers. A part that is empty in a URL created from parts may be
     * null in one parsed from a string.
     */
    private static List<String> parts(URL url) {
        return Stream.of(
                        url.getProtocol(),
                        url.getAuthority(),
                        url.getHost(),
                        String.valueOf(url.getPort()),
                        url.getFile(),
                        url.getRef())
                .map(part -> Objects.requireNonNullElse(part, ""))
                .toList();
    }

    /** The constructor also accepts white space around a URL, and the prefix {@code url:}. */
    private static @Nullable URL url(String text) {
        if (!hasKnownProtocol(text) || hasDots(text)) {
            return null;
        }
        try {
            URL url = new URL(text);
            return url.toExternalForm().equalsIgnoreCase(text) ? url : null;
        } catch (MalformedURLException malformed) {
            return null;
        }
    }

    /** What follows {@code jar:} is a URL, too: the JDK creates one within the other. */
    private static boolean hasKnownProtocol(String text) {
        String protocol = protocol(text);
        String ofJar = protocol.equals("jar") ? protocol(text.substring("jar:".length())) : protocol;
        return PROTOCOLS.contains(ofJar);
    }

    private static String protocol(String text) {
        return text.substring(0, Math.max(0, text.indexOf(':'))).toLowerCase(Locale.ROOT);
    }

    /** The JDK removes these parts from a path, in quadratic time; on some systems it treats a backslash as a slash. */
    private static boolean hasDots(String text) {
        int pathEnd = 0;
        while (pathEnd < text.length() && text.charAt(pathEnd) != '?' && text.charAt(pathEnd) != '#') {
            pathEnd++;
        }
        String path = text.substring(0, pathEnd).replace('\\', '/');
        return path.contains("/./") || path.contains("/../");
    }

    /** The JDK would include the name of the network interface, which another machine does not have. */
    private static String text(InetAddress address) {
        String text = address.getHostAddress();
        int scope = text.indexOf('%');
        return scope < 0 ? text : text.substring(0, scope + 1) + ((Inet6Address) address).getScopeId();
    }

    private static @Nullable InetAddress address(String text) {
        int scope = text.indexOf('%');
        byte[] address = AddressText.read(scope < 0 ? text : text.substring(0, scope));
        if (address == null) {
            return null;
        }
        try {
            return scope < 0
                    ? InetAddress.getByAddress(address)
                    : Inet6Address.getByAddress(null, address, scopeId(text.substring(scope + 1)));
        } catch (UnknownHostException wrongLength) {
            return null;
        }
    }

    private static int scopeId(String text) {
        int id = Integer.parseInt(text);
        if (id < 0 || !text.equals(Integer.toString(id))) {
            throw new NumberFormatException(text);
        }
        return id;
    }
}
