package dev.burin.processor.behaviour;

import static dev.burin.processor.behaviour.Compiled.compile;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.burin.Codec;
import dev.burin.Codecs;
import dev.burin.JsonException;
import dev.burin.JsonMismatchException;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** Members of parameterized types, whose codecs the generated class holds. */
class GenericMembersTest {
    private static final String PAGE = "record Page<T>(List<T> items, int total) {}";

    @Test
    void membersOfParameterizedTypesAreWrittenAndReadWithTheCodecsOfTheirArguments() {
        Compiled type = compile("""
                @JsonCodec record Orders(
                        Page<Order> page,
                        Map<String, Page<List<Integer>>> pages,
                        Page<Page<String>> nested,
                        Page<Order>[] array,
                        Optional<Page<Color>> colors) {}
                """, PAGE, "record Order(long id) {}", "enum Color { RED }");
        String json = "{\"page\":{\"items\":[{\"id\":1},null],\"total\":2},"
                + "\"pages\":{\"a\":{\"items\":[[1,null],null],\"total\":0},\"b\":null},"
                + "\"nested\":{\"items\":[{\"items\":[\"x\",null],\"total\":1}],\"total\":1},"
                + "\"array\":[{\"items\":[],\"total\":0},null],"
                + "\"colors\":{\"items\":[\"RED\",null],\"total\":3}}";

        assertThat(type.roundTrip(json)).isEqualTo(json);
        assertThat(type.roundTrip("{}"))
                .isEqualTo("{\"page\":null,\"pages\":null,\"nested\":null,\"array\":null,\"colors\":null}");
    }

    @Test
    void argumentsMayBeOfAnyTypeThatMembersMayBe() {
        String arguments =
                "String,Boolean,Byte,Short,Integer,Long,Float,Double,Character,BigInteger,BigDecimal,UUID,Instant,"
                        + "LocalDate,LocalTime,LocalDateTime,OffsetDateTime,ZonedDateTime,Duration,Object,int[],byte[],String[][],"
                        + "Color,OptionalInt,RawJson";
        String[] documents = {
            "\"a\"",
            "true",
            "-1",
            "-2",
            "3",
            "4",
            "1.5",
            "2.5",
            "\"c\"",
            "12345678901234567890",
            "1.50",
            "\"00000000-0000-0001-0000-000000000002\"",
            "\"2026-01-31T12:00:00Z\"",
            "\"2026-01-31\"",
            "\"12:00:00\"",
            "\"2026-01-31T12:00:00\"",
            "\"2026-01-31T12:00:00+01:00\"",
            "\"2026-01-31T12:00:00+01:00\"",
            "\"PT1H\"",
            "{\"any\":[1,null]}",
            "[1,2]",
            "\"AQI=\"",
            "[[\"a\",null],null]",
            "\"RED\"",
            "5",
            "{\"raw\" : 1}"
        };
        StringBuilder members = new StringBuilder();
        StringBuilder json = new StringBuilder("{");
        String[] types = arguments.split(",");
        assertThat(documents).hasSameSizeAs(types);
        for (int i = 0; i < types.length; i++) {
            members.append(i == 0 ? "" : ", ")
                    .append("Box<")
                    .append(types[i])
                    .append("> m")
                    .append(i);
            json.append(i == 0 ? "" : ",").append("\"m").append(i).append("\":{\"value\":");
            json.append(documents[i]).append('}');
        }
        json.append('}');
        Compiled type =
                compile("@JsonCodec record All(" + members + ") {}", "record Box<T>(T value) {}", "enum Color { RED }");

        assertThat(type.roundTrip(json.toString())).isEqualTo(json.toString());
    }

    @Test
    void nullMeansTheSameInsideAndOutsideOfArguments() {
        Compiled type = compile(
                "@JsonCodec record Both(List<Optional<String>> plain, Box<Optional<String>> box, Box<Optional<String>> none) {}",
                "record Box<T>(T one, List<T> all) {}");

        assertThat(type.read("{\"plain\":[null],\"box\":{\"one\":null,\"all\":[null]},\"none\":{}}"))
                .hasToString("Both[plain=[Optional.empty], box=Box[one=Optional.empty, all=[Optional.empty]], "
                        + "none=Box[one=Optional.empty, all=null]]");
    }

