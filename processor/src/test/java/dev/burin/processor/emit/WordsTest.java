package dev.burin.processor.emit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WordsTest {

    @ParameterizedTest
    @CsvSource({
        "sku, SKU",
        "createTime, CREATE_TIME",
        "theURLPath, THE_URL_PATH",
        "e_mail, E_MAIL",
        "@type, _TYPE",
        "1st, _1ST",
        "a-b.c, A_B_C",
        "größe, GRÖSSE",
        "naïveÜber, NAÏVE_ÜBER",
        "µs, µS",
        "ÿ, ÿ",
        "ключ, КЛЮЧ",
    })
    void constantsAreInUpperCase(String name, String constant) {
        assertThat(Words.constant(name)).isEqualTo(constant);
    }

    @ParameterizedTest
    @CsvSource({
        "tags, tag",
        "cities, city",
        "addresses, address",
        "boxes, box",
        "series, seriesElement",
        "address, addressElement",
        "data, dataElement",
        "status, statusElement",
        "s, sElement",
    })
    void elementsAreNamedInTheSingular(String plural, String singular) {
        assertThat(Words.element(plural)).isEqualTo(singular);
    }

    @Test
    void elementVariablesNeedNoPrefix() {
        assertThat(Words.elementVariable("tags")).isEqualTo("tag");
        assertThat(Words.elementVariable("data")).isEqualTo("element");
    }

    @ParameterizedTest
    @CsvSource({"Line, line", "C, c", "URL, url", "URLPath, urlPath"})
    void localVariablesBeginInLowerCase(String type, String local) {
        assertThat(Words.local(type)).isEqualTo(local);
    }

    @Test
    void literalsAreInAscii() {
        assertThat(Literals.string("a\"\\\n\u00e9$\uD83D\uDE00")).hasToString("\"a\\\"\\\\\\n\\u00e9$\\ud83d\\ude00\"");
    }

    @Test
    void hashesHaveEightDigits() {
        assertThat(Literals.hash(0x9ecf666)).hasToString("0x09ecf666");
        assertThat(Literals.hash(-1)).hasToString("0xffffffff");
    }
}
