package dev.burin.processor.behaviour;

import static dev.burin.processor.behaviour.Compiled.compile;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.burin.JsonErrorCode;
import dev.burin.JsonException;
import dev.burin.JsonMismatchException;
import dev.burin.processor.JsonCodecProcessor;
import java.lang.reflect.Constructor;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code @JsonUnwrapped}: the members of a value are written among those of the enclosing object. */
class UnwrappedTest {
    private static final String ADDRESS = "record Address(String street, int number) {}";

    private static final String CUSTOMER =
            "@JsonCodec record Customer(String name, @JsonUnwrapped(prefix = \"home_\") Address home, int age) {}";

    @ParameterizedTest
    @ValueSource(
            strings = {
                ADDRESS,
                "class Address { public String street; public int number; }",
                "class Address { private final String street; private final int number;"
                        + " Address(String street, int number) { this.street = street; this.number = number; }"
                        + " public String getStreet() { return street; } public int getNumber() { return number; } }",
                "class Address { private String street; private int number;"
                        + " public String getStreet() { return street; } public void setStreet(String s) { street = s; }"
                        + " public int getNumber() { return number; } public void setNumber(int n) { number = n; } }"
            })
    void membersReplaceTheValue(String address) {
        for (String type : new String[] {
            CUSTOMER,
            "@JsonCodec class Customer { public String name; @JsonUnwrapped(prefix = \"home_\") public Address home; public int age; }",
            "@JsonCodec class Customer { private String name; private Address home; private int age;"
                    + " public String getName() { return name; } public void setName(String n) { name = n; }"
                    + " @JsonUnwrapped(prefix = \"home_\") public Address getHome() { return home; }"
                    + " public void setHome(Address h) { home = h; }"
                    + " public int getAge() { return age; } public void setAge(int a) { age = a; } }"
        }) {
            Compiled customer = compile(type, address);

            assertThat(customer.roundTrip(
                            "{\"home_number\":3,\"age\":9,\"x\":[],\"home_street\":\"Elm\",\"name\":\"Ann\"}"))
                    .isEqualTo("{\"name\":\"Ann\",\"home_street\":\"Elm\",\"home_number\":3,\"age\":9}");
            assertThat(customer.roundTrip("{\"age\":9,\"home\":{\"street\":\"no\"},\"street\":\"no\"}"))
                    .isEqualTo("{\"name\":null,\"age\":9}");
            assertThat(customer.roundTrip("{\"h\\u006fme_street\":null}"))
                    .isEqualTo("{\"name\":null,\"home_street\":null,\"home_number\":0,\"age\":0}");
            assertThatThrownBy(() -> customer.read("{\"home_street\":\"a\",\"age\":1,\"home_street\":\"b\"}"))
                    .isInstanceOfSatisfying(JsonMismatchException.class, e -> assertThat(e.code())
                            .isEqualTo(JsonErrorCode.DUPLICATE_NAME));
        }
    }

    @Test
    void unwrappedMembersAreIgnoredByTheirNames() {
        for (String address : new String[] {
            "record Address(String city, String zip, @JsonUnwrapped Place place) {}",
            "class Address { public String city; public String zip = \"?\"; @JsonUnwrapped public Place place; }"
        }) {
            Compiled type = Compiled.compile(
                    "@JsonCodec(unknown = JsonCodec.Unknown.FAIL) @JsonIgnoreProperties({\"home_zip\", \"home_north\"}) "
                            + "record Person(@JsonUnwrapped(prefix = \"home_\") Address home, String home_north) {}",
                    address,
                    "record Place(int north, int east) {}");

            assertThat(type.roundTrip("{\"home_city\":\"a\",\"home_zip\":[],\"home_north\":{},\"home_east\":3}"))
                    .isEqualTo("{\"home_city\":\"a\",\"home_east\":3}");
        }
    }

    @Test
    void theFirstMembersMayBeUnwrapped() {
        Compiled type = compile(
                "@JsonCodec record Line(@JsonUnwrapped(suffix = \"1\") Point from, @JsonUnwrapped(suffix = \"2\") Point to) {}",
                "record Point(int x, int y) {}");

        assertThat(type.roundTrip("{\"x1\":1,\"y1\":2,\"x2\":3,\"y2\":4}"))
                .isEqualTo("{\"x1\":1,\"y1\":2,\"x2\":3,\"y2\":4}");
        assertThat(type.roundTrip("{\"y2\":4}")).isEqualTo("{\"x2\":0,\"y2\":4}");
        assertThat(type.roundTrip("{}")).isEqualTo("{}");
        assertThat(type.read("{}")).hasToString("Line[from=null, to=null]");
    }

