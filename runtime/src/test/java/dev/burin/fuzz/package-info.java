/**
 * Targets for coverage-guided fuzzing: {@code .ci/fuzz} runs Jazzer on them, {@link dev.burin.fuzz.FuzzCorpusTest} replays what
 * it has found on every build.
 *
 * <p>A target is a class with {@code public static void fuzzerTestOneInput(byte[])}, which Jazzer looks for by its name, so
 * nothing here depends on it. It returns when all is well, and throws whatever else happens. The inputs that are kept are in
 * {@code src/test/resources/fuzz}, a folder for each target; one that made a target fail stays there when it is repaired.
 */
package dev.burin.fuzz;
