package dev.burin.processor.behaviour;

import static dev.burin.processor.behaviour.Compiled.compile;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.burin.JsonErrorCode;
import dev.burin.JsonMismatchException;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Collections that have only a getter, or are final fields. */
class GetterOnlyTest {
    private static final String ORDER = """
            @JsonCodec#(duplicates = JsonCodec.Duplicates.LAST)# class Order {
                private List<Line> lines;
                private final Set<String> tags = new LinkedHashSet<>(List.of("new"));
                private final Map<String, Integer> sizes = new TreeMap<>();
                public List<Line> getLines() { if (lines == null) { lines = new ArrayList<>(); } return lines; }
                public Set<String> getTags() { return tags; }
                public Map<String, Integer> getSizes() { return sizes; }
            }
            """;
    private static final String LINE = "record Line(String sku) {}";

    private static Compiled order() {
        return compile(ORDER.replaceAll("#.*#", ""), LINE);
    }

    @Test
    void elementsAreAddedToTheCollectionThatTheGetterReturns() {
        assertThat(
                        order().roundTrip(
                                        "{\"sizes\":{\"m\":2,\"l\":3},\"lines\":[{\"sku\":\"a\"},null],\"tags\":[\"red\",\"new\"]}"))
                .isEqualTo("{\"lines\":[{\"sku\":\"a\"},null],\"tags\":[\"new\",\"red\"],\"sizes\":{\"l\":3,\"m\":2}}");
    }

    @Test
    void absentAndNullAddNothing() {
        String empty = "{\"lines\":[],\"tags\":[\"new\"],\"sizes\":{}}";
        assertThat(order().roundTrip("{}")).isEqualTo(empty);
        assertThat(order().roundTrip("{\"lines\":null,\"tags\":null,\"sizes\":null}"))
                .isEqualTo(empty);
    }

    @Test
    void onlyTheLastValueOfADuplicateMemberIsAdded() {
        assertThatThrownBy(() -> order().read("{\"tags\":[],\"tags\":[]}"))
                .isInstanceOfSatisfying(
                        JsonMismatchException.class, e -> assertThat(e.code()).isEqualTo(JsonErrorCode.DUPLICATE_NAME));
        assertThat(compile(ORDER.replace("#", ""), LINE).roundTrip("{\"tags\":[\"a\"],\"tags\":[\"b\"]}"))
                .isEqualTo("{\"lines\":[],\"tags\":[\"new\",\"b\"],\"sizes\":{}}");
    }

    @Test
    void membersWithImmutableOrNullCollectionsAreRejected() {
        for (String value : new String[] {"List.of()", "null", "Collections.unmodifiableList(new ArrayList<>())"}) {
            Compiled type = compile("@JsonCodec class A { private List<Integer> of = " + value
                    + "; public List<Integer> getOf() { return of; } }");

            assertThatThrownBy(() -> type.read("{\"x\":1,\"of\":[1]}"))
                    .isInstanceOfSatisfying(JsonMismatchException.class, e -> {
                        assertThat(e.code()).isEqualTo(JsonErrorCode.REFUSED_VALUE);
                        assertThat(e.path()).isEqualTo("$.of");
                    });
        }
        assertThatThrownBy(() -> compile("@JsonCodec class A { public final Map<String, String> of = null; }")
                        .read("{\"of\":{}}"))
                .hasMessageContaining("there is no map to put into");
    }

    @Test
    void finalFieldsAreAddedTo() {
        Compiled type = compile(
                "@JsonCodec class A { final Names names = new Names(); public int x; }",
                "class Names extends ArrayList<String> { static final long serialVersionUID = 1; }");

        assertThat(type.roundTrip("{\"names\":[\"a\"],\"x\":1}")).isEqualTo("{\"names\":[\"a\"],\"x\":1}");
    }

    @Test
    void computedAndReadOnlyCollectionsAreLeftAlone() {
        Compiled type = compile("""
                @JsonCodec class A {
                    @JsonProperty(access = JsonProperty.Access.READ_ONLY) private final List<Integer> of = List.of(1);
                    public List<Integer> getOf() { return of; }
                    public List<Integer> getComputed() { return List.of(2); }
                }
                """);

        assertThat(type.roundTrip("{\"of\":[5],\"computed\":[6]}")).isEqualTo("{\"of\":[1],\"computed\":[2]}");
    }

    @Test
    void manyCollectionsAreReadInSeveralMethods() {
        String fields = IntStream.range(0, 65)
                .mapToObj(i -> "final List<Integer> m" + i + " = new ArrayList<>();")
                .collect(Collectors.joining("\n"));
        Compiled type = compile("@JsonCodec class A {" + fields + "}");

        assertThat(type.roundTrip("{\"m64\":[7],\"m3\":[8,9]}")).contains("\"m3\":[8,9]", "\"m64\":[7]");
    }
}
