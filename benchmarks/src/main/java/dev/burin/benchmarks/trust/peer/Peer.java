package dev.burin.benchmarks.trust.peer;

import dev.burin.benchmarks.model.trust.Target;
import java.util.List;

/** A library in one configuration, called as its users would call it; unknown members are skipped. */
public interface Peer {
    /** Returns the name of this peer in tables. */
    String title();

    /** Returns the name of this library in {@code versions.properties}. */
    String library();

    /** Decodes a document without a type: into maps, lists, strings, numbers, booleans and null. */
    Object value(byte[] json) throws Exception;

    /** Decodes a document into an object. */
    Target target(byte[] json) throws Exception;

    /** Decodes an array of objects. */
    List<Target> targets(byte[] json) throws Exception;

    /** Decodes a document into an object of a type of {@code model.trust}; throws if the library does not support the type. */
    Object object(Class<?> type, byte[] json) throws Exception;

    /** Decodes an array of objects of a type of {@code model.trust}. */
    List<?> objects(Class<?> type, byte[] json) throws Exception;

    /** Encodes an object. */
    byte[] write(Target value) throws Exception;

    /** Returns whether the library declares that it throws this for documents that it rejects. */
    boolean declares(Throwable thrown);

    /** Returns whether this peer must keep everything that Burin promises, not only what every reader must do. */
    default boolean isBurin() {
        return library().equals("BURIN");
    }
}
