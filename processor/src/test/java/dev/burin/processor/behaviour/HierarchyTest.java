package dev.burin.processor.behaviour;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.burin.JsonErrorCode;
import dev.burin.JsonException;
import dev.burin.JsonSyntaxException;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Types whose JSON names the subtype in a discriminator. */
class HierarchyTest {
    private static final String SHAPES = """
            @JsonCodec sealed interface Shape permits Circle, Square, Nothing {}
            record Circle(double radius, Shape inner) implements Shape {}
            record Square(int side) implements Shape {}
            record Nothing() implements Shape {}
            """;

    /** Compiles each type, which begins at a line that is not indented, as a separate file. */
    private static Compiled compile(String types) {
        return Compiled.compile(Compiled.files(types));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"@type\":\"Square\",\"side\":2}",
                "{\"@type\":\"Nothing\"}",
                "{\"@type\":\"Circle\",\"radius\":1.5,\"inner\":{\"@type\":\"Circle\",\"radius\":0.5,\"inner\":null}}"
            })
    void theDiscriminatorIsTheSimpleNameAndComesFirst(String json) {
        assertThat(compile(SHAPES).roundTrip(json)).isEqualTo(json);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"side\":2,\"@type\":\"Square\"}",
                "{\"more\":[{\"@type\":\"Circle\"}],\"side\":2,\"@type\":\"Square\",\"x\":{}}",
                " { \"@type\" : \"Square\" , \"side\" : 2 } ",
                "{\"\\u0040type\":\"\\u0053quare\",\"side\":2}",
                "{\"side\":2,\"@t\\u0079pe\" :\"Squar\\u0065\"}"
            })
    void theDiscriminatorIsReadInAnyPositionAndSpelling(String json) {
        assertThat(compile(SHAPES).roundTrip(json)).isEqualTo("{\"@type\":\"Square\",\"side\":2}");
    }

    @Test
    void omissionsAndOrderOfASealedTypeApplyToItsSubtypes() {
        Compiled type = compile("""
                @JsonCodec @JsonIgnoreProperties("password") @JsonPropertyOrder({"user", "only of one"})
                    @JsonInclude(JsonInclude.Include.NON_NULL) sealed interface Event permits Login, Logout, Note {}
                record Login(String password, String at, String user) implements Event {}
                @JsonInclude(JsonInclude.Include.ALWAYS) @JsonIgnoreProperties("at") @JsonPropertyOrder(alphabetic = true)
                    record Logout(String user, String at, String password) implements Event {}
                record Note(String text, String user) implements Event {}
                """);

        assertThat(type.roundTrip("{\"@type\":\"Login\",\"password\":\"p\",\"at\":\"t\",\"user\":\"u\"}"))
                .isEqualTo("{\"@type\":\"Login\",\"user\":\"u\",\"at\":\"t\"}");
        assertThat(type.roundTrip("{\"@type\":\"Note\",\"text\":\"t\",\"user\":null}"))
                .isEqualTo("{\"@type\":\"Note\",\"text\":\"t\"}");
        assertThat(type.roundTrip("{\"@type\":\"Logout\",\"user\":null,\"at\":\"t\",\"password\":\"p\"}"))
                .as("annotations of its own speak for themselves")
                .isEqualTo("{\"@type\":\"Logout\",\"password\":\"p\",\"user\":null}");
    }

    @Test
    void theNearestInclusionWins() {
        Compiled type = compile("""
                @JsonCodec @JsonInclude(JsonInclude.Include.NON_NULL) sealed interface Event permits Login, Quiet {}
                @JsonCodec(include = JsonInclude.Include.ALWAYS) record Login(String user) implements Event {}
                @JsonCodec(include = JsonInclude.Include.NON_EMPTY) sealed interface Quiet extends Event permits Note {}
                record Note(String text) implements Quiet {}
                """);

        assertThat(type.roundTrip("{\"@type\":\"Login\"}")).isEqualTo("{\"@type\":\"Login\",\"user\":null}");
        assertThat(type.roundTrip("{\"@type\":\"Note\",\"text\":\"\"}")).isEqualTo("{\"@type\":\"Note\"}");
    }

    @Test
    void settingsOfASealedTypeApplyToItsSubtypes() {
        Compiled type = compile("""
                @JsonCodec(naming = Naming.SNAKE_CASE, include = JsonInclude.Include.NON_NULL,
                    unknown = JsonCodec.Unknown.FAIL, duplicates = JsonCodec.Duplicates.LAST)
                    sealed interface Shape permits Circle, Square {}
                record Circle(Integer outerRadius) implements Shape {}
                @JsonCodec record Square(Integer sideLength) implements Shape {}
                """);

        assertThat(type.roundTrip("{\"@type\":\"Circle\",\"outer_radius\":1,\"outer_radius\":2}"))
                .isEqualTo("{\"@type\":\"Circle\",\"outer_radius\":2}");
        assertThat(type.roundTrip("{\"@type\":\"Circle\"}")).isEqualTo("{\"@type\":\"Circle\"}");
        assertThatThrownBy(() -> type.read("{\"@type\":\"Circle\",\"radius\":1}"))
                .hasMessageContaining("The member \"radius\" is unknown to Circle");
        assertThat(type.roundTrip("{\"@type\":\"Square\",\"radius\":1}"))
                .as("an annotation of its own speaks for itself")
                .isEqualTo("{\"@type\":\"Square\",\"sideLength\":null}");
    }

    @Test
    void theDiscriminatorIsWrittenWhereASubtypeIsTheDeclaredType() {
        Compiled type = compile("@JsonCodec record Box(Square square) {}\n" + SHAPES);

        assertThat(type.roundTrip("{\"square\":{\"side\":2}}"))
                .isEqualTo("{\"square\":{\"@type\":\"Square\",\"side\":2}}");
        assertThatThrownBy(() -> type.read("{\"square\":{\"@type\":\"Circle\",\"side\":2}}"))
                .hasMessage("Expected \"Square\" but found \"Circle\", at $.square[\"@type\"] (line 1, column 20).");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"@type\":\"Square\",\"@type\":\"Square\",\"side\":2}",
                "{\"@type\":\"Square\",\"side\":2,\"@type\":\"Circle\"}",
                "{\"side\":2,\"@type\":\"Square\",\"\\u0040type\":\"Square\"}"
            })
    void aSecondDiscriminatorIsADuplicate(String json) {
        assertThatThrownBy(() -> compile(SHAPES).read(json))
                .isInstanceOfSatisfying(
                        JsonException.class, e -> assertThat(e.code()).isEqualTo(JsonErrorCode.DUPLICATE_NAME));
    }

    @ParameterizedTest
    @ValueSource(strings = {"{}", "{\"side\":2}", "{\"@Type\":\"Square\"}", "{\"inner\":{\"@type\":\"Square\"}}"})
    void anObjectWithoutADiscriminatorIsRejected(String json) {
        assertThatThrownBy(() -> compile(SHAPES).read(json))
                .hasMessageStartingWith("Shape.@type is required but missing")
                .isInstanceOfSatisfying(
                        JsonException.class, e -> assertThat(e.code()).isEqualTo(JsonErrorCode.MISSING_MEMBER));
    }

    @ParameterizedTest
    @ValueSource(strings = {"square", "Square ", "", "Squar", "Square\\u0000", "test.Square", "Shape"})
    void anUnknownLabelIsRejectedAtItsPosition(String label) {
        assertThatThrownBy(() -> compile(SHAPES).read("{\"side\":2,\"@type\":\"" + label + "\"}"))
                .hasMessageStartingWith("Expected one of Circle, Square, Nothing but found \"")
                .hasMessageEndingWith(", at $[\"@type\"] (line 1, column 19).")
                .isInstanceOfSatisfying(
                        JsonException.class, e -> assertThat(e.code()).isEqualTo(JsonErrorCode.INVALID_VALUE));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"[]", "1", "null", "\"Square\"", "{\"@type\":1}", "{\"@type\":null}", "{\"@type\":[\"Square\"]}"
            })
    void anythingButAnObjectWithAStringLabelIsAMismatch(String json) {
        assertThatThrownBy(() -> compile(SHAPES).read(json))
                .isInstanceOfSatisfying(
                        JsonException.class, e -> assertThat(e.code()).isEqualTo(JsonErrorCode.TYPE_MISMATCH));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"{\"side\":02,\"@type\":\"Square\"}", "{\"x\":\"\u0001\",\"@type\":\"Square\"}", "{\"side\":2,"})
    void membersBeforeALateDiscriminatorAreValidated(String json) {
        assertThatThrownBy(() -> compile(SHAPES).read(json)).isInstanceOf(JsonSyntaxException.class);
    }

    @Test
    void lateDiscriminatorsInNestedObjectsAreReadUpToALimit() {
        Compiled type = compile(SHAPES);

        assertThat(type.roundTrip(lateDiscriminators(20))).startsWith("{\"@type\":\"Circle\"");
        assertThatThrownBy(() -> type.read(lateDiscriminators(400)))
                .hasMessageContaining("write the discriminator first")
                .isInstanceOfSatisfying(
                        JsonException.class, e -> assertThat(e.code()).isEqualTo(JsonErrorCode.LOOK_AHEAD_LIMIT));
        assertThat(type.roundTrip(lateDiscriminators(20))).startsWith("{\"@type\":\"Circle\"");
    }

    private static String lateDiscriminators(int depth) {
        return "{\"radius\":1,\"inner\":".repeat(depth) + "null" + ",\"@type\":\"Circle\"}".repeat(depth);
    }

    @Test
    void discriminatorsAndLabelsMayHaveAnyName() {
        String json = "{\"list\":[{\"kind \\\"é\":\"ci\\\"rcle\",\"radius\":1},{\"kind \\\"é\":\"\"}]}";

        assertThat(compile("""
                        @JsonCodec record Drawing(List<Shape> list) {}
                        @JsonCodec @JsonTypeInfo(property = "kind \\"\\u00e9") sealed interface Shape permits Circle, Empty {}
                        @JsonTypeName("ci\\"rcle") record Circle(int radius) implements Shape {}
                        @JsonTypeName("") record Empty() implements Shape {}
                        """).roundTrip(json)).isEqualTo(json);
    }

    @Test
    void intermediateAbstractTypesArePolymorphicToo() {
        String types = """
                @JsonCodec record Both(Shape shape, Round round) {}
                @JsonCodec sealed interface Shape permits Round, Square {}
                sealed interface Round extends Shape permits Circle, Ellipse {}
                record Circle(int r) implements Round {}
                record Ellipse(int a, int b) implements Round {}
                record Square(int side) implements Shape {}
                """;
        String json = "{\"shape\":{\"@type\":\"Ellipse\",\"a\":1,\"b\":2},\"round\":{\"@type\":\"Circle\",\"r\":3}}";

        assertThat(compile(types).roundTrip(json)).isEqualTo(json);
        assertThatThrownBy(() -> compile(types).read("{\"round\":{\"@type\":\"Square\",\"side\":1}}"))
                .hasMessageContaining("Expected one of Circle, Ellipse but found \"Square\"");
    }

    @Test
    void classesHaveDiscriminatorsToo() {
        String json = "{\"@type\":\"Dog\",\"name\":\"a\",\"age\":3}";

        assertThat(compile("""
                        @JsonCodec abstract sealed class Animal permits Dog, Cat { public String name; }
                        final class Dog extends Animal { public int age; }
                        final class Cat extends Animal { private int lives; public int getLives() { return lives; }
                            public void setLives(int lives) { this.lives = lives; } }
                        """).roundTrip(json)).isEqualTo(json);
    }

    @Test
    void membersOfASubtypeKeepTheirAnnotations() {
        Compiled type = compile("""
                @JsonCodec sealed interface Shape permits Circle {}
                @JsonCodec(unknown = JsonCodec.Unknown.FAIL) @JsonInclude(JsonInclude.Include.NON_NULL)
                    record Circle(@JsonProperty("Circle") String name, @JsonProperty(value = "type", required = true) Integer other)
                    implements Shape {}
                """);

        assertThat(type.roundTrip("{\"type\":1,\"Circle\":null,\"@type\":\"Circle\"}"))
                .isEqualTo("{\"@type\":\"Circle\",\"type\":1}");
        assertThatThrownBy(() -> type.read("{\"@type\":\"Circle\"}")).hasMessageContaining("Circle.type is required");
        assertThatThrownBy(() -> type.read("{\"@type\":\"Circle\",\"type\":1,\"x\":1}"))
                .hasMessageContaining("The member \"x\" is unknown to Circle");
    }

    @Test
    void openHierarchiesListTheirSubtypes() {
        Compiled type = compile("""
                @JsonCodec @JsonSubTypes({@JsonSubTypes.Type(value = Cat.class, name = "cat"), @JsonSubTypes.Type(Dog.class)})
                    interface Animal {}
                record Cat(int lives) implements Animal {}
                @JsonTypeName("dog") record Dog(String name) implements Animal {}
                public record Fish() implements Animal {}
                """);

        assertThat(type.roundTrip("{\"lives\":9,\"@type\":\"cat\"}")).isEqualTo("{\"@type\":\"cat\",\"lives\":9}");
        assertThat(type.roundTrip("{\"@type\":\"dog\",\"name\":\"a\"}"))
                .isEqualTo("{\"@type\":\"dog\",\"name\":\"a\"}");
        assertThatThrownBy(() -> type.write(
                        type.type("Fish").getDeclaredConstructors()[0].newInstance()))
                .hasMessageContaining(
                        "test.Fish is none of the subtypes that Animal names: name it in permits or @JsonSubTypes");
    }

    @Test
    void aSubclassOfASubtypeIsNotWrittenAsThatSubtype() {
        Compiled type = compile("""
                @JsonCodec @JsonTypeInfo(style = JsonTypeInfo.Style.WRAPPER_OBJECT)
                    @JsonSubTypes({@JsonSubTypes.Type(Point.class), @JsonSubTypes.Type(Pixel.class), @JsonSubTypes.Type(Axis.class)})
                    interface Place {}
                class Point implements Place { public int x; }
                class Pixel extends Point { public int y; }
                public class Voxel extends Pixel { public int z; }
                @JsonCodec enum Axis implements Place { X { @Override public String toString() { return "x"; } } }
                """);

        assertThat(type.roundTrip("{\"Point\":{\"x\":1}}")).isEqualTo("{\"Point\":{\"x\":1}}");
        assertThat(type.roundTrip("{\"Pixel\":{\"y\":1}}")).isEqualTo("{\"Pixel\":{\"x\":0,\"y\":1}}");
        assertThat(type.roundTrip("{\"Axis\":\"X\"}"))
                .as("a constant with a class of its own")
                .isEqualTo("{\"Axis\":\"X\"}");
        assertThatThrownBy(() -> type.write(type.type("Voxel").getConstructor().newInstance()))
                .hasMessageContaining("test.Voxel is a subclass of Pixel, as which it would be read");
    }

    @Test
    void aListedSubclassOfASubtypeIsNotWrittenWhereThatSubtypeIsDeclared() throws Exception {
        Compiled type = compile("""
                @JsonCodec record Owner(Animal any, Dog dog, List<Dog> dogs) {
                    public static Owner of(int i) { Dog puppy = i == 0 ? new Dog() : new Puppy(); return new Owner(i == 1 ? puppy : null, i == 2 || i == 0 ? puppy : null, i == 3 ? List.of(puppy) : null); } }
                @JsonCodec @JsonSubTypes({@JsonSubTypes.Type(Dog.class), @JsonSubTypes.Type(Puppy.class)})
                    abstract class Animal { public String name; }
                class Dog extends Animal { public int bark = 1; }
                class Puppy extends Dog { public int weeks = 7; }
                """);

        assertThat(owner(type, 0))
                .isEqualTo("{\"any\":null,\"dog\":{\"@type\":\"Dog\",\"name\":null,\"bark\":1},\"dogs\":null}");
        assertThat(owner(type, 1)).contains("{\"@type\":\"Puppy\",\"name\":null,\"bark\":1,\"weeks\":7}");
        for (int i : new int[] {2, 3}) {
            assertThatThrownBy(() -> owner(type, i))
                    .hasMessageContaining("test.Puppy is a subclass of Dog, as which it would be read");
        }
    }

    private static String owner(Compiled type, int i) throws ReflectiveOperationException {
        var of = type.type("Owner").getDeclaredMethod("of", int.class);
        of.setAccessible(true);
        return type.write(of.invoke(null, i));
    }

    @Test
    void aSubtypeThatIsListedTwiceHasBothLabels() {
        Compiled type = compile("""
                @JsonCodec @JsonSubTypes({@JsonSubTypes.Type(value = Cat.class, name = "cat"), @JsonSubTypes.Type(Dog.class),
                    @JsonSubTypes.Type(value = Cat.class, name = "tom"), @JsonSubTypes.Type(Dog.class)})
                    interface Animal {}
                @JsonAlias("kitty") record Cat(int lives) implements Animal {}
                record Dog(String name) implements Animal {}
                """);

        for (String label : List.of("cat", "tom", "kitty")) {
            assertThat(type.roundTrip("{\"@type\":\"" + label + "\",\"lives\":9}"))
                    .isEqualTo("{\"@type\":\"cat\",\"lives\":9}");
        }
        assertThat(type.roundTrip("{\"@type\":\"Dog\",\"name\":\"a\"}"))
                .isEqualTo("{\"@type\":\"Dog\",\"name\":\"a\"}");
    }

    @Test
    void manySubtypesAreFoundByTheirLabels() {
        int count = 300;
        String types = "@JsonCodec sealed interface Many permits "
                + IntStream.range(0, count).mapToObj(i -> "T" + i).collect(Collectors.joining(", ")) + " {}\n"
                + IntStream.range(0, count)
                        .mapToObj(i -> "record T" + i + "(int x) implements Many {}")
                        .collect(Collectors.joining("\n"));
        Compiled type = compile(types);

        for (int i = 0; i < count; i++) {
            String json = String.format(Locale.ROOT, "{\"@type\":\"T%d\",\"x\":%d}", i, i);
            assertThat(type.roundTrip(json)).isEqualTo(json);
        }
    }

    @Test
    void nullIsNotASubtype() {
        Compiled type = compile("@JsonCodec record Box(Shape shape, List<Shape> all) {}\n" + SHAPES);

        assertThat(type.roundTrip("{\"shape\":null,\"all\":[null,{\"@type\":\"Nothing\"}]}"))
                .isEqualTo("{\"shape\":null,\"all\":[null,{\"@type\":\"Nothing\"}]}");
    }

    @Test
    void aSubtypeOfTwoHierarchiesHasOneDiscriminator() {
        String json = "{\"a\":{\"@type\":\"X\",\"v\":1},\"b\":{\"@type\":\"X\",\"v\":2}}";

        assertThat(compile("""
                        @JsonCodec record Box(A a, B b) {}
                        @JsonCodec sealed interface A permits X {}
                        @JsonCodec sealed interface B permits X, Y {}
                        record X(int v) implements A, B {}
                        record Y(int v) implements B {}
                        """).roundTrip(json)).isEqualTo(json);
    }

    @Test
    void nestedTypesWithDifficultNamesAreSubtypes() {
        String json =
                "[{\"@type\":\"$\"},{\"@type\":\"\u00dcber\",\"type\":\"a\",\"value\":\"b\",\"out\":\"c\"},{\"@type\":\"Object\"}]";

        assertThat(compile("""
                        @JsonCodec class Outer {
                            @JsonCodec sealed interface Value permits $, \u00dcber, Object {}
                            record $() implements Value {}
                            record \u00dcber(String type, String value, String out) implements Value {}
                            record Object() implements Value {}
                            @JsonValue public List<Value> values;
                            Outer(List<Value> values) { this.values = values; } }
                        """).roundTrip(json)).isEqualTo(json);
    }

    @Test
    void aSealedClassThatIsNotAbstractRejectsItsSubclasses() {
        Compiled holder = Compiled.compile(
                "@JsonCodec record Holder(@JsonDefault(method = \"memo\") Note note) { static Note memo() { return new Memo(); } }",
                "sealed class Note permits Memo { public int x; }",
                "final class Memo extends Note { public int y; }");
        Object memo = holder.read("{}");

        assertThat(holder.roundTrip("{\"note\":{\"x\":1}}")).isEqualTo("{\"note\":{\"x\":1}}");
        assertThatThrownBy(() -> holder.write(memo))
                .isInstanceOf(JsonException.class)
                .hasMessageContaining("Memo is a subclass of Note");
    }
}
