package dev.burin.processor.schema;

/** A Java type, with what its JSON is: the rules of Burin once more, as plain as can be, to compare codecs with. */
interface Kind {

    /** What a value is looked at for. */
    enum View {
        /** The JSON that has to be written. */
        WRITTEN,
        /** The JSON that has to be written for a log. */
        REDACTED,
        /** All that the value holds, to compare two of them. */
        WHOLE
    }

    /** A document that a codec has to refuse. */
    final class Refused extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Refused() {
            super(null, null, false, false);
        }
    }

    /** A document of which the description does not know what becomes of it. */
    final class Unjudged extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Unjudged() {
            super(null, null, false, false);
        }
    }

    /** A value of which a codec has to refuse to write it. */
    final class Unwritable extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Unwritable() {
            super(null, null, false, false);
        }
    }

    /** What is read where a value is as if it were not there. */
    Object NOTHING = new Object();

    /** The type as Java writes it, as that of a member. */
    String java();

    /** The type as an argument of another, which takes null where a primitive one does not. */
    default Kind boxed() {
        return this;
    }

    /** The class, without arguments. */
    Class<?> type();

    /** Writes a random value, most of the time one that is accepted. */
    void document(JsonText out);

    /**
     * Returns the Java value that has to be read, from a tree of the strict parser.
     *
     * @throws Refused if there is none
     * @throws Unjudged if that is left open
     */
    Object read(Object tree);

    /**
     * Returns a value as a tree of maps, lists, texts, booleans, nulls, and numbers of the type that Java has for them;
     * {@link #NOTHING} if it is left out.
     *
     * @throws Unwritable if it is looked at to write it, and cannot be
     */
    Object tree(Object value, View view);

    /**
     * What a constructor is given for a member of the type that is not in the document.
     *
     * @throws Refused if there is nothing to give it
     */
    default Object absent() {
        return null;
    }

    /** Whether an absent member is given to setters and builders, too. */
    default boolean isAlwaysGiven() {
        return false;
    }

    /** Whether it says what null is, so that no setting of the object does. */
    default boolean saysNull() {
        return false;
    }

    /** What is empty, zero or false of the type; {@link #NOTHING} if that is none. */
    default Object empty() {
        return NOTHING;
    }

    /** Annotations that a member of the type has, and a space behind each. */
    default String annotations() {
        return "";
    }
}
