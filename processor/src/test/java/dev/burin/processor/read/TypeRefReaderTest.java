package dev.burin.processor.read;

import static dev.burin.processor.read.Reading.property;
import static dev.burin.processor.read.Reading.read;
import static org.assertj.core.api.Assertions.assertThat;

import dev.burin.processor.model.Accessor;
import dev.burin.processor.model.CustomCodec;
import dev.burin.processor.model.EnumFacts;
import dev.burin.processor.model.Property;
import dev.burin.processor.model.TypeRef;
import dev.burin.processor.model.TypeRef.Kind;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The facts that binders get about the types of properties. */
class TypeRefReaderTest {

    /** Reads {@code type} as the type of a public field; {@code more} declares further types. */
    private static TypeRef type(String type, String more) {
        return value("@JsonCodec class Holder { public " + type + " value; }\n" + more)
                .type();
    }

    private static Property value(String source) {
        return property(read("Holder", source), "value");
    }

    private static List<String> displayNames(List<TypeRef> types) {
        return types.stream().map(TypeRef::displayName).toList();
    }

    @Test
    void primitivesAndArraysAreThemselves() {
        TypeRef array = type("int[][]", "");

        assertThat(array.kind()).isEqualTo(Kind.ARRAY);
        assertThat(array.erasedName()).isEqualTo("int[][]");
        assertThat(array.component().component().kind()).isEqualTo(Kind.PRIMITIVE);
    }

    @Test
    void aContainerHasItsElements() {
        assertThat(displayNames(type("Map<String, List<int[]>>", "").elements()))
                .containsExactly("String", "List<int[]>");
        assertThat(displayNames(type("Optional<Integer>", "").elements())).containsExactly("Integer");
        assertThat(displayNames(type("java.util.concurrent.LinkedBlockingDeque<Double>", "")
                        .elements()))
                .containsExactly("Double");
        assertThat(type("String", "").elements()).isEmpty();
    }

    @Test
    void elementsAreSeenFromTheSubclass() {
        assertThat(displayNames(type("Names", "class Names extends ArrayList<String> {}")
                        .elements()))
                .containsExactly("String");
        assertThat(displayNames(type("ByName<Long>", "class ByName<V> extends TreeMap<String, List<V>> {}")
                        .elements()))
                .containsExactly("String", "List<Long>");
    }

    @Test
    void elementsOfRawTypesAreObjects() {
        assertThat(displayNames(type("List", "").elements())).containsExactly("Object");
        assertThat(displayNames(type("HashMap", "").elements())).containsExactly("Object", "Object");
    }

    @Test
    void wildcardsBecomeTheirBound() {
        TypeRef list = type("List<? extends Number>", "");

        assertThat(list.name()).hasToString("java.util.List<? extends java.lang.Number>");
        assertThat(displayNames(list.arguments())).containsExactly("Number");
        assertThat(displayNames(type("List<?>", "").arguments())).containsExactly("Object");
        assertThat(displayNames(type("List<? super Integer>", "").arguments())).containsExactly("Object");
        assertThat(displayNames(
                        type("Box<?>", "class Box<T extends Comparable<T>> {}").arguments()))
                .containsExactly("Comparable");
    }

    @Test
    void elementsAreWithinTheBoundsOfTheType() {
        String numbers = "class Numbers<T extends Number> extends ArrayList<T> {}";
        String byName = "class ByName<T extends Number> extends TreeMap<String, T> {}";
        String rows = "class Rows<T extends Number> extends ArrayList<List<T>> {}";

        assertThat(displayNames(type("Numbers<?>", numbers).elements())).containsExactly("Number");
        assertThat(displayNames(type("Numbers<? super Integer>", numbers).elements()))
                .containsExactly("Number");
        assertThat(displayNames(type("Numbers<? extends Integer>", numbers).elements()))
                .containsExactly("Integer");
        assertThat(displayNames(type("ByName<?>", byName).elements())).containsExactly("String", "Number");
        assertThat(displayNames(type("Rows<?>", rows).elements())).containsExactly("List<?>");
    }