    @Test
    void wildcardsAreReadAsTheirBounds() {
        Compiled type = compile("""
                @JsonCodec record Wild(
                        Box<? extends Order> below,
                        Box<?> any,
                        List<Box<? extends Order>> list,
                        Box<? extends Box<? extends Order>> deep,
                        Optional<Box<? extends List<? extends Order>>> optional) {}
                """, "record Box<T>(T value) {}", "record Order(int id) {}");
        String json =
                "{\"below\":{\"value\":{\"id\":1}},\"any\":{\"value\":[1,\"a\"]},\"list\":[{\"value\":{\"id\":2}}],"
                        + "\"deep\":{\"value\":{\"value\":{\"id\":3}}},\"optional\":{\"value\":[{\"id\":4}]}}";

        assertThat(type.roundTrip(json)).isEqualTo(json);
    }

    @Test
    void aTypeMayContainItself() {
        Compiled type = compile(
                "@JsonCodec record Node<T>(T value, List<Node<T>> children, Box<Optional<Node<T>>> boxed, Node<String> other) {}",
                "record Box<T>(T value) {}");
        String json = "{\"value\":1,\"children\":[{\"value\":2,\"children\":[],\"boxed\":null,\"other\":null},null],"
                + "\"boxed\":{\"value\":{\"value\":3,\"children\":null,\"boxed\":{\"value\":null},\"other\":null}},"
                + "\"other\":{\"value\":\"x\",\"children\":null,\"boxed\":null,\"other\":null}}";
        Codec<Object> node = type.codecOf("Node", Codecs.INTEGER);

        assertThat(node.toJson(node.fromJson(json))).isEqualTo(json);
    }

    @Test
    void variablesMayBeSwapped() {
        Compiled type = compile("@JsonCodec record Pair<A, B>(A a, B b, Pair<B, A> swapped) {}");
        String json =
                "{\"a\":1,\"b\":\"x\",\"swapped\":{\"a\":\"y\",\"b\":2,\"swapped\":{\"a\":3,\"b\":\"z\",\"swapped\":null}}}";
        Codec<Object> pair = type.codecOf("Pair", Codecs.INTEGER, Codecs.STRING);

        assertThat(pair.toJson(pair.fromJson(json))).isEqualTo(json);
        assertThatThrownBy(() -> pair.fromJson("{\"swapped\":{\"a\":1}}")).isInstanceOf(JsonMismatchException.class);
    }

    @Test
    void aTypeMayContainItselfWithGrowingArguments() {
        Compiled type = compile(
                "@JsonCodec record Perfect<T>(T value, Perfect<Pair<T>> next) {}",
                "record Pair<T>(T left, T right) {}");
        String json = "{\"value\":1,\"next\":{\"value\":{\"left\":2,\"right\":3},\"next\":{\"value\":"
                + "{\"left\":{\"left\":4,\"right\":5},\"right\":null},\"next\":null}}}";
        Codec<Object> perfect = type.codecOf("Perfect", Codecs.INTEGER);

        assertThat(perfect.toJson(perfect.fromJson(json))).isEqualTo(json);
        assertThatThrownBy(() -> perfect.fromJson("{\"next\":".repeat(100_000))).isInstanceOf(JsonException.class);
    }

    /** Each pass compiles its own classes: the codec that is used first is initialized first. */
    @Test
    void codecsThatNeedEachOtherMayBeUsedInAnyOrder() {
        for (String first : List.of("Order", "Line", "Page")) {
            Compiled type = cyclicTypes();
            if (first.equals("Page")) {
                assertThat(type.codecOf("Page", Codecs.INTEGER).fromJson("{\"items\":[1],\"orders\":{\"items\":[]}}"))
                        .hasToString("Page[items=[1], orders=Page[items=[], orders=null]]");
            } else {
                type.codec(first + "Codec").fromJson("{}");
            }
            String json =
                    "{\"lines\":{\"items\":[{\"orders\":{\"items\":[{\"lines\":null}],\"orders\":null}}],\"orders\":null}}";

            assertThat(type.roundTrip(json)).isEqualTo(json);
        }
    }

