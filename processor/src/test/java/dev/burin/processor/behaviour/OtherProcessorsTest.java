package dev.burin.processor.behaviour;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.auto.value.AutoValue;
import com.google.auto.value.processor.AutoValueBuilderProcessor;
import com.google.auto.value.processor.AutoValueProcessor;
import dev.burin.Codec;
import dev.burin.Codecs;
import dev.burin.JsonErrorCode;
import dev.burin.JsonMismatchException;
import dev.burin.processor.JsonCodecProcessor;
import java.util.List;
import java.util.ServiceLoader;
import java.util.stream.Stream;
import javax.annotation.processing.Processor;
import org.immutables.value.Value;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Types that the processors of Lombok, Immutables and AutoValue change or complete, running before or after Burin. */
class OtherProcessorsTest {

    /** Which processor comes first on the processor path. */
    enum First {
        BURIN,
        THE_OTHER;

        List<Processor> with(List<Processor> others) {
            Stream<Processor> burin = Stream.of(new JsonCodecProcessor());
            return this == BURIN
                    ? Stream.concat(burin, others.stream()).toList()
                    : Stream.concat(others.stream(), burin).toList();
        }
    }

    private static Compiled lombok(First first, String... sources) {
        List<Processor> processors = ServiceLoader.load(Processor.class).stream()
                .filter(provider -> provider.type().getName().startsWith("lombok."))
                .map(ServiceLoader.Provider::get)
                .toList();
        assertThat(processors).isNotEmpty();
        return Compiled.compileWith(first.with(processors), List.of(lombok.Data.class), sources);
    }

    private static Compiled immutables(First first, String... sources) {
        return Compiled.compileWith(
                first.with(List.of(new org.immutables.processor.ProxyProcessor())), List.of(Value.class), sources);
    }

    private static Compiled autoValue(First first, String... sources) {
        return Compiled.compileWith(
                first.with(List.of(new AutoValueProcessor(), new AutoValueBuilderProcessor())),
                List.of(AutoValue.class),
                sources);
    }

    @ParameterizedTest
    @EnumSource
    void lombokValue(First first) {
        Compiled type = lombok(first, "@JsonCodec @lombok.Value class A { int x; @JsonProperty(\"n\") String name; }");

        assertThat(type.roundTrip("{\"n\":\"a\",\"x\":1}")).isEqualTo("{\"x\":1,\"n\":\"a\"}");
        assertThat(type.roundTrip("{}")).isEqualTo("{\"x\":0,\"n\":null}");
    }

    @ParameterizedTest
    @EnumSource
    void lombokData(First first) {
        Compiled type = lombok(
                first,
                "@JsonCodec record Page(List<A> all) {}",
                "@lombok.Data class A { private int x = 7; private boolean active; @JsonIgnore private String token; }");

        assertThat(type.roundTrip("{\"all\":[{\"active\":true,\"token\":\"t\"}]}"))
                .isEqualTo("{\"all\":[{\"x\":7,\"active\":true}]}");
    }

    @ParameterizedTest
    @EnumSource
    void lombokAccessorsOfOtherNames(First first) {
        Compiled flags =
                lombok(first, "@JsonCodec @lombok.Data public class A { private boolean isOpen; private int x; }");
        Compiled prefixed = lombok(
                first,
                "@JsonCodec @lombok.Data @lombok.experimental.Accessors(prefix = \"m\") public class A { private int mSize; }");

        assertThat(flags.roundTrip("{\"open\":true,\"x\":1}")).isEqualTo("{\"x\":1,\"open\":true}");
        assertThat(prefixed.roundTrip("{\"size\":3}")).isEqualTo("{\"size\":3}");
    }

