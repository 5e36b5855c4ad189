package dev.burin.processor;

import dev.burin.codegen.RuntimeVersion;
import dev.burin.processor.check.Problem;
import java.util.Map;
import java.util.stream.Collectors;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.util.ElementFilter;

/** Finds a runtime whose version differs from that of the processor: generated code would not compile, or would fail later. */
final class VersionCheck {

    private static final String BEFORE_VERSIONS = "without a version";

    private VersionCheck() {}

    static void report(ProcessingEnvironment javac) {
        String runtime = versionOfRuntime(javac);
        if (!runtime.equals(RuntimeVersion.MINOR)) {
            Problem problem = Problem.VERSION_MISMATCH;
            Map<String, String> details = Map.of("processor", RuntimeVersion.MINOR, "runtime", runtime);
            javac.getMessager().printMessage(problem.severity(), problem.text(details));
        }
    }

    /** The constant as the compiled program sees it, not as this class was compiled with it. */
    private static String versionOfRuntime(ProcessingEnvironment javac) {
        TypeElement type = javac.getElementUtils().getTypeElement(RuntimeVersion.class.getName());
        if (type == null) {
            return BEFORE_VERSIONS;
        }
        return ElementFilter.fieldsIn(type.getEnclosedElements()).stream()
                .map(VariableElement::getConstantValue)
                .map(String::valueOf)
                .collect(Collectors.joining());
    }
}
