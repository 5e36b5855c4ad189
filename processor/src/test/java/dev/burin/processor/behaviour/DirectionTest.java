package dev.burin.processor.behaviour;

import static dev.burin.processor.behaviour.Compiled.compile;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.burin.Codec;
import dev.burin.JsonOptions;
import dev.burin.JsonWriter;
import java.lang.reflect.Method;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code @JsonCodec(direction)}: a codec that only writes, or only reads, has only the requirements of that half. */
class DirectionTest {
    private static final String ENCODE = "@JsonCodec(direction = JsonCodec.Direction.ENCODE) ";

    private static final String DECODE = "@JsonCodec(direction = JsonCodec.Direction.DECODE) ";

    /** Returns the result of the static method {@code make} of a type. */
    private static Object resultOfMake(Compiled compiled, String type) {
        try {
            Method make = compiled.type(type).getDeclaredMethod("make");
            make.setAccessible(true);
            return make.invoke(null);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void whatABuilderTakesIsIgnoredWhereNothingIsRead() {
        Compiled compiled = compile(ENCODE + """
                @JsonBuilder(prefix = "add") class Order {
                    public int getId() { return 7; }
                    @JsonAny public void put(String name, Object value) {}
                    static Order make() { return new Order(); }
                    static Builder builder() { return new Builder(); }
                    static class Builder {
                        void addId(int id) {}
                        void addNote(String note) {}
                        Order build() { return new Order(); }
                    }
                }
                """);

        assertThat(compiled.codec().toJson(resultOfMake(compiled, "Order"))).isEqualTo("{\"id\":7}");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "class Order { private Order(int secret) {} static Order make() { return new Order(1); }"
                        + " public int getId() { return 7; } public String getName() { return \"n\"; } }",
                "interface Order { int getId(); String getName(); static Order make() { return new Order() {"
                        + " public int getId() { return 7; } public String getName() { return \"n\"; } }; } }",
                "abstract class Order { public final int id = 7; public abstract String getName();"
                        + " static Order make() { return new Order() { public String getName() { return \"n\"; } }; } }",
                "class Order { public Order(int a) {} public Order(int a, int b) {} static Order make() { return new Order(1); }"
                        + " public int getId() { return 7; } public String getName() { return \"n\"; }"
                        + " @JsonProperty(\"password\") public void setSecret(String secret) {} }",
                "record Order(int id, String name) { Order { if (id < 0) throw new IllegalArgumentException(); }"
                        + " static Order make() { return new Order(7, \"n\"); } }"
            })
    void typesThatAreOnlyWrittenNeedNoCreator(String order) {
        Compiled compiled = compile(ENCODE + order);
        Codec<Object> codec = compiled.codec();

        assertThat(codec.toJson(resultOfMake(compiled, "Order"))).isEqualTo("{\"id\":7,\"name\":\"n\"}");
        assertThatThrownBy(() -> codec.fromJson("{}"))
                .isInstanceOf(UnsupportedOperationException.class)
                .hasMessage("Order can only be written: direction = ENCODE.");
        assertThat(compiled.generated()).doesNotContain("findMember", "nameIs", "NONE");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "class Order { private int a; public void setId(int id) { a = id; } public void setName(String name) {}"
                        + " @Override public String toString() { return \"\" + a; } }",
                "class Order { private final int a; Order(@JsonProperty(\"id\") int id, @JsonProperty(\"name\") String name)"
                        + " { a = id; } @Override public String toString() { return \"\" + a; } }",
                "class Order { private int a; public void setId(int id) { a = id; } public void setName(String name) {}"
                        + " public int getComputed() { return 1; } public List<String> getNames() { return List.of(); }"
                        + " @Override public String toString() { return \"\" + a; } }",
                "record Order(int id, String name) { @Override public String toString() { return \"\" + id; } }"
            })
    void typesThatAreOnlyReadNeedNoGetters(String order) {
        Compiled compiled = compile(DECODE + order);
        Codec<Object> codec = compiled.codec();
        Object read = codec.fromJson("{\"x\":[],\"name\":\"n\",\"id\":7}");

        assertThat(read).hasToString("7");
        assertThatThrownBy(() -> codec.toJson(read))
                .isInstanceOf(UnsupportedOperationException.class)
                .hasMessage("Order can only be read: direction = DECODE.");
        assertThat(compiled.generated()).doesNotContain("putFirst", "leave");
    }

