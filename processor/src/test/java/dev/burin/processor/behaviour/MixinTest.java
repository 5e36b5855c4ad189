package dev.burin.processor.behaviour;

import static dev.burin.processor.behaviour.OtherJar.app;
import static dev.burin.processor.behaviour.OtherJar.errors;
import static dev.burin.processor.behaviour.OtherJar.type;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.json.JsonMapper;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Mixins of {@code @JsonImport}: they add annotations to types whose source cannot be changed. */
class MixinTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "interface Mixin { @JsonProperty(\"lon\") int x(); @JsonIgnore int y(); }",
                "record Mixin(@JsonProperty(\"lon\") int x, @JsonIgnore int y) {}",
                "abstract class Mixin { @JsonProperty(\"lon\") int x; @JsonIgnore int y; @Deprecated void unrelated() {} }"
            })
    void mixinsAnnotateTheMembersOfTheSameName(String mixin) {
        Project app =
                app(type("@JsonImport(value = Point.class, mixin = Mixin.class) interface Imports {}"), type(mixin));

        assertThat(app.roundTrip("app.PointCodec", "{\"lon\":1,\"y\":2}")).isEqualTo("{\"lon\":1}");
    }

    @Test
    void mixinsGiveTypesOfTheJdkAnotherRepresentation() {
        Project app = app(
                type("@JsonImport(value = Date.class, mixin = DateMixin.class) interface Imports {}"),
                type("interface DateMixin { @JsonValue long getTime(); }"));

        assertThat(app.roundTrip("app.DateCodec", "5")).isEqualTo("5");
    }

    @Test
    void mixinsAnnotateTypesConstantsAndInheritedMembers() {
        Project app = app(
                type("@JsonImport(value = SubBean.class, mixin = BeanMixin.class)"
                        + " @JsonImport(value = Color.class, mixin = ColorMixin.class) interface Imports {}"),
                type(
                        "@JsonPropertyOrder({\"size\", \"text\"}) @JsonIgnoreProperties(\"inherited\")"
                                + " interface BeanMixin { @JsonProperty(\"text\") String getName(); @JsonIgnore(false) int getSize(); }"),
                type("enum ColorMixin { @JsonProperty(\"r\") @JsonAlias(\"rot\") RED }"),
                type("@JsonCodec record Order(Color color, Map<Color, SubBean> beans) {}"));
        String json = "{\"color\":\"r\",\"beans\":{\"GREEN\":{\"size\":1,\"text\":\"a\",\"$own\":2,\"größe\":3}}}";

        assertThat(app.roundTrip("app.OrderCodec", json)).isEqualTo(json);
        assertThat(app.roundTrip("app.ColorCodec", "\"rot\"")).isEqualTo("\"r\"");
    }

    /** The same mixin is used by both libraries. */
    @Test
    void jacksonReadsTheSameMixins() throws Exception {
        Project app =
                app(type("@JsonImport(value = Bean.class, mixin = Mixin.class) public interface Imports {}"), """
                package app;
                import com.fasterxml.jackson.annotation.*;
                @JsonPropertyOrder({"size", "text"})
                @JsonInclude(JsonInclude.Include.NON_NULL)
                public abstract class Mixin {
                    @JsonProperty("text") abstract String getName();
                    @JsonIgnore abstract String getInherited();
                }
                """);
        JsonMapper jackson = JsonMapper.builder()
                .addMixIn(app.type("lib.Bean"), app.type("app.Mixin"))
                .build();
        for (String json : List.of("{\"size\":1,\"text\":\"a\",\"inherited\":\"b\"}", "{\"text\":null}", "{}")) {
            Object theirs = jackson.readValue(json, app.type("lib.Bean"));
            Object ours = app.codec("app.BeanCodec").fromJson(json);

            assertThat(ours).usingRecursiveComparison().isEqualTo(theirs);
            assertThat(app.codec("app.BeanCodec").toJson(ours)).isEqualTo(jackson.writeValueAsString(theirs));
        }
    }

    /** Nobody can remove them. */
    @Test
    void annotationsOfMembersThatTheMixinIgnoresMayStay() {
        Project app = app(
                type("@JsonImport(value = Named.class, mixin = Mixin.class) interface Imports {}"),
                type("class Named { public int x; @JsonProperty(\"z\") public int y; }"),
                type("abstract class Mixin { @JsonIgnore int y; }"));

        assertThat(app.roundTrip("app.NamedCodec", "{\"x\":1,\"z\":2}")).isEqualTo("{\"x\":1}");
    }

    @Test
    void annotationsOfTheMixinReplaceThoseOfTheType() {
        Project lib = Project.plain().compile("""
                package old;
                import com.fasterxml.jackson.annotation.*;
                public class Old { @JsonProperty("a") @JsonAlias("c") public int x; @JsonIgnore public int y; }
                """);
        Project app = Project.withBurin().using(lib).compile("""
                        package app;
                        import com.fasterxml.jackson.annotation.*;
                        @dev.burin.annotation.JsonImport(value = old.Old.class, mixin = Mixin.class)
                        class Imports {}
                        class Mixin { @JsonProperty("b") int x; @JsonIgnore(false) int y; }
                        """);

        assertThat(app.roundTrip("app.OldCodec", "{\"c\":1,\"y\":2}")).isEqualTo("{\"b\":1,\"y\":2}");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "abstract class BaseMixin { @JsonIgnore String inherited; @JsonProperty(\"far\") int size; }",
                "interface BaseMixin { @JsonIgnore String getInherited(); @JsonProperty(\"far\") int getSize(); }",
                "@JsonIgnoreProperties(\"inherited\") interface BaseMixin {}",
                "interface BaseMixin extends Above {} interface Above { @JsonIgnore String getInherited(); }",
            })
    void inheritedAnnotationsOfAMixinApplyUnlessItOverridesThem(String base) {
        String kind = base.contains("class") ? " extends " : " implements ";
        Project app = app(
                type("@JsonImport(value = Bean.class, mixin = Mixin.class) interface Imports {}"),
                type(
                        "abstract class Mixin" + kind + "BaseMixin { @JsonProperty(\"n\") String name;"
                                + " @JsonProperty(\"near\") int size; @JsonProperty(\"near\") public abstract int getSize(); }"),
                type(base));

        assertThat(app.roundTrip("app.BeanCodec", "{\"n\":\"a\",\"near\":1,\"inherited\":\"b\"}"))
                .isEqualTo("{\"n\":\"a\",\"near\":1}");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "interface Mixin extends L, R {}",
                "abstract class Mixin implements L, R {}",
                "abstract class Mixin extends Base implements R {} abstract class Base implements Top {}",
            })
    void aMixinSupertypeInheritedTwiceComesAfterAllItsSubtypes(String mixin) {
        String[] above = {
            type("interface L extends Top {}"),
            type("@JsonIgnoreProperties({\"name\", \"inherited\"}) interface R extends Top"
                    + " { @JsonProperty(\"near\") int getSize(); }"),
            type("@JsonIgnoreProperties(\"name\") interface Top { @JsonProperty(\"far\") int getSize(); }")
        };
        Project app = app(
                type("@JsonImport(value = Bean.class, mixin = Mixin.class) interface Imports {}"),
                type(mixin),
                above[0],
                above[1],
                above[2]);

        assertThat(app.roundTrip("app.BeanCodec", "{\"near\":1}")).isEqualTo("{\"near\":1}");
    }

    @Test
    void aSupertypeOfTwoMixinsComesAfterBoth() {
        Project app = app(
                type("@JsonImport(value = Bean.class, mixin = BeanMixin.class)"
                        + " @JsonImport(value = SubBean.class, mixin = SubMixin.class) interface Imports {}"),
                type("interface BeanMixin extends Top { @JsonProperty(\"near\") int getSize(); }"),
                type("@JsonIgnoreProperties({\"$own\", \"größe\"}) interface SubMixin extends Top {}"),
                type("interface Top { @JsonProperty(\"far\") int getSize(); @JsonIgnore String getInherited(); }"));

        assertThat(app.roundTrip("app.SubBeanCodec", "{\"name\":\"a\",\"near\":1}"))
                .isEqualTo("{\"name\":\"a\",\"near\":1}");
    }

    @Test
    void inheritedMembersOfAMixinThatMatchNothingAreAnError() {
        assertThat(errors(
                        type("@JsonImport(value = Bean.class, mixin = Mixin.class) interface Imports {}"),
                        type("abstract class Mixin extends BaseMixin { @JsonIgnore String name; }"),
                        type("abstract class BaseMixin { @JsonIgnore String inherit; @JsonCreator BaseMixin() {} }")))
                .singleElement()
                .satisfies(message -> assertThat(message)
                        .contains("/app/BaseMixin.java:5", "BRN113", "inherit of the mixin", "\"inherited\""));
    }

    /** A convenience: the mixin then has the annotations of the type as well, with no higher precedence than inherited ones. */
    @Test
    void aMixinMayExtendTheTypeOrItsSupertypes() {
        Project lib = Project.plain().compile("""
                package old;
                import com.fasterxml.jackson.annotation.*;
                public class Old { public int x; @JsonProperty("a") public int getX() { return x; } }
                """, """
                package old;
                import com.fasterxml.jackson.annotation.*;
                public class Newer extends Old { public int y; @JsonProperty("b") public int getX() { return x; } }
                """);
        for (String above : List.of("Old", "Newer")) {
            Project app = Project.withBurin().using(lib).compile("""
                            package app;
                            import com.fasterxml.jackson.annotation.*;
                            @dev.burin.annotation.JsonImport(value = old.Newer.class, mixin = Mixin.class)
                            class Imports {}
                            """, """
                            package app;
                            abstract class Mixin extends old.%s { @com.fasterxml.jackson.annotation.JsonIgnore int y; }
                            """.formatted(above));

            assertThat(app.roundTrip("app.NewerCodec", "{\"b\":1,\"y\":2}")).isEqualTo("{\"b\":1}");
        }
    }

    @Test
    void theMixinOfASubtypeAppliesToInheritedMembersAlongsideThatOfTheSupertype() {
        Project app = app(
                type("@JsonImport(value = Bean.class, mixin = BeanMixin.class)"
                        + " @JsonImport(value = SubBean.class, mixin = SubMixin.class) interface Imports {}"),
                type("abstract class BeanMixin { @JsonProperty(\"far\") int size; @JsonProperty(\"n\") String name; }"),
                type(
                        "abstract class SubMixin { @JsonIgnore abstract String getInherited(); @JsonProperty(\"near\") int size;"
                                + " @JsonIgnore int größe; }"));

        assertThat(app.roundTrip("app.SubBeanCodec", "{\"n\":\"a\",\"near\":1,\"inherited\":\"b\",\"$own\":2}"))
                .isEqualTo("{\"n\":\"a\",\"near\":1,\"$own\":2}");
        assertThat(app.roundTrip("app.BeanCodec", "{\"n\":\"a\",\"far\":1,\"inherited\":\"b\"}"))
                .isEqualTo("{\"n\":\"a\",\"far\":1,\"inherited\":\"b\"}");
    }

    @Test
    void theMixinOfAnIntermediateTypeAppliesToo() {
        Project app = app(
                "package app; public class Least extends lib.SubBean {}",
                type("@JsonImport(value = Bean.class, mixin = BeanMixin.class)"
                        + " @JsonImport(value = SubBean.class, mixin = SubMixin.class)"
                        + " @JsonImport(Least.class) interface Imports {}"),
                type("abstract class BeanMixin { @JsonProperty(\"far\") int size; }"),
                type("abstract class SubMixin { @JsonIgnore String inherited; @JsonIgnore int größe; }"));

        assertThat(app.roundTrip("app.LeastCodec", "{\"far\":1,\"inherited\":\"b\"}"))
                .isEqualTo("{\"name\":null,\"far\":1,\"$own\":0}");
    }

    @Test
    void annotationsInheritedFromTheMixinOfTheSupertypeApplyToTheSupertype() {
        Project app = app(
                type(
                        "@JsonImport(value = Animal.class, mixin = AnimalMixin.class, subtypes = {Cat.class, Poodle.class})"
                                + " @JsonImport(value = Cat.class, mixin = CatMixin.class) interface Imports {}"),
                type("@JsonTypeInfo(property = \"kind\") interface AnimalMixin {}"),
                type(
                        "@JsonTypeName(\"cat\") interface CatMixin extends AnimalMixin { @JsonProperty(\"of\") int lives(); }"),
                type("@JsonCodec record Zoo(List<Animal> animals) {}"));
        String json = "{\"animals\":[{\"kind\":\"cat\",\"of\":7},{\"kind\":\"Poodle\",\"curls\":9}]}";

        assertThat(app.roundTrip("app.ZooCodec", json)).isEqualTo(json);
    }

    @Test
    void mixinsApplyToUnwrappedMembers() {
        Project app = app(
                type("@JsonImport(value = Point.class, mixin = Mixin.class) interface Imports {}"),
                type("interface Mixin { @JsonProperty(\"lon\") int x(); }"),
                type("@JsonCodec record Order(int id, @JsonUnwrapped(prefix = \"at_\") Point at) {}"));
        String json = "{\"id\":1,\"at_lon\":2,\"at_y\":3}";

        assertThat(app.roundTrip("app.OrderCodec", json)).isEqualTo(json);
    }
}