    @ParameterizedTest
    @EnumSource
    void lombokBuilder(First first) {
        Compiled type = lombok(first, """
                @JsonCodec @lombok.Value @lombok.Builder class A {
                    int x; @lombok.Builder.Default String name = "default";
                    @lombok.Singular List<String> tags;
                    @lombok.NonNull String unit; }
                """);

        assertThat(type.roundTrip("{\"tags\":[\"a\",\"b\"],\"unit\":\"m\"}"))
                .isEqualTo("{\"x\":0,\"name\":\"default\",\"tags\":[\"a\",\"b\"],\"unit\":\"m\"}");
        assertThatThrownBy(() -> type.read("{\"x\":1,\"unit\":null}"))
                .isInstanceOfSatisfying(JsonMismatchException.class, e -> {
                    assertThat(e.code()).isEqualTo(JsonErrorCode.TYPE_MISMATCH);
                    assertThat(e.path()).isEqualTo("$.unit");
                });
    }

    @ParameterizedTest
    @EnumSource
    void lombokDataWithBuilder(First first) {
        Compiled type = lombok(
                first, "@JsonCodec @lombok.Data @lombok.Builder class A { int x; @lombok.Builder.Default int y = 2; }");

        assertThat(type.roundTrip("{\"x\":1}")).isEqualTo("{\"x\":1,\"y\":2}");
    }

    @ParameterizedTest
    @EnumSource
    void lombokSuperBuilder(First first) {
        Compiled type = lombok(
                first,
                "@JsonCodec @lombok.Getter @lombok.experimental.SuperBuilder class Dog extends Animal { private boolean barks; }",
                "@lombok.Getter @lombok.experimental.SuperBuilder abstract class Animal { private String name; }");

        assertThat(type.roundTrip("{\"barks\":true,\"name\":\"Rex\"}")).isEqualTo("{\"name\":\"Rex\",\"barks\":true}");
    }

    @ParameterizedTest
    @EnumSource
    void lombokDelegate(First first) {
        Compiled type = lombok(first, """
                @JsonCodec public class Person {
                    public int id;
                    @lombok.experimental.Delegate private final Address address = new Address();
                    @lombok.Data public static class Address { private String street; private String city; } }
                """);
        Compiled delegateAlone = lombok(
                first,
                "@JsonCodec public class Dog extends Animal { public int id; }",
                "class Animal { @lombok.experimental.Delegate private final Name name = new Name(); }",
                "public class Name { private String text; public String getText() { return text; }"
                        + " public void setText(String text) { this.text = text; } }");

        String json = "{\"id\":1,\"street\":\"s\",\"city\":\"c\"}";
        assertThat(type.roundTrip(json)).isEqualTo(json);
        assertThat(delegateAlone.roundTrip("{\"id\":1,\"text\":\"t\"}")).isEqualTo("{\"text\":\"t\",\"id\":1}");
    }

    /** Something that a type depends on, and a document of that type. */
    enum Dependency {
        CONSTANTS(
                "{\"state\":\"o\",\"counts\":{\"c\":1}}",
                "@JsonCodec public record Order(State state, Map<State, Integer> counts) {}",
                """
                @lombok.RequiredArgsConstructor enum State {
                    OPEN("o"), CLOSED("c");
                    @lombok.Getter(onMethod_ = @JsonValue) private final String code; }
                """),
        VALUES_AND_KEYS(
                "{\"first\":\"a\",\"counts\":{\"b\":1}}",
                "@JsonCodec public record Stock(Id first, Map<Id, Integer> counts) {}",
                "@lombok.Value class Id { @JsonValue String text; }"),
        UNWRAPPED(
                "{\"width\":1,\"unit\":\"m\",\"count\":2}",
                "@JsonCodec public record Line(@JsonUnwrapped Size size, int count) {}",
                "@lombok.Value class Size { int width; String unit; }"),
        SUPERCLASS(
                "{\"age\":1,\"name\":\"Rex\",\"legs\":4}",
                "@JsonCodec public class Dog extends Animal { public int legs; }",
                """
                @lombok.experimental.FieldDefaults(level = lombok.AccessLevel.PRIVATE)
                @lombok.Getter @lombok.Setter class Animal { int age; String name; }
                """),
        BUILDER("{\"a\":4}", """
                @JsonCodec @JsonBuilder(Maker.class) public class Made {
                    final int a; Made(int a) { this.a = a; } public int getA() { return a; } }
                """, "@lombok.Setter class Maker { private int a; Made build() { return new Made(a); } }"),
        IMPLEMENTATION(
                "{\"sides\":3}",
                "@JsonCodec(implementation = Impl.class) public interface Shape { int getSides(); }",
                "@lombok.Data class Impl implements Shape { private int sides; }");

