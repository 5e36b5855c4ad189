package dev.burin.processor.behaviour;

import static dev.burin.processor.behaviour.Compiled.compile;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.burin.Codec;
import dev.burin.Codecs;
import dev.burin.JsonException;
import dev.burin.JsonMismatchException;
import java.lang.reflect.InvocationTargetException;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** Types with type variables: {@code PageCodec.of(Codecs.STRING)}. */
class GenericTypesTest {

    private static String roundTrip(Codec<Object> codec, String json) {
        return codec.toJson(codec.fromJson(json));
    }

    @Test
    void aRecordIsWrittenAndReadWithTheCodecOfItsVariable() {
        Compiled type = compile("@JsonCodec public record Page<T>(List<T> items, T first, int total) {}");
        String strings = "{\"items\":[\"a\",null],\"first\":\"b\",\"total\":1}";
        String numbers = "{\"items\":[[1],[null]],\"first\":null,\"total\":1}";

        assertThat(roundTrip(type.codecOf("Page", Codecs.STRING), strings)).isEqualTo(strings);
        assertThat(roundTrip(type.codecOf("Page", Codecs.LONG.list()), numbers)).isEqualTo(numbers);
    }

    @Test
    void errorsOfTheGivenCodecHaveTheirPath() {
        Codec<Object> codec =
                compile("@JsonCodec record Page<T>(List<T> items) {}").codecOf("Page", Codecs.INTEGER);

        assertThatThrownBy(() -> codec.fromJson("{\"items\":[1,\"x\"]}"))
                .isInstanceOf(JsonMismatchException.class)
                .hasMessageContaining("$.items[1]");
        assertThatThrownBy(() -> codec.fromJson("{\"items\":[1,2147483648]}"))
                .isInstanceOf(JsonMismatchException.class);
        assertThatThrownBy(() -> codec.fromJson("{\"items\":[1,]}")).isInstanceOf(JsonException.class);
    }

    @Test
    void aGenericTypeHasNoInstance() {
        Class<?> codec = compile("@JsonCodec record Page<T>(T item) {}").type("PageCodec");

        assertThat(codec.getDeclaredFields()).noneMatch(field -> field.getName().equals("INSTANCE"));
    }

    @Test
    void nullIsRejectedAsACodec() throws ReflectiveOperationException {
        Class<?> codec = compile("@JsonCodec public record Page<T>(T item) {}").type("PageCodec");
        var of = codec.getMethod("of", Codec.class);

        assertThatThrownBy(() -> of.invoke(null, (Object) null))
                .isInstanceOf(InvocationTargetException.class)
                .hasCauseInstanceOf(NullPointerException.class);
    }

    @Test
    void unusedVariablesAlsoHaveCodecs() {
        Compiled type = compile("@JsonCodec record Key<T, U>(int id) {}");

        assertThat(roundTrip(type.codecOf("Key", Codecs.STRING, Codecs.LONG), "{\"id\":1}"))
                .isEqualTo("{\"id\":1}");
    }

    @Test
    void boundsAreRepeated() {
        Compiled type = compile(
                "@JsonCodec class Sorted<T extends Comparable<T>> { public TreeSet<T> all; public T least; }",
                "@JsonCodec record Sum<N extends Number & Comparable<N>>(N total, PriorityQueue<N> parts) {}",
                "@JsonCodec record Chain<A, B extends A, C extends List<? super B>>(A a, B b, C c) {}",
                "@JsonCodec record Self<T extends Self<T>>(Optional<T> next) {}");
        String sorted = "{\"all\":[1,2],\"least\":1}";
        String sum = "{\"total\":3,\"parts\":[1,2]}";
        String chain = "{\"a\":\"x\",\"b\":\"y\",\"c\":[\"z\"]}";

        assertThat(roundTrip(type.codecOf("Sorted", Codecs.INTEGER), sorted)).isEqualTo(sorted);
        assertThat(roundTrip(type.codecOf("Sum", Codecs.LONG), sum)).isEqualTo(sum);
        assertThat(roundTrip(type.codecOf("Chain", Codecs.STRING, Codecs.STRING, Codecs.STRING.list()), chain))
                .isEqualTo(chain);
    }

