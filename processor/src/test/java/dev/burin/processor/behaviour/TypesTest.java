package dev.burin.processor.behaviour;

import static dev.burin.processor.behaviour.Compiled.compile;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.burin.JsonException;
import dev.burin.JsonMismatchException;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Types in all positions: nested, inherited, recursive, bounded. */
class TypesTest {

    @Test
    void referencedTypesAreIncluded() {
        Compiled type = compile(
                "@JsonCodec public record Order(long id, List<Line> lines) {}",
                "record Line(String sku, Part part) {}",
                "class Part { public int number; }");
        String json =
                "{\"id\":1,\"lines\":[{\"sku\":\"a\",\"part\":{\"number\":2}},{\"sku\":null,\"part\":null},null]}";

        assertThat(type.roundTrip(json)).isEqualTo(json);
    }

    @Test
    void nestedTypesHaveCodecsNamedAfterBoth() {
        Compiled type = compile("""
                @JsonCodec class Outer {
                    Inner inner;
                    record Inner(Deep deep, Kind kind) {
                        record Deep(int x) {}
                        enum Kind { A }
                    }
                }
                """);
        String json = "{\"inner\":{\"deep\":{\"x\":1},\"kind\":\"A\"}}";

        assertThat(type.roundTrip(json)).isEqualTo(json);
        assertThat(type.codec("Outer_Inner_DeepCodec")
                        .toJson(type.codec("Outer_Inner_DeepCodec").fromJson("{\"x\":1}")))
                .isEqualTo("{\"x\":1}");
    }

    @Test
    void aTypeMayReferToItself() {
        Compiled type =
                compile("@JsonCodec class C { public int a; public String b; public C c; public List<C> more; }");
        String json = "{\"a\":1,\"b\":\"x\",\"c\":{\"a\":2,\"b\":null,\"c\":null,\"more\":[]},\"more\":null}";

        assertThat(type.roundTrip(json)).isEqualTo(json);
    }

    @Test
    void aCyclicGraphIsAnErrorRatherThanAStackOverflow() throws ReflectiveOperationException {
        Compiled type = compile("@JsonCodec public class C { public C c; }");
        Object cyclic = type.read("{}");
        cyclic.getClass().getField("c").set(cyclic, cyclic);

        assertThatThrownBy(() -> type.write(cyclic)).isInstanceOf(JsonException.class);
    }

    @Test
    void inheritedMembersComeFirstAndTypeVariablesAreReplaced() {
        Compiled type = compile("@JsonCodec class Product extends Entity<String> { public int price; }", """
                abstract class Entity<T extends Comparable<T>> {
                    private T id;
                    public List<? extends T> aliases;
                    public T getId() { return id; }
                    public void setId(T id) { this.id = id; }
                }
                """);

        assertThat(type.roundTrip("{\"price\":1,\"id\":\"a\",\"aliases\":[\"b\"]}"))
                .contains("\"id\":\"a\"", "\"aliases\":[\"b\"]", "\"price\":1");
    }

    /** Not even the declaring package sees such a member through a class of another package (JLS 8.2). */
    @Test
    void packagePrivateMembersAreNotInheritedThroughAnotherPackage() {
        String top = "package p; public class Top { int hidden; protected int shown;"
                + " public int getGiven() { return 3; } void setGiven(int given) { throw new AssertionError(); } }";
        String middle = "package q; public class Middle extends p.Top { public int own; }";
        String bottom = "package p; import dev.burin.annotation.*; @JsonCodec %s class Bottom extends q.Middle {}";

        assertThat(Project.withBurin().errors(top, middle, bottom.formatted("")))
                .anySatisfy(message -> assertThat(message)
                        .contains(
                                "/p/Bottom.java",
                                "BRN119",
                                "hidden of Top is package-private, with q.Middle of another package in between, and"))
                .noneMatch(message -> message.contains("BottomCodec.java"));
        assertThat(Project.withBurin()
                        .compile(top, middle, bottom.formatted("@JsonIgnoreProperties(\"hidden\")"))
                        .roundTrip("p.BottomCodec", "{\"given\":1,\"shown\":1,\"own\":2}"))
                .isEqualTo("{\"shown\":1,\"given\":3,\"own\":2}");
    }

