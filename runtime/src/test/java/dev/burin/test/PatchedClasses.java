package dev.burin.test;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/**
 * Reloads some classes with one name in them replaced by another of the same length, so that what they look up is
 * missing.
 */
public final class PatchedClasses extends ClassLoader {
    private final String prefix;
    private final String name;
    private final String other;

    /** Reloads the classes whose names begin with {@code prefix}. */
    public PatchedClasses(String prefix, String name, String other) {
        super(PatchedClasses.class.getClassLoader());
        if (name.length() != other.length()) {
            throw new IllegalArgumentException(name + " and " + other + " differ in length");
        }
        this.prefix = prefix;
        this.name = name;
        this.other = other;
    }

    @Override
    protected Class<?> loadClass(String className, boolean resolve) throws ClassNotFoundException {
        synchronized (getClassLoadingLock(className)) {
            Class<?> loaded = findLoadedClass(className);
            if (loaded != null || !className.startsWith(prefix)) {
                return loaded != null ? loaded : super.loadClass(className, resolve);
            }
            byte[] bytes = patched(className);
            return defineClass(className, bytes, 0, bytes.length);
        }
    }

    private byte[] patched(String className) throws ClassNotFoundException {
        try (InputStream file = getResourceAsStream(className.replace('.', '/') + ".class")) {
            if (file == null) {
                throw new ClassNotFoundException(className);
            }
            // A constant begins with its length, so nothing but the whole name is found.
            return new String(file.readAllBytes(), ISO_8859_1)
                    .replace((char) name.length() + name, (char) name.length() + other)
                    .getBytes(ISO_8859_1);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
