package dev.burin.processor.behaviour;

import static dev.burin.processor.behaviour.Compiled.compile;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.burin.JsonErrorCode;
import dev.burin.JsonMismatchException;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code @JsonCodecFor}: a user's codec that is used wherever its type occurs. */
class CodecForTest {
    private static final String MONEY = "record Money(long cents) implements Comparable<Money> {"
            + " public int compareTo(Money other) { return Long.compare(cents, other.cents); } }";

    private static final String CODEC = codec(
            "MoneyCodec", "Money", "value.cents() + \"¢\"", "new Money(Long.parseLong(text.replace(\"¢\", \"\")))");

    private static final String KEY = """
            @JsonCodecFor(Money.class)
            class MoneyKey implements KeyCodec<Money> {
                static final MoneyKey INSTANCE = new MoneyKey();
                private MoneyKey() {}
                public String toName(Money key) { return "m" + key.cents(); }
                public Money fromName(String name) { return new Money(Long.parseLong(name.substring(1))); }
            }
            """;

    private static String codec(String name, String type, String text, String value) {
        return """
                @JsonCodecFor(%2$s.class)
                class %1$s implements Codec<%2$s> {
                    public void write(JsonWriter out, %2$s value) { out.writeString(%3$s); }
                    public %2$s read(JsonReader in) { String text = in.readString(); return %4$s; }
                }
                """.formatted(name, type, text, value);
    }

    private static String roundTrip(String json, String... sources) {
        return compile(sources).roundTrip(json);
    }

    /** They have elements, but no type parameters. */
    @ParameterizedTest
    @ValueSource(strings = {"java.util.Properties", "java.util.jar.Attributes"})
    void mapsWithoutTypeParametersMayHaveACodec(String type) {
        assertThat(roundTrip(
                        "{\"a\":\"1\",\"list\":[\"2\"]}",
                        "@JsonCodec record Settings(%1$s a, List<%1$s> list) {}".formatted(type),
                        codec("OfMap", type, "value.size() + \"\"", "new %s()".formatted(type))))
                .isEqualTo("{\"a\":\"0\",\"list\":[\"0\"]}");
    }

