package dev.burin.processor.behaviour;

import static dev.burin.processor.behaviour.Compiled.compile;
import static dev.burin.processor.behaviour.Compiled.compileWithJackson;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.burin.Codec;
import dev.burin.Codecs;
import dev.burin.JsonErrorCode;
import dev.burin.JsonException;
import dev.burin.Presence;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code Presence<T>}: members that are absent, {@code null} or a value. */
class PresenceMembersTest {

    /** A type with members {@code a} and {@code b} in every shape; its {@code toString} shows their values. */
    static String[] shapes() {
        String saying = " public String toString() { return a + \" \" + b; }";
        String getters = " public Presence<String> getA() { return a; } public Presence<Integer> getB() { return b; }";
        return new String[] {
            "@JsonCodec record T(Presence<String> a, Presence<Integer> b) {" + saying + "}",
            "@JsonCodec(duplicates = JsonCodec.Duplicates.LAST) record T(Presence<String> a, Presence<Integer> b) {"
                    + saying + "}",
            "@JsonCodec class T { public Presence<String> a; Presence<Integer> b = Presence.of(5);" + saying + "}",
            "@JsonCodec class T { Presence<String> a; Presence<Integer> b;" + saying + getters
                    + " public void setA(Presence<String> a) { this.a = a; }"
                    + " public void setB(Presence<Integer> b) { this.b = b; } }",
            "@JsonCodec(duplicates = JsonCodec.Duplicates.LAST) class T { Presence<String> a; Presence<Integer> b;"
                    + saying + getters + " public void setA(Presence<String> a) { this.a = a; }"
                    + " public void setB(Presence<Integer> b) { this.b = b; } }",
            "@JsonCodec class T { private final Presence<String> a; private Presence<Integer> b;" + saying + getters
                    + " T(Presence<String> a) { this.a = a; } public void setB(Presence<Integer> b) { this.b = b; } }",
            "@JsonCodec class T { private final Presence<String> a; private final Presence<Integer> b;" + saying
                    + getters + " private T(Presence<String> a, Presence<Integer> b) { this.a = a; this.b = b; }"
                    + " @JsonCreator static T of(Presence<String> a, Presence<Integer> b) { return new T(a, b); } }",
            "@JsonCodec class T { private final Presence<String> a; private final Presence<Integer> b;" + saying
                    + getters + " private T(Presence<String> a, Presence<Integer> b) { this.a = a; this.b = b; }"
                    + " static Builder builder() { return new Builder(); }"
                    + " static class Builder { private Presence<String> a; private Presence<Integer> b;"
                    + " Builder a(Presence<String> a) { this.a = a; return this; }"
                    + " Builder b(Presence<Integer> b) { this.b = b; return this; }"
                    + " T build() { return new T(a, b); } } }"
        };
    }

    @ParameterizedTest
    @MethodSource("shapes")
    void membersAreAbsentNullOrAValue(String source) {
        Compiled type = compile(source);

        assertThat(type.read("{}")).hasToString("Presence.absent Presence.absent");
        assertThat(type.read("{\"b\":null}")).hasToString("Presence.absent Presence.null");
        assertThat(type.read("{\"a\":null,\"b\":7}")).hasToString("Presence.null Presence[7]");
        assertThat(type.read("{\"x\":1,\"b\":7,\"\\u0061\":\"\"}")).hasToString("Presence[] Presence[7]");
    }

    @ParameterizedTest
    @MethodSource("shapes")
    void valuesThatWereReadAreWrittenUnchanged(String source) {
        Compiled type = compile(source);

        for (String json : new String[] {
            "{}",
            "{\"a\":null}",
            "{\"b\":null}",
            "{\"a\":\"x\"}",
            "{\"b\":-3}",
            "{\"a\":null,\"b\":0}",
            "{\"a\":\"ä\",\"b\":1}"
        }) {
            assertThat(type.roundTrip(json)).isEqualTo(json);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"ALWAYS", "NON_NULL", "NON_ABSENT", "NON_EMPTY", "NON_DEFAULT"})
    void inclusionOfTheTypeChangesNothing(String include) {
        Compiled type = compile("@JsonCodec(include = JsonInclude.Include." + include
                + ") record T(Presence<String> a, Presence<Integer> b, Presence<int[]> c, Presence<Boolean> d) {}");

        for (String json : new String[] {
            "{}", "{\"a\":null,\"b\":null,\"c\":null,\"d\":null}", "{\"a\":\"\",\"b\":0,\"c\":[],\"d\":false}"
        }) {
            assertThat(type.roundTrip(json)).isEqualTo(json);
        }
    }

