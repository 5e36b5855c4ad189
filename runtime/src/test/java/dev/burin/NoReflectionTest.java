package dev.burin;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.belongToAnyOf;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noMethods;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.Location;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import dev.burin.internal.bytes.Bytes;
import dev.burin.internal.text.StringBytes;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.lang.invoke.MethodHandles;
import java.util.List;
import java.util.ResourceBundle;
import java.util.ServiceLoader;

/**
 * What no class of the runtime touches: reflection, {@code Unsafe}, native code, classes by name, resources, proxies,
 * serialization. A native image of it needs no metadata, and no document can reach a class that its codec does not name.
 */
@AnalyzeClasses(
        packages = "dev.burin",
        importOptions = {ImportOption.DoNotIncludeTests.class, NoReflectionTest.WithoutReference.class})
class NoReflectionTest {
    /** Excludes the parser that readers are compared with: it is in another module, on which only tests depend. */
    static final class WithoutReference implements ImportOption {
        @Override
        public boolean includes(Location location) {
            return !location.contains("/dev/burin/reference/");
        }
    }

    /**
     * All packages that the runtime uses; those that it does not need, such as {@code java.lang.reflect}, are not
     * listed.
     */
    private static final String[] PACKAGES = {
        "dev.burin..",
        "java.io",
        "java.lang",
        "java.lang.annotation",
        "java.lang.invoke", // only where the rule below says so
        "java.lang.ref",
        "java.math",
        "java.net",
        "java.nio",
        "java.nio.charset",
        "java.nio.file", // names only
        "java.security", // SHA-256, which every platform has
        "java.sql", // see module-info
        "java.time",
        "java.time.chrono", // supertypes of ZonedDateTime
        "java.time.format", // patterns of @JsonFormat, in the root locale, which needs no resources
        "java.time.temporal",
        "java.time.zone",
        "java.util",
        "java.util.concurrent.atomic",
        "java.util.function",
        "java.util.regex",
        "java.util.stream",
        "org.jspecify.annotations"
    };

    @ArchTest
    static final ArchRule onlyTheNamedPackagesAreUsed =
            classes().should().onlyDependOnClassesThat().resideInAnyPackage(PACKAGES);

    @ArchTest
    static final ArchRule onlyThreeClassesUseMethodHandles = noClasses()
            .that()
            .doNotBelongToAnyOf(
                    Bytes.class, // words of a byte array
                    StringBytes.class, // the bytes of a string, if a program opens them
                    VirtualThreads.class) // a method that Java 17 does not have
            .should()
            .dependOnClassesThat(resideInAPackage("java.lang.invoke.."));

    @ArchTest
    static final ArchRule methodHandlesAreForWhatTheCodeNames =
            onlyUses(MethodHandles.class, "byteArrayViewVarHandle", "lookup", "privateLookupIn", "publicLookup");

    @ArchTest
    static final ArchRule lookupsDefineNoClass = onlyUses(MethodHandles.Lookup.class, "findVarHandle", "findVirtual");

    @ArchTest
    static final ArchRule classesAreNamedNotSearched =
            onlyUses(Class.class, "getModule", "getName", "getPackageName", "getSimpleName");

    @ArchTest
    static final ArchRule modulesAreOnlyAskedWhetherTheyAreOpen = onlyUses(Module.class, "isOpen");

    @ArchTest
    static final ArchRule nothingNativeIsLoaded = onlyUses(System.class, "arraycopy", "nanoTime");

    @ArchTest
    static final ArchRule noProcessIsStarted = onlyUses(Runtime.class, "availableProcessors", "getRuntime", "version");

    @ArchTest
    static final ArchRule noMethodIsNative = noMethods().should().haveModifier(JavaModifier.NATIVE);

    @ArchTest
    static final ArchRule nothingIsLoadedOrDeserialized = noClasses()
            .should()
            .dependOnClassesThat(assignableTo(ClassLoader.class)
                    .or(belongToAnyOf(
                            ServiceLoader.class,
                            ResourceBundle.class,
                            ObjectInputStream.class,
                            ObjectOutputStream.class)));

    @ArchTest
    static final ArchRule nothingButExceptionsAndEnumsIsSerializable = noClasses()
            .that()
            .areNotAssignableTo(Throwable.class)
            .and()
            .areNotAssignableTo(Enum.class)
            .should()
            .beAssignableTo(Serializable.class);

    private static ArchRule onlyUses(Class<?> owner, String... members) {
        List<String> allowed = List.of(members);
        DescribedPredicate<JavaAccess<?>> other = describe(
                "another member of " + owner.getSimpleName() + " than " + allowed,
                access -> access.getTargetOwner().isEquivalentTo(owner)
                        && !allowed.contains(access.getTarget().getName()));
        return noClasses().should().accessTargetWhere(other);
    }
}