    @Test
    void nestedAndPackagePrivateTypesMayBeGeneric() {
        Compiled type = compile("""
                @JsonCodec class Outer {
                    Inner<String> inner;
                    record Inner<T>(T x, Deep<T> deep) {
                        record Deep<T>(List<T> y) {}
                    }
                }
                """);
        String json = "{\"inner\":{\"x\":\"a\",\"deep\":{\"y\":[\"b\"]}}}";

        assertThat(type.roundTrip(json)).isEqualTo(json);
        assertThat(roundTrip(type.codecOf("Outer_Inner_Deep", Codecs.INTEGER), "{\"y\":[1]}"))
                .isEqualTo("{\"y\":[1]}");
    }

    @Test
    void beansAndConstructorsMayBeGeneric() {
        Compiled type = compile("""
                @JsonCodec public class Bean<T> {
                    private T value;
                    public List<T> more = new ArrayList<>();
                    public T getValue() { return value; }
                    public void setValue(T value) { this.value = value; }
                }
                """, """
                @JsonCodec class Made<A, B> {
                    private final Map<String, A> all;
                    private B one;
                    Made(Map<String, A> all) { this.all = all; }
                    public Map<String, A> getAll() { return all; }
                    public B getOne() { return one; }
                    public void setOne(B one) { this.one = one; }
                }
                """);
        String made = "{\"all\":{\"k\":1},\"one\":\"b\"}";

        assertThat(roundTrip(type.codecOf("Bean", Codecs.STRING), "{\"value\":\"v\"}"))
                .isEqualTo("{\"value\":\"v\",\"more\":[]}");
        assertThat(roundTrip(type.codecOf("Made", Codecs.INTEGER, Codecs.STRING), made))
                .isEqualTo(made);
    }

    @Test
    void theVariablesOfAStaticFactoryAreThoseOfTheTypeItReturns() {
        Compiled type = compile("""
                @JsonCodec class Entry<K, V> {
                    private final K key;
                    private final List<V> values;
                    private String note;
                    private Entry(K key, List<V> values) { this.key = key; this.values = values; }
                    @JsonCreator static <A, B> Entry<B, A> of(List<A> values, B key) { return new Entry<>(key, values); }
                    public K getKey() { return key; }
                    public List<V> getValues() { return values; }
                    public String getNote() { return note; }
                    public void setNote(String note) { this.note = note; }
                }
                """);
        String json = "{\"key\":\"k\",\"values\":[1,2],\"note\":\"n\"}";

        assertThat(roundTrip(type.codecOf("Entry", Codecs.STRING, Codecs.INTEGER), json))
                .isEqualTo(json);
    }

    @Test
    void aSingleValueMayBeOfTheVariable() {
        Compiled type = compile(
                "@JsonCodec record Id<T>(@JsonValue T value) {}",
                "@JsonCodec record User(Id<UUID> id, List<Id<Integer>> others) {}");
        Codec<Object> user = type.codec("UserCodec");
        String json = "{\"id\":\"00000000-0000-0001-0000-000000000002\",\"others\":[1,null]}";

        assertThat(roundTrip(user, json)).isEqualTo(json);
        assertThat(roundTrip(type.codecOf("Id", Codecs.STRING), "\"x\"")).isEqualTo("\"x\"");
    }

    @Test
    void containersOfTheVariableUseItsCodec() {
        Compiled type = compile("""
                @JsonCodec class All<T> {
                    public Optional<T> optional;
                    public Map<String, T> map;
                    public Set<T> set;
                    public ArrayDeque<T> deque;
                    public List<T>[] lists;
                    public List<? extends T> wild;
                    public Map<Integer, ? extends List<Optional<T>>> deep;
                }
                """);
        String json = "{\"optional\":1,\"map\":{\"a\":2,\"b\":null},\"set\":[3],\"deque\":[4],\"lists\":[[5],null],"
                + "\"wild\":[6],\"deep\":{\"7\":[8,null]}}";

        assertThat(roundTrip(type.codecOf("All", Codecs.INTEGER), json)).isEqualTo(json);
        assertThatThrownBy(() -> type.codecOf("All", Codecs.INTEGER).fromJson("{\"deque\":[null]}"))
                .isInstanceOf(JsonMismatchException.class);
    }

