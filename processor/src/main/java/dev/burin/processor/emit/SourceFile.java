package dev.burin.processor.emit;

import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.TypeSpec;

/**
 * A generated file.
 *
 * @param qualifiedName the name of its class
 * @param text the source
 */
public record SourceFile(String qualifiedName, String text) {

    private static final String INDENT = "    ";

    /** Returns the file of a top-level class, laid out. */
    static SourceFile of(String packageName, TypeSpec type) {
        JavaFile file = JavaFile.builder(packageName, type)
                .indent(INDENT)
                .skipJavaLangImports(true)
                .build();
        String prefix = packageName.isEmpty() ? "" : packageName + ".";
        return new SourceFile(prefix + type.name(), Layout.of(file.toString()));
    }
}