    @Test
    void unwrappedValuesMayBeNested() {
        Compiled type = compile(
                """
                @JsonCodec record Customer(@JsonUnwrapped(prefix = "a.") Address in, int id) {}
                """, """
                class Address { public String street; @JsonUnwrapped(prefix = "geo-", suffix = "!") public Geo geo;
                    public List<Geo> all; }
                """, "record Geo(double lat, @JsonProperty(\"l\\\"n\") @JsonAlias(\"lng\") Double class$) {}");
        String json =
                "{\"a.street\":\"Elm\",\"a.geo-lat!\":1.5,\"a.geo-l\\\"n!\":2.5,\"a.all\":[{\"lat\":0.5,\"l\\\"n\":null}],\"id\":3}";

        assertThat(type.roundTrip(json)).isEqualTo(json);
        assertThat(type.roundTrip("{\"a.geo-lng!\":0.5}"))
                .isEqualTo("{\"a.street\":null,\"a.geo-lat!\":0.0,\"a.geo-l\\\"n!\":0.5,\"a.all\":null,\"id\":0}");
        assertThat(type.roundTrip("{\"a.street\":null}")).isEqualTo("{\"a.street\":null,\"a.all\":null,\"id\":0}");
    }

    @Test
    void unwrappedGenericTypesHaveTheirArguments() {
        Compiled type = compile(
                """
                @JsonCodec class Doc {
                    @JsonUnwrapped(prefix = "t_") public Box<String> texts;
                    @JsonUnwrapped(prefix = "n_") public Pair<Integer, List<Long>> numbers;
                }
                """,
                "class Box<T> { public T value; public List<? extends T> others; }",
                "record Pair<A extends Number, B>(A first, B second) {}");
        String json = "{\"t_value\":\"a\",\"t_others\":[\"b\"],\"n_first\":1,\"n_second\":[2]}";

        assertThat(type.roundTrip(json)).isEqualTo(json);
        assertThatThrownBy(() -> type.read("{\"t_value\":1}")).isInstanceOf(JsonMismatchException.class);
    }

    @Test
    void requiredMembersMustBePresentIfTheValueIs() {
        Compiled type = compile(
                "@JsonCodec record Customer(int id, @JsonUnwrapped Address home) {}",
                "record Address(@JsonProperty(required = true) String street, int number) {}");

        assertThat(type.roundTrip("{\"id\":1}")).isEqualTo("{\"id\":1}");
        assertThat(type.roundTrip("{\"street\":\"a\"}")).isEqualTo("{\"id\":0,\"street\":\"a\",\"number\":0}");
        assertThatThrownBy(() -> type.read("{\"number\":2}"))
                .isInstanceOf(JsonMismatchException.class)
                .hasMessageContaining("Address.street is required but missing");
    }

    private static Compiled compileMarked(String types) {
        String[] sources = Stream.of(Compiled.files(types))
                .map("import org.jspecify.annotations.*; @NullMarked "::concat)
                .toArray(String[]::new);
        return Compiled.compileWith(List.of(new JsonCodecProcessor()), List.of(NullMarked.class), sources);
    }

    @Test
    void nonNullValuesAreCreatedFromWhateverMembersArePresent() {
        Compiled type = compileMarked("""
                @JsonCodec record Customer(@JsonUnwrapped Address home, @JsonUnwrapped(prefix = "w") @Nullable Address work) {}
                @JsonCodec(include = JsonInclude.Include.NON_NULL) record Address(@Nullable String street, List<String> tags,
                        @JsonUnwrapped Point at, @JsonDefault("7") int rank) { Address { tags = List.copyOf(tags); } }
                class Point { public int x = 3; @JsonUnwrapped public @Nullable Mark mark; }
                record Mark(@Nullable String text) {}
                """);

        assertThat(type.read("{\"tags\":[]}").toString())
                .startsWith("Customer[home=Address[street=null, tags=[], at=")
                .endsWith(", rank=7], work=null]");
        assertThat(type.roundTrip("{\"tags\":[]}")).isEqualTo("{\"tags\":[],\"x\":3,\"rank\":7}");
        assertThat(type.roundTrip("{\"x\":1,\"tags\":[\"a\"],\"text\":\"b\",\"street\":\"c\"}"))
                .isEqualTo("{\"street\":\"c\",\"tags\":[\"a\"],\"x\":1,\"text\":\"b\",\"rank\":7}");
        assertThatThrownBy(() -> type.read("{}"))
                .isInstanceOf(JsonMismatchException.class)
                .hasMessageContaining("Address.tags is required but missing");
        assertThatThrownBy(() -> type.read("{\"tags\":[],\"wx\":1}"))
                .hasMessageContaining("Address.wtags is required but missing");
    }