    @Test
    void codecsThatNeedEachOtherMayBeUsedFirstByTwoThreads() throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(2);
        try {
            for (int i = 0; i < 5; i++) {
                Compiled type = cyclicTypes();
                CyclicBarrier start = new CyclicBarrier(2);
                Callable<Object> order = () -> read(type, start, "OrderCodec", "{\"lines\":{\"items\":[{}]}}");
                Callable<Object> line = () -> read(type, start, "LineCodec", "{\"orders\":{\"items\":[{}]}}");
                for (Future<Object> done : List.of(threads.submit(order), threads.submit(line))) {
                    assertThat(done.get(60, TimeUnit.SECONDS)).isNotNull();
                }
            }
        } finally {
            threads.shutdownNow();
        }
    }

    private static Object read(Compiled type, CyclicBarrier start, String codec, String json) throws Exception {
        start.await();
        return type.codec(codec).fromJson(json);
    }

    private static Compiled cyclicTypes() {
        return compile(
                "@JsonCodec record Order(Page<Line> lines) {}",
                "@JsonCodec record Line(Page<Order> orders) {}",
                "record Page<T>(List<T> items, Page<Order> orders) {}");
    }

    @Test
    void typesWithTheSameSimpleNameAreDistinguished() {
        Compiled type = compile("""
                @JsonCodec class Outer {
                    public Box<A.X> first;
                    public Box<B.X> second;
                    static class A { record X(int a) {} }
                    static class B { record X(int b) {} }
                    record Box<T>(T value) {}
                }
                """);
        String json = "{\"first\":{\"value\":{\"a\":1}},\"second\":{\"value\":{\"b\":2}}}";

        assertThat(type.roundTrip(json)).isEqualTo(json);
    }

    @Test
    void nestedClassesOfACodecHideNoTypes() {
        Compiled type = compile(
                "@JsonCodec record Uses(Box<Lazy> lazy, Box<Codecs> codecs, Box<List<Members>> members, Box<String> s) {}",
                "record Box<T>(T value) {}",
                "record Lazy(int a) {}",
                "record Codecs(int b) {}",
                "record Members(int c) {}");
        String json =
                "{\"lazy\":{\"value\":{\"a\":1}},\"codecs\":{\"value\":{\"b\":2}},\"members\":{\"value\":[{\"c\":3}]},"
                        + "\"s\":{\"value\":\"x\"}}";

        assertThat(type.roundTrip(json)).isEqualTo(json);
    }

    @Test
    void elementsOfGenericCollectionsHaveTheTypeOfTheArgument() {
        Compiled type = compile(
                "@JsonCodec record Holder(Bag<String> strings, Box<Bag<Integer>> boxed) {}",
                "class Bag<T> extends ArrayList<T> { private static final long serialVersionUID = 1; }",
                "record Box<T>(T value) {}");
        String json = "{\"strings\":[\"a\"],\"boxed\":{\"value\":[1,null]}}";

        assertThat(type.roundTrip(json)).isEqualTo(json);
    }

    @Test
    void wildcardsInUserDefinedCollectionsAreReadAsTheBoundsOfTheirVariables() {
        Compiled type = compile(
                "@JsonCodec record Holder(Bag<?> any, Bag<? super Small> above, Bag<? extends Small> below, Index<?> index) {}",
                "class Bag<T extends Item> extends ArrayList<T> { private static final long serialVersionUID = 1; }",
                "class Index<T extends Item> extends TreeMap<String, T> { private static final long serialVersionUID = 1; }",
                "class Item { public int number; }",
                "final class Small extends Item { public int size; }");
        String json = "{\"any\":[{\"number\":1}],\"above\":[{\"number\":2}],\"below\":[{\"number\":3,\"size\":4}],"
                + "\"index\":{\"a\":{\"number\":5}}}";

        assertThat(type.roundTrip(json)).isEqualTo(json);
    }

    /** How one member is read does not affect another member of the same type. */
    @Test
    void membersOfTheSameTypeAreReadByTheirOwnSettings() {
        Compiled type = compile(
                "@JsonCodec record Holder(@JsonSetter(nulls = JsonSetter.Nulls.FAIL) Object first, @JsonUnwrapped Inner inner) {}",
                "@JsonCodec(duplicates = JsonCodec.Duplicates.LAST)"
                        + " record Inner(@JsonSetter(nulls = JsonSetter.Nulls.FAIL) Object second, Object third) {}");

        assertThat(type.roundTrip("{\"first\":1,\"second\":{\"x\":1,\"x\":2},\"third\":{\"x\":1,\"x\":2}}"))
                .isEqualTo("{\"first\":1,\"second\":{\"x\":2},\"third\":{\"x\":2}}");
        assertThatThrownBy(() -> type.read("{\"first\":{\"x\":1,\"x\":2}}")).isInstanceOf(JsonMismatchException.class);
    }

    @Test
    void theLastOfTwoKeysWinsInArgumentsToo() {
        Compiled type = compile(
                "@JsonCodec(duplicates = JsonCodec.Duplicates.LAST) record Last(Box<Map<String, Integer>> box) {}",
                "record Box<T>(T value) {}");

        assertThat(type.roundTrip("{\"box\":{\"value\":{\"a\":1,\"a\":2}}}"))
                .isEqualTo("{\"box\":{\"value\":{\"a\":2}}}");
    }

    @Test
    void boundsThatMentionOtherVariablesUseTheArguments() {
        Compiled type = compile(
                "@JsonCodec record Holder(Lists<Integer, ?> lists, Pair<String, ?> pair, Sub<String, ?> texts, Bound<Long, ?> bound) {}",
                "class Lists<A, B extends List<A>> extends ArrayList<B> { private static final long serialVersionUID = 1; }",
                "class Pair<A, B extends List<A>> extends TreeMap<String, B> { private static final long serialVersionUID = 1; }",
                "class Sub<A, B extends A> extends ArrayList<B> { private static final long serialVersionUID = 1; }",
                "record Bound<A, B extends List<A>>(B value) {}");
        String json = "{\"lists\":[[1],[2]],\"pair\":{\"a\":[\"b\"]},\"texts\":[\"c\"],\"bound\":{\"value\":[3]}}";

        assertThat(type.roundTrip(json)).isEqualTo(json);
        assertThatThrownBy(() -> type.read("{\"lists\":[[\"a\"]]}")).isInstanceOf(JsonMismatchException.class);
    }

    @Test
    void optionalsMayNestInWildcards() {
        String json = "{\"a\":\"x\",\"b\":null,\"c\":{\"k\":[1]},\"d\":\"y\",\"e\":\"z\"}";

        assertThat(compile("@JsonCodec record Holder(Optional<? extends Optional<? extends String>> a,"
                                + " AtomicReference<? extends Optional<?>> b,"
                                + " Map<String, Optional<? extends Optional<? extends List<? extends Integer>>>> c,"
                                + " Optional<AtomicReference<Optional<String>>> d,"
                                + " Optional<? extends CharSequence> e) {}")
                        .roundTrip(json))
                .isEqualTo(json);
    }

    /** One within the wildcard of another, twice: compilers do not infer the types of all calls. */
    @Test
    void wildcardsMayNestInWildcards() {
        Compiled type = compile("@JsonCodec record Holder<T>(Optional<Optional<? extends Optional<? extends T>>> a,"
                + " Optional<Optional<? extends AtomicReference<? extends String>>> b,"
                + " AtomicReference<AtomicReference<? extends Optional<? extends List<?>>>> c,"
                + " List<Optional<Optional<? extends AtomicReference<? extends Optional<?>>>>> d) {}");
        String json = "{\"a\":1,\"b\":\"x\",\"c\":[true],\"d\":[null,\"y\"]}";

        Codec<Object> codec = type.codecOf("Holder", Codecs.INTEGER);

        assertThat(codec.toJson(codec.fromJson(json))).isEqualTo(json);
    }
}