    @Test
    void theGivenCodecDecidesOnNullAndAbsence() throws ReflectiveOperationException {
        Compiled type = compile("@JsonCodec public record Box<T>(T value, List<T> all) {}");
        Codec<Object> box = type.codecOf("Box", Codecs.STRING.optional());

        assertThat(box.fromJson("{\"all\":[null,\"a\"]}"))
                .hasToString("Box[value=Optional.empty, all=[Optional.empty, Optional[a]]]");
        assertThat(box.fromJson("{\"value\":null}")).hasToString("Box[value=Optional.empty, all=null]");
        assertThat(roundTrip(box, "{\"value\":null,\"all\":[null]}")).isEqualTo("{\"value\":null,\"all\":[null]}");
        assertThat(type.codecOf("Box", Codecs.STRING).fromJson("{}")).hasToString("Box[value=null, all=null]");
        assertThat(type.codecOf("Box", Codecs.STRING.nullable()).fromJson("{\"value\":null}"))
                .hasToString("Box[value=null, all=null]");
    }

    @Test
    void variablesMayHaveAnyName() {
        Compiled type = compile(
                "@JsonCodec record Odd<In, out, String, Int, Größe, A$b, JsonReader, Codec, t, T>(In in, out out, "
                        + "String string, Int i, Größe größe, A$b ab, JsonReader reader, Codec codec, t t, T T) {}");
        String json =
                "{\"in\":1,\"out\":2,\"string\":3,\"i\":4,\"größe\":5,\"ab\":6,\"reader\":7,\"codec\":8,\"t\":9,\"T\":10}";
        Codec<?>[] codecs = new Codec<?>[10];
        Arrays.fill(codecs, Codecs.INTEGER);

        assertThat(roundTrip(type.codecOf("Odd", codecs), json)).isEqualTo(json);
    }

    @Test
    void manyMembersOfTheVariableAreReadByTheirOwnMethods() {
        StringBuilder members = new StringBuilder();
        StringBuilder json = new StringBuilder("{");
        for (int i = 0; i < 65; i++) {
            members.append(i == 0 ? "" : ", ")
                    .append(i % 2 == 0 ? "T" : "List<Many<T>>")
                    .append(" m")
                    .append(i);
            json.append(i == 0 ? "" : ",").append("\"m").append(i).append("\":").append(i % 2 == 0 ? "" + i : "[]");
        }
        json.append('}');
        Compiled type = compile("@JsonCodec record Many<T>(" + members + ") {}");

        assertThat(roundTrip(type.codecOf("Many", Codecs.INTEGER), json.toString()))
                .isEqualTo(json.toString());
    }

    @Test
    void aliasesInclusionAndUnknownMembersWorkAsElsewhere() {
        Compiled type = compile("""
                @JsonCodec(include = JsonInclude.Include.NON_NULL, unknown = JsonCodec.Unknown.FAIL)
                record Page<T>(@JsonAlias("elements") List<T> items, @JsonProperty(required = true) T first) {}
                """);
        Codec<Object> codec = type.codecOf("Page", Codecs.STRING);

        assertThat(roundTrip(codec, "{\"elem\\u0065nts\":[\"a\"],\"first\":null}"))
                .isEqualTo("{\"items\":[\"a\"],\"first\":null}");
        assertThat(roundTrip(codec, "{\"first\":\"a\",\"items\":null}")).isEqualTo("{\"first\":\"a\"}");
        assertThatThrownBy(() -> codec.fromJson("{\"items\":[]}")).hasMessageContaining("Page.first");
        assertThatThrownBy(() -> codec.fromJson("{\"x\":1}")).hasMessageContaining("Page");
        assertThatThrownBy(() -> codec.fromJson("{\"first\":\"a\",\"first\":\"b\"}"))
                .isInstanceOf(JsonMismatchException.class);
    }
}
