package dev.burin.codegen;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.burin.internal.bytes.Bytes;
import java.util.Arrays;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MemberTableTest {
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 10, 25, 65})
    void namesThatDifferInTheirFirstBytesAreGuessed(int count) {
        String[] names =
                IntStream.range(0, count).mapToObj(i -> i + "th member").toArray(String[]::new);
        MemberTable table = table(names);

        int guessed = 0;
        for (int i = 0; i < count; i++) {
            assertThat(table.name(i)).hasToString(names[i]);
            guessed += guess(table, names[i] + "\":1}") == i ? 1 : 0;
        }

        assertThat(guessed).isGreaterThan(count * 9 / 10);
    }

    @Test
    void bytesAfterAShortNameDoNotMatter() {
        MemberTable table = table("", "a", "ab", "abcdefg", "é", "a\"b", "日");

        for (String rest : new String[] {"\":1}     ", "\" : [\"a\"]", "\":\"\"\"\"\"\"\"", "\"\0\0\0\0\0\0\0"}) {
            assertThat(guess(table, rest)).isEqualTo(0);
            assertThat(guess(table, "a" + rest)).isEqualTo(1);
            assertThat(guess(table, "ab" + rest)).isEqualTo(2);
            assertThat(guess(table, "abcdefg" + rest)).isEqualTo(3);
            assertThat(guess(table, "é" + rest)).isEqualTo(4);
            assertThat(guess(table, "a\\\"b" + rest)).isEqualTo(5);
            assertThat(guess(table, "日" + rest)).isEqualTo(6);
        }
    }

    @Test
    void theFirstOfNamesThatBeginAlikeIsGuessed() {
        MemberTable table = table("the member", "the members", "the member's");

        assertThat(guess(table, "the member\":")).isEqualTo(0);
        assertThat(guess(table, "the members\":")).isEqualTo(0);
    }

    @Test
    void theRestOfNamesDoesNotMatterIfTheShortestTellsThemApart() {
        MemberTable table = table("id", "idle", "name", "nothing else");

        assertThat(guess(table, "id\":12345")).isEqualTo(0);
        assertThat(guess(table, "idle\":12")).isEqualTo(1);
        assertThat(guess(table, "name\":{}")).isEqualTo(2);
        assertThat(guess(table, "nothing at all\":")).isEqualTo(3);
    }

    @Test
    void namesThatBeginLikeAShorterOneAreToldApartByTheRest() {
        MemberTable table = table("id", "idea", "idle");

        assertThat(guess(table, "id\":12345")).isEqualTo(0);
        assertThat(guess(table, "idea\":12")).isEqualTo(1);
        assertThat(guess(table, "idle\":12")).isEqualTo(2);
    }

    @Test
    void aNameWhoseLengthDoesNotFitIntoAGuessIsLeftToItsHash() {
        String longest = "x".repeat(Short.MAX_VALUE - 4);
        MemberTable table = table(longest, "y", longest.replace('x', 'z') + 'z');

        assertThat(guess(table, "xxxxxxxx")).isEqualTo(0);
        assertThat(guess(table, "y\":true ")).isEqualTo(1);
        assertThat(guess(table, "zzzzzzzz")).isEqualTo(MemberTable.NONE);
    }

    @Test
    void withoutMembersThereIsNothingToGuess() {
        MemberTable table = table();

        assertThat(guess(table, "\":1}     ")).isEqualTo(MemberTable.NONE);
        assertThat(guess(table, "anything")).isEqualTo(MemberTable.NONE);
    }

    @Test
    void aTableHasRoomForManyNames() {
        String[] names = IntStream.range(0, 5000).mapToObj(Integer::toString).toArray(String[]::new);
        MemberTable table = table(names);

        long guessed = Arrays.stream(names)
                .filter(name -> guess(table, name + "\":true  ") == Integer.parseInt(name))
                .count();

        assertThat(guessed).isGreaterThan(names.length * 3 / 4);
    }

    private static MemberTable table(String... names) {
        return MemberTable.of(Stream.of(names).map(MemberName::of).toArray(MemberName[]::new));
    }

    /** Returns the guess for a reader that stands after an opening quote. */
    private static int guess(MemberTable table, String document) {
        int guess = table.guess(Bytes.getLong(document.getBytes(UTF_8), 0));
        if (guess == MemberTable.NONE) {
            return MemberTable.NONE;
        }
        int member = MemberTable.member(guess);
        assertThat(MemberTable.length(guess)).isEqualTo(table.name(member).length());
        return member;
    }
}
