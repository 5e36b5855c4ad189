package dev.burin.benchmarks.trust.peer;

import dev.burin.benchmarks.model.trust.Target;
import java.util.List;

/** A library in one configuration, called as its users would; unknown members are skipped. */
public interface Peer {
    /** Returns the name of this peer in tables. */
    String title();

    /** Returns the name of its version in {@code versions.properties}. */
    String library();

    /** Decodes a document without a type: into maps, lists, strings, numbers, booleans and null. */
    Object value(byte[] json) throws Exception;

    /** Decodes a document into an object. */
    Target target(byte[] json) throws Exception;

    /** Decodes an array of objects. */
    List<Target> targets(byte[] json) throws Exception;

    /** Decodes a document into an object of a type of {@code model.trust}; throws anything if there is none for it. */
    Object object(Class<?> type, byte[] json) throws Exception;

    /** Decodes an array of such objects. */
    List<?> objects(Class<?> type, byte[] json) throws Exception;

    /** Encodes an object. */
    byte[] write(Target value) throws Exception;

    /** Returns whether the library says that it throws this for documents that it refuses. */
    boolean declares(Throwable thrown);

    /** Returns whether this is what is held to all that Burin promises, not only to what all readers have to do. */
    default boolean isBurin() {
        return library().equals("BURIN");
    }
}
