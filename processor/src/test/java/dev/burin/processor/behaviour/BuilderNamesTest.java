package dev.burin.processor.behaviour;

import static dev.burin.processor.behaviour.Compiled.compile;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The names of builders, of their methods, and of the properties that these set. */
class BuilderNamesTest {
    @Test
    void prefixesMayBeSetOrWith() {
        for (String prefix : new String[] {"set", "with"}) {
            Compiled type = compile("""
                    @JsonCodec class A {
                        private final int size; private final String URL;
                        private A(int size, String url) { this.size = size; this.URL = url; }
                        public int getSize() { return size; }
                        public String getURL() { return URL; }
                        static Builder newBuilder() { return new Builder(); }
                        static class Builder {
                            private int size; private String url;
                            private Builder() {}
                            Builder #Size(int size) { this.size = size; return this; }
                            void #URL(String url) { this.url = url; }
                            A build() { return new A(size, url); }
                        }
                    }
                    """.replace("#", prefix));

            assertThat(type.roundTrip("{\"URL\":\"u\",\"size\":3}")).isEqualTo("{\"size\":3,\"URL\":\"u\"}");
        }
    }

    @Test
    void anUnusualBuilderMayBeSpecified() {
        Compiled type = compile("""
                @JsonCodec @JsonBuilder(create = "start", prefix = "add", build = "finish")
                record Report(String title, int pages) {
                    static Draft start() { return new Draft(); }
                    static class Draft {
                        private String title; private int pages; private int secret;
                        private Draft() {}
                        Draft addTitle(String title) { this.title = title; return this; }
                        Draft addPages(int pages) { this.pages = pages; return this; }
                        Draft addSecret(int secret) { this.secret = secret; return this; }
                        Draft title(String title) { throw new AssertionError(); }
                        Report finish() { return new Report(title, pages + secret); }
                    }
                }
                """);

        assertThat(type.roundTrip("{\"title\":\"t\",\"pages\":2,\"secret\":40}"))
                .isEqualTo("{\"title\":\"t\",\"pages\":42}");
    }

    /** A lower-case letter after a prefix makes it another word ({@code without}) if the property has its own method. */
    @ParameterizedTest
    @ValueSource(strings = {"withOut", "setOut", "out"})
    void aMethodThatOnlyEndsWithThePropertyNameIsNotItsSetter(String usual) {
        String of = "public Builder " + usual + "(String out) { this.out = out; return this; }";
        String without = "public Builder without(String stop) { throw new AssertionError(); }";
        for (String methods : List.of(of + without, without + of)) {
            Compiled type = compile("""
                    @JsonCodec class Trip {
                        private final String out;
                        private Trip(String out) { this.out = out; }
                        public String getOut() { return out; }
                        public static Builder builder() { return new Builder(); }
                        public static final class Builder {
                            private String out;
                            %s
                            public Trip build() { return new Trip(out); }
                        }
                    }
                    """.formatted(methods));

            assertThat(type.roundTrip("{\"out\":\"a\"}")).isEqualTo("{\"out\":\"a\"}");
            assertThat(type.roundTrip("{\"without\":\"a\",\"stop\":\"b\"}")).isEqualTo("{\"out\":null}");
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "public Builder setUp(int v) { up = v; return this; } public Builder setup(int v) { throw new AssertionError(); }",
                "public Builder setup(int v) { throw new AssertionError(); } public Builder withUp(int v) { up = v; return this; }",
                "public Builder setup(int v) { up = v; return this; }", // JavaBeans allow this name
            })
    void aLowerCaseLetterAfterThePrefixIsTheLastResort(String methods) {
        Compiled type = compile("""
                @JsonCodec class Box {
                    private final int up;
                    private Box(int up) { this.up = up; }
                    public int getUp() { return up; }
                    public static Builder builder() { return new Builder(); }
                    public static final class Builder {
                        private int up;
                        %s
                        public Box build() { return new Box(up); }
                    }
                }
                """.formatted(methods));

        assertThat(type.roundTrip("{\"up\":2}")).isEqualTo("{\"up\":2}");
    }