    @Test
    void anObjectWithoutMembersIsCreatedWhereItMustNotBeNull() {
        Compiled type = compileMarked("""
                @JsonCodec record Outer(@JsonUnwrapped In in, @JsonUnwrapped Empty empty) {}
                record In(@JsonInclude(JsonInclude.Include.NON_NULL) @Nullable String a) {}
                record Empty(@JsonProperty(access = JsonProperty.Access.READ_ONLY) int b) {}
                """);

        assertThat(type.read("{}")).hasToString("Outer[in=In[a=null], empty=Empty[b=0]]");
        assertThat(type.roundTrip("{}")).isEqualTo("{\"b\":0}");
        assertThat(type.roundTrip("{\"b\":5,\"a\":\"x\"}")).isEqualTo("{\"a\":\"x\",\"b\":0}");
    }

    @Test
    void aNullOfANonNullValueIsNotSilentlyOmitted() throws ReflectiveOperationException {
        Compiled type = compileMarked("""
                @JsonCodec public record Outer(int id, @JsonUnwrapped In in) { public static Outer broken() { return new Outer(1, none()); }
                    @SuppressWarnings("unchecked") private static <T> T none() { return (T) null; } }
                public record In(int a) {}
                """);
        Object broken = type.type("Outer").getMethod("broken").invoke(null);

        assertThatThrownBy(() -> type.write(broken))
                .isInstanceOf(JsonException.class)
                .hasMessageContaining("in is null, which its type does not allow");
    }

