package dev.burin.processor.behaviour;

import static dev.burin.processor.behaviour.Compiled.compile;
import static dev.burin.processor.behaviour.Compiled.compileWithJackson;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.burin.JsonErrorCode;
import dev.burin.JsonMismatchException;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Instances that a builder creates. */
class BuilderTest {
    private static final String ORDER = """
            @JsonCodec class Order {
                private final long id;
                private final List<String> tags;
                private Order(Builder from) { this.id = from.id; this.tags = from.tags; }
                public long getId() { return id; }
                public List<String> getTags() { return tags; }
                public static Builder builder() { return new Builder(); }
                public static final class Builder {
                    private long id = 7;
                    private List<String> tags = List.of("new");
                    private Builder() {}
                    public Builder id(long id) {
                        if (id < 0) { throw new IllegalArgumentException("negative"); }
                        this.id = id; return this; }
                    public Builder tags(List<String> tags) { this.tags = tags; return this; }
                    public Builder addTag(String tag) { throw new AssertionError(); }
                    public Order build() {
                        if (id == 0) { throw new IllegalStateException("no id"); }
                        return new Order(this); }
                }
            }
            """;

    @Test
    void aBuilderIsRecognizedByItsMethods() {
        assertThat(compile(ORDER).roundTrip("{\"id\":1,\"tags\":[\"a\",\"b\"],\"addTag\":\"c\"}"))
                .isEqualTo("{\"id\":1,\"tags\":[\"a\",\"b\"]}");
    }

    @Test
    void absentMembersKeepTheDefaultsOfTheBuilder() {
        assertThat(compile(ORDER).roundTrip("{}")).isEqualTo("{\"id\":7,\"tags\":[\"new\"]}");
        assertThat(compile(ORDER).roundTrip("{\"tags\":null}")).isEqualTo("{\"id\":7,\"tags\":null}");
    }

    @Test
    void membersMayBeInAnyOrder() {
        assertThat(compile(ORDER).roundTrip("{\"x\":{},\"\\u0074ags\":[],\"id\":3}"))
                .isEqualTo("{\"id\":3,\"tags\":[]}");
    }

