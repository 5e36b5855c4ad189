package dev.burin.samples.recursion;

import dev.burin.annotation.JsonCodec;

/** A person, who belongs to a department, which has a person as its head. */
@JsonCodec
public record Person(String name, Department department) {}
