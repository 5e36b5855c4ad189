package dev.burin.processor;

import dev.burin.annotation.JsonCodec;
import dev.burin.codegen.RuntimeVersion;
import dev.burin.processor.check.Problem;
import java.util.Map;
import java.util.stream.Collectors;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.util.ElementFilter;

/** Reports a runtime whose version differs from the processor's: generated code would not compile, or would fail later. */
final class VersionCheck {

    private static final String BEFORE_VERSIONS = "without a version";

    private VersionCheck() {}

    static void report(ProcessingEnvironment javac) {
        if (javac.getElementUtils().getTypeElement(JsonCodec.class.getName()) == null) {
            return; // no runtime, or a module that does not require it: the compiler says so
        }
        String runtime = versionOfRuntime(javac);
        if (!runtime.equals(RuntimeVersion.MINOR)) {
            Map<String, String> details = Map.of("processor", RuntimeVersion.MINOR, "runtime", runtime);
            new Reports(javac.getMessager()).report(Problem.VERSION_MISMATCH, details);
        }
    }

    /** Reads the constant from the runtime of the compiled program, not the value that was compiled into this class. */
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