    @Test
    void exceptionsFromBuilderMethodsAreReportedAtTheMember() {
        assertThatThrownBy(() -> compile(ORDER).read("{\"tags\":[],\"id\":-1}"))
                .isInstanceOfSatisfying(JsonMismatchException.class, e -> {
                    assertThat(e.code()).isEqualTo(JsonErrorCode.REFUSED_VALUE);
                    assertThat(e.path()).isEqualTo("$.id");
                })
                .hasCauseInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void exceptionsFromBuildAreReportedAtTheObject() {
        assertThatThrownBy(() -> compile("@JsonCodec record Orders(List<Order> all) {}", ORDER)
                        .read("{\"all\":[{\"id\":0}]}"))
                .isInstanceOfSatisfying(JsonMismatchException.class, e -> {
                    assertThat(e.code()).isEqualTo(JsonErrorCode.REFUSED_VALUE);
                    assertThat(e.path()).isEqualTo("$.all[0]");
                })
                .hasCauseInstanceOf(IllegalStateException.class);
    }

    @Test
    void duplicateMembersAreRejectedOrSetOnce() {
        assertThatThrownBy(() -> compile(ORDER).read("{\"id\":1,\"id\":2}"))
                .isInstanceOfSatisfying(
                        JsonMismatchException.class, e -> assertThat(e.code()).isEqualTo(JsonErrorCode.DUPLICATE_NAME));

        // A builder that accumulates values must not receive both.
        Compiled adding = compile("""
                @JsonCodec(duplicates = JsonCodec.Duplicates.LAST) class Sum {
                    public final int of;
                    private Sum(int of) { this.of = of; }
                    static Builder builder() { return new Builder(); }
                    static class Builder {
                        private int sum;
                        private Builder() {}
                        void of(int number) { sum += number; }
                        Sum build() { return new Sum(sum); }
                    }
                }
                """);
        assertThat(adding.roundTrip("{\"of\":1,\"of\":2}")).isEqualTo("{\"of\":2}");
    }

    @Test
    void anImmutableBuilderIsReplacedByEachCall() {
        Compiled type = compile("""
                @JsonCodec class A {
                    public final int x; public final int y;
                    private A(int x, int y) { this.x = x; this.y = y; }
                    static B builder() { return new B(0, 0); }
                    record B(int x, int y) {
                        B withX(int x) { return new B(x, y); }
                        B withY(int y) { return new B(x, y); }
                        A build() { return new A(x, y); }
                    }
                }
                """);

        assertThat(type.roundTrip("{\"y\":2,\"x\":1}")).isEqualTo("{\"x\":1,\"y\":2}");
    }

    @Test
    void aNestedBuilderClassWithAConstructorNeedsNoFactory() {
        Compiled type = compile("""
                @JsonCodec public class A {
                    private final String name;
                    private A(String name) { this.name = name; }
                    public String name() { return name; }
                    public static class Builder {
                        private String name = "?";
                        public Builder name(String name) { this.name = name; return this; }
                        public A build() { return new A(name); }
                    }
                }
                """);

        assertThat(type.roundTrip("{}")).isEqualTo("{\"name\":\"?\"}");
        assertThat(type.roundTrip("{\"name\":\"n\"}")).isEqualTo("{\"name\":\"n\"}");
    }

    @Test
    void aConstructorWithoutParametersNeedsNoBuilder() {
        Compiled type = compile("""
                @JsonCodec class A {
                    public int x = 3;
                    static Builder builder() { return new Builder(); }
                    static class Builder { Builder x(int x) { throw new AssertionError(); } A build() { return new A(); } }
                }
                """);

        assertThat(type.roundTrip("{\"x\":1}")).isEqualTo("{\"x\":1}");
    }

    @Test
    void aBuilderReplacesADisabledConstructorWithoutParameters() {
        Compiled type = compileWithJackson("""
                @JsonCodec class Parcel {
                    private int weight;
                    @JsonCreator(mode = JsonCreator.Mode.DISABLED) Parcel() { weight = -1; }
                    private Parcel(int weight) { this.weight = weight; }
                    public int getWeight() { return weight; }
                    void setWeight(int never) { throw new AssertionError(); }
                    static Builder builder() { return new Builder(); }
                    static class Builder {
                        private int weight;
                        Builder weight(int weight) { this.weight = weight; return this; }
                        Parcel build() { return new Parcel(weight); }
                    }
                }
                """);

        assertThat(type.roundTrip("{\"weight\":3}")).isEqualTo("{\"weight\":3}");
    }

    @Test
    void aDisabledBuilderFactoryIsNotCalled() {
        Compiled type = compileWithJackson("""
                @JsonCodec class Parcel {
                    private final int weight;
                    private Parcel(int weight) { this.weight = weight; }
                    public int getWeight() { return weight; }
                    @JsonCreator(mode = JsonCreator.Mode.DISABLED) static Builder builder() { throw new AssertionError(); }
                    static Builder newBuilder() { return new Builder(); }
                    static class Builder {
                        private int weight;
                        Builder weight(int weight) { this.weight = weight; return this; }
                        Parcel build() { return new Parcel(weight); }
                    }
                }
                """);

        assertThat(type.roundTrip("{\"weight\":3}")).isEqualTo("{\"weight\":3}");
    }

    @Test
    void recordsAndTypesWithACreatorNeedNoBuilder() {
        assertThat(compile("""
                @JsonCodec record A(int x) {
                    static Builder builder() { return new Builder(); }
                    static class Builder { Builder x(int x) { throw new AssertionError(); } A build() { return null; } }
                }
                """).roundTrip("{\"x\":1}")).isEqualTo("{\"x\":1}");
        assertThat(compile("""
                @JsonCodec class A {
                    public final int x;
                    @JsonCreator A(int x) { this.x = x; }
                    static Builder builder() { return new Builder(); }
                    static class Builder { Builder x(int x) { throw new AssertionError(); } A build() { return null; } }
                }
                """).roundTrip("{\"x\":1}")).isEqualTo("{\"x\":1}");
    }

    @Test
    void aBuilderInAnotherFileMayBeSpecified() {
        Compiled type = compile("""
                @JsonCodec @JsonBuilder(PointMaker.class)
                interface Point { int x(); int y(); }
                """, """
                class PointMaker {
                    private int x; private int y;
                    void x(int x) { this.x = x; }
                    void y(int y) { this.y = y; }
                    Point build() { return new Point() {
                        @Override public int x() { return x; }
                        @Override public int y() { return y; } }; }
                }
                """);

        assertThat(type.roundTrip("{\"y\":2,\"x\":1}")).isEqualTo("{\"x\":1,\"y\":2}");
    }

    @Test
    void annotationsOfTheTypeAndOfTheBuilderApply() {
        Compiled type = compile("""
                @JsonCodec(naming = Naming.SNAKE_CASE) class A {
                    private final String firstName; private final int age; private final String token;
                    private A(String firstName, int age, String token) {
                        this.firstName = firstName; this.age = age; this.token = token; }
                    @JsonAlias("given") public String getFirstName() { return firstName; }
                    @JsonProperty("years") public int age() { return age; }
                    @JsonIgnore public String token() { return token; }
                    static Builder builder() { return new Builder(); }
                    static class Builder {
                        private String firstName; private int age; private String token = "t"; private int extra;
                        private Builder() {}
                        @JsonProperty(required = true) Builder firstName(String name) { firstName = name; return this; }
                        Builder age(int age) { this.age = age; return this; }
                        Builder token(String token) { throw new AssertionError(); }
                        @JsonProperty Builder extra(int extra) { this.extra = extra; return this; }
                        A build() { return new A(firstName, age + extra, token); }
                    }
                }
                """);

        assertThat(type.roundTrip("{\"given\":\"Ann\",\"years\":3,\"token\":\"x\",\"extra\":1}"))
                .isEqualTo("{\"first_name\":\"Ann\",\"years\":4}");
        assertThatThrownBy(() -> type.read("{\"years\":3}")).hasMessageContaining("first_name");
    }

    @Test
    void theOverloadThatAcceptsTheTypeOfThePropertyIsCalled() {
        Compiled type = compile("""
                @JsonCodec class A {
                    private final List<Integer> numbers; private final Optional<String> name;
                    private A(List<Integer> numbers, Optional<String> name) { this.numbers = numbers; this.name = name; }
                    public List<Integer> getNumbers() { return numbers; }
                    public Optional<String> getName() { return name; }
                    static Builder builder() { return new Builder(); }
                    static class Builder {
                        private final List<Integer> numbers = new ArrayList<>(); private Optional<String> name;
                        private Builder() {}
                        Builder numbers(int... numbers) { throw new AssertionError(); }
                        Builder numbers(Iterable<? extends Integer> more) { more.forEach(numbers::add); return this; }
                        Builder name(String name) { throw new AssertionError(); }
                        Builder name(Optional<String> name) { this.name = name; return this; }
                        A build() { return new A(numbers, name); }
                    }
                }
                """);

        assertThat(type.roundTrip("{\"numbers\":[1,2],\"name\":null}")).isEqualTo("{\"numbers\":[1,2],\"name\":null}");
    }

    @Test
    void aBuilderWithoutSettersIsUsed() {
        Compiled type = compile("""
                @JsonCodec class A {
                    private A(int x) {}
                    @JsonProperty("one") public int one() { return 1; }
                    static Builder builder() { return new Builder(); }
                    static class Builder { private Builder() {} A build() { return new A(0); } }
                }
                """);

        assertThat(type.roundTrip("{\"one\":5}")).isEqualTo("{\"one\":1}");
    }

    @Test
    void aCreatorMayCreateAnAbstractType() {
        Compiled type = compile("""
                @JsonCodec abstract class Animal {
                    abstract String name();
                    abstract int legs();
                    @JsonCreator static Animal create(String name, int legs) {
                        return new Animal() {
                            @Override String name() { return name; }
                            @Override int legs() { return legs; } }; }
                }
                """);

        assertThat(type.roundTrip("{\"legs\":4,\"name\":\"Rex\"}")).isEqualTo("{\"name\":\"Rex\",\"legs\":4}");
    }

    @Test
    void anImmutableBuilderKeepsUnknownMembers() {
        Compiled type = compile("""
                @JsonCodec class Bag {
                    private final int entry;
                    private final Map<String, Integer> builder;
                    private Bag(int entry, Map<String, Integer> builder) { this.entry = entry; this.builder = builder; }
                    public int getEntry() { return entry; }
                    @JsonAny public Map<String, Integer> getBuilder() { return builder; }
                    public static Builder builder() { return new Builder(0, Map.of()); }
                    public static final class Builder {
                        private final int e;
                        private final Map<String, Integer> all;
                        private Builder(int e, Map<String, Integer> all) { this.e = e; this.all = all; }
                        public Builder entry(int entry) { return new Builder(entry, all); }
                        @JsonAny public Builder put(String name, int value) {
                            Map<String, Integer> more = new LinkedHashMap<>(all);
                            more.put(name, value);
                            return new Builder(e, more); }
                        public Bag build() { return new Bag(e, all); }
                    }
                }
                """);

        assertThat(type.roundTrip("{\"a\":1,\"entry\":2,\"b\":3}")).isEqualTo("{\"entry\":2,\"a\":1,\"b\":3}");
        assertThat(type.roundTrip("{}")).isEqualTo("{\"entry\":0}");
    }

    @Test
    void anImmutableBuilderKeepsUnknownMembersAmongManyOthers() {
        String fields =
                IntStream.range(0, 70).mapToObj(i -> "public int m" + i + ";").collect(Collectors.joining("\n"));
        String methods = IntStream.range(0, 70)
                .mapToObj(i -> "public Builder m" + i + "(int value) { made.m" + i + " = value; return this; }")
                .collect(Collectors.joining("\n"));
        Compiled type = compile("@JsonCodec public class Many { private Many() {}\n" + fields + """
                @JsonAny public Map<String, Integer> rest = new LinkedHashMap<>();
                public static Builder builder() { return new Builder(new Many()); }
                public static class Builder { private final Many made; private Builder(Many made) { this.made = made; }
                    @JsonAny public Builder put(String name, Integer value) {
                        Many more = new Many(); more.m1 = made.m1; more.m69 = made.m69; more.rest.putAll(made.rest);
                        more.rest.put(name, value); return new Builder(more); }
                    public Many build() { return made; }
                """ + methods + "} }");

        assertThat(type.roundTrip("{\"x\":1,\"m1\":2,\"y\":3,\"m69\":4}"))
                .contains("\"x\":1", "\"m1\":2", "\"y\":3", "\"m69\":4");
    }
}
