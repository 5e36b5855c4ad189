package dev.burin.processor.model;

import dev.burin.annotation.JsonTypeInfo.Style;

/**
 * Where the label of a subtype is.
 *
 * @param style in the object, or around it
 * @param name the JSON name of the member that holds it; wrappers have none, {@code ""}
 */
public record Discriminator(Style style, String name) {
    /** The discriminator of a type in no hierarchy. */
    public static final Discriminator NONE = new Discriminator(Style.PROPERTY, "");

    /** The name where nothing says another one: that of {@code @JsonTypeInfo}, which is Jackson's, too. */
    public static final String USUAL_NAME = "@type";

    /** Of a type whose annotations do not say any. */
    public static final Discriminator USUAL = new Discriminator(Style.PROPERTY, USUAL_NAME);

    /** Returns the discriminator; the name counts where the style has one. */
    public static Discriminator of(Style style, String name) {
        return new Discriminator(style, isWrapper(style) ? "" : name);
    }

    private static boolean isWrapper(Style style) {
        return style == Style.WRAPPER_OBJECT || style == Style.WRAPPER_ARRAY;
    }

    /** Whether the label stands around the value, which may be of any kind then. */
    public boolean isWrapper() {
        return isWrapper(style);
    }

    /** The words from which names in Java are built: the name from its first letter on, {@code type} for {@code @type}. */
    public String words() {
        return name.replaceFirst("^[^\\p{L}]+", "");
    }

    /** For messages: what distinguishes subtypes. */
    public String displayName() {
        return switch (style) {
            case PROPERTY -> '"' + name + '"';
            case EXISTING -> "their property \"" + name + '"';
            case WRAPPER_OBJECT -> "an object around them";
            case WRAPPER_ARRAY -> "an array around them";
        };
    }
}
