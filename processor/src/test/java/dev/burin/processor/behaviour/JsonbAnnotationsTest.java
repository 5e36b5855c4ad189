package dev.burin.processor.behaviour;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.burin.JsonValue;
import dev.burin.processor.JsonCodecProcessor;
import jakarta.json.bind.Jsonb;
import jakarta.json.bind.JsonbBuilder;
import jakarta.json.bind.annotation.JsonbProperty;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Types with JSON-B's annotations mean the same to Burin as to Yasson, which omits null members unless they are nillable. */
class JsonbAnnotationsTest {
    private static final Jsonb JSONB = JsonbBuilder.create();

    private record Case(String name, String source, String... documents) {
        @Override
        public String toString() {
            return name;
        }
    }

    private static final List<Case> CASES = List.of(
            new Case(
                    "JsonbProperty on a field",
                    """
                    @Codec public class Person { @JsonbProperty("full name") public String name; public int age; }
                    """,
                    "{\"full name\":\"Ann\",\"age\":3}",
                    "{\"age\":3,\"name\":\"no\"}"),
            new Case("JsonbProperty on a field with accessors", """
                    @Codec public class Person { @JsonbProperty("n\u00e9\\"") private String name; private int age = 3;
                        public String getName() { return name; } public void setName(String name) { this.name = name; }
                        public int getAge() { return age; } public void setAge(int age) { this.age = age; } }
                    """, "{\"n\u00e9\\\"\":\"Ann\",\"age\":4}", "{}"),
            new Case("JsonbProperty on accessors", """
                    @Codec public class Person { private String name;
                        @JsonbProperty("n") public String getName() { return name; }
                        @JsonbProperty("n") public void setName(String name) { this.name = name; } }
                    """, "{\"n\":\"Ann\"}", "{\"name\":\"no\"}"),
            new Case(
                    "JsonbProperty.nillable and JsonbNillable on fields",
                    """
                    @Codec @SuppressWarnings("deprecation") public class Person { @JsonbProperty(nillable = true) public String name; public String nick;
                        @JsonbNillable public String mail; }
                    """,
                    "{}",
                    "{\"name\":\"Ann\",\"nick\":null,\"mail\":null}"),
            new Case("JsonbNillable on a type", """
                    @Codec @JsonbNillable public class Person { public String name; public int age; public Inner inner = new Inner(); }
                    @Codec public class Inner { public String x; }
                    """, "{}", "{\"name\":\"Ann\",\"inner\":null}"),
            new Case("JsonbTransient on a field", """
                    @Codec public class Session { public String user; @JsonbTransient private String token = "t";
                        public String getToken() { return token; } public void setToken(String token) { this.token = token; } }
                    """, "{\"user\":\"Ann\",\"token\":\"secret\"}"),
            new Case("JsonbPropertyOrder", """
                    @Codec @JsonbPropertyOrder({"z", "b"}) public class Letters { public int b; public int z; }
                    """, "{\"z\":1,\"b\":2}"),
            new Case("JsonbCreator on a constructor", """
                    @Codec public class Point { private final int x; private final String y;
                        @JsonbCreator public Point(@JsonbProperty("x") int x, @JsonbProperty("y") String y) { this.x = x; this.y = y; }
                        public int getX() { return x; } public String getY() { return y; } }
                    """, "{\"y\":\"2\",\"x\":1}"),
            new Case("JsonbCreator on a factory of one property", """
                    @Codec public class Point { private final int x;
                        private Point(int x) { this.x = x; }
                        @JsonbCreator public static Point of(@JsonbProperty("x") int x) { return new Point(x); }
                        public int getX() { return x; } }
                    """, "{\"x\":1}"),
            new Case("JsonbTypeInfo", """
                    @Codec @JsonbTypeInfo(key = "kind", value = {@JsonbSubtype(alias = "dog", type = Dog.class),
                        @JsonbSubtype(alias = "cat", type = Cat.class)}) public interface Animal {}
                    @Codec public class Dog implements Animal { public boolean barks; }
                    @Codec public class Cat implements Animal { @JsonbProperty("n") public int lives; }
                    """, "{\"kind\":\"dog\",\"barks\":true}", "{\"n\":9,\"kind\":\"cat\"}"),
            new Case(
                    "JsonbTypeInfo without a key, in a list",
                    """
                    @Codec public class Zoo { public List<Animal> animals; public Dog dog; }
                    @Codec @JsonbTypeInfo(@JsonbSubtype(alias = "dog", type = Dog.class)) public interface Animal {}
                    @Codec public class Dog implements Animal { public boolean barks; }
                    """,
                    "{\"animals\":[{\"@type\":\"dog\",\"barks\":true}],\"dog\":{\"@type\":\"dog\",\"barks\":false}}"));

    private static Compiled compile(String source) {
        String annotations = JsonbProperty.class.getPackageName();
        return Compiled.compileWith(
                List.of(new JsonCodecProcessor()),
                List.of(JsonbProperty.class),
                Compiled.files(source.replace("@Codec", "@JsonCodec(include = JsonInclude.Include.NON_NULL)")
                        .replace("@Jsonb", "@" + annotations + ".Jsonb")));
    }

    static List<Arguments> documents() {
        return CASES.stream()
                .flatMap(one -> List.of(one.documents()).stream().map(json -> Arguments.of(one, json)))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("documents")
    void bothReadAndWriteTheSame(Case one, String json) {
        Compiled compiled = compile(one.source());

        Object ours = compiled.read(json);
        Object theirs = JSONB.fromJson(json, compiled.firstType());
        String written = compiled.write(ours);

        assertThat(ours).usingRecursiveComparison().isEqualTo(theirs);
        assertThat(JsonValue.parse(written)).isEqualTo(JsonValue.parse(JSONB.toJson(theirs)));
        assertThat(compiled.read(written)).usingRecursiveComparison().isEqualTo(ours);
    }

    @Test
    void membersAreWrittenInTheRequestedOrder() {
        Compiled compiled = compile(CASES.get(6).source());
        Object value = compiled.read("{\"b\":2,\"z\":1}");

        assertThat(compiled.write(value)).isEqualTo(JSONB.toJson(value)).isEqualTo("{\"z\":1,\"b\":2}");
    }

    @Test
    void annotationsOfBurinComeFirst() {
        Compiled compiled =
                compile("@Codec record Person(@JsonProperty(\"mine\") @JsonbProperty(\"theirs\") String name) {}");

        assertThat(compiled.roundTrip("{\"mine\":\"a\",\"theirs\":\"b\"}")).isEqualTo("{\"mine\":\"a\"}");
    }

    @Test
    void unpairedSurrogatesAreNotNames() {
        assertThatThrownBy(() -> compile("@Codec record Person(@JsonbProperty(\"\\ud800\") String name) {}"))
                .hasMessageContaining("BRN058");
    }

    @ParameterizedTest
    @CsvSource({
        "JsonbNillable, @JsonDefaults(include = ALWAYS)",
        "JsonbNillable(false), @JsonDefaults(include = NON_NULL)",
        "JsonbDateFormat(\"yyyy\"), @JsonUsing"
    })
    void annotationsOfPackagesAreReportedOnce(String annotation, String remedy) {
        List<String> errors = Project.withBurin()
                .errors(
                        "@jakarta.json.bind.annotation." + annotation + " package shop.of.two;",
                        "package shop.of.two; @dev.burin.annotation.JsonCodec record Order(Line line) {}",
                        "package shop.of.two; record Line(int count) {}");

        assertThat(errors).singleElement().asString().contains("BRN068", "on package shop.of.two changes", remedy);
    }
}
