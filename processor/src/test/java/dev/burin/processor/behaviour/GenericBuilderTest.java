package dev.burin.processor.behaviour;

import static dev.burin.processor.behaviour.Compiled.compile;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.burin.Codec;
import dev.burin.Codecs;
import org.junit.jupiter.api.Test;

/** Builders with type variables. */
class GenericBuilderTest {
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

    /** A page with a builder: the page's type variables, the method that creates the builder, the builder's variables. */
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
    void aMemberMayBeOfATypeWithAGenericBuilder() {
        Compiled type = compile(
                "@JsonCodec record Books(Page<String> titles, Page<Page<Integer>> numbers) {}",
                page("<T>", "static <T> Builder<T> builder() { return new Builder<T>(); }", "<B>")
                        .replaceAll("Map<String, List<(.)\\[\\]>>", "Map<String, List<$1>>"));
        String json = "{\"titles\":{\"first\":\"a\",\"items\":[\"b\"],\"more\":null},"
                + "\"numbers\":{\"first\":{\"first\":1,\"items\":[2],\"more\":{\"c\":[3]}},\"items\":null,\"more\":null}}";

        assertThat(type.roundTrip(json.replace("null", "{}").replace("\"items\":{}", "\"items\":[]")))
                .isEqualTo(json.replace("null", "{}").replace("\"items\":{}", "\"items\":[]"));
    }

    /** Seen from the subclass's builder, the inherited method returns the subclass. */
    @Test
    void aBuilderMayInheritTheMethodThatBuilds() {
        Compiled type = compile("""
                @JsonCodec @JsonBuilder(Dog.Builder.class) class Dog extends Pet {
                    private final boolean isGood;
                    Dog(Builder<?, ?> builder) { super(builder); isGood = builder.isGood; }
                    public boolean isGood() { return isGood; }
                    static Builder<?, ?> builder() { return new DogBuilder(); }
                    abstract static class Builder<C extends Dog, B extends Builder<C, B>> extends Pet.Builder<C, B> {
                        boolean isGood;
                        public B good(boolean isGood) { this.isGood = isGood; return self(); }
                    }
                    private static final class DogBuilder extends Builder<Dog, DogBuilder> {
                        DogBuilder self() { return this; }
                        public Dog build() { return new Dog(this); }
                    }
                }
                """, """
                class Pet {
                    private final String name;
                    Pet(Builder<?, ?> builder) { name = builder.name; }
                    public String getName() { return name; }
                    abstract static class Builder<C extends Pet, B extends Builder<C, B>> {
                        String name;
                        abstract B self();
                        public abstract C build();
                        public B name(String name) { this.name = name; return self(); }
                    }
                }
                """);

        assertThat(type.roundTrip("{\"name\":\"Rex\",\"good\":true}")).isEqualTo("{\"name\":\"Rex\",\"good\":true}");
    }
}