    @Test
    void theRemedyForAnnotatedMembersBeyondAnotherPackageMakesThemAccessible() {
        String top = "package p; import dev.burin.annotation.*;"
                + " public class Top { @JsonProperty(\"n\") int hidden; @JsonIgnore private int other; }";
        String remedy =
                "Make it protected or public, because q.Middle of another package is in between, or add a getter";

        assertThat(Project.withBurin()
                        .errors(
                                top,
                                "package q; public class Middle extends p.Top { public int own; }",
                                "package p; @dev.burin.annotation.JsonCodec class Bottom extends q.Middle {}"))
                .anySatisfy(message -> assertThat(message).contains("/p/Top.java", "BRN015", remedy));
        assertThat(Project.withBurin()
                        .errors(top, "package q; @dev.burin.annotation.JsonCodec public class Low extends p.Top {}"))
                .anySatisfy(message -> assertThat(message).contains("BRN015", "Make it public, or add a getter"));
    }

    @Test
    void packagePrivateMembersAreInheritedWithinTheirPackage() {
        Project project = Project.withBurin()
                .compile(
                        "package p; public class Top { int own; }",
                        "package p; public class Middle extends Top {}",
                        "package p; @dev.burin.annotation.JsonCodec class Bottom extends Middle {}",
                        "package q; @dev.burin.annotation.JsonCodec public class Other { public p.Middle middle; }");

        assertThat(project.roundTrip("p.BottomCodec", "{\"own\":1}")).isEqualTo("{\"own\":1}");
        assertThat(project.roundTrip("q.OtherCodec", "{\"middle\":{\"own\":1}}"))
                .isEqualTo("{\"middle\":{\"own\":1}}");
    }

    @Test
    void userDefinedCollectionsHaveTheirElements() {
        Compiled type = compile(
                "@JsonCodec record Holder(Names names, Index index) {}",
                "class Names extends ArrayList<String> { private static final long serialVersionUID = 1; }",
                "class Index extends TreeMap<Integer, Names> { private static final long serialVersionUID = 1; }");
        String json = "{\"names\":[\"a\",null],\"index\":{\"1\":[\"b\"]}}";

        assertThat(type.roundTrip(json)).isEqualTo(json);
    }

    @Test
    void wildcardsAreReadAsTheirBounds() {
        Compiled type = compile("""
                @JsonCodec class Wild {
                    public List<?> any;
                    public List<? super Integer> above;
                    public Map<String, ? extends List<? extends Integer>> below;
                    public Optional<? extends CharSequence[]> none;
                }
                """.replace("    public Optional<? extends CharSequence[]> none;\n", ""));
        String json = "{\"any\":[1,\"a\"],\"above\":[2],\"below\":{\"a\":[3]}}";

        assertThat(type.roundTrip(json)).isEqualTo(json);
    }

    @Test
    void customCodecsRepresentValuesElementsAndKeys() {
        Compiled type = compile(
                """
                @JsonCodec record Invoice(
                        @JsonUsing(MoneyCodec.class) Money total,
                        @JsonUsing(content = MoneyCodec.class) List<Money> parts,
                        @JsonUsing(content = MoneyCodec.class) Map<String, Money> named,
                        @JsonUsing(key = CountryKey.class) Map<Country, String> countries,
                        @JsonUsing(HexCodec.class) int color,
                        @JsonUsing(HexCodec.class) Integer border) {}
                """,
                "class Money { final long cents; Money(long cents) { this.cents = cents; } }",
                """
                class MoneyCodec implements Codec<Money> {
                    static final MoneyCodec INSTANCE = new MoneyCodec();
                    @Override public void write(JsonWriter out, Money value) { out.writeString(value.cents + "ct"); }
                    @Override public Money read(JsonReader in) {
                        return new Money(Long.parseLong(in.readString().replace("ct", "")));
                    }
                }
                """,
                "record Country(String code) {}",
                """
                class CountryKey implements KeyCodec<Country> {
                    @Override public String toName(Country key) { return key.code(); }
                    @Override public Country fromName(String name) {
                        if (name.length() != 2) {
                            throw new IllegalArgumentException("two letters");
                        }
                        return new Country(name);
                    }
                }
                """,
                """
                class HexCodec implements Codec<Integer> {
                    @Override public void write(JsonWriter out, Integer value) { out.writeString(Integer.toHexString(value)); }
                    @Override public Integer read(JsonReader in) { return Integer.parseInt(in.readString(), 16); }
                }
                """);
        String json =
                "{\"total\":\"1ct\",\"parts\":[\"2ct\",null],\"named\":{\"a\":\"3ct\"},\"countries\":{\"NO\":\"Norway\"},"
                        + "\"color\":\"ff\",\"border\":null}";

        assertThat(type.roundTrip(json)).isEqualTo(json);
        assertThatThrownBy(() -> type.read("{\"countries\":{\"NOR\":\"\"}}")).isInstanceOf(JsonMismatchException.class);
        assertThatThrownBy(() -> type.read("{\"color\":null}")).isInstanceOf(JsonMismatchException.class);
    }

