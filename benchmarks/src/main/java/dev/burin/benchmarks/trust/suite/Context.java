package dev.burin.benchmarks.trust.suite;

import static java.nio.charset.StandardCharsets.US_ASCII;

/** A place where a document can occur. */
public enum Context {
    /** The whole document, decoded. */
    VALUE("value", "", ""),
    /** The value of an unknown member that is followed by a known one. */
    SKIPPED("skipped", "{\"unknown\": ", ", \"a\":1}"),
    /** The last element of an array that is decoded. */
    ELEMENT("element", "[0,", "]");

    /** The array before an object, if the elements are objects. */
    private static final String OBJECT_BEFORE = "[{\"a\":0},";

    private final String title;
    private final String before;
    private final String behind;

    Context(String title, String before, String behind) {
        this.title = title;
        this.before = before;
        this.behind = behind;
    }

    /** Returns the name of this context in tables. */
    public String title() {
        return title;
    }

    /** Returns the document in this context. */
    byte[] around(byte[] document) {
        return join(before, document, behind);
    }

    /** Returns the document, which is an object, in this context. */
    byte[] aroundObject(byte[] document) {
        return join(this == ELEMENT ? OBJECT_BEFORE : before, document, behind);
    }

    private static byte[] join(String before, byte[] document, String behind) {
        byte[] json = new byte[before.length() + document.length + behind.length()];
        System.arraycopy(before.getBytes(US_ASCII), 0, json, 0, before.length());
        System.arraycopy(document, 0, json, before.length(), document.length);
        System.arraycopy(behind.getBytes(US_ASCII), 0, json, before.length() + document.length, behind.length());
        return json;
    }
}
