package dev.burin;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import org.jspecify.annotations.Nullable;

/** Distinguishes virtual threads: Java 21 has a method for it, Java 17 has no virtual threads. */
final class VirtualThreads {
    private static final @Nullable MethodHandle IS_VIRTUAL = findIsVirtual();

    private VirtualThreads() {}

    private static @Nullable MethodHandle findIsVirtual() {
        try {
            return MethodHandles.publicLookup()
                    .findVirtual(Thread.class, "isVirtual", MethodType.methodType(boolean.class));
        } catch (ReflectiveOperationException | LinkageError e) {
            return null; // Java 17; or a native image without the method, which throws a LinkageError
        }
    }

    /** Returns whether a thread is one of those of which there may be a million. */
    static boolean isVirtual(Thread thread) {
        try {
            return IS_VIRTUAL != null && (boolean) IS_VIRTUAL.invokeExact(thread);
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new AssertionError("Thread.isVirtual declares no exception", e);
        }
    }
}
