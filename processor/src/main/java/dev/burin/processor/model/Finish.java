package dev.burin.processor.model;

import com.palantir.javapoet.TypeName;

/**
 * How a builder ends.
 *
 * @param builder the type of the builder
 * @param method the method that returns the instance
 */
public record Finish(TypeName builder, String method) {}
