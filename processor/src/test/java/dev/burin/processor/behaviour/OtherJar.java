package dev.burin.processor.behaviour;

import java.util.List;

/** Classes of another jar, compiled without Burin, and the projects that use them. */
final class OtherJar {
    private static final String HEADER =
            "package app;\nimport dev.burin.annotation.*;\nimport lib.*;\nimport java.util.*;\n";

    private static final String[] LIBRARY = {
        "package lib; public record Point(int x, int y) {}",
        """
        package lib;
        public class Bean {
            private String name; private int size; protected String inherited;
            public String getName() { return name; }
            public void setName(String name) { this.name = name; }
            public int getSize() { return size; }
            public void setSize(int size) { this.size = size; }
            public String getInherited() { return inherited; }
            public void setInherited(String inherited) { this.inherited = inherited; }
        }
        """,
        "package lib; public class SubBean extends Bean { public int $own, größe; }",
        """
        package lib;
        public final class Money {
            private final long cents; private final String currency;
            public Money(long c, String u) { cents = c; currency = u; }
            public long getCents() { return cents; }
            public String getCurrency() { return currency; }
        }
        """,
        """
        package lib;
        public class Built {
            private final int total;
            private Built(int total) { this.total = total; }
            public int getTotal() { return total; }
            public static Builder builder() { return new Builder(); }
            public static class Builder {
                private int total;
                public Builder total(int total) { this.total = total; return this; }
                public Built build() { return new Built(total); }
            }
        }
        """,
        "package lib; public enum Color { RED, GREEN }",
        "package lib; public record Box<T extends Comparable<T>>(T content) {}",
        "package lib; public class Outer { public record Inner(int a) {} }",
        "package lib; public sealed interface Shape permits Circle, Square {}",
        "package lib; public record Circle(int radius) implements Shape {}",
        "package lib; public record Square(int side) implements Shape {}",
        "package lib; public interface Animal { }",
        "package lib; public interface Pet { }",
        "package lib; public record Cat(int lives) implements Animal, Pet {}",
        "package lib; public abstract class Dog implements Animal { }",
        "package lib; public class Poodle extends Dog { public int curls; }",
        "package lib; public class Hiding { public int seen; int hidden; private int secret; }",
        "package lib; class Hidden { public int x; }",
        """
        package lib;
        public class Closed {
            @com.fasterxml.jackson.annotation.JsonProperty("no") private int number;
            public int shown;
        }
        """,
        """
        package lib;
        public class Uncreatable {
            private final int x;
            @com.fasterxml.jackson.annotation.JsonCreator
            private Uncreatable(@com.fasterxml.jackson.annotation.JsonProperty("x") int x) { this.x = x; }
            public int getX() { return x; }
        }
        """,
        "package lib; public class Holder { public static Hidden hidden() { return null; } public static class Open { int x; } }",
    };

    static final Project LIB = Project.plain().compile(LIBRARY);

    private OtherJar() {}

    /** Returns a project with these files, compiled with Burin and with the classes of the jar. */
    static Project app(String... files) {
        return Project.withBurin().using(LIB).compile(files);
    }

    /** Returns the errors in these files. */
    static List<String> errors(String... files) {
        return Project.withBurin().using(LIB).errors(files);
    }

    /** Returns a file that declares a type, with the usual imports. */
    static String type(String declaration) {
        return HEADER + declaration;
    }
}
