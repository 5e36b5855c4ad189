/**
 * Targets for coverage-guided fuzzing: {@code .ci/fuzz} runs Jazzer on them, {@link dev.burin.fuzz.FuzzCorpusTest} replays what
 * it has found on every build.
 *
 * <p>A target is a class with {@code public static void fuzzerTestOneInput(byte[])}, which Jazzer looks up by name, so nothing
 * here depends on Jazzer. It returns if all is well, and throws otherwise. The inputs that are kept are in
 * {@code src/test/resources/fuzz}, one folder per target; an input that made a target fail stays there after the fix.
 */
package dev.burin.fuzz;
