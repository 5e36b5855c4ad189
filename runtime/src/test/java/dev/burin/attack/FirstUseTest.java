package dev.burin.attack;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.burin.Codec;
import dev.burin.JsonException;
import dev.burin.JsonLimits;
import dev.burin.JsonOptions;
import dev.burin.JsonReader;
import dev.burin.JsonWriter;
import java.nio.file.Path;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A21: a class that is first used in the innermost level of a document can be used by the next document, however little stack
 * there was.
 *
 * <p>Where the stack ends while a class is initialized, no thread can use that class any more. So each document has a virtual
 * machine of its own.
 */
class FirstUseTest {
    private static final int TIMEOUT_SECONDS = 60;

    @ParameterizedTest
    @ValueSource(strings = {"read", "write", "readLarge"})
    void noClassIsLostWhereTheStackEnds(String way) throws Exception {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        String classes = System.getProperty("java.class.path");
        // Without compilers, a level always takes the same stack. Compiled levels leave less room: docs/attacks.md.
        Process process = new ProcessBuilder(java, "-Xint", "-cp", classes, Program.class.getName(), way)
                .redirectErrorStream(true)
                .start();
        String output = new String(process.getInputStream().readAllBytes(), UTF_8);

        assertThat(process.waitFor(TIMEOUT_SECONDS, TimeUnit.SECONDS)).isTrue();
        assertThat(output).startsWith(Program.DONE);
    }

    /** What the other virtual machine runs. */
    static final class Program {
        static final String DONE = "Deepest level: ";

        private static final int STACK_BYTES = 1 << 18;

        /** With questions before every sixteen large levels, this stack would end between two of them. */
        private static final int LARGE_STACK_BYTES = 832 << 10;

        private static final int MAX_LEVELS = 1 << 12;

        /** What these levels take is enough to load {@link Rare}, which does no harm if it fails, but not to initialize it. */
        private static final int LEVELS_LEFT = 100;

        /** Likewise: they take some 24 of the 30 KiB that {@link Rare} takes. */
        private static final int LARGE_LEVELS_LEFT = 3;

        /** They take some 8 KiB, twice as much as a level of a record with 250 components. */
        private static final int CALLS_OF_A_LARGE_LEVEL = 60;

        private final Codec<Chain> codec;
        private final boolean isWritten;
        private final boolean isLarge;

        private Program(String way) {
            isWritten = way.equals("write");
            isLarge = way.equals("readLarge");
            codec = new ChainCodec(isLarge ? CALLS_OF_A_LARGE_LEVEL : 0)
                    .with(JsonOptions.DEFAULT.withLimits(JsonLimits.DEFAULT.withMaxDepth(MAX_LEVELS)));
        }

        /** Reads or writes a document of nearly as many levels as fit, then a small one that has the same innermost value. */
        public static void main(String[] arguments) throws Exception {
            Program program = new Program(arguments[0]);
            int deepest = program.deepest();
            program.fits(deepest - (program.isLarge ? LARGE_LEVELS_LEFT : LEVELS_LEFT), true);
            program.run(2, true);
            System.out.println(DONE + deepest);
        }

        /** Returns how many levels fit on a small stack. */
        private int deepest() throws Exception {
            int fitting = 1;
            int tooMany = MAX_LEVELS;
            while (tooMany - fitting > 1) {
                int levels = (fitting + tooMany) / 2;
                if (fits(levels, false)) {
                    fitting = levels;
                } else {
                    tooMany = levels;
                }
            }
            return fitting;
        }

        private boolean fits(int levels, boolean isRare) throws Exception {
            FutureTask<Boolean> task = new FutureTask<>(() -> tryRun(levels, isRare));
            new Thread(null, task, "small", isLarge ? LARGE_STACK_BYTES : STACK_BYTES).start();
            return task.get();
        }

        private boolean tryRun(int levels, boolean isRare) {
            try {
                run(levels, isRare);
                return true;
            } catch (JsonException e) {
                return false;
            }
        }

        private void run(int levels, boolean isRare) {
            if (isWritten) {
                Chain chain = new Chain(isRare, null);
                for (int level = 1; level < levels; level++) {
                    chain = new Chain(isRare, chain);
                }
                codec.toJsonBytes(chain);
            } else {
                String innermost = isRare ? "{\"rare\":{}}" : "{\"next\":{}}";
                String json = "{\"next\":".repeat(levels - 2) + innermost + "}".repeat(levels - 2);
                codec.fromJson(json.getBytes(US_ASCII));
            }
        }
    }

    /** Objects in objects, of which the innermost may use a class that is seldom used. */
    private record Chain(boolean isRare, @Nullable Chain next) {}

    /** Calls itself for each level, in between as often as {@code callsPerLevel} says. */
    private record ChainCodec(int callsPerLevel) implements Codec<Chain> {
        @Override
        public void write(JsonWriter out, Chain value) {
            out.beginObject();
            if (value.next() != null) {
                out.name("next");
                write(out, value.next());
            } else if (value.isRare()) {
                Rare.use();
            }
            out.endObject();
        }

        @Override
        public Chain read(JsonReader in) {
            Chain next = null;
            boolean isRare = false;
            for (boolean hasNext = in.beginObject(); hasNext; hasNext = in.nextEntry()) {
                isRare = in.readName().equals("rare");
                if (isRare) {
                    Rare.use();
                }
                next = readNext(in, callsPerLevel);
            }
            return new Chain(isRare, next);
        }

        private Chain readNext(JsonReader in, int calls) {
            return calls == 0 ? read(in) : readNext(in, calls - 1);
        }
    }

    /** A class whose initialization takes some 30 KiB of stack. */
    private static final class Rare {
        private static final int CALLS = 400;
        private static final int USED = descend(CALLS);

        private Rare() {}

        static int use() {
            return USED;
        }

        private static int descend(int calls) {
            return calls == 0 ? 0 : 1 + descend(calls - 1);
        }
    }
}
