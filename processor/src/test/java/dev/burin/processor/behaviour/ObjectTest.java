package dev.burin.processor.behaviour;

import static dev.burin.processor.behaviour.Compiled.compile;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.burin.JsonException;
import dev.burin.JsonMismatchException;
import dev.burin.processor.plan.Collisions;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What happens to the members of an object. */
class ObjectTest {
    private static final String POINT =
            "@JsonCodec record Point(int x, @JsonProperty(required = true) int y, String label) {}";

    @Test
    void membersAreWrittenInDeclarationOrder() {
        assertThat(compile(POINT).roundTrip("{\"label\":\"a\",\"y\":2,\"x\":1}"))
                .isEqualTo("{\"x\":1,\"y\":2,\"label\":\"a\"}");
    }

    @Test
    void whiteSpaceIsAcceptedEverywhere() {
        assertThat(compile(POINT).roundTrip(" { \"x\" : 1 ,\n\t\"y\" : 2\r, \"label\" :\n\"a\" } "))
                .isEqualTo("{\"x\":1,\"y\":2,\"label\":\"a\"}");
    }

    @Test
    void escapedSpellingsOfANameAreTheName() {
        assertThat(compile(POINT).roundTrip("{\"\\u0078\":1,\"\\u0079\":2,\"l\\u0061b\\u0065l\":\"a\"}"))
                .isEqualTo("{\"x\":1,\"y\":2,\"label\":\"a\"}");
    }

    @Test
    void membersComeInAnyOrder() {
        long seed = System.nanoTime();
        Compiled type = compile("@JsonCodec record Ten("
                + IntStream.range(0, 10).mapToObj(i -> "int m" + i).collect(Collectors.joining(", ")) + ") {}");
        List<String> members = new ArrayList<>(
                IntStream.range(0, 10).mapToObj(i -> "\"m" + i + "\":" + i).toList());
        String inOrder = "{" + String.join(",", members) + "}";
        Random random = new Random(seed);
        for (int i = 0; i < 200; i++) {
            Collections.shuffle(members, random);
            String shuffled = "{" + String.join(", ", members) + "}";

            assertThat(type.roundTrip(shuffled))
                    .as("seed %d: %s", seed, shuffled)
                    .isEqualTo(inOrder);
        }
    }

    @Test
    void unknownMembersAreSkipped() {
        assertThat(compile(POINT).roundTrip("{\"z\":[{\"x\":9}],\"x\":1,\"y\":2,\"\":{},\"label\":null,\"zz\":-1.5e3}"))
                .isEqualTo("{\"x\":1,\"y\":2,\"label\":null}");
    }

    @Test
    void unknownMembersAreValidated() {
        assertThatThrownBy(() -> compile(POINT).read("{\"z\":[01],\"x\":1,\"y\":2}"))
                .hasMessageContaining("$.z");
    }

    @Test
    void unknownMembersAreRejectedWhereTheTypeSaysSo() {
        Compiled type = compile("@JsonCodec(unknown = JsonCodec.Unknown.FAIL) record Point(int x, int y) {}");

        assertThat(type.roundTrip("{\"y\":2,\"x\":1}")).isEqualTo("{\"x\":1,\"y\":2}");
        assertThatThrownBy(() -> type.read("{\"x\":1,\"z\":2}"))
                .isInstanceOf(JsonMismatchException.class)
                .hasMessageContaining("z")
                .hasMessageContaining("Point");
    }

    @Test
    void membersIncludingInheritedOnesAreIgnoredByTheirJsonNames() {
        Compiled type = compile("""
                @JsonCodec(unknown = JsonCodec.Unknown.FAIL) @JsonIgnoreProperties({"revision", "first name", "legacy"})
                class Document extends Audited { public String title; @JsonProperty("first name") public String name = "n"; }
                """, "class Audited { public int revision = 7; public int id; }");

        assertThat(type.roundTrip("{\"title\":\"a\",\"revision\":1,\"first name\":\"b\",\"legacy\":[],\"id\":2}"))
                .isEqualTo("{\"id\":2,\"title\":\"a\"}");
        assertThatThrownBy(() -> type.read("{\"name\":\"b\"}")).hasMessageContaining("The member \"name\" is unknown");
    }

