package dev.burin.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OwnFaultTest {
    /** Some of the codes that exceptions have. */
    private enum Code {
        REFUSED_VALUE,
        TYPE_MISMATCH
    }

    /** In its class file stands what generated codecs are annotated with. */
    private static final class MadeCodec {
        static final String ANNOTATION = "Ldev/burin/codegen/GeneratedCodec;";

        static void refuseNull() {
            new ArrayDeque<>().add(null);
        }

        static int parse(String text) {
            return Integer.parseInt(text);
        }
    }

    private static final class HandwrittenCodec {
        static int parse(String text) {
            return Integer.parseInt(text);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "dev.burin.JsonReader",
                "dev.burin.codegen.MemberName$1",
                "dev.burin.codegen.value.Values",
                "dev.burin.internal.text.StringScan",
                "compiled.in.memory.OrderCodec",
                "compiled.in.memory.OrderCodec$Members",
                "InMemoryCodec"
            })
    void whatTheRuntimeOrAGeneratedCodecThrowsIsItsOwn(String className) {
        assertThat(isOwn(thrownIn(className, "dev.burin.samples.Order"))).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "dev.burin.samples.Order",
                "com.example.Codecs",
                "dev.burin.reference.OwnFaultTest$HandwrittenCodec"
            })
    void whatTypesAndHandwrittenCodecsThrowIsTheirs(String className) {
        assertThat(isOwn(thrownIn(className, "dev.burin.JsonReader"))).isFalse();
    }

    @Test
    void whatTheJdkThrowsIsTheFaultOfItsCaller() {
        assertThat(isOwn(thrown(() -> MadeCodec.parse("x")))).isTrue();
        assertThat(isOwn(thrown(() -> HandwrittenCodec.parse("x")))).isFalse();
    }

    @Test
    void collectionsMayRefuseElements() {
        assertThat(isOwn(thrown(MadeCodec::refuseNull))).isFalse();
    }

    @Test
    void whatNobodyCanBeSeenToThrowIsItsOwn() {
        assertThat(isOwn(thrownIn())).isTrue();
        assertThat(isOwn(null)).isTrue();
    }

    @Test
    void exceptionsWithAnotherCodeAreMeant() {
        Throwable refusal = new IllegalStateException(thrownIn("dev.burin.JsonReader"));

        assertThat(OwnFault.isBehind(refusal, Code.TYPE_MISMATCH)).isFalse();
    }

    private static boolean isOwn(Throwable cause) {
        return OwnFault.isBehind(new IllegalStateException(cause), Code.REFUSED_VALUE);
    }

    private static Throwable thrownIn(String... classNames) {
        Throwable thrown = new ArrayIndexOutOfBoundsException();
        thrown.setStackTrace(Stream.of(classNames)
                .map(name -> new StackTraceElement(name, "read", null, -1))
                .toArray(StackTraceElement[]::new));
        return thrown;
    }

    private static Throwable thrown(Runnable call) {
        try {
            call.run();
        } catch (RuntimeException e) {
            return e;
        }
        throw new AssertionError("It returned.");
    }
}
