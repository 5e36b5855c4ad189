package dev.burin.processor.check;

/**
 * One of several things that may be wrong where a problem is found.
 *
 * @param text what it is, for the middle of a sentence
 * @param remedy what to do, a sentence without its full stop
 */
record Flaw(String text, String remedy) {
    /** The remedy for an annotation, or a part of one, that can simply go. */
    static final String REMOVE = "Remove it";
}