        private final String json;
        private final String[] sources;

        Dependency(String json, String... sources) {
            this.json = json;
            this.sources = sources;
        }
    }

    @ParameterizedTest
    @EnumSource
    void lombokChangesTheDependenciesOfAType(Dependency dependency) {
        for (First first : First.values()) {
            assertThat(lombok(first, dependency.sources).roundTrip(dependency.json))
                    .as(first.name())
                    .isEqualTo(dependency.json);
        }
    }

    /** javac stops after a round with errors; a type that was still waiting for Immutables then is not reported. */
    @ParameterizedTest
    @EnumSource
    void anErrorElsewhereIsTheOnlyOne(First first) {
        assertThatThrownBy(() -> immutables(
                        first,
                        "@JsonCodec public record X(ImmutableOrd o) {}",
                        "@org.immutables.value.Value.Immutable interface Ord { int id(); }",
                        "@JsonCodec record Wrong(Thread t) {}"))
                .hasMessageContaining("[BRN020]")
                .hasMessageNotContaining("BRN021")
                .hasMessageNotContaining("BRN001");
    }

    @ParameterizedTest
    @EnumSource
    void aSealedTypeMayPermitGeneratedTypes(First first) {
        Compiled shape = immutables(
                first,
                "@JsonCodec public sealed interface Shape permits Area, Dot {}",
                "@org.immutables.value.Value.Immutable sealed interface Area extends Shape permits ImmutableArea { int size(); }",
                "record Dot(int x) implements Shape {}");

        assertThat(shape.roundTrip("{\"@type\":\"Dot\",\"x\":1}")).isEqualTo("{\"@type\":\"Dot\",\"x\":1}");
    }

    @ParameterizedTest
    @EnumSource
    void genericLombokBuilder(First first) {
        Codec<Object> page = lombok(first, """
                @JsonCodec @lombok.Value @lombok.Builder class Page<T extends Comparable<T>> {
                    T first; @lombok.Singular List<T> items; Map<String, List<T>> more; }
                """).codecOf("Page", Codecs.INTEGER);
        String json = "{\"first\":1,\"items\":[2],\"more\":{\"a\":[3]}}";

        assertThat(page.toJson(page.fromJson(json))).isEqualTo(json);
    }

    @ParameterizedTest
    @EnumSource
    void genericLombokSuperBuilder(First first) {
        Codec<Object> box = lombok(
                        first,
                        "@JsonCodec @lombok.Getter @lombok.experimental.SuperBuilder class Box<T> extends Base<List<T>> { private T value; }",
                        "@lombok.Getter @lombok.experimental.SuperBuilder abstract class Base<S> { private S base; }")
                .codecOf("Box", Codecs.STRING);
        String json = "{\"base\":[\"a\"],\"value\":\"b\"}";

        assertThat(box.toJson(box.fromJson(json))).isEqualTo(json);
    }

    @ParameterizedTest
    @EnumSource
    void genericImmutables(First first) {
        Codec<Object> page = immutables(first, """
                @JsonCodec @org.immutables.value.Value.Immutable interface Page<T> {
                    T first(); List<T> items(); Map<String, T> more(); Optional<T> last(); }
                """).codecOf("Page", Codecs.STRING);
        String json = "{\"first\":\"a\",\"items\":[\"b\"],\"more\":{\"c\":\"d\"},\"last\":\"e\"}";

        assertThat(page.toJson(page.fromJson(json))).isEqualTo(json);
    }

    @ParameterizedTest
    @EnumSource
    void immutablesKeepUnknownMembers(First first) {
        Compiled type = immutables(first, """
                @JsonCodec @org.immutables.value.Value.Immutable interface Event {
                    int id(); @JsonAny Map<String, Integer> rest(); }
                """);

        assertThat(type.roundTrip("{\"a\":1,\"id\":2}")).isEqualTo("{\"id\":2,\"a\":1}");
    }

