package dev.burin.samples;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.belongToAnyOf;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import dev.burin.codegen.GeneratedCodec;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.ResourceBundle;
import java.util.ServiceLoader;
import java.util.Set;

/** Checks what generated code uses, for every codec of the samples. */
@AnalyzeClasses(packages = "dev.burin.samples", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
    /** Calls that find a class, a member or a resource, or create an instance, by names that are only known at run time. */
    private static final DescribedPredicate<JavaAccess<?>> A_METHOD_OF_CLASS = describe(
            "a method of Class is called", access -> access.getTargetOwner().isEquivalentTo(Class.class));

    /** Calls that load native code or start processes. */
    private static final DescribedPredicate<JavaAccess<?>> A_METHOD_OF_THE_SYSTEM = describe(
            "a method of System or Runtime is called", access -> Set.of(System.class.getName(), Runtime.class.getName())
                    .contains(access.getTargetOwner().getName()));

    private static final DescribedPredicate<JavaClass> GENERATED = describe(
            "are generated",
            type -> type.isAnnotatedWith(GeneratedCodec.class)
                    || type.getEnclosingClass()
                            .filter(outer -> outer.isAnnotatedWith(GeneratedCodec.class))
                            .isPresent());

    @ArchTest
    static final ArchRule generatedCodecsUseTheExportedPackagesOnly = classes()
            .that(GENERATED)
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(
                    "java..", "dev.burin", "dev.burin.codegen", "dev.burin.codegen.value", "dev.burin.samples..");

    @ArchTest
    static final ArchRule generatedCodecsAreNotReflective = noClasses()
            .that(GENERATED)
            .should()
            .dependOnClassesThat(resideInAnyPackage("java.lang.reflect..", "java.lang.invoke..", "java.lang.foreign..")
                    .or(assignableTo(ClassLoader.class))
                    .or(belongToAnyOf(
                            ServiceLoader.class,
                            ResourceBundle.class,
                            ObjectInputStream.class,
                            ObjectOutputStream.class)));

    @ArchTest
    static final ArchRule generatedCodecsAskNothingOfClasses =
            noClasses().that(GENERATED).should().accessTargetWhere(A_METHOD_OF_CLASS);

    @ArchTest
    static final ArchRule generatedCodecsAskNothingOfTheSystem =
            noClasses().that(GENERATED).should().accessTargetWhere(A_METHOD_OF_THE_SYSTEM);
}
