package dev.burin.processor.behaviour;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.burin.JsonException;
import dev.burin.JsonMismatchException;
import dev.burin.annotation.JsonCodec;
import dev.burin.annotation.JsonDefaults;
import java.lang.reflect.Method;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Settings omitted in {@code @JsonCodec} come from the package, and those omitted there from compiler options. */
class DefaultsTest {
    private static final String SNAKE =
            "@dev.burin.annotation.JsonDefaults(naming = dev.burin.annotation.Naming.SNAKE_CASE)" + " package shop;";

    private static final String ORDER = type("record Order(long orderId) {}");

    private static final String CODEC = "shop.OrderCodec";

    private static String type(String declaration) {
        return "package shop;\nimport dev.burin.annotation.*;\nimport java.util.*;\n@JsonCodec\n" + declaration;
    }

    private static String roundTrip(String json, String... files) {
        return Project.withBurin().compile(files).roundTrip(CODEC, json);
    }

    /** Catches members of one that are forgotten in the other; a package cannot set the implementation of a type. */
    @Test
    void packageDefaultsHaveTheMembersOfJsonCodec() {
        Map<String, Optional<Object>> ofCodecs = members(JsonCodec.class);

        assertThat(ofCodecs.remove("implementation")).contains(void.class);
        assertThat(members(JsonDefaults.class)).isEqualTo(ofCodecs);
    }

    private static Map<String, Optional<Object>> members(Class<?> annotation) {
        return Stream.of(annotation.getDeclaredMethods())
                .collect(Collectors.toMap(Method::getName, member -> Optional.of(member.getDefaultValue())));
    }

    private record Setting(String name, String value, String type, String json, String outcome) {}

    private static final List<Setting> SETTINGS = List.of(
            new Setting("naming", "SNAKE_CASE", "record Order(int lineId) {}", "{\"line_id\":1}", "{\"line_id\":1}"),
            new Setting("include", "NON_NULL", "record Order(Integer a, Integer b) {}", "{\"b\":1}", "{\"b\":1}"),
            new Setting("unknown", "FAIL", "record Order(int a) {}", "{\"x\":1}", "JsonMismatchException"),
            new Setting("duplicates", "LAST", "record Order(int a) {}", "{\"a\":1,\"a\":2}", "{\"a\":2}"),
            new Setting("shape", "ARRAY", "record Order(int a, String b) {}", "[1,\"c\"]", "[1,\"c\"]"),
            new Setting(
                    "access",
                    "FIELDS",
                    "class Order { public int a; public int getB() { return a; } }",
                    "{\"a\":1}",
                    "{\"a\":1}"),
            new Setting("nullForPrimitive", "DEFAULT", "record Order(int a) {}", "{\"a\":null}", "{\"a\":0}"),
            new Setting("direction", "ENCODE", "record Order(int a) {}", "{}", "UnsupportedOperationException"),
            new Setting("caseInsensitive", "true", "record Order(int a) {}", "{\"A\":1}", "{\"a\":1}"));

    static List<Setting> settings() {
        return SETTINGS;
    }

    @Test
    void everySettingIsTestedHere() {
        assertThat(SETTINGS.stream().map(Setting::name))
                .containsExactlyInAnyOrderElementsOf(members(JsonDefaults.class).keySet());
    }

    @ParameterizedTest
    @MethodSource("settings")
    void eachSettingHasItsEffectFromThePackageAndFromAnOption(Setting setting) {
        String defaults =
                "@dev.burin.annotation.JsonDefaults(" + setting.name() + " = " + constant(setting) + ") package shop;";
        Project ofPackage = Project.withBurin("-Aburin.explain").compile(defaults, type(setting.type()));
        Project ofOption = Project.withBurin("-Aburin.explain", "-Aburin." + setting.name() + "=" + setting.value())
                .compile(type(setting.type()));

        assertThat(outcome(Project.withBurin().compile(type(setting.type())), setting))
                .isNotEqualTo(setting.outcome());
        assertThat(outcome(ofPackage, setting)).isEqualTo(setting.outcome());
        assertThat(outcome(ofOption, setting)).isEqualTo(setting.outcome());
        assertThat(String.join("\n", ofPackage.messages()))
                .containsOnlyOnce(setting.name() + " by @JsonDefaults of package shop");
        assertThat(String.join("\n", ofOption.messages()))
                .containsOnlyOnce(setting.name() + " by -Aburin." + setting.name());
    }

