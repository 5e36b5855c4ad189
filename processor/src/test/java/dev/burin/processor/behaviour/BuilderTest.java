package dev.burin.processor.behaviour;

import static dev.burin.processor.behaviour.Compiled.compile;
import static dev.burin.processor.behaviour.Compiled.compileWithJackson;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.burin.Codec;
import dev.burin.Codecs;
import dev.burin.JsonErrorCode;
import dev.burin.JsonMismatchException;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Instances that a builder makes. */
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
    void aBuilderIsFoundByItsLooks() {
        assertThat(compile(ORDER).roundTrip("{\"id\":1,\"tags\":[\"a\",\"b\"],\"addTag\":\"c\"}"))
                .isEqualTo("{\"id\":1,\"tags\":[\"a\",\"b\"]}");
    }

    @Test
    void absentMembersKeepWhatTheBuilderHas() {
        assertThat(compile(ORDER).roundTrip("{}")).isEqualTo("{\"id\":7,\"tags\":[\"new\"]}");
        assertThat(compile(ORDER).roundTrip("{\"tags\":null}")).isEqualTo("{\"id\":7,\"tags\":null}");
    }

    @Test
    void membersComeInAnyOrder() {
        assertThat(compile(ORDER).roundTrip("{\"x\":{},\"\\u0074ags\":[],\"id\":3}"))
                .isEqualTo("{\"id\":3,\"tags\":[]}");
    }

    @Test
    void whatAMethodOfTheBuilderThrowsIsRefusedAtItsMember() {
        assertThatThrownBy(() -> compile(ORDER).read("{\"tags\":[],\"id\":-1}"))
                .isInstanceOfSatisfying(JsonMismatchException.class, e -> {
                    assertThat(e.code()).isEqualTo(JsonErrorCode.REFUSED_VALUE);
                    assertThat(e.path()).isEqualTo("$.id");
                })
                .hasCauseInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void whatBuildThrowsIsRefusedAtTheObject() {
        assertThatThrownBy(() -> compile("@JsonCodec record Orders(List<Order> all) {}", ORDER)
                        .read("{\"all\":[{\"id\":0}]}"))
                .isInstanceOfSatisfying(JsonMismatchException.class, e -> {
                    assertThat(e.code()).isEqualTo(JsonErrorCode.REFUSED_VALUE);
                    assertThat(e.path()).isEqualTo("$.all[0]");
                })
                .hasCauseInstanceOf(IllegalStateException.class);
    }

    @Test
    void membersThatComeTwiceAreRefusedOrSetOnce() {
        assertThatThrownBy(() -> compile(ORDER).read("{\"id\":1,\"id\":2}"))
                .isInstanceOfSatisfying(
                        JsonMismatchException.class, e -> assertThat(e.code()).isEqualTo(JsonErrorCode.DUPLICATE_NAME));

        // A builder that adds must not get both.
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
    void prefixesMayBeSetOrWith() {
        for (String prefix : new String[] {"set", "with"}) {
            Compiled type = compile("""
                    @JsonCodec class A {
                        private final int size; private final String URL;
                        private A(int size, String url) { this.size = size; this.URL = url; }
                        public int getSize() { return size; }
                        public String getURL() { return URL; }
                        static Builder newBuilder() { return new Builder(); }
                        static class Builder {
                            private int size; private String url;
                            private Builder() {}
                            Builder #Size(int size) { this.size = size; return this; }
                            void #URL(String url) { this.url = url; }
                            A build() { return new A(size, url); }
                        }
                    }
                    """.replace("#", prefix));

            assertThat(type.roundTrip("{\"URL\":\"u\",\"size\":3}")).isEqualTo("{\"size\":3,\"URL\":\"u\"}");
        }
    }

    @Test
    void aBuilderThatNeverChangesIsReplacedByEachCall() {
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
    void aNestedBuilderClassWithAConstructorDoes() {
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
    void aDisabledConstructorWithoutParametersNeedsOne() {
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
    void aDisabledStartOfABuilderIsNotCalled() {
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
    void aMarkedCreatorAndARecordNeedNoBuilder() {
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
    void anUnusualBuilderIsNamed() {
        Compiled type = compile("""
                @JsonCodec @JsonBuilder(create = "start", prefix = "add", build = "finish")
                record Report(String title, int pages) {
                    static Draft start() { return new Draft(); }
                    static class Draft {
                        private String title; private int pages; private int secret;
                        private Draft() {}
                        Draft addTitle(String title) { this.title = title; return this; }
                        Draft addPages(int pages) { this.pages = pages; return this; }
                        Draft addSecret(int secret) { this.secret = secret; return this; }
                        Draft title(String title) { throw new AssertionError(); }
                        Report finish() { return new Report(title, pages + secret); }
                    }
                }
                """);

        assertThat(type.roundTrip("{\"title\":\"t\",\"pages\":2,\"secret\":40}"))
                .isEqualTo("{\"title\":\"t\",\"pages\":42}");
    }

    @Test
    void aBuilderOfItsOwnFileIsNamed() {
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
    void annotationsOfTheTypeAndOfTheBuilderCount() {
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
    void anOverloadedMethodIsTheOneThatTakesWhatTheTypeHolds() {
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
    void aBuilderMayBeGenericAndInherited() {
        Compiled type = compile("""
                @JsonCodec class Dog extends Animal {
                    private final boolean barks;
                    private Dog(Builder from) { super(from); barks = from.barks; }
                    public boolean isBarks() { return barks; }
                    static Builder builder() { return new Builder(); }
                    static class Builder extends Animal.Builder<Builder> {
                        private boolean barks;
                        private Builder() {}
                        Builder barks(boolean barks) { this.barks = barks; return this; }
                        @Override Builder self() { return this; }
                        Dog build() { return new Dog(this); }
                    }
                }
                """, """
                abstract class Animal {
                    private final String name;
                    Animal(Builder<?> from) { name = from.name; }
                    public String getName() { return name; }
                    abstract static class Builder<B extends Builder<B>> {
                        String name;
                        B name(String name) { this.name = name; return self(); }
                        abstract B self();
                    }
                }
                """);

        assertThat(type.roundTrip("{\"barks\":true,\"name\":\"Rex\"}")).isEqualTo("{\"name\":\"Rex\",\"barks\":true}");
    }

    /** A builder of a page: what it is called, where it begins, and the variables that it has there. */
    private static String page(String variables, String start, String builder) {
        return """
                @JsonCodec class Page%s {
                    private final T first; private final List<T> items; private final Map<String, List<T[]>> more;
                    private Page(Builder<T> from) { first = from.first; items = from.items; more = from.more; }
                    public T first() { return first; }
                    public List<T> items() { return items; }
                    public Map<String, List<T[]>> more() { return more; }
                    %s
                    static class Builder%s {
                        private B first; private List<B> items; private Map<String, List<B[]>> more;
                        Builder<B> first(B first) { this.first = first; return this; }
                        Builder<B> items(Iterable<? extends B> items) { this.items = new ArrayList<>();
                            items.forEach(this.items::add); return this; }
                        Builder<B> more(Map<String, List<B[]>> more) { this.more = more; return this; }
                        Page<B> build() { return new Page<>(this); }
                    }
                }
                """.formatted(variables, start, builder);
    }

    @Test
    void aBuilderMayHaveTheVariablesOfItsType() {
        String json = "{\"first\":1,\"items\":[2,3],\"more\":{\"a\":[[4]]}}";
        for (String start : new String[] {"", "static <X> Builder<X> builder() { return new Builder<>(); }"}) {
            Codec<Object> page = compile(page("<T>", start, "<B>")
                            .replaceAll("Map<String, List<(.)\\[\\]>>", "Map<String, List<List<$1>>>"))
                    .codecOf("Page", Codecs.INTEGER);

            assertThat(page.toJson(page.fromJson(json))).isEqualTo(json);
            assertThatThrownBy(() -> page.fromJson("{\"items\":[\"x\"]}")).hasMessageContaining("$.items[0]");
        }
    }

    @Test
    void theVariablesOfABuilderMayBeBounded() {
        Codec<Object> pair = compile("""
                @JsonCodec(duplicates = JsonCodec.Duplicates.LAST)
                public class Pair<K extends Comparable<K>, V extends List<? super K>> {
                    private final K in; private final V value; private final V \u00e9$;
                    private Pair(K in, V value, V other) { this.in = in; this.value = value; this.\u00e9$ = other; }
                    public K in() { return in; }
                    public V value() { return value; }
                    public V \u00e9$() { return \u00e9$; }
                    public static <V extends List<? super K>, K extends Comparable<K>> Maker<V, K> builder() { return new Maker<>(null, null, null); }
                    public record Maker<W extends List<? super L>, L extends Comparable<L>>(L first, W second, W third) {
                        public Maker<W, L> withIn(L in) { return new Maker<>(in, second, third); }
                        public Maker<W, L> withValue(W value) { return new Maker<>(first, value, third); }
                        public Maker<W, L> \u00e9$(W \u00e9$) { return new Maker<>(first, second, \u00e9$); }
                        public Pair<L, W> build() { return new Pair<>(first, second, third); }
                    }
                }
                """).codecOf("Pair", Codecs.STRING, Codecs.STRING.list());
        String json = "{\"in\":\"a\",\"value\":[\"b\"],\"\u00e9$\":[\"c\"]}";

        assertThat(pair.toJson(pair.fromJson(json.replace("{", "{\"in\":\"x\","))))
                .isEqualTo(json);
    }

    @Test
    void aMemberHoldsATypeWithAGenericBuilder() {
        Compiled type = compile(
                "@JsonCodec record Books(Page<String> titles, Page<Page<Integer>> numbers) {}",
                page("<T>", "static <T> Builder<T> builder() { return new Builder<T>(); }", "<B>")
                        .replaceAll("Map<String, List<(.)\\[\\]>>", "Map<String, List<$1>>"));
        String json = "{\"titles\":{\"first\":\"a\",\"items\":[\"b\"],\"more\":null},"
                + "\"numbers\":{\"first\":{\"first\":1,\"items\":[2],\"more\":{\"c\":[3]}},\"items\":null,\"more\":null}}";

        assertThat(type.roundTrip(json.replace("null", "{}").replace("\"items\":{}", "\"items\":[]")))
                .isEqualTo(json.replace("null", "{}").replace("\"items\":{}", "\"items\":[]"));
    }

    @Test
    void manyMembersWithUnusualNamesGoThroughABuilder() {
        String fields = members(70, "private int %s;\npublic int %1$s() { return %1$s; }");
        String methods = members(70, "public B %s(int v) { made.%1$s = v; return this; }");
        Compiled type = compile("@JsonCodec public class Many { private Many() {}\n" + fields
                + "public static B builder() { return new B(); }\n"
                + "public static class B { private final Many made = new Many(); private B() {}\n" + methods
                + "public Many build() { return made; } } }");

        assertThat(type.roundTrip("{\"m69$\\u00fc\":5,\"m0$\\u00fc\":1}")).contains("\"m0$ü\":1,", "\"m69$ü\":5}");
    }

    private static String members(int count, String format) {
        return IntStream.range(0, count)
                .mapToObj(i -> format.formatted("m" + i + "$\u00fc"))
                .collect(Collectors.joining("\n"));
    }

    @Test
    void membersNamedLikeVariablesOfTheCodecDoNoHarm() {
        Compiled type = compile("""
                @JsonCodec class A {
                    private final int builder; private final int in; private final int value;
                    private A(int builder, int in, int value) { this.builder = builder; this.in = in; this.value = value; }
                    public int builder_() { return 0; }
                    public int getBuilder() { return builder; }
                    public int getIn() { return in; }
                    public int getValue() { return value; }
                    static Builder builder() { return new Builder(); }
                    static class Builder {
                        private int b; private int i; private int v;
                        private Builder() {}
                        void builder(int b) { this.b = b; }
                        void in(int i) { this.i = i; }
                        void value(int v) { this.v = v; }
                        A build() { return new A(b, i, v); }
                    }
                }
                """);

        assertThat(type.roundTrip("{\"builder\":1,\"in\":2,\"value\":3}"))
                .isEqualTo("{\"builder\":1,\"in\":2,\"value\":3}");
    }

    @Test
    void aBuilderOfNothingBuilds() {
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
    void aMarkedFactoryMayMakeWhatIsAbstract() {
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
    void aBuilderThatReturnsANewOneKeepsUnknownMembers() {
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
    void aBuilderThatReturnsANewOneKeepsUnknownMembersBesideManyOthers() {
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

    /** Lower-case words behind a prefix are other words, where the property has a method of its own. */
    @ParameterizedTest
    @ValueSource(strings = {"withOut", "setOut", "out"})
    void aMethodIsNoSetterOfAPropertyWhoseNameItEndsWith(String usual) {
        String of = "public Builder " + usual + "(String out) { this.out = out; return this; }";
        String without = "public Builder without(String stop) { throw new AssertionError(); }";
        for (String methods : List.of(of + without, without + of)) {
            Compiled type = compile("""
                    @JsonCodec class Trip {
                        private final String out;
                        private Trip(String out) { this.out = out; }
                        public String getOut() { return out; }
                        public static Builder builder() { return new Builder(); }
                        public static final class Builder {
                            private String out;
                            %s
                            public Trip build() { return new Trip(out); }
                        }
                    }
                    """.formatted(methods));

            assertThat(type.roundTrip("{\"out\":\"a\"}")).isEqualTo("{\"out\":\"a\"}");
            assertThat(type.roundTrip("{\"without\":\"a\",\"stop\":\"b\"}")).isEqualTo("{\"out\":null}");
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "public Builder setUp(int v) { up = v; return this; } public Builder setup(int v) { throw new AssertionError(); }",
                "public Builder setup(int v) { throw new AssertionError(); } public Builder withUp(int v) { up = v; return this; }",
                "public Builder setup(int v) { up = v; return this; }", // which is how JavaBeans may call it
            })
    void aBuilderIsSetUp(String methods) {
        Compiled type = compile("""
                @JsonCodec class Box {
                    private final int up;
                    private Box(int up) { this.up = up; }
                    public int getUp() { return up; }
                    public static Builder builder() { return new Builder(); }
                    public static final class Builder {
                        private int up;
                        %s
                        public Box build() { return new Box(up); }
                    }
                }
                """.formatted(methods));

        assertThat(type.roundTrip("{\"up\":2}")).isEqualTo("{\"up\":2}");
    }

    @ParameterizedTest
    @ValueSource(strings = {"withOut", "without"})
    void methodsWithTheirPrefixAreNamedByIt(String name) {
        String other =
                name.equals("without") ? "out" : "without"; // neither is one: without prefix, or beside the usual one
        Compiled type = compile("""
                @JsonCodec @JsonBuilder(value = Trip.Maker.class, prefix = "with") class Trip {
                    private final String out;
                    private Trip(String out) { this.out = out; }
                    public String getOut() { return out; }
                    public static final class Maker {
                        private String out;
                        public Maker %s(String stop) { throw new AssertionError(); }
                        public Maker %s(String out) { this.out = out; return this; }
                        public Trip build() { return new Trip(out); }
                    }
                }
                """.formatted(other, name));

        assertThat(type.roundTrip("{\"out\":\"a\"}")).isEqualTo("{\"out\":\"a\"}");
    }

    @Test
    void aNameOnAMethodIsThatOfTheProperty() {
        for (String getter : List.of("getFirstName", "firstName")) {
            for (String naming : List.of("IDENTITY", "SNAKE_CASE")) {
                Compiled type = compile("""
                        @JsonCodec(naming = Naming.%s) @JsonBuilder class Person {
                            private final String n;
                            private Person(String n) { this.n = n; }
                            public String %s() { return n; }
                            public static Builder builder() { return new Builder(); }
                            public static final class Builder {
                                private String n;
                                @JsonProperty("firstName") public Builder fn(String n) { this.n = n; return this; }
                                public Person build() { return new Person(n); }
                            }
                        }
                        """.formatted(naming, getter));

                assertThat(type.roundTrip("{\"firstName\":\"a\"}")).isEqualTo("{\"firstName\":\"a\"}");
            }
        }
    }
}
