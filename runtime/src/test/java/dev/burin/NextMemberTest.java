package dev.burin;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.burin.codegen.MemberName;
import dev.burin.codegen.MemberTable;
import dev.burin.codegen.NameHash;
import java.util.Arrays;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** How generated code checks whether the next member is the one that it expects. */
class NextMemberTest {
    private static final MemberName SHORT = MemberName.of("a");
    private static final MemberName LONG = MemberName.of("aNameOfMoreThanAFewWords, in which there are 50 bytes");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{'a':1,'%1$s':2,'a':3}",
                "{ 'a' : 1 , '%1$s' : 2 , 'a' : 3 }",
                "{'a': 1, '%1$s': 2, 'a': 3 }",
                "{\n\t'a' :1\n,\r\n'%1$s' :2\n,'a'\t:3\n}",
                "{\n  'a' : 1,\n  '%1$s' : 2,\n  'a' : 3\n}",
                "{'a' : 1,\n                 '%1$s' :2,\n                 'a' :3}",
                "{'a': 1,\n         '%1$s': 2,\n    'a': 3}",
                "{'a': 1,\n    '%1$s': 2,\n         'a':3}"
            })
    void membersInTheExpectedOrderAreFoundHoweverTheyAreSpaced(String format) {
        JsonReader in = reader(format);

        assertThat(in.beginObject()).isTrue();
        assertThat(in.isFirst(SHORT)).isTrue();
        assertThat(in.readInt()).isEqualTo(1);
        assertThat(in.isNext(LONG)).isTrue();
        assertThat(in.readInt()).isEqualTo(2);
        assertThat(in.isNext(SHORT)).isTrue();
        assertThat(in.readInt()).isEqualTo(3);
        assertThat(in.isNext(SHORT)).isFalse();
        assertThat(in.nextMember()).isFalse();
        in.endDocument(in);
    }

    @ParameterizedTest
    @ValueSource(strings = {"{'%1$s':2,'a':3}", "{ '%1$s' : 2 , 'a' : 3 }"})
    void anAbsentMemberDoesNotHideTheNext(String format) {
        JsonReader in = reader(format);

        assertThat(in.beginObject()).isTrue();
        assertThat(in.isFirst(SHORT)).isFalse();
        assertThat(in.isNext(LONG)).isTrue();
        assertThat(in.readInt()).isEqualTo(2);
        assertThat(in.isNext(LONG)).isFalse();
        assertThat(in.isNext(SHORT)).isTrue();
        assertThat(in.readInt()).isEqualTo(3);
        assertThat(in.nextMember()).isFalse();
    }

    @Test
    void aStringValueDoesNotHideTheNextMember() {
        JsonReader in = reader("{'a':'x', '%1$s':'y','a':'z'}");
        in.beginObject();

        assertThat(in.isFirst(SHORT)).isTrue();
        assertThat(in.readString()).isEqualTo("x");
        assertThat(in.isNext(LONG)).isTrue();
        assertThat(in.readString()).isEqualTo("y");
        assertThat(in.isNext(SHORT)).isTrue();
    }

    /** The bytes there would continue the document. */
    @ParameterizedTest
    @ValueSource(
            strings = {"{'%1$s':", "{ '%1$s':", "{'%1$s' :", "{'a':1,'%1$s':", "{'a':1, '%1$s':", "{'a':1,\n '%1$s' :"})
    void bytesAfterTheEndOfTheDocumentAreNotSkippedAsWhitespace(String format) {
        String cut = format.formatted(LONG.name()).replace('\'', '"');
        JsonReader in = JsonReader.of((cut + " 7}").getBytes(US_ASCII), 0, cut.length(), JsonOptions.DEFAULT);
        in.beginObject();
        if (format.contains("a")) {
            in.isFirst(SHORT);
            in.readInt();
        }

        assertThat(format.contains("a") ? in.isNext(LONG) : in.isFirst(LONG)).isTrue();
        assertThat(in.position).isEqualTo(cut.length());
        assertThatThrownBy(in::readInt).isInstanceOfSatisfying(JsonSyntaxException.class, e -> assertThat(e.offset())
                .isEqualTo(cut.length()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"\u000b", "\u00a0", "x", "\0", "7"})
    void otherBytesThanWhitespaceBeforeANameAreRejectedAtTheirOffset(String other) {
        for (int spaces = 1; spaces < 20; spaces++) {
            for (int i = 0; i < spaces; i++) {
                String space = " ".repeat(i) + other + " ".repeat(spaces - 1 - i);
                JsonReader in = reader("{'a':1,\n" + " ".repeat(spaces) + "'a':2,\n" + space + "'a':3}");
                in.beginObject();
                in.isFirst(SHORT);
                in.readInt();
                in.isNext(SHORT);
                in.readInt();
                int offset = 7 + 1 + spaces + 6 + 1 + i;

                assertThatThrownBy(() -> in.isNext(SHORT))
                        .isInstanceOfSatisfying(JsonSyntaxException.class, e -> assertThat(e.offset())
                                .isEqualTo(offset));
            }
        }
    }

    /** A reader keeps the indentations of earlier documents, which may have been much longer. */
    @ParameterizedTest
    @ValueSource(ints = {0, 7, 8, 1_000, Integer.MAX_VALUE - 10, Integer.MAX_VALUE})
    void theIndentationOfTheLastDocumentDoesNotAffectTheNext(int indentation) {
        JsonReader in = reader("{'a':1,\n  'a':2,\n  'a':3}");
        Arrays.fill(in.indentations, indentation);
        in.beginObject();

        assertThat(in.isFirst(SHORT)).isTrue();
        assertThat(in.readInt()).isEqualTo(1);
        assertThat(in.isNext(SHORT)).isTrue();
        assertThat(in.readInt()).isEqualTo(2);
        assertThat(in.isNext(SHORT)).isTrue();
        assertThat(in.readInt()).isEqualTo(3);
    }

    @Test
    void aNameIsFoundByItsHashInAnyCase() {
        JsonReader in = reader("{'X':1,'b\\u0041':2}");

        assertThat(in.beginObject()).isTrue();
        assertThat(in.nextMember()).isTrue();
        assertThat(in.memberName()).isEqualTo("X");
        assertThat(in.nameHashIgnoringCase()).isEqualTo(NameHash.ofIgnoringCase("x"));
        assertThat(in.nameIsIgnoringCase(MemberName.of("x"))).isTrue();
        assertThat(in.nameIsIgnoringCase(SHORT)).isFalse();
        assertThat(in.readInt()).isEqualTo(1);
        assertThat(in.nextMember()).isTrue();
        assertThat(in.memberName()).isEqualTo("bA");
        assertThat(in.nameHashIgnoringCase()).isEqualTo(NameHash.ofIgnoringCase("Ba"));
        assertThat(in.nameIsIgnoringCase(MemberName.of("Ba"))).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{'%1$s':1,'a':2,'b':3,'aNameOf':4}",
                "{ '%1$s' : 1 , 'a' : 2 , 'b' : 3 , 'aNameOf' : 4 }",
                "{\n  '%1$s': 1,\n  'a': 2,\n  'b': 3,\n  'aNameOf': 4\n}",
                "{'%1$s'\t:1,'\\u0061':2,'\\u0062'\n:3,'aNameO\\u0066':4}",
                "{'%1$s':1,'a' :2,'b' :3,'aNameOf' :4}                                        "
            })
    void membersAreFoundInAnyOrderHoweverTheyAreSpelled(String format) {
        MemberTable members = MemberTable.of(SHORT, LONG);
        for (int after : new int[] {0, 20}) {
            byte[] json = json(format);
            JsonReader in =
                    JsonReader.of(Arrays.copyOf(json, json.length + after), 0, json.length, JsonOptions.DEFAULT);

            assertThat(in.beginObject()).isTrue();
            assertThat(find(in, members)).isEqualTo(1);
            assertThat(in.readInt()).isEqualTo(1);
            assertThat(find(in, members)).isEqualTo(0);
            assertThat(in.readInt()).isEqualTo(2);
            assertThat(find(in, members)).isEqualTo(MemberTable.NONE);
            assertThat(in.memberName()).isEqualTo("b");
            assertThat(in.readInt()).isEqualTo(3);
            assertThat(find(in, members)).isEqualTo(MemberTable.NONE);
            assertThat(in.memberName()).isEqualTo("aNameOf");
            assertThat(in.readInt()).isEqualTo(4);
            assertThat(find(in, members)).isEqualTo(MemberTable.END);
            in.endDocument(in);
        }
    }

    /** Finds a member as generated code does: if it is not in the table, its name is compared. */
    private static int find(JsonReader in, MemberTable members) {
        int member = in.findMember(members);
        if (member == MemberTable.NONE) {
            return in.nameIs(SHORT) ? 0 : in.nameIs(LONG) ? 1 : MemberTable.NONE;
        }
        return member;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{'a' 1}",
                "{'a",
                "{'a'",
                "{'a';1,'b':2,'c':3}",
                "{'%1$s'",
                "{'%1$s",
                "{'%1$s' 2}",
                "{'a':1 'a':2}",
                "{'a':1,}",
                "{'a':1,'a' 2,'b':'this is far from the end of the document'}",
                "{'a':1,'b' 2,'b':'this is far from the end of the document'}",
                "{'a':1,'b\n':2,'b':'this is far from the end of the document'}",
                "{'a':1,'\\x':2,'b':'this is far from the end of the document'}",
                "{'a':1,2,'b':'this is far from the end of the document'}",
                "{'a':1",
                "{'a':1;'b':'this is far from the end of the document'}"
            })
    void invalidMembersAreRejectedWhereNextMemberRejectsThem(String format) {
        assertThat(thrown(format, in -> in.findMember(MemberTable.of(SHORT, LONG)) != MemberTable.END))
                .isEqualTo(thrown(format, JsonReader::nextMember));
    }

    /** Returns the error message, which contains the location. */
    private static String thrown(String format, Predicate<JsonReader> next) {
        JsonReader in = JsonReader.of(json(format));
        in.beginObject();
        try {
            while (next.test(in)) {
                in.skipValue();
            }
        } catch (JsonException e) {
            return e.getMessage();
        }
        throw new AssertionError(format);
    }

    @Test
    void aPositionalArrayBeginsLikeAnyArray() {
        JsonReader in = reader("[[], [7]]");

        assertThat(in.beginPositional()).isTrue();
        assertThat(in.beginPositional()).isFalse();
        assertThat(in.nextElement()).isTrue();
        assertThat(in.beginPositional()).isTrue();
        assertThat(in.readInt()).isEqualTo(7);
        assertThat(in.nextElement()).isFalse();
        assertThat(in.nextElement()).isFalse();
        in.endDocument(in);
    }

    @Test
    void aCommaWithoutANameIsRejectedWhereTheNameShouldBe() {
        JsonReader in = reader("{'a':1 , 2}");
        in.beginObject();
        in.isFirst(SHORT);
        in.readInt();

        assertThatThrownBy(() -> in.isNext(SHORT))
                .isInstanceOfSatisfying(
                        JsonSyntaxException.class, e -> assertThat(e.offset()).isEqualTo(9))
                .hasMessageContaining("Expected a member name in quotes");
    }

    private static JsonReader reader(String format) {
        return JsonReader.of(json(format));
    }

    private static byte[] json(String format) {
        return format.formatted(LONG.name()).replace('\'', '"').getBytes(US_ASCII);
    }
}
