package dev.burin.processor.behaviour;

/**
 * A type with Jackson annotations, and documents for it.
 *
 * @param name the annotations, which is also the name of the test
 */
record JacksonCase(String name, String source, String... documents) {
    @Override
    public String toString() {
        return name;
    }
}
