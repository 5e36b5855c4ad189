package dev.burin;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameStartingWith;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.domain.JavaMethodCall;
import com.tngtech.archunit.core.domain.properties.HasParameterTypes;
import com.tngtech.archunit.core.domain.properties.HasReturnType;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import dev.burin.internal.bytes.Bytes;
import java.lang.invoke.VarHandle;
import java.util.stream.Collectors;

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

    /** With other types a handle converts in each call, and is many times slower; nothing else would tell. */
    @ArchTest
    static final ArchRule handlesAreCalledWithTheirOwnTypes = noClasses()
            .should()
            .callMethodWhere(describe(
                    "a VarHandle with other types than its own",
                    call -> call.getTargetOwner().isEquivalentTo(VarHandle.class) && !hasExactTypes(call)));

    /** Each method of {@link Bytes} has the types of its handle; elsewhere only the fields of a string have handles. */
    private static boolean hasExactTypes(JavaMethodCall call) {
        String types = types(call.getTarget(), call.getTarget());
        return call.getOriginOwner().isEquivalentTo(Bytes.class)
                ? call.getOrigin() instanceof JavaMethod method && types.equals(types(method, method))
                : types.equals("(java.lang.String) byte") || types.equals("(java.lang.String) byte[]");
    }

    private static String types(HasParameterTypes parameters, HasReturnType result) {
        return parameters.getRawParameterTypes().stream()
                        .map(type -> type.reflect().getTypeName())
                        .collect(Collectors.joining(", ", "(", ") "))
                + result.getRawReturnType().reflect().getTypeName();
    }
}