    private static String constant(Setting setting) {
        try {
            Class<?> type = JsonDefaults.class.getMethod(setting.name()).getReturnType();
            return type == boolean.class ? setting.value() : type.getCanonicalName() + "." + setting.value();
        } catch (NoSuchMethodException e) {
            throw new AssertionError(e);
        }
    }

    /** The document after a round trip, or the simple name of the exception thrown. */
    private static String outcome(Project project, Setting setting) {
        try {
            return project.roundTrip(CODEC, setting.json());
        } catch (JsonException | UnsupportedOperationException e) {
            return e.getClass().getSimpleName();
        }
    }

    /** Their own annotation overrides the package's; that of the sealed type also applies to its subtypes. */
    @Test
    void typesInAPackageOfArraysMayBeObjects() {
        Project project = Project.withBurin()
                .compile(
                        "@dev.burin.annotation.JsonDefaults(shape = dev.burin.annotation.JsonCodec.Shape.ARRAY)"
                                + " package shop;",
                        """
                        package shop;
                        import dev.burin.annotation.*;
                        @JsonCodec
                        record Order(Line line, Total total, Payment payment, shop.parts.Part part, Unit unit, Note note) {}
                        record Line(int a, int b) {}
                        @JsonCodec(shape = JsonCodec.Shape.OBJECT) record Total(int a, @JsonUnwrapped Tax tax) {}
                        @JsonCodec(shape = JsonCodec.Shape.OBJECT) record Tax(int c) {}
                        @JsonCodec(shape = JsonCodec.Shape.OBJECT) sealed interface Payment permits Card {}
                        record Card(String number) implements Payment {}
                        enum Unit { KG }
                        @com.fasterxml.jackson.annotation.JsonFormat(shape = com.fasterxml.jackson.annotation.JsonFormat.Shape.OBJECT)
                        record Note(String text) {}
                        """,
                        "package shop.parts;\npublic record Part(int a) {}");
        String json =
                "[[1,2],{\"a\":1,\"c\":2},{\"@type\":\"Card\",\"number\":\"3\"},{\"a\":4},\"KG\",{\"text\":\"5\"}]";

        assertThat(project.roundTrip(CODEC, json)).isEqualTo(json);
    }

    /** What is left out when writing does not matter where nothing is written. */
    @Test
    void arraysThatAreOnlyReadMayBeInAPackageThatLeavesOutNull() {
        Project project = Project.withBurin()
                .compile(
                        "@dev.burin.annotation.JsonDefaults(include = dev.burin.annotation.JsonInclude.Include.NON_NULL)"
                                + " package shop;",
                        """
                        package shop;
                        import dev.burin.annotation.*;
                        @JsonCodec(shape = JsonCodec.Shape.ARRAY, direction = JsonCodec.Direction.DECODE)
                        record Order(int a, @JsonInclude(JsonInclude.Include.NON_EMPTY) String b) {}
                        """);

        assertThat(project.codec(CODEC).fromJson("[1,null]")).hasToString("Order[a=1, b=null]");
    }

    @Test
    void typesThatCannotBeArraysAreAnErrorIfThePackageSaysArray() {
        String arrays = "-Aburin.shape=ARRAY";

        assertThat(Project.withBurin(arrays).errors(type("record Order(@JsonAlias(\"b\") int a) {}")))
                .anySatisfy(message -> assertThat(message).contains("BRN093", "a has aliases"));
        assertThat(Project.withBurin(arrays)
                        .errors(
                                type("record Order(@JsonUnwrapped Line line) {}"),
                                "package shop; record Line(int a) {}"))
                .anySatisfy(message -> assertThat(message).contains("BRN092", "is an array"));
        assertThat(Project.withBurin(arrays)
                        .errors(
                                type("sealed interface Order permits Line {}"),
                                "package shop; record Line(int a) implements Order {}"))
                .anySatisfy(
                        message -> assertThat(message).contains("BRN065", "is an array, whose elements have no names"));
    }

