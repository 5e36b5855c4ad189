package dev.burin.samples;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import dev.burin.codegen.GeneratedCodec;

@AnalyzeClasses(packages = "dev.burin.samples", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

    @ArchTest
    static final ArchRule generatedCodecsUseTheExportedPackagesOnly = classes()
            .that()
            .areAnnotatedWith(GeneratedCodec.class)
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(
                    "java..", "dev.burin", "dev.burin.codegen", "dev.burin.codegen.value", "dev.burin.samples..");
}
