package dev.burin.benchmarks.model.everyday;

/** Six constants; no branch predictor knows which is next. */
public enum Colour {
    RED,
    GREEN,
    BLUE,
    LIGHT_YELLOW,
    DARK_MAGENTA,
    ORANGE
}
