package dev.burin.benchmarks.report.page;

import dev.burin.benchmarks.report.Table;
import java.util.List;

/** A part that consists of tables, each with its chart. */
public record Tables(String name, String title, List<Table> tables) implements Block {}
