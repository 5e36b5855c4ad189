package dev.burin.benchmarks.compare;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * The lock file by which a JMH run detects another one on the same machine. JMH would refuse to run; a comparison warns,
 * continues, and keeps the lock for all of its forks.
 */
public final class MachineLock {
    private static final Path FILE = Path.of(System.getProperty("java.io.tmpdir"), "jmh.lock");

    private MachineLock() {}

    /** Takes the lock until this virtual machine ends, and stops JMH from checking it; returns whether it was free. */
    @SuppressWarnings("resource") // The lock is released with the process.
    public static boolean take() {
        System.setProperty("jmh.ignoreLock", "true");
        try {
            return FileChannel.open(FILE, StandardOpenOption.CREATE, StandardOpenOption.WRITE)
                            .tryLock()
                    != null;
        } catch (OverlappingFileLockException e) {
            return true; // held by an earlier comparison in this virtual machine
        } catch (IOException e) {
            return false; // the file belongs to another user
        }
    }
}
