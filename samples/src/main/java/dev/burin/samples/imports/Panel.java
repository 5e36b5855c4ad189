package dev.burin.samples.imports;

import dev.burin.annotation.JsonCodec;
import java.awt.Insets;
import java.util.List;

/** A panel with values of a JDK class. */
@JsonCodec
public record Panel(String name, Insets border, List<Insets> others) {}
