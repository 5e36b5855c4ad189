package dev.burin.processor.behaviour;

import static dev.burin.processor.behaviour.Compiled.compile;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Names that could collide with each other. */
class NamesTest {
    private static final List<String> JAVA_NAMES = List.of(
            "in",
            "out",
            "at",
            "value",
            "seen",
            "seen0",
            "found",
            "end",
            "none",
            "instance",
            "next",
            "start",
            "member",
            "members",
            "entry",
            "key",
            "hasNext",
            "hash",
            "json",
            "read",
            "write",
            "codec",
            "findMember",
            "orNull",
            "required",
            "skipped",
            "NONE",
            "END",
            "INSTANCE",
            "SKIPPED",
            "REQUIRED",
            "SEEN",
            "IN",
            "createTime",
            "CREATE_TIME",
            "create_time",
            "a$b",
            "$",
            "_a",
            "größe",
            "名",
            "record",
            "var",
            "yield",
            "sealed",
            "permits",
            "Level",
            "level",
            "LEVEL_NAMES",
            "string",
            "List");

    private enum Shape {
        RECORD,
        FIELDS,
        SMALL
    }

    @ParameterizedTest
    @EnumSource(Shape.class)
    void javaNamesDoNotCollideWithTheirSurroundings(Shape shape) {
        String components =
                JAVA_NAMES.stream().map(name -> "List<String> " + name).collect(Collectors.joining(", "));
        String fields = JAVA_NAMES.stream().map(name -> "Level " + name + ";").collect(Collectors.joining("\n"));
        String value = shape == Shape.FIELDS ? "\"A\"" : "[\"x\"]";
        if (shape == Shape.SMALL) {
            for (int i = 0; i < JAVA_NAMES.size(); i += 20) {
                List<String> some = JAVA_NAMES.subList(i, Math.min(i + 20, JAVA_NAMES.size()));
                String few = some.stream().map(name -> "List<String> " + name).collect(Collectors.joining(", "));
                assertRoundTrip(compile("@JsonCodec record Few(" + few + ") {}"), some, value);
            }
            return;
        }
        Compiled type = shape == Shape.RECORD
                ? compile("@JsonCodec record Names(" + components + ") {}")
                : compile("@JsonCodec class Names {" + fields + "}", "enum Level { A }");

        assertRoundTrip(type, JAVA_NAMES, value);
    }

    private static void assertRoundTrip(Compiled type, List<String> names, String value) {
        String json =
                names.stream().map(name -> "\"" + name + "\":" + value).collect(Collectors.joining(",", "{", "}"));

        assertThat(type.roundTrip(json)).isEqualTo(json);
    }

    @Test
    void conditionalMembersDoNotCollideWithTheirSurroundings() {
        Compiled type = compile("""
                @JsonCodec(include = JsonInclude.Include.NON_NULL)
                record Names(String in, String out, String at, String value, String start, String OUT, String orNull) {}
                """);
        String json =
                "{\"in\":\"1\",\"out\":\"2\",\"at\":\"3\",\"value\":\"4\",\"start\":\"5\",\"OUT\":\"6\",\"orNull\":\"7\"}";

        assertThat(type.roundTrip(json)).isEqualTo(json);
    }

    @Test
    void typesOfTheSamePackageDoNotHideThoseOfTheJdk() {
        Compiled type = compile(
                "@JsonCodec record Holder(java.lang.String text, java.lang.Integer number, int[] ints, List<java.lang.Object> any) { Holder {} }",
                "class String {}",
                "class Integer {}",
                "class Object {}",
                "class Math {}",
                "class RuntimeException {}",
                "class StackOverflowError {}",
                "@interface Override {}",
                "@interface SuppressWarnings {}");
        var json = "{\"text\":\"a\",\"number\":1,\"ints\":[2],\"any\":[\"b\"]}";

        assertThat(type.roundTrip(json)).isEqualTo(json);
    }

    @Test
    void typesOfTheSamePackageDoNotHideFullyQualifiedTypesOfMembers() {
        Compiled type = compile(
                "@JsonCodec public record Holder<T extends java.lang.Comparable<T>>(T value, java.lang.CharSequence text,"
                        + " java.lang.StringBuilder builder) {}",
                "class Comparable {}",
                "class CharSequence {}",
                "class StringBuilder {}");
        dev.burin.Codec<Object> codec = type.codecOf("Holder", dev.burin.Codecs.INTEGER);
        String json = "{\"value\":1,\"text\":\"a\",\"builder\":\"b\"}";

        assertThat(codec.toJson(codec.fromJson(json))).isEqualTo(json);
    }

