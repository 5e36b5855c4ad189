package dev.burin.processor.model;

/**
 * Something noticed about a type that matters only where its values are written or read as the type says, not by a user's
 * codec.
 *
 * @param observation what was noticed
 * @param use what it concerns
 */
public record Concern(Observation observation, Use use) {

    /** What may be done with a type. */
    public enum Use {
        /** Its values are written or read, as keys of maps too. */
        ANY,
        /** Its values are read, as keys of maps too. */
        READ,
        /** Its values are keys of maps. */
        KEY
    }
}
