package dev.burin.processor.behaviour;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.Gson;
import com.google.gson.JsonParser;
import com.google.gson.annotations.SerializedName;
import dev.burin.processor.JsonCodecProcessor;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Burin reads and writes types with Gson's annotations as {@code Gson} does, which omits nulls. */
class GsonAnnotationsTest {
    private static final Gson GSON = new Gson();

    private record Case(String name, String source, String... documents) {
        @Override
        public String toString() {
            return name;
        }
    }

    private static final List<Case> CASES = List.of(
            new Case(
                    "SerializedName on a component",
                    "@Codec record Person(@SerializedName(\"full name\") String name, int age) {}",
                    "{\"full name\":\"Ann\",\"age\":3}",
                    "{\"age\":3,\"full name\":null,\"name\":\"no\"}"),
            new Case(
                    "SerializedName on a field with accessors",
                    """
                    @Codec class Person { @SerializedName("n") private String name; private int age = 3;
                        public String getName() { return name; } public void setName(String name) { this.name = name; }
                        public int getAge() { return age; } public void setAge(int age) { this.age = age; } }
                    """,
                    "{\"n\":\"Ann\",\"age\":4}",
                    "{\"name\":\"no\"}",
                    "{}"),
            new Case(
                    "SerializedName on a field of the package",
                    "@Codec class Person { @SerializedName(\"\u00e9\\\"\") String name; transient int token = 7; static int count; }",
                    "{\"\\u00e9\\\"\":\"Ann\",\"token\":8,\"count\":9}"),
            new Case(
                    "SerializedName.alternate",
                    "@Codec record Person(@SerializedName(value = \"name\", alternate = {\"n\", \"nick\"}) String known, int age) {}",
                    "{\"n\":\"Ann\"}",
                    "{\"nick\":\"Bob\",\"age\":1}",
                    "{\"name\":\"Eve\"}",
                    "{\"known\":\"no\"}"),
            new Case(
                    "SerializedName of a superclass, of a type argument and in containers",
                    """
                    @Codec class Page extends Base<String> { @SerializedName("all") public Map<String, List<Item>> items; }
                    class Base<T> { @SerializedName("the first") public T first; public T second; }
                    record Item(@SerializedName("no") int number) {}
                    """,
                    "{\"the first\":\"a\",\"second\":\"b\",\"all\":{\"x\":[{\"no\":1},null]}}"),
            new Case(
                    "SerializedName on constants",
                    """
                    @Codec record Event(Status status, Map<String, Status> all) {}
                    enum Status { @SerializedName("active!") ACTIVE, @SerializedName(value = "off", alternate = "gone") INACTIVE, OTHER }
                    """,
                    "{\"status\":\"active!\",\"all\":{\"a\":\"off\",\"b\":\"OTHER\"}}",
                    "{\"status\":\"gone\"}"));

    static List<Arguments> documents() {
        return CASES.stream()
                .flatMap(one -> List.of(one.documents()).stream().map(json -> Arguments.of(one, json)))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("documents")
    void bothReadAndWriteTheSame(Case one, String json) {
        String source = one.source()
                .replace("@Codec", "@JsonCodec(include = JsonInclude.Include.NON_NULL)")
                .replace("@SerializedName", "@" + SerializedName.class.getName());
        Compiled compiled = Compiled.compileWith(
                List.of(new JsonCodecProcessor()), List.of(SerializedName.class), Compiled.files(source));

        Object ours = compiled.read(json);
        Object theirs = GSON.fromJson(json, compiled.firstType());
        String written = compiled.write(ours);

        assertThat(ours).usingRecursiveComparison().isEqualTo(theirs);
        assertThat(JsonParser.parseString(written)).isEqualTo(GSON.toJsonTree(theirs));
        assertThat(compiled.read(written)).usingRecursiveComparison().isEqualTo(ours);
    }
}