    @Test
    void typesOfTheSamePackageMayBeNamedLikeBurinsTypes() {
        Compiled type = compile(
                "@JsonCodec record Holder(List<JsonReader> readers, test.Codec codec, Members members, test.Optional option) {}",
                "record JsonReader(int in) {}",
                "record Codec(int x) {}",
                "record Members(int x) {}",
                "record MemberName(int x) {}",
                "record Optional(int x) {}");
        String json = "{\"readers\":[{\"in\":1}],\"codec\":{\"x\":2},\"members\":null,\"option\":null}";

        assertThat(type.roundTrip(json)).isEqualTo(json);
    }

    @Test
    void membersMayBeNamedLikeTheTypesTheirCodecUses() {
        Compiled constants = compile(
                "@JsonCodec record Holder(URL url, A.B a, List<A.B[]> b, ID id) {}",
                "enum URL { X }",
                "class A { enum B { Y } }",
                "class ID { public final int id; private ID(int id) { this.id = id; }"
                        + " @JsonCreator static ID of(int id) { return new ID(id); } }");
        Compiled locals = compile("""
                @JsonCodec record Holder(java.time.Instant Times, Object Values, Map<Integer, Level> Keys,
                        int[] PrimitiveArrays, Level Level, Optional<String> Optional, java.util.OptionalInt OptionalInt,
                        java.util.EnumSet<Level> EnumSet, List<String> List, Item ItemCodec, byte[] MemberName) {}
                """, "enum Level { L }", "record Item(int x) {}");
        String constantsJson = "{\"url\":\"X\",\"a\":\"Y\",\"b\":[[\"Y\"]],\"id\":{\"id\":1}}";
        String localsJson = "{\"Times\":\"1970-01-01T00:00:00Z\",\"Values\":[true],\"Keys\":{\"1\":\"L\"},"
                + "\"PrimitiveArrays\":[1],\"Level\":\"L\",\"Optional\":\"a\",\"OptionalInt\":2,"
                + "\"EnumSet\":[\"L\"],\"List\":[\"b\"],\"ItemCodec\":{\"x\":3},\"MemberName\":\"AAAA\"}";

        assertThat(constants.roundTrip(constantsJson)).isEqualTo(constantsJson);
        assertThat(locals.roundTrip(localsJson)).isEqualTo(localsJson);

        Compiled conditions = compile("""
                @JsonCodec record Holder(@JsonInclude(JsonInclude.Include.NON_NULL) Integer Redactions, @JsonRedact String secret,
                        @JsonInclude(JsonInclude.Include.NON_DEFAULT) @JsonDefault("x") String Objects,
                        @JsonInclude(JsonInclude.Include.NON_DEFAULT) double Double,
                        @JsonInclude(JsonInclude.Include.NON_DEFAULT) float Float, Presence<String> Presence) {}
                """);
        String conditionsJson =
                "{\"Redactions\":1,\"secret\":\"s\",\"Objects\":\"y\",\"Double\":1.5,\"Float\":2.5,\"Presence\":null}";
        assertThat(conditions.roundTrip(conditionsJson)).isEqualTo(conditionsJson);
    }

    @ParameterizedTest
    @ValueSource(strings = {"Box", "BoxCodec", "String", "List", "GeneratedCodec", "SuppressWarnings", "Codec", "in"})
    void typeVariablesMayBeNamedLikeTheTypesTheirCodecUses(String name) {
        Compiled type = compile("@JsonCodec class Box<NAME> { public NAME one; public java.util.List<NAME> all; }"
                .replace("NAME", name));
        dev.burin.Codec<Object> codec = type.codecOf("Box", dev.burin.Codecs.INTEGER);
        String json = "{\"one\":1,\"all\":[2]}";

        assertThat(codec.toJson(codec.fromJson(json))).isEqualTo(json);
    }

    /** Names that are no Java keywords. */
    static Stream<String> typeNames() {
        Set<String> others = Set.of("record", "var", "yield", "sealed", "permits", "List");
        return Stream.concat(
                JAVA_NAMES.stream().filter(name -> !others.contains(name) && !name.matches(".*[^ -~].*")),
                Stream.of("e", "count", "map", "list", "i", "Names", "Table", "Lazy", "test", "java", "dev"));
    }