    /** A setter is not called for absent members: the bean keeps its value and writes it as before. */
    @Test
    void aBeanKeepsItsValueForAbsentMembers() {
        Compiled type = compileMarked("""
                @JsonCodec class Outer { public int id; @JsonUnwrapped public In in = new In(5); }
                record In(int a) {}
                """);

        assertThat(type.roundTrip("{}")).isEqualTo("{\"id\":0,\"a\":5}");
        assertThat(type.roundTrip("{\"a\":1}")).isEqualTo("{\"id\":0,\"a\":1}");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 65, 250})
    void nonNullValuesMayHaveAnySize(int count) {
        String fields = IntStream.range(0, count).mapToObj(i -> "int m" + i).collect(Collectors.joining("; public "));
        String components = IntStream.range(0, Math.min(count, 200))
                .mapToObj(i -> "int c" + i)
                .collect(Collectors.joining(", "));
        Compiled type = compileMarked("@JsonCodec record Outer(" + components + ", @JsonUnwrapped In in) {}\n"
                + "class In { public " + fields + "; }");

        assertThat(type.roundTrip("{}")).contains("\"c0\":0,").endsWith("\"m" + (count - 1) + "\":0}");
        assertThat(type.roundTrip("{\"m0\":4}")).contains("\"m0\":4");
        LargeTypesTest.assertSizes(type);
    }

    @Test
    void unknownMembersAreStillKeptOrRejected() {
        Compiled keeps = compile(
                "@JsonCodec record Customer(@JsonUnwrapped(prefix = \"h\") Address home, @JsonAny Map<String, Object> rest) {}",
                ADDRESS);
        assertThat(keeps.roundTrip("{\"x\":1,\"hstreet\":\"a\",\"street\":\"b\"}"))
                .isEqualTo("{\"hstreet\":\"a\",\"hnumber\":0,\"x\":1,\"street\":\"b\"}");
        assertThatThrownBy(() -> keeps.codec().toJson(keeps.read("{\"x\":1,\"x\":2}")))
                .isInstanceOf(JsonException.class);

        Compiled refuses = compile(
                "@JsonCodec(unknown = JsonCodec.Unknown.FAIL) record Customer(@JsonUnwrapped Address home) {}",
                "class Address { public String street; @JsonIgnore public int secret; }");
        assertThat(refuses.roundTrip("{\"secret\":1,\"street\":\"a\"}")).isEqualTo("{\"street\":\"a\"}");
        assertThatThrownBy(() -> refuses.read("{\"home\":{}}")).isInstanceOf(JsonMismatchException.class);
    }

    @Test
    void namingAndInclusionOfTheUnwrappedTypeApply() {
        Compiled type = compile(
                "@JsonCodec(naming = Naming.KEBAB_CASE) record Outer(int theId, @JsonUnwrapped(prefix = \"in-\") Inner theInner) {}",
                """
                @JsonCodec(naming = Naming.SNAKE_CASE, include = JsonInclude.Include.NON_NULL)
                record Inner(String firstName, @JsonProperty(access = JsonProperty.Access.WRITE_ONLY) String passWord) {}
                """);

        assertThat(type.roundTrip("{\"the-id\":1,\"in-first_name\":\"a\",\"in-pass_word\":\"b\"}"))
                .isEqualTo("{\"the-id\":1,\"in-first_name\":\"a\"}");
        assertThat(type.roundTrip("{\"in-first_name\":null}")).isEqualTo("{\"the-id\":0}");
    }

    @Test
    void subtypesMayHaveUnwrappedMembers() {
        Compiled shapes = compile(Compiled.files("""
                @JsonCodec sealed interface Shape permits Circle {}
                record Circle(@JsonUnwrapped Point center, int radius) implements Shape {}
                record Point(int x, int y) {}
                """));

        assertThat(shapes.roundTrip("{\"y\":1,\"radius\":2,\"@type\":\"Circle\"}"))
                .isEqualTo("{\"@type\":\"Circle\",\"x\":0,\"y\":1,\"radius\":2}");
    }

    @Test
    void exceptionsOfConstructorsAreReportedWithTheirPlace() {
        Compiled type = compile(
                "@JsonCodec record Customer(@JsonUnwrapped Address home) {}",
                "record Address(int number) { Address { if (number < 0) { throw new IllegalArgumentException(\"negative\"); } } }");

        assertThat(type.roundTrip("{\"number\":1}")).isEqualTo("{\"number\":1}");
        assertThatThrownBy(() -> type.read("{\"number\":-1}"))
                .isInstanceOf(JsonMismatchException.class)
                .hasMessageContaining("negative");
    }

    @Test
    void namesOfVariablesDoNotCollide() {
        Compiled type = compile(
                """
                @JsonCodec class Doc {
                    @JsonUnwrapped(prefix = "1") public Part in; @JsonUnwrapped(prefix = "2") public Part value;
                    @JsonUnwrapped(prefix = "3") public Part seen; @JsonUnwrapped(prefix = "4") public Part Part;
                    public int valueClass$; public int inIn;
                }
                """, "class Part { public int in; public int class$; public int value; public List<Integer> out; }");
        String json = IntStream.rangeClosed(1, 4)
                .mapToObj(i ->
                        "\"" + i + "in\":" + i + ",\"" + i + "class$\":2,\"" + i + "value\":3,\"" + i + "out\":[4]")
                .collect(Collectors.joining(",", "{", ",\"valueClass$\":5,\"inIn\":6}"));

        assertThat(type.roundTrip(json)).isEqualTo(json);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 24, 63, 64, 65, 250})
    void typesOfAnySizeAreUnwrapped(int count) {
        String members = IntStream.range(0, count)
                .mapToObj(i -> "public int m" + i + ";")
                .collect(Collectors.joining());
        Compiled type = compile(
                "@JsonCodec class Large { " + members.replace(" m", " n").replace("int m", "int n")
                        + " @JsonUnwrapped public Inner value; @JsonUnwrapped(prefix = \"o\") public Inner members;"
                        + " @JsonAny public Map<String, Object> rest; }",
                "class Inner { @JsonProperty(required = true) " + members + " }");
        String last = "\"m" + (count - 1) + "\":7";

        assertThat(type.roundTrip("{\"x\":true," + last + (count == 1 ? "" : ",\"m0\":1") + "}"))
                .contains(last)
                .doesNotContain("\"om0\"")
                .endsWith(",\"x\":true}");
        if (count > 1) {
            assertThatThrownBy(() -> type.read("{\"o" + last.substring(1) + "}"))
                    .hasMessageContaining("Inner.om0 is required but missing");
        }
        assertThat(type.roundTrip("{}")).startsWith("{\"n0\":0").doesNotContain("\"m0\"");
        LargeTypesTest.assertSizes(type);
    }

    /** No instance has to be created. */
    @Test
    void valuesWithWildcardsAreUnwrappedWhereTheyAreOnlyWritten() throws ReflectiveOperationException {
        String outer = "record Outer<T extends Integer>(@JsonUnwrapped Inner<T> inner) {}";
        String inner = "record Inner<T extends Integer>(T a, Map<String, ? extends List<T>> more) {}";
        String made = "new Inner<>(1, Map.of(\"b\", List.of(2)))";
        String json = "{\"a\":1,\"more\":{\"b\":[2]}}";

        for (String holder : new String[] {
            "@JsonCodec(direction = JsonCodec.Direction.ENCODE) record Holder(@JsonUnwrapped Outer<?> outer) {"
                    + " Holder() { this(new Outer<>(" + made + ")); } }",
            "@JsonCodec record Holder(@JsonUnwrapped @JsonProperty(access = JsonProperty.Access.READ_ONLY) Inner<?> inner) {"
                    + " Holder() { this(" + made + "); } }",
            "@JsonCodec class Holder { @JsonUnwrapped public Inner<? extends Integer> getInner() { return " + made
                    + "; } }",
        }) {
            Compiled type = compile(holder, outer, inner);

            assertThat(type.write(instance(type))).isEqualTo(json);
        }
    }

    private static Object instance(Compiled type) throws ReflectiveOperationException {
        Constructor<?> constructor = type.firstType().getDeclaredConstructor();
        constructor.setAccessible(true);
        return constructor.newInstance();
    }
}
