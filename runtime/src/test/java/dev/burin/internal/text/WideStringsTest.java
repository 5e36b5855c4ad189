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
        int documents = 0;
        for (; !WideStrings.areAllShown(); documents++) {
            WideStrings.show(0);
        }
        int callsOfTheFirst = 224;
        assertThat(callsOfTheFirst + documents).isLessThan(600);
        WideStrings.show(Integer.MAX_VALUE); // another call changes nothing
        assertThat(WideStrings.areAllShown()).isTrue();
    }
}