    @ParameterizedTest
    @ValueSource(strings = {"withOut", "without"})
    void anExplicitPrefixDeterminesTheSetters(String name) {
        String other = name.equals("without") ? "out" : "without"; // not a setter: no prefix, or next to the usual one
        Compiled type = compile("""
                @JsonCodec @JsonBuilder(value = Trip.Maker.class, prefix = "with") class Trip {
                    private final String out;
                    private Trip(String out) { this.out = out; }
                    public String getOut() { return out; }
                    public static final class Maker {
                        private String out;
                        public Maker %s(String stop) { throw new AssertionError(); }
                        public Maker %s(String out) { this.out = out; return this; }
                        public Trip build() { return new Trip(out); }
                    }
                }
                """.formatted(other, name));

        assertThat(type.roundTrip("{\"out\":\"a\"}")).isEqualTo("{\"out\":\"a\"}");
    }

    @Test
    void aNameOnABuilderMethodRefersToTheProperty() {
        for (String getter : List.of("getFirstName", "firstName")) {
            for (String naming : List.of("IDENTITY", "SNAKE_CASE")) {
                Compiled type = compile("""
                        @JsonCodec(naming = Naming.%s) @JsonBuilder class Person {
                            private final String n;
                            private Person(String n) { this.n = n; }
                            public String %s() { return n; }
                            public static Builder builder() { return new Builder(); }
                            public static final class Builder {
                                private String n;
                                @JsonProperty("firstName") public Builder fn(String n) { this.n = n; return this; }
                                public Person build() { return new Person(n); }
                            }
                        }
                        """.formatted(naming, getter));

                assertThat(type.roundTrip("{\"firstName\":\"a\"}")).isEqualTo("{\"firstName\":\"a\"}");
            }
        }
    }

    @Test
    void manyMembersWithUnusualNamesAreSetByABuilder() {
        String fields = members(70, "private int %s;\npublic int %1$s() { return %1$s; }");
        String methods = members(70, "public B %s(int v) { made.%1$s = v; return this; }");
        Compiled type = compile("@JsonCodec public class Many { private Many() {}\n" + fields
                + "public static B builder() { return new B(); }\n"
                + "public static class B { private final Many made = new Many(); private B() {}\n" + methods
                + "public Many build() { return made; } } }");

        assertThat(type.roundTrip("{\"m69$\\u00fc\":5,\"m0$\\u00fc\":1}")).contains("\"m0$ü\":1,", "\"m69$ü\":5}");
    }

    private static String members(int count, String format) {
        return IntStream.range(0, count)
                .mapToObj(i -> format.formatted("m" + i + "$\u00fc"))
                .collect(Collectors.joining("\n"));
    }

    @Test
    void membersMayBeNamedLikeVariablesOfTheCodec() {
        Compiled type = compile("""
                @JsonCodec class A {
                    private final int builder; private final int in; private final int value;
                    private A(int builder, int in, int value) { this.builder = builder; this.in = in; this.value = value; }
                    public int builder_() { return 0; }
                    public int getBuilder() { return builder; }
                    public int getIn() { return in; }
                    public int getValue() { return value; }
                    static Builder builder() { return new Builder(); }
                    static class Builder {
                        private int b; private int i; private int v;
                        private Builder() {}
                        void builder(int b) { this.b = b; }
                        void in(int i) { this.i = i; }
                        void value(int v) { this.v = v; }
                        A build() { return new A(b, i, v); }
                    }
                }
                """);

        assertThat(type.roundTrip("{\"builder\":1,\"in\":2,\"value\":3}"))
                .isEqualTo("{\"builder\":1,\"in\":2,\"value\":3}");
    }
}
