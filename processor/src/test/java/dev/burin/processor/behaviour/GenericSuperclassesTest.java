package dev.burin.processor.behaviour;

import static dev.burin.processor.behaviour.Compiled.compile;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.burin.Codec;
import dev.burin.Codecs;
import dev.burin.JsonMismatchException;
import org.junit.jupiter.api.Test;

/** Members of generic superclasses and interfaces have the types that the subclass specifies. */
class GenericSuperclassesTest {

    @Test
    void aVariableIsTheTypeThatTheSubclassSpecifies() {
        Compiled type = compile(
                "@JsonCodec class User extends Base<UUID> { public String name; }", "class Base<T> { public T id; }");
        String json = "{\"id\":\"00000000-0000-0001-0000-000000000002\",\"name\":\"n\"}";

        assertThat(type.roundTrip(json)).isEqualTo(json);
        assertThatThrownBy(() -> type.read("{\"id\":\"no UUID\"}")).isInstanceOf(JsonMismatchException.class);
    }

    @Test
    void variablesMayBeRenamedAndSwapped() {
        Compiled type = compile(
                "@JsonCodec class Leaf extends Middle<Integer, List<String>> {}",
                "class Middle<A, B> extends Top<B, A> { public A a; }",
                """
                class Top<A, B> {
                    private A first;
                    public Map<String, ? extends B> second;
                    public A getFirst() { return first; }
                    public void setFirst(A first) { this.first = first; }
                }
                """);
        String json = "{\"first\":[\"x\"],\"second\":{\"k\":1},\"a\":2}";

        assertThat(type.roundTrip(json)).isEqualTo(json);
    }

    @Test
    void aGenericSubclassPassesItsVariablesOn() {
        Compiled type = compile(
                "@JsonCodec class Leaf<X, Y> extends Top<Y, Box<X>> { public X own; }",
                "class Top<A, B> { public A a; public List<B> b; }",
                "record Box<T>(T value) {}");
        Codec<Object> leaf = type.codecOf("Leaf", Codecs.INTEGER, Codecs.STRING);
        String json = "{\"a\":\"y\",\"b\":[{\"value\":1}],\"own\":2}";

        assertThat(leaf.toJson(leaf.fromJson(json))).isEqualTo(json);
    }

    @Test
    void defaultMethodsOfGenericInterfacesHaveTheTypesOfTheSubtype() {
        Compiled type = compile("@JsonCodec class Named implements HasLabel<List<Integer>> { public int x; }", """
                interface HasLabel<T> {
                    @JsonProperty(access = JsonProperty.Access.READ_ONLY)
                    default T getLabel() { return null; }
                }
                """);

        assertThat(type.roundTrip("{\"x\":1}")).contains("\"x\":1", "\"label\":null");
    }

    @Test
    void recordsMayImplementGenericInterfaces() {
        Compiled type = compile(
                "@JsonCodec record Point(Integer key, String value) implements Entry<Integer, String> {}",
                "interface Entry<K, V> { K key(); V value(); }");
        String json = "{\"key\":1,\"value\":\"x\"}";

        assertThat(type.roundTrip(json)).isEqualTo(json);
    }

    @Test
    void aSelfBoundedVariableIsTheSubclass() {
        Compiled type = compile(
                "@JsonCodec class Tree extends Recursive<Tree> { public int depth; }",
                "abstract class Recursive<S extends Recursive<S>> { public S parent; public List<S> children; }");
        String json = "{\"parent\":{\"parent\":null,\"children\":[],\"depth\":1},\"children\":null,\"depth\":2}";

        assertThat(type.roundTrip(json)).isEqualTo(json);
    }

    @Test
    void arraysOfTheVariableAreThoseOfTheSubclass() {
        Compiled type = compile(
                "@JsonCodec class Ids extends Base<String> {}", "class Base<T> { public T[] ids; public T[][] deep; }");
        String json = "{\"ids\":[\"a\"],\"deep\":[[\"b\"],null]}";

        assertThat(type.roundTrip(json)).isEqualTo(json);
        assertThat(type.read(json)).extracting("ids").isInstanceOf(String[].class);
    }

    @Test
    void keysOfTheVariableAreThoseOfTheSubclass() {
        Compiled type = compile(
                "@JsonCodec class Index extends Base<UUID, Integer> {}",
                "class Base<K, V> { public Map<K, V> entries; }");
        String json = "{\"entries\":{\"00000000-0000-0001-0000-000000000002\":1}}";

        assertThat(type.roundTrip(json)).isEqualTo(json);
    }

    @Test
    void settersOfGenericSuperclassesTakeTheTypeThatTheSubclassSpecifies() {
        Compiled type = compile(
                "@JsonCodec class Typed extends Base<Long> { @Override public void setValue(Long value) { super.setValue(value); } }",
                """
                class Base<T extends Number> {
                    private T value;
                    public T getValue() { return value; }
                    public void setValue(T value) { this.value = value; }
                }
                """);

        assertThat(type.roundTrip("{\"value\":9007199254740993}")).isEqualTo("{\"value\":9007199254740993}");
    }

    @Test
    void constructorsMayTakeTheTypeOfAPropertyOfTheSuperclass() {
        Compiled type = compile("""
                @JsonCodec class Sub extends Base<List<Integer>> {
                    Sub(List<Integer> value) { super(value); }
                }
                """, """
                class Base<T> {
                    private final T value;
                    Base(T value) { this.value = value; }
                    public T getValue() { return value; }
                }
                """);

        assertThat(type.roundTrip("{\"value\":[1]}")).isEqualTo("{\"value\":[1]}");
    }

    /** Every warning is an error here. */
    @Test
    void membersOfASuperclassMayBeDeprecatedOrRaw() {
        Compiled type = compile(
                "@JsonCodec @SuppressWarnings({\"deprecation\", \"rawtypes\"}) class Sub extends Pair<Old, List> {}",
                "class Pair<A, B> { public A first; public B second; }",
                "@Deprecated class Old { public int x; }");

        assertThat(type.roundTrip("{\"first\":{\"x\":1},\"second\":[2]}"))
                .isEqualTo("{\"first\":{\"x\":1},\"second\":[2]}");
    }
}
