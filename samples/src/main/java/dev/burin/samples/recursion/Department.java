package dev.burin.samples.recursion;

import java.util.Map;

/** A department and the persons in it, by their role. */
public record Department(String name, Person head, Map<String, Person> members) {}