    @ParameterizedTest
    @EnumSource
    void lombokConstructorAndGetters(First first) {
        Compiled type = lombok(first, """
                @JsonCodec @lombok.AllArgsConstructor @lombok.Getter class A { private final int x; private final String name; }
                """);

        assertThat(type.roundTrip("{\"name\":\"a\",\"x\":1}")).isEqualTo("{\"x\":1,\"name\":\"a\"}");
    }

    @ParameterizedTest
    @EnumSource
    void anEmptyNameHidesNoConstructorOfLombok(First first) {
        String type = "@JsonCodec @lombok.AllArgsConstructor(staticName = \"\", access = lombok.AccessLevel.PRIVATE)"
                + " @lombok.Getter class A { private final int x; }";

        assertThatThrownBy(() -> lombok(first, type))
                .hasMessageContaining("[BRN040] A has no constructor that the codec can call.");
    }

    @ParameterizedTest
    @EnumSource
    void whatHidesTheConstructorsOfLombokIsNamed(First first) {
        for (String annotation : List.of(
                "@AllArgsConstructor(staticName = \"of\")",
                "@RequiredArgsConstructor(staticName = \"of\")",
                "@Value(staticConstructor = \"of\")",
                "@Data(staticConstructor = \"of\")")) {
            String type = "@lombok.Getter class A { private final int x; }";
            String setting = annotation.replaceAll(" = .*", ")");

            assertThatThrownBy(() -> lombok(first, "@JsonCodec " + annotation.replace("@", "@lombok.") + " " + type))
                    .hasMessageContaining("[BRN040] A has no constructor that the codec can call: Lombok's " + setting
                            + " makes it private.")
                    .hasMessageContaining("or remove that setting;");
            assertThat(lombok(first, "@JsonCodec " + annotation.replaceAll("@(.*)\\(.*", "@lombok.$1") + " " + type)
                            .roundTrip("{\"x\":1}"))
                    .isEqualTo("{\"x\":1}");
        }
    }

    @ParameterizedTest
    @EnumSource
    void fluentAccessorsOfLombokAreNamedWhereNoneAreFound(First first) {
        for (String type : List.of(
                "@lombok.Data @lombok.experimental.Accessors(fluent = true) class A { private int x; }",
                "class A { @lombok.experimental.Accessors(fluent = true) @lombok.Getter @lombok.Setter private int x; }")) {
            assertThatThrownBy(() -> lombok(first, "@JsonCodec " + type))
                    .hasMessageContaining("[BRN010]")
                    .hasMessageContaining("Remove fluent = true from Lombok's @Accessors, or add public getters");
            assertThat(lombok(first, "@JsonCodec " + type.replace("fluent = true", "fluent = false"))
                            .roundTrip("{\"x\":1}"))
                    .isEqualTo("{\"x\":1}");
        }
    }

    @ParameterizedTest
    @EnumSource
    void lombokGetterAndSetterOnFields(First first) {
        Compiled type = lombok(first, """
                @JsonCodec class A { @lombok.Getter @lombok.Setter private int x; @lombok.Getter @lombok.Setter private int y; }
                """);

        assertThat(type.roundTrip("{\"y\":2,\"x\":1}")).isEqualTo("{\"x\":1,\"y\":2}");
    }

