package dev.burin.processor.behaviour;

import static dev.burin.processor.behaviour.Compiled.compile;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Of getters that override each other, and fields that hide each other, the member is the one that the type itself has. */
class OverriddenGettersTest {
    private static final String ENCODE = "@JsonCodec(direction = JsonCodec.Direction.ENCODE) ";
    private static final String[] ANIMALS = {
        "class Animal { public String name = \"Rex\"; }", "class Dog extends Animal { public int tricks = 3; }"
    };
    private static final String PET = "{\"name\":\"Rex\",\"tricks\":3}";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "implements HasDog",
                "implements HasPet, HasDog",
                "implements HasDog, HasPet",
                "implements DogLast",
                "implements DogFirst",
                "extends Base implements HasDog",
                "extends DogBase implements HasPet"
            })
    void theDefaultMethodThatOverridesTheOtherIsCalled(String clause) {
        Compiled type = compile(
                "@JsonCodec class Owner " + clause + " { public int id; }",
                "interface HasPet { default Animal getPet() { return null; } }",
                "interface HasDog extends HasPet { @Override @JsonProperty(\"dog\") default Dog getPet() { return new Dog(); } }",
                "interface DogLast extends HasPet, HasDog {}",
                "interface DogFirst extends HasDog, HasPet {}",
                "class Base implements HasPet {}",
                "class DogBase implements HasDog {}",
                ANIMALS[0],
                ANIMALS[1]);

        assertThat(type.roundTrip("{\"id\":1}")).isEqualTo("{\"id\":1,\"dog\":" + PET + "}");
    }

    @Test
    void aGetterOfASuperclassTakesPrecedenceOverTheInterface() {
        Compiled type = compile(
                "@JsonCodec class Owner extends Base implements HasPet { public int id; }",
                "class Base { public Dog getPet() { return new Dog(); } }",
                "interface HasPet { default Animal getPet() { return null; } }",
                ANIMALS[0],
                ANIMALS[1]);

        assertThat(type.roundTrip("{\"id\":1}")).isEqualTo("{\"pet\":" + PET + ",\"id\":1}");
    }

    @Test
    void theGetterOfAnAbstractClassOverridesThatOfItsInterface() {
        Compiled type = compile("""
                @JsonCodec abstract class Order implements HasItems {
                    @JsonCreator static Order of(int id) { return new Stored(id); }
                    public abstract int getId();
                    @Override public abstract List<Integer> getItems();
                    public abstract void setItems(List<Integer> items);
                }
                """, "interface HasItems { Collection<Integer> getItems(); }", """
                class Stored extends Order {
                    private final int id;
                    private List<Integer> items;
                    Stored(int id) { this.id = id; }
                    @Override public int getId() { return id; }
                    @Override public List<Integer> getItems() { return items; }
                    @Override public void setItems(List<Integer> items) { this.items = items; }
                }
                """);
        String json = "{\"id\":1,\"items\":[2]}";

        assertThat(type.roundTrip(json)).isEqualTo(json);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "abstract class Owner implements HasPet { public abstract Dog getPet(); }",
                "abstract class Owner extends Base implements HasPet {}",
                "interface Owner extends HasPet, HasDog {}",
                "interface Owner extends HasDog, HasPet {}",
                "interface Owner extends HasPet, Below {}",
                "interface Owner extends Below, HasPet {}"
            })
    void theGetterThatIsCalledOnAnAbstractTypeIsWritten(String owner) throws ReflectiveOperationException {
        String made = owner.startsWith("interface") ? "implements Owner" : "extends Owner";
        Compiled type = compile(
                ENCODE + owner,
                "interface HasPet { Animal getPet(); }",
                "interface HasDog { Dog getPet(); }",
                "interface Below extends HasPet { @Override Dog getPet(); }",
                "abstract class Base { public abstract Dog getPet(); }",
                "class Made " + made + " { @Override public Dog getPet() { return new Dog(); } }",
                ANIMALS[0],
                ANIMALS[1]);
        var constructor = type.type("Made").getDeclaredConstructor();
        constructor.setAccessible(true);

        assertThat(type.write(constructor.newInstance())).isEqualTo("{\"pet\":" + PET + "}");
    }

    /** As in Jackson, whose annotations are found by the same rule. */
    @ParameterizedTest
    @ValueSource(strings = {"@JsonIgnore", "@JsonProperty(\"y\")", "@JsonInclude(JsonInclude.Include.NON_NULL)"})
    void aHiddenFieldDoesNotPassItsAnnotationsOn(String annotation) {
        String bean =
                " { private String x; public String getX() { return x; } public void setX(String x) { this.x = x; } }";

        assertThat(compile(
                                "@JsonCodec class Sub extends Base { public String x; }",
                                "class Base { " + annotation + " public String x; public int z; }")
                        .roundTrip("{\"x\":null,\"z\":1}"))
                .isEqualTo("{\"x\":null,\"z\":1}");
        assertThat(compile(
                                "@JsonCodec class Sub extends Base" + bean,
                                "class Base" + bean.replace("{ p", "{ " + annotation + " p"))
                        .roundTrip("{\"x\":null}"))
                .isEqualTo("{\"x\":null}");
    }
}
