package dev.burin.processor.behaviour;

import static dev.burin.processor.behaviour.Compiled.compile;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.burin.JsonErrorCode;
import dev.burin.JsonException;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Interfaces and abstract classes that name the type to read, {@code @JsonCodec(implementation = …)}. */
class ImplementationTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "record OrderImpl(long id, List<Order> parts) implements Order {}",
                "final class OrderImpl implements Order { private final long id; private final List<Order> parts;"
                        + " OrderImpl(long id, List<Order> parts) { this.id = id; this.parts = parts; }"
                        + " public long id() { return id; } public List<Order> parts() { return parts; }"
                        + " public long getId() { return id; } public List<Order> getParts() { return parts; } }",
                "class OrderImpl implements Order { long id; List<Order> parts;"
                        + " public long id() { return id; } public List<Order> parts() { return parts; } }",
            })
    void anInterfaceIsReadAsItsImplementationAndWrittenByItsOwnMembers(String implementation) {
        Compiled type = compile(
                "@JsonCodec(implementation = OrderImpl.class) interface Order { long id(); List<Order> parts(); }",
                implementation,
                "@JsonCodec record Holder(Order order, Map<String, Order> more, Optional<Order> none) {}");
        String json = "{\"id\":1,\"parts\":[{\"id\":2,\"parts\":null},null]}";
        String holder = "{\"order\":" + json + ",\"more\":{\"a\":" + json + "},\"none\":null}";

        assertThat(type.roundTrip(json)).isEqualTo(json);
        assertThat(type.read(json).getClass().getSimpleName()).isEqualTo("OrderImpl");
        assertThat(type.codec("HolderCodec").toJson(type.codec("HolderCodec").fromJson(holder)))
                .isEqualTo(holder);
        assertThatThrownBy(() -> type.read("null")).isInstanceOf(JsonException.class);
        assertThatThrownBy(() -> type.read("{\"parts\":[{\"id\":\"x\"}]}"))
                .isInstanceOfSatisfying(JsonException.class, e -> {
                    assertThat(e.code()).isEqualTo(JsonErrorCode.TYPE_MISMATCH);
                    assertThat(e.path()).isEqualTo("$.parts[0].id");
                });
    }

    @Test
    void otherImplementationsAreWrittenByTheMembersOfTheInterface() {
        Compiled type = compile(
                "@JsonCodec public record Holder(Shape shape) { public static Holder other() { return new Holder(new Other()); } }",
                "@JsonCodec(implementation = Named.class) interface Shape { String getName(); default int getSize() { return 3; } }",
                "class Named implements Shape { public String name; public int size; @JsonIgnore public String secret;"
                        + " public String getName() { return name; } }",
                "class Other implements Shape { public String getName() { return \"other\"; } public String getMore() { return \"x\"; } }");

        Object holder;
        try {
            holder = type.type("Holder").getMethod("other").invoke(null);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }

        assertThat(type.write(holder)).isEqualTo("{\"shape\":{\"name\":\"other\",\"size\":3}}");
        assertThat(type.roundTrip(type.write(holder))).isEqualTo(type.write(holder));
    }

    @Test
    void settingsOfTheInterfaceApplyToReadingAndWriting() {
        Compiled type = compile(
                "@JsonCodec(implementation = Impl.class, naming = Naming.SNAKE_CASE, unknown = JsonCodec.Unknown.FAIL)"
                        + " abstract class Person { public abstract String getFirstName(); }",
                "class Impl extends Person { private String firstName; @Override public String getFirstName() { return firstName; }"
                        + " public void setFirstName(String name) { firstName = name; } }");

        assertThat(type.roundTrip("{\"first_name\":\"Ann\"}")).isEqualTo("{\"first_name\":\"Ann\"}");
        assertThatThrownBy(() -> type.read("{\"firstName\":\"Ann\"}")).isInstanceOf(JsonException.class);
    }

    @Test
    void anImportedInterfaceIsReadAsTheTypeThatItsImportNames() {
        Project library = Project.plain().compile("package lib; public interface Pet { String getName(); }");
        Project app = Project.withBurin().using(library).compile("""
                        package app;
                        import dev.burin.annotation.*;
                        @JsonImport(value = lib.Pet.class,
                                settings = @JsonCodec(implementation = Cat.class, naming = Naming.UPPER_SNAKE_CASE))
                        @JsonCodec
                        public record Owner(lib.Pet pet) {}
                        """, """
                        package app;
                        import dev.burin.annotation.*;
                        public record Cat(@JsonProperty("NAME") String name) implements lib.Pet {
                            @Override public String getName() { return name; }
                        }
                        """);

        assertThat(app.roundTrip("app.OwnerCodec", "{\"pet\":{\"NAME\":\"Tom\"}}"))
                .isEqualTo("{\"pet\":{\"NAME\":\"Tom\"}}");
    }

    @Test
    void buildersNestedTypesAndUnusualNamesWork() {
        Compiled type = compile("""
                @JsonCodec class Outer {
                    public In in;

                    @JsonCodec(implementation = $Out.class)
                    interface In {
                        String value();
                        @JsonProperty("a\\"b") int größe();
                    }

                    static final class $Out implements In {
                        private final String value;
                        private final int größe;
                        private $Out(String value, int größe) { this.value = value; this.größe = größe; }
                        @Override public String value() { return value; }
                        @Override @JsonProperty("a\\"b") public int größe() { return größe; }
                        static Builder builder() { return new Builder(); }
                        static class Builder {
                            private String value = "";
                            private int größe;
                            Builder value(String text) { value = text; return this; }
                            Builder größe(int x) { größe = x; return this; }
                            $Out build() { return new $Out(value, größe); }
                        }
                    }
                }
                """);

        assertThat(type.roundTrip("{\"in\":{\"a\\\"b\":7}}")).isEqualTo("{\"in\":{\"value\":\"\",\"a\\\"b\":7}}");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 65, 500})
    void anyNumberOfMembersWorks(int count) {
        String methods =
                IntStream.range(0, count).mapToObj(i -> "int m" + i + "();").collect(Collectors.joining(" "));
        String components = IntStream.range(0, Math.min(count, 250))
                .mapToObj(i -> "int m" + i)
                .collect(Collectors.joining(", "));
        String fields = IntStream.range(0, count)
                .mapToObj(i -> "int m" + i + "; public int m" + i + "() { return m" + i + "; }")
                .collect(Collectors.joining(" "));
        Compiled type = compile(
                "@JsonCodec(implementation = Impl.class) interface Wide { " + methods + " }",
                count < 250
                        ? "record Impl(" + components + ") implements Wide {}"
                        : "class Impl implements Wide { " + fields + " }");
        String json = IntStream.range(0, count)
                .mapToObj(i -> "\"m" + i + "\":" + i)
                .collect(Collectors.joining(",", "{", "}"));

        assertThat(type.roundTrip(json)).isEqualTo(json);
    }
}