    /** Such fields are private to the class. Members that would be lost are reported, BRN011. */
    @ParameterizedTest
    @EnumSource
    void fieldsWithoutAccessorsAreIgnoredAlongsideLombok(First first) {
        for (String type : List.of(
                "@lombok.ToString class P { private int cache; public int x; }",
                "@lombok.EqualsAndHashCode class P { private int cache; public int x; }",
                "@lombok.NoArgsConstructor class P { private int cache; public int x; }",
                "class P { private int cache; @lombok.NonNull public Integer x = 0; }",
                "class P { private int cache; @lombok.Getter @lombok.Setter private int x; }",
                "@lombok.Data class P { @lombok.Getter(lombok.AccessLevel.NONE) @lombok.Setter(lombok.AccessLevel.NONE)"
                        + " private int cache; private int x; }",
                "@lombok.Getter(lombok.AccessLevel.PROTECTED) class P { private int cache; public int x; }",
                "@lombok.Getter @lombok.Setter class P extends Base { private int x; }")) {
            assertThat(lombok(first, "@JsonCodec " + type, "class Base { private int cache; }")
                            .roundTrip("{\"cache\":2,\"x\":1}"))
                    .isEqualTo("{\"x\":1}");
        }
    }

    @ParameterizedTest
    @EnumSource
    void fieldsWithOneAccessorOfLombok(First first) {
        Compiled type = lombok(first, """
                @JsonCodec @lombok.Data class P {
                    @JsonProperty(access = JsonProperty.Access.WRITE_ONLY) @lombok.Getter(lombok.AccessLevel.NONE) private int secret;
                    @JsonProperty(access = JsonProperty.Access.READ_ONLY) @lombok.Setter(lombok.AccessLevel.NONE) private int id = 7;
                    @lombok.Setter(lombok.AccessLevel.PROTECTED) private int x;
                    public int sum() { return secret + x; } }
                """);

        assertThat(type.roundTrip("{\"id\":1,\"x\":2,\"secret\":3}")).isEqualTo("{\"id\":7,\"x\":2}");
    }

    /** The omitted fields have no accessor even after Lombok has run. */
    @ParameterizedTest
    @EnumSource
    void finalAndBuiltFieldsWithoutAccessors(First first) {
        for (String type : List.of(
                "@lombok.Data class P { @lombok.Getter(lombok.AccessLevel.NONE) private final int cache = 3; private int x; }",
                "@lombok.Value class P { @lombok.Getter(lombok.AccessLevel.NONE) int cache = 3; int x; }",
                "@lombok.Data @lombok.Builder(access = lombok.AccessLevel.PRIVATE) @lombok.NoArgsConstructor"
                        + " @lombok.AllArgsConstructor(access = lombok.AccessLevel.PRIVATE) class P { private int x;"
                        + " @lombok.Getter(lombok.AccessLevel.NONE) @lombok.Setter(lombok.AccessLevel.NONE) private int cache; }",
                "@lombok.Data @lombok.Getter(lombok.AccessLevel.NONE) @lombok.Setter(lombok.AccessLevel.PRIVATE) class P {"
                        + " private int cache; public int x; }")) {
            assertThat(lombok(first, "@JsonCodec " + type).roundTrip("{\"cache\":2,\"x\":1}"))
                    .isEqualTo("{\"x\":1}");
        }
    }

    @ParameterizedTest
    @EnumSource
    void immutablesInterface(First first) {
        Compiled type =
                immutables(first, """
                @JsonCodec @Value.Immutable interface Order {
                    long id();
                    List<Line> lines();
                    Map<String, Integer> sizes();
                    Optional<String> note();
                    boolean isPaid();
                    @Value.Default default int count() { return 3; }
                    @Value.Derived default long twice() { return id() * 2; }
                }
                """.replace("@Value", "@org.immutables.value.Value"), "record Line(String sku) {}");

        assertThat(type.roundTrip("{\"lines\":[{\"sku\":\"a\"}],\"id\":1,\"isPaid\":true,\"sizes\":{\"s\":1}}"))
                .isEqualTo(
                        "{\"id\":1,\"lines\":[{\"sku\":\"a\"}],\"sizes\":{\"s\":1},\"note\":null,\"isPaid\":true,\"count\":3}");
        assertThatThrownBy(() -> type.read("{\"id\":1}"))
                .isInstanceOfSatisfying(
                        JsonMismatchException.class, e -> assertThat(e.code()).isEqualTo(JsonErrorCode.REFUSED_VALUE));
    }

