package dev.burin.processor;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.belongToAnyOf;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.palantir.javapoet.TypeName;
import com.tngtech.archunit.core.domain.JavaMethodCall;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import dev.burin.processor.read.RecordComponents;
import java.util.stream.Stream;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;

/** Which stages of the processor may use which others, and what no class of the processor may call. */
@AnalyzeClasses(packages = ArchitectureTest.ROOT, importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
    static final String ROOT = "dev.burin.processor";

    @ArchTest
    static final ArchRule modelUsesNoStage = theStage("model");

    @ArchTest
    static final ArchRule readUsesModel = theStage("read", "model");

    @ArchTest
    static final ArchRule planUsesModel = theStage("plan", "model");

    @ArchTest
    static final ArchRule emitUsesModel = theStage("emit", "model");

    @ArchTest
    static final ArchRule bindUsesModelPlanAndEmit = theStage("bind", "model", "plan", "emit");

    @ArchTest
    static final ArchRule shapeUsesModelPlanEmitAndBind = theStage("shape", "model", "plan", "emit", "bind");

    @ArchTest
    static final ArchRule checkUsesModelAndBind = theStage("check", "model", "bind");

    @ArchTest
    static final ArchRule stagesHaveNoCycle =
            slices().matching(ROOT + ".(*)..").should().beFreeOfCycles();

    // Modifier and SourceVersion are constants that JavaPoet's own interface needs.
    @ArchTest
    static final ArchRule onlyReadAndTheEntryPointUseTheLanguageModel = noClasses()
            .that()
            .resideOutsideOfPackages(ROOT, ROOT + ".read..")
            .should()
            .dependOnClassesThat(resideInAPackage("javax.lang.model..")
                    .and(not(belongToAnyOf(Modifier.class, SourceVersion.class))));

    // Names are immutable, comparable and printable; specs and code blocks belong to the later stages.
    @ArchTest
    static final ArchRule modelAndPlanUseOnlyTheNamesOfJavaPoet = noClasses()
            .that()
            .resideInAnyPackage(ROOT + ".model..", ROOT + ".plan..")
            .should()
            .dependOnClassesThat(resideInAPackage("com.palantir.javapoet..").and(not(assignableTo(TypeName.class))));

    // Two TypeMirrors of one type need not be equal: Types.isSameType compares them. Error Prone's TypeEquals finds the
    // calls on subtypes such as DeclaredType as well, which bytecode shows as calls of Object.equals.
    @ArchTest
    static final ArchRule noClassCallsEqualsOfTypeMirror = noClasses()
            .should()
            .callMethodWhere(describe("equals of a TypeMirror is called", ArchitectureTest::callsEqualsOfTypeMirror));

    @ArchTest
    static final ArchRule onlyOneClassCallsGetRecordComponents = noClasses()
            .that()
            .doNotBelongToAnyOf(RecordComponents.class)
            .should()
            .callMethod(TypeElement.class, "getRecordComponents");

    private static ArchRule theStage(String stage, String... usable) {
        String[] allowed = Stream.concat(Stream.of(stage), Stream.of(usable))
                .map(name -> ROOT + "." + name + "..")
                .toArray(String[]::new);
        return noClasses()
                .that()
                .resideInAPackage(ROOT + "." + stage + "..")
                .should()
                .dependOnClassesThat(resideInAPackage(ROOT + "..").and(not(resideInAnyPackage(allowed))));
    }

    private static boolean callsEqualsOfTypeMirror(JavaMethodCall call) {
        return call.getTarget().getName().equals("equals")
                && call.getTargetOwner().isAssignableTo(TypeMirror.class);
    }
}
