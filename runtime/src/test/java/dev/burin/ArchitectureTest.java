package dev.burin;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameStartingWith;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** The direction of imports in the runtime: {@code codegen.value → dev.burin → codegen → internal}; what no class may touch: {@link NoReflectionTest}. */
@AnalyzeClasses(packages = "dev.burin", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
    @ArchTest
    static final ArchRule internalUsesNoOtherPackageOfOurs = noClasses()
            .that()
            .resideInAPackage("dev.burin.internal..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("dev.burin", "dev.burin.annotation..", "dev.burin.codegen..");

    @ArchTest
    static final ArchRule codegenUsesOnlyInternal = noClasses()
            .that()
            .resideInAPackage("dev.burin.codegen")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("dev.burin", "dev.burin.annotation..", "dev.burin.codegen.value..");

    @ArchTest
    static final ArchRule readerAndWriterUseNoValueHelpers = noClasses()
            .that(resideInAPackage("dev.burin")
                    .and(not(nameStartingWith("dev.burin.Codecs")))) // a table of value codecs for users
            .should()
            .dependOnClassesThat()
            .resideInAPackage("dev.burin.codegen.value..");

    @ArchTest
    static final ArchRule theApiUsesNoAnnotation = noClasses()
            .that()
            .resideInAPackage("dev.burin")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("dev.burin.annotation..");

    @ArchTest
    static final ArchRule annotationsUseOnlyTheApi = noClasses()
            .that()
            .resideInAPackage("dev.burin.annotation..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("dev.burin.codegen..", "dev.burin.internal..");

    @ArchTest
    static final ArchRule kernelPackagesHaveNoCycle =
            slices().matching("dev.burin.internal.(*)..").should().beFreeOfCycles();
}
