package dev.burin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.burin.LineCodec.Line;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.ref.WeakReference;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** Virtual threads share readers and writers, however many they are. */
class VirtualThreadsTest {
    /**
     * Each thread keeps its stack in the heap, a kilobyte or two; the execution with a small heap has no room for all
     * of them.
     */
    private static final int THREADS = Boolean.getBoolean("burin.small") ? 10_000 : 100_000;

    private static final Line LINE = new Line("a\n", 7, List.of("é"), new Line(null, 1, null, null));

    /** Records every reader and writer that it is called with, without keeping it alive. */
    private static final class Witness implements Codec<Line> {
        final ConcurrentLinkedQueue<WeakReference<Pooled>> seen = new ConcurrentLinkedQueue<>();

        @Override
        public void write(JsonWriter out, Line value) {
            seen.add(new WeakReference<>(out));
            LineCodec.INSTANCE.write(out, value);
        }

        @Override
        public Line read(JsonReader in) {
            seen.add(new WeakReference<>(in));
            return LineCodec.INSTANCE.read(in);
        }

        long stillReachable() {
            return seen.stream()
                    .map(WeakReference::get)
                    .filter(made -> made != null)
                    .distinct()
                    .count();
        }
    }

    @Test
    void parkedVirtualThreadsKeepNoReadersAndWriters() throws Exception {
        Witness codec = new Witness();
        CountDownLatch done = new CountDownLatch(THREADS);
        CountDownLatch end = new CountDownLatch(1);
        AtomicInteger wrong = new AtomicInteger();
        ExecutorService threads = virtualThreads();
        try {
            for (int i = 0; i < THREADS; i++) {
                threads.execute(() -> {
                    if (!codec.fromJson(codec.toJsonBytes(LINE)).equals(LINE)) {
                        wrong.incrementAndGet();
                    }
                    done.countDown();
                    awaitQuietly(end);
                });
            }
            assertThat(done.await(2, TimeUnit.MINUTES)).isTrue();
            System.gc();

            assertThat(wrong).hasValue(0);
            assertThat(codec.seen).hasSize(2 * THREADS);
            assertThat(codec.stillReachable()).isBetween(1L, 2L * Pool.SHELVES);
        } finally {
            end.countDown();
            threads.shutdown();
        }
    }

    @Test
    void codecsWithinCodecsAndFailuresLeaveNoTraceInVirtualThreads() throws Exception {
        Codec<Line> nested = new Codec<>() {
            @Override
            public void write(JsonWriter out, Line value) {
                out.writeString(LineCodec.INSTANCE.toJson(value));
            }

            @Override
            public Line read(JsonReader in) {
                return LineCodec.INSTANCE.fromJson(in.readString());
            }
        };
        AtomicInteger right = new AtomicInteger();
        ExecutorService threads = virtualThreads();
        for (int i = 0; i < 1_000; i++) {
            threads.execute(() -> {
                for (int round = 0; round < 10; round++) {
                    List<Line> lines = List.of(LINE, LINE);
                    if (nested.list().fromJson(nested.list().toJson(lines)).equals(lines)
                            && fails("[\"{\\\"sku\\\":")
                            && fails("[\"{}\",{")) {
                        right.incrementAndGet();
                    }
                }
            });
        }
        threads.shutdown();

        assertThat(threads.awaitTermination(2, TimeUnit.MINUTES)).isTrue();
        assertThat(right).hasValue(10_000);
    }

    private static boolean fails(String json) {
        try {
            LineCodec.INSTANCE.list().fromJson(json);
            return false;
        } catch (JsonException e) {
            return true;
        }
    }

    private static void awaitQuietly(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** The tests are compiled for Java 17, which has no virtual threads, and run on later versions too. */
    private static ExecutorService virtualThreads() throws Exception {
        assumeTrue(Runtime.version().feature() >= 21, "virtual threads need Java 21");
        MethodHandle newExecutor = MethodHandles.publicLookup()
                .findStatic(
                        Executors.class,
                        "newVirtualThreadPerTaskExecutor",
                        MethodType.methodType(ExecutorService.class));
        try {
            return (ExecutorService) newExecutor.invokeExact();
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }
}
