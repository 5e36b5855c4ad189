package dev.burin.attack;

import static com.tngtech.archunit.core.domain.JavaModifier.PUBLIC;
import static com.tngtech.archunit.core.domain.JavaModifier.STATIC;
import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaMember;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import dev.burin.JsonReader;
import dev.burin.codegen.value.TextForm;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * Attacks are read in every way that generated code uses: each method that reads a value is in the list of those ways.
 */
class ReadingTest {
    private static final JavaClasses VALUES = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("dev.burin.codegen.value");

    /** The members that {@link Reading} calls, refers to or gets, each as its class and name. */
    private static final Set<String> USED = new ClassFileImporter()
            .importClasses(Reading.class).get(Reading.class).getAccessesFromSelf().stream()
                    .map(ReadingTest::target)
                    .collect(toSet());

    private static String target(JavaAccess<?> access) {
        return access.getTargetOwner().getSimpleName() + "."
                + access.getTarget().getName();
    }

    private static String name(JavaMember member) {
        return member.getOwner().getSimpleName() + "." + member.getName();
    }

    @Test
    void everyHelperThatReadsIsAWayToReadAttacks() {
        Set<String> readers = VALUES.stream()
                .filter(type -> type.getModifiers().contains(PUBLIC))
                .flatMap(type -> type.getMethods().stream())
                .filter(ReadingTest::isReader)
                .map(ReadingTest::name)
                .collect(toSet());

        assertThat(readers).hasSizeGreaterThan(80);
        assertThat(USED).containsAll(readers);
    }

    private static boolean isReader(JavaMethod method) {
        return method.getModifiers().contains(PUBLIC)
                && method.getName().startsWith("read")
                && method.getRawParameterTypes().stream().anyMatch(type -> type.isEquivalentTo(JsonReader.class));
    }

    @Test
    void everyFormOfTextIsAWayToReadAttacks() {
        Set<String> forms = VALUES.stream()
                .map(JavaClass::getFields)
                .flatMap(Set::stream)
                .filter(field -> field.getModifiers().containsAll(Set.of(PUBLIC, STATIC)))
                .filter(field -> field.getRawType().isEquivalentTo(TextForm.class))
                .map(ReadingTest::name)
                .collect(toSet());

        assertThat(forms).hasSizeGreaterThan(10);
        assertThat(USED).containsAll(forms);
    }

    @Test
    void everyValueThatTheReaderReadsIsAWayToReadAttacks() {
        Set<String> readers = Arrays.stream(JsonReader.class.getMethods())
                .filter(method ->
                        method.getParameterCount() == 0 && method.getName().startsWith("read"))
                .map(Method::getName)
                .filter(name ->
                        !name.equals("readNull")) // says whether a value is null, and is not a way to read a document
                .map("JsonReader."::concat)
                .collect(toSet());

        assertThat(readers).hasSizeGreaterThan(12);
        assertThat(USED).containsAll(readers);
    }
}
