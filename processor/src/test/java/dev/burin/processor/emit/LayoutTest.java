package dev.burin.processor.emit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class LayoutTest {

    @Test
    void shortConstructsTakeOneLine() {
        assertThat(Layout.of("""
                    /**
                     * Reads.
                     */
                    @SuppressWarnings(
                            value = "a",
                            other = "b"
                    )
                    T() {
                    }

                    /**
                     * Reads.
                     * Then ends.
                     */
                    class T {
                    }
                """)).isEqualTo("""
                    /** Reads. */
                    @SuppressWarnings(value = "a", other = "b")
                    T() {}

                    /**
                     * Reads.
                     * Then ends.
                     */
                    class T {
                    }
                """);
    }

    @Test
    void constructsThatAreTooLongForALineAreUnchanged() {
        assertThat(Layout.of(javadoc(113))).hasLineCount(1).hasSize(120 + 1);
        assertThat(Layout.of(javadoc(114))).hasLineCount(3);
    }

    private static String javadoc(int letters) {
        return "/**\n * " + "x".repeat(letters) + "\n */\n";
    }

    @Test
    void linesThatWereBrokenTooEarlyAreJoined() {
        String line = "    static final Table MEMBERS = Table.of(" + "A, ".repeat(15) + "A,";
        String rest = " ".repeat(12) + "B, C);";
        String tooLong = " ".repeat(12) + "B".repeat(40) + ");";

        assertThat(Layout.of(line + "\n" + rest)).isEqualTo(line + " B, C);");
        assertThat(Layout.of(line + "\n" + tooLong)).isEqualTo(line + "\n" + tooLong);
    }

    @Test
    void relatedFieldsAreGrouped() {
        String fields = """
                    public static final T INSTANCE = new T();

                    private static final int NONE = -1;

                    private static final int END = -2;

                    private static final Name A = Name.of("a");

                    private static final Name B = Name.of("b");

                    private final Codec<A> a;

                    private final Codec<B> b;

                    private T() {}

                    static final class Names {
                        static final Name A = Name.of("a");

                        static final Name B = Name.of("b");
                    }
                """;

        assertThat(Layout.of(fields)).isEqualTo("""
                    public static final T INSTANCE = new T();

                    private static final int NONE = -1;
                    private static final int END = -2;

                    private static final Name A = Name.of("a");
                    private static final Name B = Name.of("b");

                    private final Codec<A> a;
                    private final Codec<B> b;

                    private T() {}

                    static final class Names {
                        static final Name A = Name.of("a");
                        static final Name B = Name.of("b");
                    }
                """);
    }

    @Test
    void otherCodeIsUnchanged() {
        String text = "package a;\n\nimport b.C;\n\nclass D {\n    void e() {\n        f(g);\n    }\n}\n";

        assertThat(Layout.of(text)).isEqualTo(text);
        assertThat(Layout.of("")).isEmpty();
    }
}