    @Test
    void thePackageSetsTheNamingOfItsTypes() {
        String order = type("record Order(long orderId, Line firstLine) {}");
        String line =
                "package shop; record Line(int itemCount, @dev.burin.annotation.JsonProperty(\"sKu\") String sku) {}";
        String json = "{\"order_id\":1,\"first_line\":{\"item_count\":2,\"sKu\":\"a\"}}";

        assertThat(roundTrip(json, order, line, SNAKE)).isEqualTo(json);
    }

    @Test
    void severalSettingsApplyFromThePackage() {
        Project project = Project.withBurin()
                .compile(
                        """
                        @JsonDefaults(
                                include = JsonInclude.Include.NON_NULL,
                                unknown = JsonCodec.Unknown.FAIL,
                                duplicates = JsonCodec.Duplicates.LAST,
                                access = JsonCodec.Access.FIELDS)
                        package shop;
                        import dev.burin.annotation.*;
                        """,
                        type(
                                "class Order { public Integer id; public String note; public int getSum() { return 1; } }"));

        assertThat(project.roundTrip(CODEC, "{\"id\":1,\"note\":null,\"id\":2}"))
                .isEqualTo("{\"id\":2}");
        assertThatThrownBy(() -> project.codec(CODEC).fromJson("{\"sum\":1}"))
                .isInstanceOf(JsonMismatchException.class);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "-Aburin.naming=KEBAB_CASE | {'order-id':1}",
                "-Aburin.naming=UPPER_CAMEL_CASE | {'OrderId':1}",
                "-Aburin.naming=IDENTITY | {'orderId':1}"
            })
    void optionsSetTheNamingOfAllTypes(String option, String json) {
        String document = json.replace('\'', '"');

        assertThat(Project.withBurin(option).compile(ORDER).roundTrip(CODEC, document))
                .isEqualTo(document);
    }

    @Test
    void severalSettingsApplyFromOptions() {
        Project project = Project.withBurin(
                        "-Aburin.include=NON_NULL",
                        "-Aburin.unknown=FAIL",
                        "-Aburin.duplicates=LAST",
                        "-Aburin.access=FIELDS")
                .compile(type(
                        "class Order { public Integer id; public String note; public int getSum() { return 1; } }"));

        assertThat(project.roundTrip(CODEC, "{\"id\":1,\"note\":null,\"id\":2}"))
                .isEqualTo("{\"id\":2}");
        assertThatThrownBy(() -> project.codec(CODEC).fromJson("{\"sum\":1}"))
                .isInstanceOf(JsonMismatchException.class);
    }

    @Test
    void theNearestSettingWins() {
        String kebab = "package shop;\nimport dev.burin.annotation.*;\n"
                + "@JsonCodec(naming = Naming.KEBAB_CASE) record Other(long orderId) {}";
        String identity = "package shop;\nimport dev.burin.annotation.*;\n"
                + "@JsonCodec(naming = Naming.IDENTITY) record Third(long orderId) {}";
        String elsewhere =
                "package shop.parts;\nimport dev.burin.annotation.*;\n@JsonCodec record Part(long orderId) {}";
        Project project =
                Project.withBurin("-Aburin.naming=UPPER_CAMEL_CASE").compile(ORDER, kebab, identity, elsewhere, SNAKE);

        assertThat(Stream.of("shop.Order", "shop.Other", "shop.Third", "shop.parts.Part")
                        .collect(Collectors.toMap(Function.identity(), name -> nameIn(project, name))))
                .isEqualTo(Map.of(
                        "shop.Order", "order_id",
                        "shop.Other", "order-id",
                        "shop.Third", "orderId",
                        "shop.parts.Part", "OrderId")); // packages do not inherit
    }

    private static String nameIn(Project project, String type) {
        String json = project.codec(type + "Codec")
                .toJson(project.codec(type + "Codec").fromJson("{}"));
        return json.substring(2, json.indexOf(':') - 1);
    }

    @Test
    void annotationsOfTheTypeWinIncludingThoseOfJackson() {
        String order = """
                package shop;
                @dev.burin.annotation.JsonCodec
                @com.fasterxml.jackson.databind.annotation.JsonNaming(
                        com.fasterxml.jackson.databind.PropertyNamingStrategies.KebabCaseStrategy.class)
                @com.fasterxml.jackson.annotation.JsonInclude(com.fasterxml.jackson.annotation.JsonInclude.Include.ALWAYS)
                record Order(Long orderId) {}
                """;
        String defaults = """
                @JsonDefaults(naming = Naming.SNAKE_CASE, include = JsonInclude.Include.NON_NULL)
                package shop;
                import dev.burin.annotation.*;
                """;

        assertThat(roundTrip("{\"order-id\":null}", order, defaults)).isEqualTo("{\"order-id\":null}");
    }

    /** As if the annotation were on the subtype: settings that it omits come from the package of the subtype. */
    @Test
    void subtypesUseTheSettingsOfTheirSealedTypeThenOfTheirPackage() {
        Project project = Project.withBurin().compile("""
                        package shop;
                        import dev.burin.annotation.*;
                        @JsonCodec(unknown = JsonCodec.Unknown.FAIL)
                        sealed interface Payment permits Card, Cash {}
                        record Card(String cardNumber) implements Payment {}
                        @JsonCodec record Cash(int coinCount) implements Payment {}
                        """, SNAKE);
        String card = "{\"@type\":\"Card\",\"card_number\":\"1\"}";
        String cash = "{\"@type\":\"Cash\",\"coin_count\":2}";

        assertThat(project.roundTrip("shop.PaymentCodec", card)).isEqualTo(card);
        assertThat(project.roundTrip("shop.PaymentCodec", cash)).isEqualTo(cash);
        assertThatThrownBy(() -> project.codec("shop.PaymentCodec").fromJson(card.replace("}", ",\"x\":0}")))
                .isInstanceOf(JsonMismatchException.class);
        assertThat(project.roundTrip(
                        "shop.PaymentCodec", cash.replace("}", ",\"x\":0}"))) // Cash has its own annotation
                .isEqualTo(cash);
    }

    @Test
    void subclassesInOtherPackagesHaveTheDefaultsOfTheirOwnPackage() {
        Project project =
                Project.withBurin().compile(SNAKE, type("public class Order { public long orderId; }"), """
                        @JsonDefaults(naming = Naming.KEBAB_CASE)
                        package shop.online;
                        import dev.burin.annotation.*;
                        """, """
                        package shop.online;
                        @dev.burin.annotation.JsonCodec
                        public class WebOrder extends shop.Order { public String pageName; }
                        """);

        assertThat(project.roundTrip("shop.online.WebOrderCodec", "{\"page-name\":\"a\",\"order-id\":2}"))
                .isEqualTo("{\"order-id\":2,\"page-name\":\"a\"}");
    }

    @Test
    void nestedAndPackagePrivateTypesHaveTheDefaultsOfTheirPackage() {
        Project project = Project.withBurin().compile(SNAKE, """
                        package shop;
                        import dev.burin.annotation.*;
                        class Order {
                            @JsonCodec static class Line { public int itemCount, größteZahl, $x_Y, ifElse; }
                        }
                        """);
        String json = "{\"item_count\":1,\"größte_zahl\":2,\"$x_y\":3,\"if_else\":4}";

        assertThat(project.roundTrip("shop.Order_LineCodec", json)).isEqualTo(json);
    }

    /** As in a codec of that type: the defaults are those of the package of the type that has the members. */
    @Test
    void unwrappedMembersHaveTheDefaultsOfTheirType() {
        Project project = Project.withBurin()
                .compile(
                        SNAKE,
                        type("record Order(long orderId, @JsonUnwrapped shop.parts.Part part) {}"),
                        "package shop.parts;\npublic record Part(int partCount) {}");
        String json = "{\"order_id\":1,\"partCount\":2}";

        assertThat(project.roundTrip(CODEC, json)).isEqualTo(json);
    }

    @Test
    void buildersAndGenericTypesHaveDefaultsToo() {
        Project project = Project.withBurin()
                .compile(SNAKE, type("""
                        class Order {
                            private final long orderId;
                            private Order(long orderId) { this.orderId = orderId; }
                            public long getOrderId() { return orderId; }
                            public Page<Integer> getLastPage() { return null; }
                            static Builder builder() { return new Builder(); }
                            static class Builder {
                                private long id;
                                Builder orderId(long id) { this.id = id; return this; }
                                Builder lastPage(Page<Integer> page) { return this; }
                                Order build() { return new Order(id); }
                            }
                        }
                        """), "package shop; record Page<T extends Comparable<T>>(T pageContent) {}");

        assertThat(project.roundTrip(CODEC, "{\"order_id\":1,\"last_page\":{\"page_content\":2}}"))
                .isEqualTo("{\"order_id\":1,\"last_page\":null}");
    }

    /** As with an incremental compiler, which compiles only changed sources. */
    @Test
    void thePackageMayHaveBeenCompiledEarlier() {
        Project earlier = Project.withBurin().compile(SNAKE, "package shop; class Unused {}");
        Project now = Project.withBurin().using(earlier).compile(ORDER);

        assertThat(now.roundTrip(CODEC, "{\"order_id\":1}")).isEqualTo("{\"order_id\":1}");
    }

    @Test
    void namesMayCollideBecauseOfTheNamingOfThePackage() {
        assertThat(Project.withBurin()
                        .errors(SNAKE, type("record Order(long orderId, @JsonProperty(\"order_id\") int other) {}")))
                .anySatisfy(message ->
                        assertThat(message).contains("BRN012", "\"order_id\" is used by both orderId and other"));
    }

    @Test
    void explanationsSayWhereASettingComesFrom() {
        Project project = Project.withBurin(
                        "-Aburin.explain",
                        "-Aburin.include=NON_NULL",
                        "-Aburin.naming=KEBAB_CASE",
                        "-Aburin.unknown=SKIP")
                .compile(SNAKE, ORDER);

        assertThat(project.messages()).anySatisfy(message -> assertThat(message)
                .contains("settings: naming by @JsonDefaults of package shop; include by -Aburin.include")
                .doesNotContain("unknown by") // SKIP is the default anyway
                .contains("\"order_id\" by naming SNAKE_CASE"));
    }

    @Test
    void jacksonAnnotationsOnATypeOverrideItsPackageAndOptions() {
        String order = "package shop; @dev.burin.annotation.JsonCodec"
                + " @com.fasterxml.jackson.annotation.JsonIgnoreProperties(ignoreUnknown = true) public record Order(int id) {}";
        String strict =
                "@dev.burin.annotation.JsonDefaults(unknown = dev.burin.annotation.JsonCodec.Unknown.FAIL) package shop;";
        Project byPackage = Project.withBurin().compile(order, strict);
        Project byOption = Project.withBurin("-Aburin.unknown=FAIL").compile(order);

        assertThat(byPackage.roundTrip(CODEC, "{\"id\":1,\"x\":2}")).isEqualTo("{\"id\":1}");
        assertThat(byOption.roundTrip(CODEC, "{\"id\":1,\"x\":2}")).isEqualTo("{\"id\":1}");
    }

    @Test
    void jacksonAnnotationsOnATypeOverrideInheritedSettings() {
        Compiled type = Compiled.compileWithJackson(
                "@JsonNaming(PropertyNamingStrategies.KebabCaseStrategy.class) @JsonIgnoreProperties(ignoreUnknown = true)"
                        + " record Circle(int outerRadius) implements Shape {}",
                "@JsonCodec(naming = dev.burin.annotation.Naming.SNAKE_CASE, unknown = JsonCodec.Unknown.FAIL)"
                        + " sealed interface Shape permits Circle, Square {}",
                "record Square(int sideLength) implements Shape {}");

        assertThat(type.roundTrip("{\"outer-radius\":1,\"x\":2}"))
                .isEqualTo("{\"@type\":\"Circle\",\"outer-radius\":1}");
        assertThat(type.codec("SquareCodec").fromJson("{\"side_length\":1}")).hasToString("Square[sideLength=1]");
        assertThatThrownBy(() -> type.codec("SquareCodec").fromJson("{\"x\":1}"))
                .isInstanceOf(JsonMismatchException.class);
    }
}