    @ParameterizedTest
    @EnumSource
    void immutablesAbstractClassWithANamedBuilder(First first) {
        Compiled type = immutables(first, """
                @JsonCodec @JsonBuilder(PointData.Builder.class)
                @org.immutables.value.Value.Immutable
                @org.immutables.value.Value.Style(typeImmutable = "*Data", get = "get*", init = "set*")
                abstract class Point { public abstract int getX(); public abstract List<String> getTags(); }
                """);

        assertThat(type.roundTrip("{\"tags\":[\"a\"],\"x\":1}")).isEqualTo("{\"x\":1,\"tags\":[\"a\"]}");
    }

    @ParameterizedTest
    @EnumSource
    void enclosedImmutablesWithANamedBuilder(First first) {
        Compiled type = immutables(first, "@JsonCodec public record All(List<Shapes.Area> areas) {}", """
                @org.immutables.value.Value.Enclosing public class Shapes {
                    @JsonCodec @JsonBuilder(ImmutableShapes.Area.Builder.class) @org.immutables.value.Value.Immutable
                    interface Area { int size(); } }
                """);

        assertThat(type.roundTrip("{\"areas\":[{\"size\":1}]}")).isEqualTo("{\"areas\":[{\"size\":1}]}");
    }

    @ParameterizedTest
    @EnumSource
    void autoValueWithBuilder(First first) {
        Compiled type = autoValue(first, """
                @JsonCodec @com.google.auto.value.AutoValue abstract class Animal {
                    abstract String name();
                    abstract int legs();
                    static Builder builder() { return new AutoValue_Animal.Builder().setLegs(4); }
                    @com.google.auto.value.AutoValue.Builder abstract static class Builder {
                        abstract Builder setName(String name);
                        abstract Builder setLegs(int legs);
                        abstract Animal build();
                    }
                }
                """);

        assertThat(type.roundTrip("{\"name\":\"Rex\"}")).isEqualTo("{\"name\":\"Rex\",\"legs\":4}");
        assertThatThrownBy(() -> type.read("{\"legs\":3}")).hasCauseInstanceOf(IllegalStateException.class);
    }

    @ParameterizedTest
    @EnumSource
    void autoValueWithPackagePrivateGetters(First first) {
        Compiled type = autoValue(first, """
                @JsonCodec @com.google.auto.value.AutoValue abstract class Animal {
                    public abstract int getLegs();
                    abstract Optional<String> getName();
                    abstract boolean isTame();
                    static Builder builder() { return new AutoValue_Animal.Builder(); }
                    @com.google.auto.value.AutoValue.Builder abstract static class Builder {
                        abstract Builder setLegs(int legs);
                        abstract Builder setName(Optional<String> name);
                        abstract Builder setTame(boolean tame);
                        abstract Animal build();
                    }
                }
                """);

        String json = "{\"legs\":4,\"name\":\"Rex\",\"tame\":true}";
        assertThat(type.roundTrip(json)).isEqualTo(json);
    }

    @ParameterizedTest
    @EnumSource
    void immutablesWithPackagePrivateGetters(First first) {
        Compiled type = immutables(first, """
                @JsonCodec @org.immutables.value.Value.Immutable abstract class Animal {
                    public abstract int getLegs();
                    abstract Optional<String> getName();
                    abstract boolean isTame();
                    abstract List<String> getTags(); }
                """);

        String json = "{\"legs\":4,\"name\":\"Rex\",\"isTame\":true,\"tags\":[\"t\"]}";
        assertThat(type.roundTrip(json)).isEqualTo(json);
    }

    @ParameterizedTest
    @EnumSource
    void autoValueWithFactory(First first) {
        Compiled type = autoValue(first, """
                @JsonCodec @com.google.auto.value.AutoValue abstract class Animal {
                    abstract String name();
                    abstract int legs();
                    @JsonCreator static Animal of(String name, @JsonProperty("feet") int legs) {
                        return new AutoValue_Animal(name, legs); }
                }
                """);

        assertThat(type.roundTrip("{\"feet\":4,\"name\":\"Rex\"}")).isEqualTo("{\"name\":\"Rex\",\"feet\":4}");
    }
}