    @Test
    void deprecatedAndRawTypesGiveNoWarnings() {
        Compiled type = compile("""
                @JsonCodec @Deprecated class Old {
                    @Deprecated(forRemoval = true) public int a;
                    public Level level = Level.A;
                    @SuppressWarnings("rawtypes") public List<List> rows;
                    @SuppressWarnings("rawtypes") public Collection[] columns;
                    @SuppressWarnings("rawtypes") public Map<String, Set> sets;
                    @SuppressWarnings("rawtypes") public Queue any;
                }
                """, "enum Level { @Deprecated @JsonAlias(\"b\") A }");
        String json = "{\"a\":1,\"level\":\"A\",\"rows\":[[1]],\"columns\":[[2]],\"sets\":{\"x\":[3]},\"any\":[\"y\"]}";

        assertThat(type.roundTrip(json)).isEqualTo(json);
    }

    @Test
    void deprecatedMembersInheritedFromTheJdkGiveNoWarnings() {
        Compiled type = compile("""
                @JsonCodec class Day extends Date {
                    private static final long serialVersionUID = 1;
                    public boolean isFree;
                }
                """);

        assertThat(type.roundTrip("{\"time\":86400000,\"isFree\":true}"))
                .contains("\"time\":86400000", "\"isFree\":true");
    }

    @Test
    void deprecatedOrRawMembersOfUnwrappedTypesGiveNoWarnings() {
        Compiled type = compile("@JsonCodec record Person(String name, @JsonUnwrapped Address address) {}", """
                class Address {
                    @Deprecated public String street;
                    private int number;
                    @SuppressWarnings("rawtypes") public List<List> lines;
                    @Deprecated Address() {}
                    @Deprecated(forRemoval = true) public int getNumber() { return number; }
                    @Deprecated(forRemoval = true) public void setNumber(int number) { this.number = number; }
                }
                """);
        String json = "{\"name\":\"a\",\"street\":\"b\",\"number\":2,\"lines\":[[1]]}";

        assertThat(type.roundTrip(json)).isEqualTo(json);
    }

    @Test
    void aDeprecatedSubtypeGivesNoWarning() {
        Compiled type = compile("""
                @JsonCodec sealed interface Shape {
                    @Deprecated record Old(int x) implements Shape {}
                    record New(int x) implements Shape {}
                }
                """);

        assertThat(type.roundTrip("{\"@type\":\"Old\",\"x\":1}")).isEqualTo("{\"@type\":\"Old\",\"x\":1}");
    }

