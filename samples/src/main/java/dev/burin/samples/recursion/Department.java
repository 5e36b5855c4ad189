package dev.burin.samples.recursion;

import java.util.Map;

/** A department and the people in it, by role. */
public record Department(String name, Person head, Map<String, Person> members) {}
