package dev.burin.annotation;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Each strategy gives the names that Jackson's strategy of the same name gives. */
class NamingTest {

    @ParameterizedTest
    @CsvSource({
        "IDENTITY, theURLPath, theURLPath",
        "SNAKE_CASE, placedAt, placed_at",
        "SNAKE_CASE, theURLPath, the_urlpath",
        "SNAKE_CASE, userID, user_id",
        "SNAKE_CASE, _hidden, hidden",
        "SNAKE_CASE, _, _",
        "SNAKE_CASE, already_snake, already_snake",
        "SNAKE_CASE, Upper_Snake, upper_snake",
        "UPPER_SNAKE_CASE, placedAt, PLACED_AT",
        "KEBAB_CASE, placedAt, placed-at",
        "KEBAB_CASE, theURLPath, the-url-path",
        "KEBAB_CASE, userID, user-id",
        "KEBAB_CASE, x, x",
        "KEBAB_CASE, Upper, upper",
        "LOWER_DOT_CASE, placedAt, placed.at",
        "UPPER_CAMEL_CASE, placedAt, PlacedAt",
        "UPPER_CAMEL_CASE, x, X",
        "UPPER_CAMEL_CASE, '', ''",
        "LOWER_CASE, placedAt, placedat"
    })
    void namesAreFormedAsInJackson(Naming naming, String javaName, String jsonName) {
        assertThat(naming.apply(javaName)).isEqualTo(jsonName);
    }
}