    @Test
    void valuesElementsKeysAndOptionalsUseTheCodec() {
        String json = "{\"price\":\"1¢\",\"list\":[\"2¢\",null],\"array\":[[\"3¢\"]],\"map\":{\"m4\":{\"a\":\"5¢\"}},"
                + "\"optional\":\"6¢\",\"set\":[\"7¢\"],\"box\":{\"content\":\"8¢\"},\"none\":null}";

        assertThat(roundTrip(
                        json,
                        "@JsonCodec record Order(Money price, List<Money> list, Money[][] array,"
                                + " Map<Money, Map<String, Money>> map, Optional<Money> optional, Set<Money> set,"
                                + " Box<Money> box, Money none) {}",
                        "record Box<T extends Comparable<T>>(T content) {}",
                        MONEY,
                        CODEC,
                        KEY))
                .isEqualTo(json);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "@JsonCodec class Order { public Money price; }",
                "@JsonCodec class Order { private Money price; public Money getPrice() { return price; }"
                        + " public void setPrice(Money price) { this.price = price; } }",
                "@JsonCodec class Order { private final Money price; Order(Money price) { this.price = price; }"
                        + " public Money getPrice() { return price; } }",
                "@JsonCodec class Order { private Money price; private Order() {} public Money getPrice() { return price; }"
                        + " static Builder builder() { return new Builder(); }"
                        + " static class Builder { private final Order made = new Order();"
                        + " Builder price(Money price) { made.price = price; return this; } Order build() { return made; } } }",
                "@JsonCodec record Order(@JsonUnwrapped Inner inner) { record Inner(Money price) {} }"
            })
    void theCodecIsUsedHoweverInstancesAreCreated(String order) {
        Compiled compiled = compile(order, MONEY, CODEC);

        assertThat(compiled.roundTrip("{\"price\":\"12¢\"}")).isEqualTo("{\"price\":\"12¢\"}");
        assertThatThrownBy(() -> compiled.read("{\"price\":{\"cents\":1}}"))
                .isInstanceOf(JsonMismatchException.class)
                .hasMessageContaining("$.price");
        assertThatThrownBy(() -> compiled.read("{\"price\":\"x\"}"))
                .isInstanceOfSatisfying(JsonMismatchException.class, rejected -> assertThat(rejected.code())
                        .isEqualTo(JsonErrorCode.REFUSED_VALUE));
    }

    @Test
    void aCodecOnTheMemberTakesPrecedence() {
        String other = codec(
                        "OtherCodec", "Money", "\"o\" + value.cents()", "new Money(Long.parseLong(text.substring(1)))")
                .replace("@JsonCodecFor(Money.class)", "");
        String json = "{\"a\":\"1¢\",\"b\":\"o2\",\"c\":[\"o3\"],\"d\":{\"k4\":\"5¢\"}}";

        assertThat(roundTrip(
                        json,
                        "@JsonCodec record Order(Money a, @JsonUsing(OtherCodec.class) Money b,"
                                + " @JsonUsing(content = OtherCodec.class) List<Money> c,"
                                + " @JsonUsing(key = OtherKey.class) Map<Money, Money> d) {}",
                        MONEY,
                        CODEC,
                        KEY,
                        other,
                        KEY.replace("@JsonCodecFor(Money.class)", "")
                                .replace("MoneyKey", "OtherKey")
                                .replace("\"m\"", "\"k\"")))
                .isEqualTo(json);
    }

    /** The codec is not used for such members, so limits on them apply. */
    @Test
    void aFormOnTheMemberTakesPrecedence() {
        Compiled compiled = compile(
                "import dev.burin.annotation.JsonNumber; @JsonCodec record Order(BigDecimal a,"
                        + " @JsonNumber(scale = 1) @JsonLimit(digits = 3) BigDecimal b,"
                        + " @JsonNumber(scale = 1) @JsonLimit(digits = 3) List<BigDecimal> c) {}",
                codec("DecimalCodec", "BigDecimal", "\"d\" + value", "new BigDecimal(text.substring(1))"));

        assertThat(compiled.roundTrip("{\"a\":\"d1234\",\"b\":1.2,\"c\":[3.4]}"))
                .isEqualTo("{\"a\":\"d1234\",\"b\":1.2,\"c\":[3.4]}");
        assertThatThrownBy(() -> compiled.read("{\"a\":\"d1\",\"b\":1234}")).hasMessageContaining("$.b");
        assertThatThrownBy(() -> compiled.read("{\"a\":\"d1\",\"c\":[1234]}")).hasMessageContaining("$.c[0]");
    }

    @Test
    void typesWithABuiltInFormMayHaveAnother() {
        String json =
                "{\"id\":\"U1\",\"level\":\"<LOW>\",\"text\":\"Ux\",\"raw\":{\"a\":1},\"levels\":{\"LOW\":\"<HIGH>\"}}";

        assertThat(roundTrip(
                        json,
                        "@JsonCodec record Order(Integer id, Level level, String text, @JsonRawValue String raw,"
                                + " Map<Level, Level> levels) {}",
                        "enum Level { LOW, HIGH }",
                        codec("IdCodec", "Integer", "\"U\" + value", "Integer.valueOf(text.substring(1))"),
                        codec("TextCodec", "String", "\"U\" + value", "text.substring(1)"),
                        codec(
                                "LevelCodec",
                                "Level",
                                "\"<\" + value + \">\"",
                                "Level.valueOf(text.substring(1, text.length() - 1))")))
                .isEqualTo(json);
    }

    /** Not to subclasses, nor to primitive types. */
    @Test
    void aCodecAppliesToExactlyOneType() {
        String json =
                "{\"base\":\"B\",\"sub\":{\"x\":1},\"ints\":[1],\"number\":2,\"range\":\"R1\",\"other\":{\"from\":\"a\"}}";

        assertThat(roundTrip(
                        json,
                        "@JsonCodec record Order(Base base, Sub sub, int[] ints, int number,"
                                + " Range<Integer> range, Range<String> other) {}",
                        "class Base {}",
                        "class Sub extends Base { public int x; }",
                        "record Range<T>(T from) {}",
                        codec("BaseCodec", "Base", "\"B\"", "new Base()"),
                        codec("IntCodec", "Integer", "\"no\"", "0"),
                        codec(
                                        "IntRangeCodec",
                                        "Range<Integer>",
                                        "\"R\" + value.from()",
                                        "new Range<>(Integer.valueOf(text.substring(1)))")
                                .replace("Range<Integer>.class", "Range.class")))
                .isEqualTo(json);
    }

    @Test
    void nestedAndSealedTypesMayHaveACodec() {
        String json = "{\"inner\":\"I\",\"shape\":\"S\"}";

        assertThat(roundTrip(
                        json,
                        "@JsonCodec record Order(Outer.Inner inner, Shape shape) {}",
                        "class Outer { record Inner() {} }",
                        "sealed interface Shape permits Dot {}",
                        "record Dot() implements Shape {}",
                        codec("InnerCodec", "Outer.Inner", "\"I\"", "new Outer.Inner()"),
                        codec("ShapeCodec", "Shape", "\"S\"", "new Dot()")))
                .isEqualTo(json);
    }

    @Test
    void aSubtypeWithALabelCannotHaveACodec() {
        assertThatThrownBy(() -> compile(
                        "@JsonCodec sealed interface Shape permits Dot {}",
                        "record Dot() implements Shape {}",
                        codec("SomeCodec", "Dot", "\"D\"", "new Dot()")))
                .hasMessageContaining("BRN065");
    }

    @Test
    void aPublicCodecAppliesInOtherPackages() {
        Project project = Project.withBurin()
                .compile(
                        "package money; public record Money(long cents) {}",
                        codec("MoneyCodec", "Money", "value.cents() + \"\"", "new Money(Long.parseLong(text))")
                                .replace("class MoneyCodec", "public class MoneyCodec")
                                .replace(
                                        "@JsonCodecFor",
                                        "package money; import dev.burin.*;\n@dev.burin.annotation.JsonCodecFor"),
                        "package shop; @dev.burin.annotation.JsonCodec record Order(money.Money price) {}");

        assertThat(project.roundTrip("shop.OrderCodec", "{\"price\":\"5\"}")).isEqualTo("{\"price\":\"5\"}");
    }

    @Test
    void anInaccessibleCodecIsAnError() {
        assertThat(Project.withBurin()
                        .errors(
                                "package money; public record Money(long cents) {}",
                                codec("MoneyCodec", "Money", "value.cents() + \"\"", "new Money(Long.parseLong(text))")
                                        .replace(
                                                "@JsonCodecFor",
                                                "package money; import dev.burin.*;\n@dev.burin.annotation.JsonCodecFor"),
                                "package shop; @dev.burin.annotation.JsonCodec record Order(money.Money price) {}"))
                .anySatisfy(message -> assertThat(message)
                        .contains(
                                "/shop/Order.java",
                                "BRN029",
                                "Order.price: the codec cannot get an instance of MoneyCodec"));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 65, 500})
    void typesOfAnySizeUseTheCodec(int size) {
        String components =
                IntStream.range(0, size).mapToObj(i -> "Money m" + i).collect(Collectors.joining(", "));
        String json = IntStream.range(0, size)
                .mapToObj(i -> "\"m" + i + "\":\"" + i + "¢\"")
                .collect(Collectors.joining(",", "{", "}"));
        String order = size < 250
                ? "@JsonCodec record Order(" + components + ") {}"
                : "@JsonCodec class Order { public " + components.replace(", ", "; public ") + "; }";

        assertThat(roundTrip(json, order, MONEY, CODEC)).isEqualTo(json);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "List<Money> prices | prices: List<Money>, \"prices\"; with MoneyCodec, by @JsonCodecFor; written from",
                "Map<Money, Money> prices | \"prices\"; with MoneyKey, by @JsonCodecFor; with MoneyCodec, by @JsonCodecFor; w",
                "Map<Money, Integer> prices | \"prices\"; with MoneyKey, by @JsonCodecFor; written from",
                "@JsonUsing(MoneyCodec.class) Money prices | \"prices\"; written from",
                "@JsonUsing(content = MoneyCodec.class) List<Money> prices | \"prices\"; written from",
                "@JsonUsing(key = MoneyKey.class) Map<Money, Integer> prices | \"prices\"; written from",
                "Map<Id, Money> prices | \"prices\"; keys as their value(), by @JsonKey; with MoneyCodec, by @JsonCodecFor; w",
                "List<Id> prices | \"prices\"; written from"
            })
    void explanationsNameTheCodecsThatAreUsed(String component, String explanation) {
        Project project =
                Project.withBurin("-Aburin.explain=Order").compile("""
                        package shop;
                        import dev.burin.*;
                        import dev.burin.annotation.*;
                        import java.util.*;
                        @JsonCodec record Order(%s, int id) {}
                        record Id(@JsonKey String value) {}
                        """.formatted(component) + MONEY + CODEC + KEY);

        assertThat(project.messages()).anySatisfy(message -> assertThat(message).contains(explanation));
    }

    @Test
    void explanationsNameNoCodecWhereTheMemberHasAForm() {
        Project project = Project.withBurin("-Aburin.explain=Order")
                .compile("""
                        package shop;
                        import dev.burin.*;
                        import dev.burin.annotation.*;
                        import java.math.*;
                        @JsonCodec record Order(@dev.burin.annotation.JsonNumber(scale = 2) BigDecimal price) {}
                        """
                        + codec("DecimalCodec", "BigDecimal", "\"d\" + value", "new BigDecimal(text.substring(1))"));

        assertThat(project.messages())
                .anySatisfy(message -> assertThat(message).contains("price: BigDecimal, \"price\";"))
                .noneSatisfy(message -> assertThat(message).contains("DecimalCodec, by"));
    }
}
