package dev.burin.processor.read;

import java.util.List;

/**
 * The public types of {@code java.lang}, in JDK 17 to 25.
 *
 * <p>Not read from javac: listing a package completes every class in it, which reads their class files. In a package of source
 * files it also makes javac compile files again whose name is not that of a type in them, and report duplicate classes.
 */
final class JavaLang {

    /** The simple names. */
    static final List<String> NAMES = List.of("""
            AbstractMethodError Appendable ArithmeticException ArrayIndexOutOfBoundsException ArrayStoreException
            AssertionError AutoCloseable Boolean BootstrapMethodError Byte CharSequence Character Class ClassCastException
            ClassCircularityError ClassFormatError ClassLoader ClassNotFoundException ClassValue CloneNotSupportedException
            Cloneable Comparable Compiler Deprecated Double Enum EnumConstantNotPresentException Error Exception
            ExceptionInInitializerError Float FunctionalInterface IO IllegalAccessError IllegalAccessException
            IllegalArgumentException IllegalCallerException IllegalMonitorStateException IllegalStateException
            IllegalThreadStateException IncompatibleClassChangeError IndexOutOfBoundsException InheritableThreadLocal
            InstantiationError InstantiationException Integer InternalError InterruptedException Iterable
            LayerInstantiationException LinkageError Long MatchException Math Module ModuleLayer NegativeArraySizeException
            NoClassDefFoundError NoSuchFieldError NoSuchFieldException NoSuchMethodError NoSuchMethodException
            NullPointerException Number NumberFormatException Object OutOfMemoryError Override Package Process
            ProcessBuilder ProcessHandle Readable Record ReflectiveOperationException Runnable Runtime RuntimeException
            RuntimePermission SafeVarargs ScopedValue SecurityException SecurityManager Short StableValue StackOverflowError
            StackTraceElement StackWalker StrictMath String StringBuffer StringBuilder StringIndexOutOfBoundsException
            SuppressWarnings System Thread ThreadDeath ThreadGroup ThreadLocal Throwable TypeNotPresentException
            UnknownError UnsatisfiedLinkError UnsupportedClassVersionError UnsupportedOperationException VerifyError
            VirtualMachineError Void WrongThreadException""".split("\\s+"));

    private JavaLang() {}
}
