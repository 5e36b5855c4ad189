package dev.burin.benchmarks;

import java.io.IOException;

/** The entry point of {@code benchmarks.jar}: a normal JMH command line. */
public final class Main {
    private Main() {}

    /** Runs JMH with its own command-line options. */
    public static void main(String[] arguments) throws IOException {
        org.openjdk.jmh.Main.main(arguments);
    }
}
