package dev.burin.processor.read;

import javax.annotation.processing.Messager;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/**
 * The compiler's tools.
 *
 * @param elements finds and describes declarations
 * @param types compares and converts types
 * @param messager prints messages
 * @param sources the types compiled now
 */
public record Javac(Elements elements, Types types, Messager messager, SourceTypes sources) {}