    /** Rather than how to write null. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "record Order(int id) {}",
                "enum Order { LOW }",
                "sealed interface Order { record Small(int id) implements Order {} }"
            })
    void typesThatAreOnlyReadSaySoForNull(String order) {
        Codec<Object> codec = compile(DECODE + order).codec();
        List<ThrowingCallable> writings = List.of(
                () -> codec.toJson(null),
                () -> codec.toJson(null, new byte[9], 0),
                () -> codec.toJsonBytes(null),
                () -> codec.with(JsonOptions.PRETTY).toJson(null),
                () -> codec.write(new JsonWriter(), null));

        assertThat(writings).allSatisfy(writing -> assertThatThrownBy(writing)
                .isInstanceOf(UnsupportedOperationException.class)
                .hasMessage("Order can only be read: direction = DECODE."));
    }

    @Test
    void streamsMayContainTypesThatAreOnlyWritten() {
        Compiled compiled = compile(
                ENCODE + "class Order { public Stream<View> getViews() { return Stream.of(new View(1)); }"
                        + " static Order make() { return new Order(); } }",
                ENCODE + "record View(int id) {}");

        assertThat(compiled.write(resultOfMake(compiled, "Order"))).isEqualTo("{\"views\":[{\"id\":1}]}");
    }

    @Test
    void enumsSingleValuesArraysAndUnwrappedMembersHaveDirections() {
        Compiled compiled = compile(
                ENCODE + "record Order(Level level, Id id, Pair pair, @JsonUnwrapped Inner inner) {"
                        + " static Order make() { return new Order(Level.LOW, new Id(\"a\", 1), new Pair(1, 2), new Inner(1, 3)); } }",
                ENCODE + "enum Level { LOW }",
                ENCODE + "class Id { private final String text; Id(String text, int other) { this.text = text; }"
                        + " @JsonValue public String text() { return text; } }",
                "@JsonCodec(direction = JsonCodec.Direction.ENCODE, shape = JsonCodec.Shape.ARRAY) record Pair(int a, int b) {}",
                "class Inner { private final int held; Inner(int a, int b) { held = b; } public int getHeld() { return held; } }");

        assertThat(compiled.write(resultOfMake(compiled, "Order")))
                .isEqualTo("{\"level\":\"LOW\",\"id\":\"a\",\"pair\":[1,2],\"held\":3}");
        for (String codec : List.of("LevelCodec", "IdCodec", "PairCodec")) {
            assertThatThrownBy(() -> compiled.codec(codec).fromJson("[]"))
                    .isInstanceOf(UnsupportedOperationException.class);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"PROPERTY", "WRAPPER_OBJECT", "WRAPPER_ARRAY"})
    void subtypesHaveTheDirectionOfTheirSealedType(String style) {
        String info = "@JsonTypeInfo(style = JsonTypeInfo.Style." + style + ") ";
        Compiled written = compile(
                ENCODE + info
                        + "sealed interface Shape permits Circle { static Shape make() { return new Circle(1, 2); } }",
                "final class Circle implements Shape { private final int r; Circle(int r, int other) { this.r = r; }"
                        + " public int getR() { return r; } }");
        Compiled read = compile(
                DECODE + info + "sealed interface Shape permits Circle {}",
                "final class Circle implements Shape { private int r; public void setR(int r) { this.r = r; }"
                        + " @Override public String toString() { return \"\" + r; } }");
        String json = written.write(resultOfMake(written, "Shape"));

        assertThat(json).contains("Circle", "\"r\":1");
        assertThat(read.read(json)).hasToString("1");
        assertThatThrownBy(() -> written.read(json)).isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(() -> read.write(read.read(json))).isInstanceOf(UnsupportedOperationException.class);
    }

    @Test
    void genericTypesHaveDirections() {
        Compiled compiled = compile(
                ENCODE
                        + "record Order(Page<String> page) { static Order make() { return new Order(new Page<>(\"a\", 1)); } }",
                ENCODE
                        + "class Page<T extends Comparable<T>> { private final T held; Page(T held, int other) { this.held = held; }"
                        + " public T getHeld() { return held; } }");

        assertThat(compiled.write(resultOfMake(compiled, "Order"))).isEqualTo("{\"page\":{\"held\":\"a\"}}");
    }

    @Test
    void packagesAndOptionsMaySetDirections() {
        String view = "package shop; @dev.burin.annotation.JsonCodec public interface View { int getId(); }";
        Project ofPackage = Project.withBurin()
                .compile(
                        "@JsonDefaults(direction = JsonCodec.Direction.ENCODE) package shop; import dev.burin.annotation.*;",
                        view);
        Project ofOption =
                Project.withBurin("-Aburin.direction=ENCODE", "-Aburin.explain").compile(view);

        for (Project project : List.of(ofPackage, ofOption)) {
            assertThatThrownBy(() -> project.codec("shop.ViewCodec").fromJson("{}"))
                    .isInstanceOf(UnsupportedOperationException.class);
        }
        assertThat(ofOption.messages()).anySatisfy(message -> assertThat(message)
                .contains("only written", "settings: direction by -Aburin.direction", "written from getId()")
                .doesNotContain("not read"));
    }

    /** The class file of a codec shows its direction. */
    @Test
    void directionsOfCodecsCompiledEarlierAreKnown() {
        Project earlier = Project.withBurin("-Aburin.direction=ENCODE")
                .compile("package shop; @dev.burin.annotation.JsonCodec public record View(int id) {}");
        String order = "record Order(shop.View view) {}";

        assertThat(Project.withBurin().using(earlier).errors("package app; @dev.burin.annotation.JsonCodec " + order))
                .anySatisfy(message -> assertThat(message).contains("BRN118", "Order.view: View can only be written"));
        assertThat(Project.withBurin("-Aburin.direction=ENCODE")
                        .using(earlier)
                        .compile("package app; @dev.burin.annotation.JsonCodec " + order)
                        .has("app.OrderCodec"))
                .isTrue();
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 65, 500})
    void typesOfAnySizeHaveDirections(int size) {
        String getters = IntStream.range(0, size)
                .mapToObj(i -> "public int getF" + i + "() { return " + i + "; } public void setF" + i + "(int f) {}")
                .collect(Collectors.joining(" "));
        String json = IntStream.range(0, size)
                .mapToObj(i -> "\"f" + i + "\":" + i)
                .collect(Collectors.joining(",", "{", "}"));
        String type = size == 0 ? "record Wide() {" : "class Wide {";
        String wide = type + " static Wide make() { return new Wide(); } " + getters + " }";
        Compiled written = compile(ENCODE + wide);

        assertThat(written.write(resultOfMake(written, "Wide"))).isEqualTo(json);
        assertThat(compile(DECODE + wide).read(json)).isNotNull();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Door(boolean isOpen) { this.isOpen = isOpen; }",
                "@JsonCreator Door(boolean isOpen) { this.isOpen = isOpen; }",
                "private Door() { this(true); } Door(boolean isOpen) { this.isOpen = isOpen; }",
                "Door() { this(true); } Door(boolean isOpen) { this.isOpen = isOpen; }"
            })
    void whatIsOnlyWrittenHasTheNamesOfWhatIsReadToo(String constructors) {
        String door = "class Door { private final boolean isOpen; " + constructors
                + " static Door make() { return new Door(true); } public boolean isOpen() { return isOpen; } }";

        for (String annotation : List.of(ENCODE, "@JsonCodec ")) {
            Compiled compiled = compile(annotation + door);
            assertThat(compiled.codec().toJson(resultOfMake(compiled, "Door"))).isEqualTo("{\"isOpen\":true}");
        }
    }

    /** The parameter is the whole value, and no property. */
    @Test
    void theParameterOfADelegatingCreatorNamesNothing() {
        String door = "class Door { private final boolean isOpen;"
                + " @JsonCreator(mode = JsonCreator.Mode.DELEGATING) Door(Boolean isOpen) { this.isOpen = isOpen; }"
                + " static Door make() { return new Door(true); } public boolean isOpen() { return isOpen; } }";

        for (String annotation : List.of(ENCODE, "@JsonCodec ")) {
            Compiled compiled = compile(annotation + door);
            assertThat(compiled.codec().toJson(resultOfMake(compiled, "Door"))).isEqualTo("{\"open\":true}");
        }
    }
}
