package dev.burin.internal.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What is shown to the compiler, and how often; its effect can only be seen in benchmarks. */
class WideStringsTest {

    @Test
    void everyCharacterThatIsShownTakesTwoBytes() {
        assertThat(WideStrings.WIDE.chars()).hasSize(16).allMatch(character -> character > 0xFF);
    }

    @Test
    void roundsEndBeforeTheCompilerTakesThemForGranted() {
        WideStrings strings = new WideStrings();
        strings.showSome(0, 0);
        int documents = 0;
        for (; !strings.areAllShown(); documents++) {
            strings.showSome(0, WideStrings.PAUSE_NANOS);
        }
        int firstCallOfCompiledCode = 256;
        assertThat(WideStrings.FIRST_ROUNDS - firstCallOfCompiledCode + documents)
                .isBetween(400, 599);
    }

    @Test
    void halfOfThemWaitForSomeTimeToPass() {
        WideStrings strings = new WideStrings();
        for (int i = 0; i < 1_000; i++) {
            strings.showSome(0, i);
        }
        assertThat(strings.areAllShown()).isFalse();

        for (int i = 0; i < 1_000; i++) {
            strings.showSome(0, WideStrings.PAUSE_NANOS + i);
        }
        assertThat(strings.areAllShown()).isTrue();
    }

    @Test
    void largeDocumentsNeedFewerOfThem() {
        WideStrings strings = new WideStrings();
        strings.showSome(Integer.MAX_VALUE, 0);
        for (int i = 0; i < 40; i++) {
            strings.showSome(Integer.MAX_VALUE, WideStrings.PAUSE_NANOS);
        }
        assertThat(strings.areAllShown()).isTrue();
    }
}