    @Test
    void deprecatedKeysValuesAndCodecsGiveNoWarnings() {
        Compiled type = compile(
                "@JsonCodec record Box(Map<Id, Level> all, Money money, @JsonUsing(Loud.class) String name) {}",
                """
                class Id {
                    private final String text;
                    @Deprecated Id(String text) { this.text = text; }
                    @Deprecated(forRemoval = true) @JsonKey public String text() { return text; }
                }
                """,
                "enum Level { A; @Deprecated @JsonValue public String text() { return \"a\"; } }",
                "record Money(long cents) {}",
                """
                @Deprecated @JsonCodecFor(Money.class) class MoneyCodec implements Codec<Money> {
                    public void write(JsonWriter out, Money value) { out.writeLong(value.cents()); }
                    public Money read(JsonReader in) { return new Money(in.readLong()); }
                }
                """,
                """
                class Loud implements Codec<String> {
                    @Deprecated static final Loud INSTANCE = new Loud();
                    private Loud() {}
                    public void write(JsonWriter out, String value) { out.writeString(value + "!"); }
                    public String read(JsonReader in) { String text = in.readString(); return text.substring(0, text.length() - 1); }
                }
                """);
        String json = "{\"all\":{\"k\":\"a\"},\"money\":5,\"name\":\"n!\"}";

        assertThat(type.roundTrip(json)).isEqualTo(json);
    }

    @Test
    void deprecatedMembersOfReferencedTypesNeedNoSuppression() {
        Compiled type = compile(
                "@JsonCodec record Holder(Old old) {}",
                "class Old { @Deprecated public int a; @Deprecated public int b; }");

        assertThat(type.generated()).doesNotContain("deprecation");
    }

    @Test
    void absentOptionalsAreEmpty() {
        Compiled type =
                compile("@JsonCodec record Opt(Optional<String> a, OptionalInt b, @JsonIgnore Optional<String> c) {}");

        assertThat(type.read("{}")).hasToString("Opt[a=Optional.empty, b=OptionalInt.empty, c=Optional.empty]");
        assertThat(type.roundTrip("{}")).isEqualTo("{\"a\":null,\"b\":null}");
    }

    @Test
    void settersAreCalledAfterAConstructorForPresentMembers() {
        Compiled type = compile("""
                @JsonCodec class Person {
                    private final int id;
                    private String name = "nobody";
                    public int age = 1;
                    @JsonCreator Person(@JsonProperty("id") int id) { this.id = id; }
                    public int getId() { return id; }
                    public String getName() { return name; }
                    public void setName(String name) { this.name = name; }
                }
                """);

        assertThat(type.roundTrip("{\"id\":7}")).contains("\"id\":7", "\"name\":\"nobody\"", "\"age\":1");
        assertThat(type.roundTrip("{\"name\":null,\"age\":2}")).contains("\"id\":0", "\"name\":null", "\"age\":2");
    }

    @Test
    void settersAreCalledAfterAConstructorEvenForManyMembers() {
        Compiled type = compile("@JsonCodec class Large { final int id; @JsonCreator Large(int id) { this.id = id; }"
                + "public int getId() { return id; }"
                + IntStream.range(0, 70)
                        .mapToObj(i -> "public int m" + i + " = " + i + ";")
                        .collect(Collectors.joining("\n"))
                + "}");

        assertThat(type.roundTrip("{\"m65\":-1,\"id\":9}"))
                .contains("\"id\":9", "\"m64\":64", "\"m65\":-1", "\"m66\":66");
    }

    @Test
    void factoriesCreateInstances() {
        Compiled type = compile("""
                @JsonCodec class Money {
                    private final long amount;
                    private final String currency;
                    private Money(long amount, String currency) { this.amount = amount; this.currency = currency; }
                    @JsonCreator static Money of(long amount, String currency) { return new Money(amount, currency); }
                    public long getAmount() { return amount; }
                    public String getCurrency() { return currency; }
                }
                """);

        assertThat(type.roundTrip("{\"currency\":\"EUR\",\"amount\":5}"))
                .isEqualTo("{\"amount\":5,\"currency\":\"EUR\"}");
    }

    @Test
    void theCanonicalConstructorIsNotConfusedWithAnOverload() {
        Compiled type = compile("""
                @JsonCodec record Two(String a, @JsonIgnore String b) {
                    Two(String a, Integer b) { this(a, b == null ? null : b.toString()); }
                }
                """);

        assertThat(type.read("{\"a\":\"x\"}")).hasToString("Two[a=x, b=null]");
    }
}
