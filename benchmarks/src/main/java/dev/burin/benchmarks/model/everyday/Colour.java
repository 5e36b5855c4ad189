package dev.burin.benchmarks.model.everyday;

/** Six constants, so that a branch predictor cannot guess the next one. */
public enum Colour {
    RED,
    GREEN,
    BLUE,
    LIGHT_YELLOW,
    DARK_MAGENTA,
    ORANGE
}