    @Test
    void ignoredMembersAreSkippedEvenWhereUnknownOnesAreRejected() {
        Compiled type = compile(
                "@JsonCodec(unknown = JsonCodec.Unknown.FAIL) record Session(String user, @JsonIgnore String token) {}");

        assertThat(type.roundTrip("{\"user\":\"a\",\"token\":\"b\"}")).isEqualTo("{\"user\":\"a\"}");
        assertThat(type.read("{\"token\":\"b\",\"user\":\"a\"}")).hasToString("Session[user=a, token=null]");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"{\"x\":1,\"x\":1,\"y\":2}", "{\"y\":2,\"x\":1,\"y\":2}", "{\"x\":1,\"y\":2,\"\\u0078\":3}"})
    void duplicatesAreRejected(String json) {
        assertThatThrownBy(() -> compile(POINT).read(json))
                .isInstanceOf(JsonMismatchException.class)
                .hasMessageContaining("twice");
    }

    @Test
    void duplicateMapKeysAreRejected() {
        Compiled type = compile("@JsonCodec record Ages(Map<String, Integer> ages, Map<Integer, String> names) {}");

        assertThatThrownBy(() -> type.read("{\"ages\":{\"a\":null,\"a\":1}}"))
                .isInstanceOf(JsonMismatchException.class);
        assertThatThrownBy(() -> type.read("{\"names\":{\"1\":\"a\",\"1\":\"b\"}}"))
                .isInstanceOf(JsonMismatchException.class)
                .hasMessageContaining("$.names");
    }

    @Test
    void aMemberAndItsAliasAreTheSameMember() {
        Compiled type = compile("@JsonCodec record Mail(@JsonAlias({\"e_mail\", \"e-mail\"}) String mail) {}");

        assertThat(type.roundTrip("{\"e-mail\":\"a\"}")).isEqualTo("{\"mail\":\"a\"}");
        assertThatThrownBy(() -> type.read("{\"mail\":\"a\",\"e_mail\":\"b\"}"))
                .isInstanceOf(JsonMismatchException.class);
    }

    @Test
    void missingRequiredMembersAreNamed() {
        assertThatThrownBy(() -> compile(POINT).read("{\"x\":1}"))
                .isInstanceOf(JsonMismatchException.class)
                .hasMessageContaining("Point.y is required but missing");
    }

    @Test
    void nullIsNotAnObject() {
        assertThatThrownBy(() -> compile(POINT).read("null")).isInstanceOf(JsonMismatchException.class);
    }

    @Test
    void absentMembersOfABeanKeepTheValuesFromItsConstructor() {
        Compiled type = compile(
                "@JsonCodec class Bean { int size = 3; String name = \"none\"; List<String> tags = List.of(); }");

        assertThat(type.roundTrip("{\"name\":null}")).isEqualTo("{\"size\":3,\"name\":null,\"tags\":[]}");
    }

    @Test
    void readOnlyAndWriteOnlyMembersTakePartInOneDirection() {
        Compiled type = compile("""
                @JsonCodec class User {
                    @JsonProperty(access = JsonProperty.Access.READ_ONLY) int id = 7;
                    @JsonProperty(access = JsonProperty.Access.WRITE_ONLY) String password;
                    String name;
                    String readBack() { return id + password + name; }
                }
                """);

        Object user = type.read("{\"id\":1,\"password\":\"p\",\"name\":\"a\"}");

        assertThat(user).extracting("id", "password", "name").containsExactly(7, "p", "a");
        assertThat(type.write(user)).isEqualTo("{\"id\":7,\"name\":\"a\"}");
    }

    @Test
    void namesWithTheSameHashAreDistinguished() {
        String first = Collisions.PAIR.get(0);
        String second = Collisions.PAIR.get(1);
        Compiled both = compile("@JsonCodec record Both(int " + first + ", int " + second + ", int other) {}");
        Compiled one = compile("@JsonCodec record One(int " + first + ", int other) {}");

        assertThat(both.roundTrip("{\"other\":3,\"" + second + "\":2,\"" + first + "\":1}"))
                .isEqualTo("{\"" + first + "\":1,\"" + second + "\":2,\"other\":3}");
        assertThat(one.roundTrip("{\"other\":3,\"" + second + "\":2,\"" + first + "\":1}"))
                .isEqualTo("{\"" + first + "\":1,\"other\":3}");
    }

    @Test
    void aTypeWithNothingToReadIsStillAnObject() {
        Compiled type = compile(
                "@JsonCodec class Clock { @JsonProperty(access = JsonProperty.Access.READ_ONLY) int time = 7; }");

        assertThat(type.roundTrip(" { } ")).isEqualTo("{\"time\":7}");
        assertThat(type.roundTrip("{\"a\":[1],\"time\":2}")).isEqualTo("{\"time\":7}");
        assertThatThrownBy(() -> type.read("{\"a\":[1,]}")).hasMessageContaining("$.a");
        assertThatThrownBy(() -> type.read("[]")).isInstanceOf(JsonMismatchException.class);
    }

    @Test
    void aTypeWithNothingToReadRejectsUnknownMembersIfItSaysSo() {
        Compiled type = compile("""
                @JsonCodec(unknown = JsonCodec.Unknown.FAIL)
                class Clock { @JsonProperty(access = JsonProperty.Access.READ_ONLY) int time = 7; }
                """);

        assertThat(type.roundTrip("{\"time\":2}")).isEqualTo("{\"time\":7}");
        assertThatThrownBy(() -> type.read("{\"a\":1}")).isInstanceOf(JsonMismatchException.class);
    }

    @Test
    void aTypeWithNothingToWriteIsAnEmptyObject() {
        Compiled type = compile(
                "@JsonCodec class Login { @JsonProperty(access = JsonProperty.Access.WRITE_ONLY) String password; }",
                "@JsonCodec record Holder(Login login, List<Login> logins) {}");

        assertThat(type.roundTrip("{\"password\":\"p\"}")).isEqualTo("{}");
        assertThat(type.codec("HolderCodec")
                        .toJson(type.codec("HolderCodec").fromJson("{\"logins\":[{},{}],\"login\":{}}")))
                .isEqualTo("{\"login\":{},\"logins\":[{},{}]}");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "private List<String> roles; SETTERS String readBack() { return roles.toString(); }",
                "private List<String> roles; SETTERS public List<String> getRoles() { return roles; }",
                "protected List<String> roles; SETTERS",
            })
    void theOverloadedSetterThatTakesTheTypeOfTheFieldIsUsed(String members) {
        for (String taken : List.of("List<String>", "Collection<String>")) {
            String setters = "public void setRoles(String csv) { throw new AssertionError(); }"
                    + " public void setRoles(" + taken + " roles) { this.roles = List.copyOf(roles); }";
            Compiled type = compile("@JsonCodec @SuppressWarnings(\"BRN057\") class Login { public String name; "
                    + members.replace("SETTERS", setters) + " }");

            assertThat(type.read("{\"roles\":[\"a\",\"b\"],\"name\":\"x\"}"))
                    .extracting("roles")
                    .isEqualTo(List.of("a", "b"));
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            int          | long               | Object, double            | 5
            int          | Integer            | Object, Number            | 5
            Integer      | Integer            | Object, Number, int       | 5
            T            | T                  | Object, Number            | 5
            List<String> | Collection<String> | Object, Iterable<String>  | []
            """)
    void overloadedSettersAreChosenAsInJavaWhateverTheirOrder(String held, String best, String others, String value) {
        String wanted = "public void setV(" + best + " v) { }\n";
        String traps = Stream.of(others.split(", "))
                .map(other -> "public void setV(" + other + " v) { throw new AssertionError(); }\n")
                .collect(Collectors.joining());
        for (String setters : List.of(traps + wanted, wanted + traps)) {
            String above = "class Held<T extends Integer> { private HELD v; public HELD getV() { return v; }\n"
                    .replace("HELD", held);
            Compiled type = compile("@JsonCodec class Sub extends Held<Integer> { }", above + setters + "}");

            assertThat(type.read("{\"v\":" + value + "}")).isNotNull();
        }
    }

    @Test
    void aSetterThatOverridesAnotherIsCalledInstead() {
        Compiled type = compile(
                "@JsonCodec class Draft extends Text<String> { @Override public void setText(String text) { this.text = text; } }",
                """
                class Text<T> { protected T text; public T getText() { return text; }
                    public void setText(T text) throws java.io.IOException { throw new java.io.IOException(); } }
                """);

        assertThat(type.roundTrip("{\"text\":\"a\"}")).isEqualTo("{\"text\":\"a\"}");
    }

    @Test
    void truncatedDocumentsAreRejectedAtEveryByte() {
        Compiled type =
                compile("@JsonCodec record Line(String sku, int count, List<String> tags, Map<String, Integer> m) {}");
        String json = "{\"sku\":\"a\",\"count\":-12,\"tags\":[\"x\",null],\"m\":{\"k\":1}}";

        assertThat(type.roundTrip(json)).isEqualTo(json);
        for (int end = 0; end < json.length(); end++) {
            String truncated = json.substring(0, end);
            assertThatThrownBy(() -> type.read(truncated)).as(truncated).isInstanceOf(JsonException.class);
        }
    }

    @Test
    void missingMembersAreReportedAtTheirObjectEvenIfItsLastMemberIsAnObject() {
        Compiled type = Compiled.compile(
                "@JsonCodec record Outer(Inner x, @JsonProperty(required = true) String name) {}",
                "record Inner(@JsonProperty(required = true) Inner y) {}");

        assertThatThrownBy(() -> type.read("{\"x\":{\"y\":null}}"))
                .hasMessage("Outer.name is required but missing, at $ (line 1, column 16).");
        assertThatThrownBy(() -> type.read("{\"x\":{}}"))
                .hasMessage("Inner.y is required but missing, at $.x (line 1, column 7).");
    }
}
