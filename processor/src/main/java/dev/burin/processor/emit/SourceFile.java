package dev.burin.processor.emit;

import com.palantir.javapoet.JavaFile;

/**
 * A generated file.
 *
 * @param qualifiedName the name of its class
 * @param text the source
 */
public record SourceFile(String qualifiedName, String text) {

    /** Returns a file, laid out. */
    static SourceFile of(JavaFile file) {
        String prefix = file.packageName().isEmpty() ? "" : file.packageName() + ".";
        return new SourceFile(prefix + file.typeSpec().name(), Layout.of(file.toString()));
    }
}