    @Test
    void typesThatContainThemselvesTerminate() {
        assertThat(type("Tree", "class Tree extends ArrayList<Tree> {}").elements())
                .hasSize(1);
        assertThat(type("Wide<String>", "class Wide<T> extends ArrayList<Wide<Wide<T>>> {}")
                        .elements())
                .hasSize(1);
        assertThat(type("Self", "enum Self { A; @JsonValue Self self() { return this; } }")
                        .facts()
                        .enumFacts())
                .isPresent();
    }

    @Test
    void supertypesIncludeInterfacesOfSuperclasses() {
        TypeRef list = type("ArrayList<String>", "");

        assertThat(list.isA("java.util.Collection")).isTrue();
        assertThat(list.isA("java.util.ArrayList")).isTrue();
        assertThat(list.isA("java.util.Set")).isFalse();
        assertThat(list.facts().isInstantiable()).isTrue();
        assertThat(type("List<String>", "").facts().isInstantiable()).isFalse();
    }

    @Test
    void typesCompiledTogetherGetACodecOfTheirOwn() {
        assertThat(type("Line", "class Line { public int count; }").facts().codec())
                .hasValueSatisfying(codec -> assertThat(codec).hasToString("sample.LineCodec"));
        assertThat(type("Outer.Inner", "class Outer { record Inner(int x) {} }")
                        .facts()
                        .codec())
                .hasValueSatisfying(codec -> assertThat(codec).hasToString("sample.Outer_InnerCodec"));
    }

    @Test
    void typesWithABuiltInMeaningGetNoImplicitCodec() {
        assertThat(type("Status", "enum Status { ON }").facts().codec()).isEmpty();
        assertThat(type("Names", "class Names extends ArrayList<String> {}")
                        .facts()
                        .codec())
                .isEmpty();
        assertThat(type("Status", "@JsonCodec enum Status { ON }").facts().codec())
                .isPresent();
        assertThat(type("String", "").facts().codec()).isEmpty();
    }

    @Test
    void privateTypesAreNotAccessible() {
        assertThat(type("Level", "class Level {}").facts().isAccessible()).isTrue();
        TypeRef hidden = value("""
                @JsonCodec class Holder { private static class Hidden {} public List<Hidden> value; }
                """).type();

        assertThat(hidden.facts().hidden()).contains("Holder.Hidden");
        assertThat(hidden.elements().get(0).facts().isAccessible()).isFalse();
    }

    @Test
    void constantsOfAnEnumHaveNamesAndAliases() {
        EnumFacts facts = type("Status", """
                enum Status { @JsonProperty("on") ON, @JsonAlias("no") OFF { } }
                """).facts().enumFacts().orElseThrow();

        assertThat(facts.form()).isEqualTo(EnumFacts.Form.NAME);
        assertThat(facts.constants().get(0).names().json()).isEqualTo("on");
        assertThat(facts.constants().get(1).names().aliases()).containsExactly("no");
    }

    @Test
    void anEnumMayBeItsValueOrItsOrdinal() {
        EnumFacts byValue = type("Status", """
                enum Status { ACTIVE(1); @JsonValue final int code; Status(int code) { this.code = code; } }
                """).facts().enumFacts().orElseThrow();
        EnumFacts byOrdinal = type("Level", "@JsonEnum(as = JsonEnum.Form.ORDINAL) enum Level { LOW }")
                .facts()
                .enumFacts()
                .orElseThrow();

        assertThat(byValue.form()).isEqualTo(EnumFacts.Form.VALUE);
        assertThat(byValue.value().orElseThrow().accessor()).isEqualTo(Accessor.field("code"));
        assertThat(byOrdinal.form()).isEqualTo(EnumFacts.Form.ORDINAL);
    }

    @Test
    void aCustomCodecHasItsRepresentedType() {
        CustomCodec codec = value("""
                import dev.burin.*;
                @JsonCodec class Holder { @JsonUsing(Upper.class) public String value; }
                abstract class Base<T> implements Codec<T> {}
                class Upper extends Base<String> {
                    static final Upper INSTANCE = new Upper();
                    public void write(JsonWriter out, String value) {}
                    public String read(JsonReader in) { return ""; }
                }
                """).hints().codecs().value().orElseThrow();

        assertThat(codec.type()).hasToString("sample.Upper");
        assertThat(codec.represents().orElseThrow().displayName()).isEqualTo("String");
        assertThat(codec.instance()).isEqualTo(CustomCodec.Instance.FIELD);
    }
}
