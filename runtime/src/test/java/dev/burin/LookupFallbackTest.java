package dev.burin;

import static org.assertj.core.api.Assertions.assertThat;

import dev.burin.internal.text.StringBytes;
import dev.burin.test.PatchedClasses;
import java.lang.reflect.Method;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What is looked up by name may be missing, on an old JDK or in a native image: then a fallback is used, and no error
 * occurs.
 */
class LookupFallbackTest {
    @Test
    void withoutTheMethodNoThreadIsVirtual() throws ReflectiveOperationException {
        // Our own method has the same name, so it is renamed, too.
        Class<?> patched = new PatchedClasses(VirtualThreads.class.getName(), "isVirtual", "isVirtuaX")
                .loadClass(VirtualThreads.class.getName());
        Method isVirtual = patched.getDeclaredMethod("isVirtuaX", Thread.class);
        isVirtual.setAccessible(true);

        assertThat(isVirtual.invoke(null, Thread.currentThread())).isEqualTo(false);
    }

    /** Meaningful only where {@code java.lang} is open, as it is in the second run of these tests. */
    @ParameterizedTest
    @CsvSource({"value, vALUE", "coder, cODER"})
    void stringsAreNotOpenWithoutTheFieldsOfString(String field, String other) throws ReflectiveOperationException {
        Class<?> patched =
                new PatchedClasses(StringBytes.class.getName(), field, other).loadClass(StringBytes.class.getName());

        assertThat(patched.getField("ARE_OPEN").get(null)).isEqualTo(false);
        assertThat(StringBytes.ARE_OPEN).isEqualTo(Boolean.getBoolean("burin.opens"));
    }
}
