package dev.burin.samples.imports;

import dev.burin.annotation.JsonCodec;
import java.awt.Insets;
import java.util.List;

/** Holds values of a class of the JDK. */
@JsonCodec
public record Panel(String name, Insets border, List<Insets> others) {}
