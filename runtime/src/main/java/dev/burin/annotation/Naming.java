package dev.burin.annotation;

import java.util.function.UnaryOperator;

/**
 * Derives JSON names from Java names, with the same results as Jackson's strategies of the same names.
 *
 * <pre>{@code
 * Naming.KEBAB_CASE.apply("placedAt")   // placed-at
 * }</pre>
 */
public enum Naming {
    /** {@code placedAt} stays {@code placedAt}. */
    IDENTITY(UnaryOperator.identity()),
    /** {@code placedAt} becomes {@code placed_at}; capitals in a row are one word, {@code theURLPath} → {@code the_urlpath}. */
    SNAKE_CASE(Names::snake),
    /** {@code placedAt} becomes {@code placed-at}; {@code theURLPath} becomes {@code the-url-path}. */
    KEBAB_CASE(name -> Names.separated(name, '-')),
    /** {@code placedAt} becomes {@code PlacedAt}. */
    UPPER_CAMEL_CASE(Names::upperCamel),
    /** {@code placedAt} becomes {@code PLACED_AT}. */
    UPPER_SNAKE_CASE(Names::upperSnake),
    /** {@code placedAt} becomes {@code placedat}. */
    LOWER_CASE(Names::lower),
    /** {@code placedAt} becomes {@code placed.at}. */
    LOWER_DOT_CASE(name -> Names.separated(name, '.'));

    @SuppressWarnings("ImmutableEnumChecker") // every strategy is a pure function
    private final UnaryOperator<String> strategy;

    Naming(UnaryOperator<String> strategy) {
        this.strategy = strategy;
    }

    /** Returns the JSON name of the property {@code javaName}. */
    public String apply(String javaName) {
        return strategy.apply(javaName);
    }
}
