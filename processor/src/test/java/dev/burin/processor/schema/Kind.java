package dev.burin.processor.schema;

/** A Java type and its JSON: a second, deliberately plain statement of Burin's rules, with which codecs are compared. */
interface Kind {

    /** The purpose for which a value is turned into a tree. */
    enum View {
        /** The JSON that has to be written. */
        WRITTEN,
        /** The JSON that has to be written for a log. */
        REDACTED,
        /** Everything that the value holds, to compare two values. */
        WHOLE
    }

    /** A document that a codec has to reject. */
    final class Refused extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Refused() {
            super(null, null, false, false);
        }
    }

    /** A document for which the description does not say what happens. */
    final class Unjudged extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Unjudged() {
            super(null, null, false, false);
        }
    }

    /** A value that a codec has to refuse to write. */
    final class Unwritable extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Unwritable() {
            super(null, null, false, false);
        }
    }

    /** Stands for a value that is treated as absent. */
    Object NOTHING = new Object();

    /** Returns the type in Java syntax, as the type of a member. */
    String java();

    /** Returns the type as a type argument, which accepts null where a primitive type does not. */
    default Kind boxed() {
        return this;
    }

    /** Returns the class, without type arguments. */
    Class<?> type();

    /** Writes a random value, in most cases one that is accepted. */
    void document(JsonText out);

    /**
     * Returns the Java value that a codec has to read, given a tree of the strict parser.
     *
     * @throws Refused if the codec has to reject it
     * @throws Unjudged if the description does not say
     */
    Object read(Object tree);

    /**
     * Returns a value as a tree of maps, lists, strings, booleans, nulls and Java numbers; {@link #NOTHING} if it is left out.
     *
     * @throws Unwritable if the view is one for writing, and the value cannot be written
     */
    Object tree(Object value, View view);

    /**
     * Returns what a constructor gets for an absent member of the type.
     *
     * @throws Refused if there is no such value
     */
    default Object absent() {
        return null;
    }

    /** Returns whether setters and builders are called for an absent member, too. */
    default boolean isAlwaysGiven() {
        return false;
    }

    /** Returns whether the type defines the meaning of null, so that settings of the object do not apply. */
    default boolean definesNull() {
        return false;
    }

    /** Returns the empty value, zero or false of the type; {@link #NOTHING} if there is none. */
    default Object empty() {
        return NOTHING;
    }

    /** Returns the annotations of a member of the type, each followed by a space. */
    default String annotations() {
        return "";
    }
}