    @Test
    void aJavaNullIsAbsent() throws ReflectiveOperationException {
        Compiled type = compile("@JsonCodec public class T { public Presence<String> a; public int b; }");

        assertThat(type.write(type.firstType().getConstructor().newInstance())).isEqualTo("{\"b\":0}");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "Boolean | true",
                "Byte | -1",
                "Short | 300",
                "Character | \"x\"",
                "Long | 9007199254740993",
                "Float | 0.5",
                "Double | -0.0",
                "BigDecimal | 1.50",
                "UUID | \"123e4567-e89b-12d3-a456-426614174000\"",
                "Thread.State | \"NEW\"",
                "LocalDate | \"2026-11-21\"",
                "byte[] | \"AQID\"",
                "int[][] | [[1],[]]",
                "List<? extends Number> | [1]",
                "List<List<String>> | [[\"a\",null],[]]",
                "Map<String, Optional<Integer>> | {\"a\":1,\"b\":null}",
                "Object | {\"a\":[1,null]}",
                "dev.burin.JsonValue | {\"a\":[1,null]}",
                "RawJson | {\"a\": 1}",
                "Inner | {\"x\":{\"x\":null}}",
                "Box<String> | {\"held\":\"a\"}",
                "? extends CharSequence | \"a\"",
            })
    void theContentIsOfAnyType(String content, String json) {
        String type = content.equals("List<? extends Number>") ? "List<? extends Integer>" : content;
        Compiled compiled = compile(
                "@JsonCodec record T(int first, Presence<" + type + "> a, String last) {}",
                "record Inner(Presence<Inner> x) {}",
                "record Box<E>(Presence<E> held) {}");

        for (String value : new String[] {"\"a\":" + json + ",", "\"a\":null,", ""}) {
            assertThat(compiled.roundTrip("{\"first\":1," + value + "\"last\":\"z\"}"))
                    .isEqualTo("{\"first\":1," + value + "\"last\":\"z\"}");
        }
    }

    @Test
    void annotationsApplyToTheContent() {
        Compiled type = compile("""
                @JsonCodec record T(
                        @JsonFormat(pattern = "dd.MM.yyyy") Presence<LocalDate> day,
                        @JsonBytes(JsonBytes.Form.HEX) Presence<byte[]> hash,
                        @JsonUsing(content = Upper.class) Presence<String> loud,
                        @JsonProperty("größe") @JsonAlias("size") Presence<Long> $class,
                        Presence<Lax> lax) {}
                """, "enum Lax { @JsonProperty(\"one\") ONE }", """
                class Upper implements Codec<String> {
                    @Override public void write(JsonWriter out, String value) { out.writeString(value.toUpperCase(Locale.ROOT)); }
                    @Override public String read(JsonReader in) { return in.readString(); }
                }
                """);

        assertThat(type.roundTrip(
                        "{\"day\":\"21.11.2026\",\"hash\":\"00ff\",\"loud\":\"a\",\"size\":2,\"lax\":\"one\"}"))
                .isEqualTo("{\"day\":\"21.11.2026\",\"hash\":\"00ff\",\"loud\":\"A\",\"größe\":2,\"lax\":\"one\"}");
        assertThat(type.roundTrip("{\"day\":null,\"hash\":null,\"loud\":null,\"size\":null,\"lax\":null}"))
                .isEqualTo("{\"day\":null,\"hash\":null,\"loud\":null,\"größe\":null,\"lax\":null}");
    }

    @Test
    void unknownConstantsAreNullIfTheEnumSaysSo() {
        Compiled type = compile(
                "@JsonCodec record T(Presence<Color> color) {}",
                "@JsonEnum(unknown = JsonEnum.Unknown.NULL) enum Color { RED }");

        assertThat(type.read("{\"color\":\"BLUE\"}")).hasToString("T[color=Presence.null]");
        assertThat(type.read("{\"color\":\"RED\"}")).hasToString("T[color=Presence[RED]]");
    }

    @Test
    void nullIsRejectedIfTheMemberSaysSo() {
        Compiled type =
                compile("@JsonCodec record T(@JsonSetter(nulls = JsonSetter.Nulls.FAIL) Presence<String> a) {}");
        Compiled other = compile("@JsonCodec record T(Presence<String> a) {}");
        Compiled jackson = compileWithJackson(
                "@JsonCodec record T(@JsonSetter(nulls = Nulls.FAIL) dev.burin.Presence<String> a) {}");

        for (Compiled refusing : new Compiled[] {type, jackson}) {
            assertThat(refusing.roundTrip("{}")).isEqualTo("{}");
            assertThat(refusing.roundTrip("{\"a\":\"x\"}")).isEqualTo("{\"a\":\"x\"}");
            assertThatThrownBy(() -> refusing.read("{\"a\": null}")).isInstanceOfSatisfying(JsonException.class, e -> {
                assertThat(e.code()).isEqualTo(JsonErrorCode.TYPE_MISMATCH);
                assertThat(e.path()).isEqualTo("$.a");
                assertThat(e.offset()).isEqualTo(6);
            });
        }
        assertThat(other.roundTrip("{\"a\":null}")).isEqualTo("{\"a\":null}");
    }

    @Test
    void aNullThatWouldBeRejectedIsNotWritten() throws ReflectiveOperationException {
        Compiled type = compile("@JsonCodec public class T {"
                + " @JsonSetter(nulls = JsonSetter.Nulls.FAIL) public Presence<String> a = Presence.ofNull(); }");
        Object value = type.firstType().getConstructor().newInstance();

        assertThatThrownBy(() -> type.write(value))
                .isInstanceOfSatisfying(
                        JsonException.class, e -> assertThat(e.code()).isEqualTo(JsonErrorCode.NOT_REPRESENTABLE));
    }

    @Test
    void nullnessAnnotationsApplyToTheContentAndChangeNothing() {
        Compiled type = compile(
                "@JsonCodec record T(@NonNull Presence<@NonNull String> a) {}",
                "@java.lang.annotation.Target({java.lang.annotation.ElementType.TYPE_USE}) @interface NonNull {}");

        assertThat(type.roundTrip("{}")).isEqualTo("{}");
        assertThat(type.roundTrip("{\"a\":null}")).isEqualTo("{\"a\":null}");
    }

    @Test
    void errorsInTheContentAreReportedWithTheirPlace() {
        Compiled type = compile("@JsonCodec record T(Presence<List<Integer>> a) {}");

        assertThatThrownBy(() -> type.read("{\"a\":[1,\"x\"]}"))
                .isInstanceOfSatisfying(
                        JsonException.class, e -> assertThat(e.path()).isEqualTo("$.a[1]"));
        assertThatThrownBy(() -> type.read("{\"a\":null,\"a\":[1]}"))
                .isInstanceOfSatisfying(
                        JsonException.class, e -> assertThat(e.code()).isEqualTo(JsonErrorCode.DUPLICATE_NAME));
        assertThat(type.codec()
                        .tryFromJson("{\"a\":[true,\"x\"]}".getBytes(UTF_8))
                        .errors())
                .hasSize(2);
    }

    @Test
    void theContentMayBeATypeVariable() {
        Compiled page =
                compile("@JsonCodec record Page<T extends Comparable<? super T>>(Presence<T> first, int at) {}");
        Codec<Object> codec = page.codecOf("Page", Codecs.STRING);

        for (String json : new String[] {"{\"at\":1}", "{\"first\":null,\"at\":1}", "{\"first\":\"a\",\"at\":1}"}) {
            assertThat(codec.toJson(codec.fromJson(json))).isEqualTo(json);
        }
    }

    /** Whether the codec of a type variable has a value for null is not known when the type is compiled. */
    @Test
    void anEmptyValueOfATypeVariableIsWrittenAsNullAndReadAsAPresentNull() throws ReflectiveOperationException {
        Compiled page = compile("@JsonCodec public record Page<T>(Presence<T> first) {}");
        Codec<Object> codec = page.codecOf("Page", Codecs.STRING.optional());
        Object empty = page.firstType().getConstructor(Presence.class).newInstance(Presence.of(Optional.empty()));

        assertThat(codec.toJson(empty)).isEqualTo("{\"first\":null}");
        assertThat(codec.fromJson("{\"first\":null}")).hasToString("Page[first=Presence.null]");
        assertThat(codec.fromJson("{\"first\":\"a\"}")).hasToString("Page[first=Presence[Optional[a]]]");
        assertThat(codec.fromJson("{}")).hasToString("Page[first=Presence.absent]");
    }

    @Test
    void superclassesMayHavePresenceMembers() {
        Compiled type = compile(
                "@JsonCodec class Child extends Base<Integer> { public int x; }",
                "class Base<E> { private Presence<E> held; public Presence<E> getHeld() { return held; }"
                        + " public void setHeld(Presence<E> held) { this.held = held; } }");

        assertThat(type.roundTrip("{\"x\":1}")).isEqualTo("{\"x\":1}");
        assertThat(type.roundTrip("{\"held\":null}")).isIn("{\"x\":0,\"held\":null}", "{\"held\":null,\"x\":0}");
        assertThat(type.roundTrip("{\"held\":3}")).isIn("{\"x\":0,\"held\":3}", "{\"held\":3,\"x\":0}");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "record Names(Presence<String> first, Presence<String> last) {}",
                "class Names { public Presence<String> first; public Presence<String> last; }",
                "@JsonCodec(include = JsonInclude.Include.NON_EMPTY) record Names(Presence<String> first, Presence<String> last) {}",
            })
    void unwrappedTypesMayHavePresenceMembers(String names) {
        Compiled type = compile("@JsonCodec record T(@JsonUnwrapped Names names, int age) {}", names);

        for (String json :
                new String[] {"{\"age\":1}", "{\"first\":null,\"age\":1}", "{\"first\":\"A\",\"last\":null,\"age\":1}"
                }) {
            assertThat(type.roundTrip(json)).isEqualTo(json);
        }
    }

    @Test
    void subtypesMayHavePresenceMembers() {
        Compiled type = compile(
                "@JsonCodec sealed interface Change permits Rename, Move {}",
                "record Rename(Presence<String> name) implements Change {}",
                "final class Move implements Change { public Presence<Integer> to; }");

        for (String json : new String[] {
            "{\"@type\":\"Rename\"}",
            "{\"@type\":\"Rename\",\"name\":null}",
            "{\"@type\":\"Move\"}",
            "{\"@type\":\"Move\",\"to\":3}"
        }) {
            assertThat(type.roundTrip(json)).isEqualTo(json);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 64, 65, 500})
    void thereMayBeManyPresenceMembers(int count) {
        String record = IntStream.range(0, count)
                .mapToObj(i -> "Presence<Integer> m" + i)
                .collect(Collectors.joining(", ", "@JsonCodec record T(", ") {}"));
        String bean = IntStream.range(0, count)
                .mapToObj(i -> "public Presence<Integer> m" + i + ";")
                .collect(Collectors.joining(" ", "@JsonCodec class T { ", " }"));
        String last = "{\"m" + (count - 1) + "\":null}";
        String all = IntStream.range(0, count)
                .mapToObj(i -> "\"m" + i + "\":" + (i % 3 == 0 ? "null" : i))
                .collect(Collectors.joining(",", "{", "}"));
        for (String source : count < 200 ? new String[] {record, bean} : new String[] {bean}) {
            Compiled type = compile(source);

            assertThat(type.roundTrip("{}")).isEqualTo("{}");
            assertThat(type.roundTrip(last)).isEqualTo(last);
            assertThat(type.roundTrip(all)).isEqualTo(all);
        }
    }

    @Test
    void aMemberThatIsWrittenOnlyIsAbsentWhenItIsRead() {
        Compiled type = compile("@JsonCodec record T("
                + "@JsonProperty(access = JsonProperty.Access.READ_ONLY) Presence<String> a, Presence<String> b) {}");

        assertThat(type.read("{\"a\":\"x\",\"b\":\"y\"}")).hasToString("T[a=Presence.absent, b=Presence[y]]");
    }

    @Test
    void membersThatAMergePatchRemovesAreAbsent() {
        Codec<Object> codec = compile("@JsonCodec record T(Presence<String> a, Presence<Integer> b) {}")
                .codec();
        Object current = codec.fromJson("{\"a\":\"x\",\"b\":null}");

        assertThat(codec.merge(current, "{}".getBytes(UTF_8))).isEqualTo(current);
        assertThat(codec.merge(current, "{\"a\":null}".getBytes(UTF_8)))
                .hasToString("T[a=Presence.absent, b=Presence.null]");
        assertThat(codec.merge(current, "{\"b\":2}".getBytes(UTF_8))).hasToString("T[a=Presence[x], b=Presence[2]]");
    }

    @Test
    void aTypeWithPresenceMembersIsAMergePatch() {
        Codec<Object> patches = compile("@JsonCodec record T(Presence<String> a, Presence<Integer> b) {}")
                .codec();
        Codec<Object> values =
                compile("@JsonCodec record T(String a, Integer b) {}").codec();
        Object patch = patches.fromJson("{\"a\":null}");

        assertThat(values.merge(values.fromJson("{\"a\":\"x\",\"b\":1}"), patches.toJsonBytes(patch)))
                .hasToString("T[a=null, b=1]");
    }

    @Test
    void theLastDuplicateWinsWhereDuplicatesAreAllowed() {
        Compiled type = compile(
                "@JsonCodec(duplicates = JsonCodec.Duplicates.LAST) class T { private Presence<String> a;"
                        + " public Presence<String> getA() { return a; } public void setA(Presence<String> a) { this.a = a; } }");

        assertThat(type.roundTrip("{\"a\":\"x\",\"a\":null}")).isEqualTo("{\"a\":null}");
        assertThat(type.roundTrip("{}")).isEqualTo("{}");
    }
}
