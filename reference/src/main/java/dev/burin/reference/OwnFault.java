package dev.burin.reference;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Tells the faults of Burin's own code from what types refuse: both are exceptions of the one declared kind, with the code
 * {@code REFUSED_VALUE}.
 *
 * <p>Whose fault it is says the first method on the stack that is none of the JDK's. Where a trace is missing it is taken for
 * Burin's: {@code -XX:-OmitStackTraceInFastThrow} keeps the JVM from leaving out those of hot code.
 */
public final class OwnFault {
    private static final String CODE = "REFUSED_VALUE";

    /** The packages of the runtime; tests and samples have others below {@code dev.burin}. */
    private static final Pattern RUNTIME = Pattern.compile("dev\\.burin(\\.codegen(\\.value)?|\\.internal(\\.\\w+)*)?");

    /** A codec, or a class nested in one. */
    private static final Pattern CODEC = Pattern.compile("(.*Codec)(\\$.*)?");

    /** On classes that are generated; not there at run time, but in the class file. */
    private static final String GENERATED = "Ldev/burin/codegen/GeneratedCodec;";

    /** What generated code calls on collections, some of which take no null, or nothing at all: that is theirs to say. */
    private static final Set<String> COLLECTING = Set.of("add", "put", "containsKey");

    private OwnFault() {}

    /** Returns whether Burin's own code threw what an exception with this code, if it is that of a refusal, has as its cause. */
    public static boolean isBehind(Throwable refusal, Enum<?> code) {
        return code.name().equals(CODE) && (refusal.getCause() == null || isOwn(refusal.getCause()));
    }

    private static boolean isOwn(Throwable cause) {
        StackTraceElement[] trace = cause.getStackTrace();
        int caller = 0;
        while (caller < trace.length && isOfJdk(trace[caller])) {
            caller++;
        }
        if (caller == trace.length) {
            return true;
        }
        boolean isOfCollection = caller > 0 && isCollecting(trace[caller - 1]);
        return !isOfCollection && (isOfRuntime(trace[caller]) || isGenerated(trace[caller]));
    }

    private static boolean isOfJdk(StackTraceElement frame) {
        String module = frame.getModuleName();
        return module != null && (module.startsWith("java.") || module.startsWith("jdk."));
    }

    private static boolean isCollecting(StackTraceElement frame) {
        return frame.getClassName().startsWith("java.util.") && COLLECTING.contains(frame.getMethodName());
    }

    private static boolean isOfRuntime(StackTraceElement frame) {
        String name = frame.getClassName();
        return RUNTIME.matcher(name.substring(0, Math.max(0, name.lastIndexOf('.'))))
                .matches();
    }

    /** Codecs that were compiled in memory have no class file; those are generated. */
    private static boolean isGenerated(StackTraceElement frame) {
        var codec = CODEC.matcher(frame.getClassName());
        return codec.matches()
                && classFile(codec.group(1))
                        .map(file -> file.contains(GENERATED))
                        .orElse(true);
    }

    private static Optional<String> classFile(String className) {
        String name = className.replace('.', '/') + ".class";
        try (InputStream in = OwnFault.class.getClassLoader().getResourceAsStream(name)) {
            return in == null
                    ? Optional.empty()
                    : Optional.of(new String(in.readAllBytes(), StandardCharsets.ISO_8859_1));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