    @ParameterizedTest
    @MethodSource("typeNames")
    void typesMayBeNamedLikeTheVariablesOfTheirCodec(String name) {
        Compiled type = compile("""
                @JsonCodec record Holder(NAME one, List<NAME> all, Map<NAME, NAME> byKey, NAME[] array, Made made, Built built,
                        @JsonDefault("A") NAME usual) {}
                """.replace("NAME", name), "enum NAME { A, B }".replace("NAME", name), """
                class Made { public final int id; private Made(int id) { this.id = id; }
                    @JsonCreator static Made of(int id) { return new Made(id); } }
                """, """
                class Built { public final int id; private Built(int id) { this.id = id; }
                    static Builder builder() { return new Builder(); }
                    static class Builder { int id; Builder id(int id) { this.id = id; return this; } Built build() { return new Built(id); } } }
                """);
        Compiled maker =
                compile("@JsonCodec record Holder(NAME one, List<NAME> all) {}".replace("NAME", name), """
                class NAME { public final List<String> id; private NAME(List<String> id) { this.id = id; }
                    @JsonCreator static NAME of(List<String> id) { return new NAME(id); } }
                """.replace(
                                "NAME", name));
        String json = "{\"one\":\"A\",\"all\":[\"B\"],\"byKey\":{\"A\":\"B\"},\"array\":[\"A\"],\"made\":{\"id\":1},"
                + "\"built\":{\"id\":2},\"usual\":\"B\"}";
        String made = "{\"one\":{\"id\":[\"x\"]},\"all\":[{\"id\":[\"y\",\"z\"]}]}";

        assertThat(type.roundTrip(json)).isEqualTo(json);
        assertThat(maker.roundTrip(made)).isEqualTo(made);
    }

    @ParameterizedTest
    @ValueSource(strings = {"in", "next", "hasNext", "out", "at", "value", "INSTANCE"})
    void codecsOfUsersMayBeNamedLikeTheVariablesOfGeneratedOnes(String name) {
        Compiled type = compile(
                "@JsonCodec record Holder(@JsonUsing(NAME.class) Id one, @JsonUsing(content = NAME.class) List<Id> all) {}"
                        .replace("NAME", name),
                "record Id(int number) {}",
                """
                final class NAME implements Codec<Id> {
                    static final NAME INSTANCE = new NAME();
                    public void write(JsonWriter writer, Id id) { writer.writeInt(id.number()); }
                    public Id read(JsonReader reader) { return new Id(reader.readInt()); }
                }
                """.replace("NAME", name));

        assertThat(type.roundTrip("{\"one\":1,\"all\":[2]}")).isEqualTo("{\"one\":1,\"all\":[2]}");
    }

    @Test
    void membersMayBeNamedLikeTheNestedClassesOfTheirCodec() {
        Compiled few = compile(
                "@JsonCodec record T(int Lazy, Box<Integer> box, int Lazy_, int BoxCodec, Box<List<Integer>> list, int ListOfIntegerCodec) {}",
                "record Box<E>(E held) {}");
        String json =
                "{\"Lazy\":1,\"box\":{\"held\":2},\"Lazy_\":3,\"BoxCodec\":4,\"list\":{\"held\":[5]},\"ListOfIntegerCodec\":6}";
        assertThat(few.roundTrip(json)).isEqualTo(json);

        Compiled many = compile(
                "@JsonCodec class T { "
                        + IntStream.range(0, 100)
                                .mapToObj(i -> "public int m" + i + "; ")
                                .collect(Collectors.joining())
                        + "public int Members; public int MEMBERS; public int Table; @JsonAny public Map<String, Object> Names; }");
        assertThat(many.roundTrip("{\"m99\":1,\"Members\":2,\"MEMBERS\":3,\"Table\":4,\"Names\":5}"))
                .endsWith("\"m99\":1,\"Members\":2,\"MEMBERS\":3,\"Table\":4,\"Names\":5}");
    }

    /** In the unnamed package, a hidden type has no qualified name to use instead. */
    @Test
    void typesOfTheUnnamedPackageMayBeNamedLikeTheNestedClassesOfACodec() {
        String ints =
                IntStream.range(0, 70).mapToObj("public int m%d;"::formatted).collect(Collectors.joining());
        String order = "import dev.burin.annotation.*; import java.util.*; @JsonCodec public class Order {" + ints
                + " public Members members; public Names names; public Table table; @JsonAny public Map<String, Object> rest; }";
        Project project = Project.withBurin()
                .compile(
                        order,
                        "public class Members { public int a; }",
                        "public class Names { public int a; }",
                        "public class Table { public int a; }");

        assertThat(project.roundTrip(
                        "OrderCodec",
                        "{\"m3\":7,\"names\":{\"a\":1},\"members\":{\"a\":2},\"table\":{\"a\":3},\"x\":4}"))
                .contains("\"m3\":7,")
                .endsWith("\"members\":{\"a\":2},\"names\":{\"a\":1},\"table\":{\"a\":3},\"x\":4}");
    }

    @Test
    void membersMayBeNamedLikePackages() {
        Compiled type = compile(
                "@JsonCodec record Holder(test.Optional own, java.util.Optional<String> java, int test) {}",
                "record Optional(int x) {}");
        String json = "{\"own\":{\"x\":1},\"java\":\"a\",\"test\":2}";

        assertThat(type.roundTrip(json)).isEqualTo(json);
    }

    /** Austria and India: a codec that has to be qualified begins with the name of a variable. */
    @ParameterizedTest
    @ValueSource(strings = {"at", "in", "out", "value", "next"})
    void packagesMayBeginLikeTheVariablesOfGeneratedCodecs(String word) {
        Project project = Project.withBurin()
                .compile(
                        """
                        package WORD.acme.shop;
                        import dev.burin.annotation.*;
                        import java.util.*;
                        @JsonCodec public record Item(Item inner, WORD.acme.stock.Item other, List<WORD.acme.stock.Item> all,
                                Map<String, WORD.acme.stock.Item> named, WORD.acme.stock.Kind kind, WORD.acme.shop.sub.Kind sub) {}
                        """.replace("WORD", word),
                        "package WORD.acme.stock; public record Item(int count) {}".replace("WORD", word),
                        "package WORD.acme.stock; public enum Kind { A, B }".replace("WORD", word),
                        "package WORD.acme.shop.sub; public record Kind(int k) {}".replace("WORD", word));
        String json =
                "{\"inner\":null,\"other\":{\"count\":1},\"all\":[{\"count\":2}],\"named\":{\"a\":{\"count\":3}},\"kind\":\"B\",\"sub\":{\"k\":4}}";

        assertThat(project.roundTrip(word + ".acme.shop.ItemCodec", json)).isEqualTo(json);
    }

    @Test
    void gettersMayBeNamedAfterKeywords() {
        Compiled type = compile("""
                @JsonCodec class Flags {
                    private int value;
                    public int getDefault() { return value; }
                    public void setDefault(int value) { this.value = value; }
                    public boolean isNew() { return value > 1; }
                    public void setNew(boolean isNew) { }
                }
                """);

        assertThat(type.roundTrip("{\"default\":2,\"new\":false}")).contains("\"default\":2", "\"new\":true");
    }

    @Test
    void annotationsMayNameConstructorParametersAfterKeywords() {
        Compiled type = compile(
                "@JsonCodec record Keyword(@JsonProperty(\"class\") String type, @JsonProperty(\"int\") int i) {}");

        assertThat(type.roundTrip("{\"class\":\"a\",\"int\":1}")).isEqualTo("{\"class\":\"a\",\"int\":1}");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a\"b",
                "a\\b",
                "a/b",
                "a\nb",
                "\t",
                "\u0000",
                " ",
                "$.a",
                "$L$T",
                "größe",
                "名前",
                "\uD83D\uDE00",
                "\u2028",
                "a_very_long_name_that_does_not_fit_into_a_few_words_of_eight_bytes_each",
                "@type",
                "123",
                "*/",
                "%s"
            })
    void jsonNamesMayBeAnything(String name) {
        Compiled type = compile("@JsonCodec record Odd(@JsonProperty(" + literal(name) + ") int first, @JsonProperty("
                + literal(name + "2") + ") int second, @JsonAlias(" + literal(name + "3") + ") int third) {}");
        String json = "{" + quoted(name) + ":1," + quoted(name + "2") + ":2,\"third\":3}";

        assertThat(type.roundTrip(json)).isEqualTo(json);
        assertThat(type.roundTrip(
                        "{" + quoted(name + "3") + ":3," + quoted(name + "2") + ":2," + escaped(name) + ":1}"))
                .isEqualTo(json);
    }

    /** Returns the name with every character escaped. */
    private static String escaped(String name) {
        return name.chars().mapToObj(c -> String.format("\\u%04x", c)).collect(Collectors.joining("", "\"", "\""));
    }

    private static String quoted(String name) {
        StringBuilder json = new StringBuilder("\"");
        name.chars()
                .forEach(c ->
                        json.append(c == '"' || c == '\\' ? "\\" + (char) c : c < ' ' ? control(c) : "" + (char) c));
        return json.append('"').toString();
    }

    private static String control(int c) {
        int letter = "\b\f\n\r\t".indexOf(c);
        return letter < 0 ? String.format("\\u%04X", c) : "\\" + "bfnrt".charAt(letter);
    }

    private static String literal(String name) {
        return name.chars()
                .mapToObj(
                        c -> c == '\n' ? "\\n" : c == '"' || c == '\\' ? "\\" + (char) c : String.format("\\u%04x", c))
                .collect(Collectors.joining("", "\"", "\""));
    }
}
