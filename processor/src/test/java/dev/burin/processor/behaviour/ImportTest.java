package dev.burin.processor.behaviour;

import static dev.burin.processor.behaviour.OtherJar.LIB;
import static dev.burin.processor.behaviour.OtherJar.app;
import static dev.burin.processor.behaviour.OtherJar.errors;
import static dev.burin.processor.behaviour.OtherJar.type;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.burin.JsonMismatchException;
import java.lang.reflect.Modifier;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code @JsonImport}: codecs of types that cannot be annotated. */
class ImportTest {
    @Test
    void recordsBeansBuildersAndEnumsOfAnotherJarGetCodecsHere() {
        Project app = app(type("@JsonImport({Point.class, SubBean.class, Built.class, Color.class, Outer.Inner.class})"
                + " public interface Imports {}"));

        assertThat(app.roundTrip("app.PointCodec", "{\"y\":2,\"x\":1}")).isEqualTo("{\"x\":1,\"y\":2}");
        assertThat(app.roundTrip(
                        "app.SubBeanCodec", "{\"name\":\"a\",\"size\":1,\"inherited\":\"b\",\"$own\":2,\"größe\":3}"))
                .isEqualTo("{\"name\":\"a\",\"size\":1,\"inherited\":\"b\",\"$own\":2,\"größe\":3}");
        assertThat(app.roundTrip("app.BuiltCodec", "{\"total\":3}")).isEqualTo("{\"total\":3}");
        assertThat(app.roundTrip("app.ColorCodec", "\"RED\"")).isEqualTo("\"RED\"");
        assertThat(app.roundTrip("app.Outer_InnerCodec", "{\"a\":1}")).isEqualTo("{\"a\":1}");
        assertThat(Modifier.isPublic(app.type("app.PointCodec").getModifiers())).isTrue();
        assertThat(app.has("lib.PointCodec")).isFalse();
    }

    @Test
    void aPackagePrivateTypeImportsForItsPackageOnly() {
        Project app = app(type("@JsonImport(Point.class) @JsonImport(Bean.class) class Imports {}"));

        assertThat(Modifier.isPublic(app.type("app.PointCodec").getModifiers())).isFalse();
        assertThat(app.roundTrip("app.BeanCodec", "{\"size\":1}"))
                .isEqualTo("{\"name\":null,\"size\":1,\"inherited\":null}");
    }

    @Test
    void whatIsOutOfReachInAnotherJarIsLeftOutOrHasACodec() {
        String imported = "@JsonImport(value = %s.class, mixin = M.class) interface Imports {} %s abstract class M {}";

        assertThat(errors(type(imported.formatted("Closed", "")))).anySatisfy(message -> assertThat(message)
                .contains("BRN015", "leave it out: @JsonIgnoreProperties(\"no\"), in a mixin")
                .doesNotContain("Make it"));
        assertThat(app(type(imported.formatted("Closed", "@JsonIgnoreProperties(\"no\")")))
                        .roundTrip("app.ClosedCodec", "{\"no\":1,\"shown\":2}"))
                .isEqualTo("{\"shown\":2}");
        assertThat(errors(type(imported.formatted("Uncreatable", "")))).anySatisfy(message -> assertThat(message)
                .contains("BRN015", "Write a codec of the type, mark it with @JsonCodecFor(….class), and")
                .doesNotContain("Make it", "leave it out"));
    }

    @Test
    void packagesImportToo() {
        Project app = app(
                "@JsonImport(lib.Point.class) @JsonImport(value = lib.Money.class, mixin = MoneyMixin.class)\n"
                        + "package app; import dev.burin.annotation.*;",
                type("abstract class MoneyMixin {"
                        + " MoneyMixin(@JsonProperty(\"cents\") long a, @JsonProperty(\"currency\") String b) {} }"),
                type("@JsonCodec record Order(Point at, List<Money> prices, Map<String, Point[]> others) {}"));
        String json = "{\"at\":{\"x\":1,\"y\":2},\"prices\":[{\"cents\":5,\"currency\":\"EUR\"},null],"
                + "\"others\":{\"a\":[{\"x\":3,\"y\":4}]}}";

        assertThat(app.roundTrip("app.OrderCodec", json)).isEqualTo(json);
        assertThat(Modifier.isPublic(app.type("app.PointCodec").getModifiers())).isTrue();
    }

    @Test
    void typesOfOtherPackagesUsePublicCodecs() {
        Project app = app(
                type("@JsonImport(Point.class) public interface Imports {}"),
                "package app.web; @dev.burin.annotation.JsonCodec public record Page(lib.Point at) {}");

        assertThat(app.roundTrip("app.web.PageCodec", "{\"at\":{\"x\":1,\"y\":2}}"))
                .isEqualTo("{\"at\":{\"x\":1,\"y\":2}}");
    }

    @Test
    void codecsThatAreNotPublicAreIgnoredInOtherPackages() {
        assertThat(errors(
                        type("@JsonImport(Point.class) interface Imports {}"),
                        "package app.web; @dev.burin.annotation.JsonCodec public record Page(lib.Point at) {}"))
                .anySatisfy(message -> assertThat(message).contains("BRN021", "@JsonImport(lib.Point.class)"));
    }

    /** As with an incremental compiler, which compiles only what has changed. */
    @Test
    void typesThatThePackageImportedEarlierAreFound() {
        Project before = app(type("@JsonImport(Point.class) interface Imports {}"));
        Project now = Project.withBurin().using(before, LIB).compile(type("@JsonCodec record Order(Point at) {}"));

        // No round trip: the package-private codecs and types would have to be in one class loader, as in a real build.
        assertThat(now.has("app.PointCodec")).isFalse();
        assertThat(now.type("app.OrderCodec")).isNotNull();
    }

    @Test
    void aCodecOfTheSameNameForAnotherTypeIsNotUsed() {
        Project before = Project.withBurin()
                .compile("package app; @dev.burin.annotation.JsonCodec public record Point(String name) {}");

        assertThat(Project.withBurin()
                        .using(before, LIB)
                        .errors("package app; @dev.burin.annotation.JsonCodec record Order(lib.Point at) {}"))
                .anySatisfy(message -> assertThat(message).contains("BRN021"));
    }

    @Test
    void importsHaveTheSettingsOfACodec() {
        Project app = app(type("@JsonImport(value = Bean.class, settings = @JsonCodec(naming = Naming.UPPER_CAMEL_CASE,"
                + " include = JsonInclude.Include.NON_NULL, unknown = JsonCodec.Unknown.FAIL)) interface Imports {}"));

        assertThat(app.roundTrip("app.BeanCodec", "{\"Size\":1,\"Name\":null}")).isEqualTo("{\"Size\":1}");
        assertThatThrownBy(() -> app.codec("app.BeanCodec").fromJson("{\"size\":1}"))
                .isInstanceOf(JsonMismatchException.class);
    }

    @Test
    void settingsMayBeIrrelevantForSomeTypesOfAnImport() {
        Project app = app(type("@JsonImport(value = {Point.class, Color.class}, settings = @JsonCodec("
                + "naming = Naming.SNAKE_CASE, shape = JsonCodec.Shape.ARRAY)) class Imports {}"));

        assertThat(app.roundTrip("app.PointCodec", "[1,2]")).isEqualTo("[1,2]");
        assertThat(app.roundTrip("app.ColorCodec", "\"RED\"")).isEqualTo("\"RED\"");
    }

    @Test
    void theDefaultsOfTheImportingPackageApply() {
        Project app = app(
                "@JsonDefaults(naming = Naming.UPPER_SNAKE_CASE) package app; import dev.burin.annotation.*;",
                type("@JsonImport(Point.class) @JsonImport(value = Bean.class,"
                        + " settings = @JsonCodec(naming = Naming.IDENTITY)) interface Imports {}"));

        assertThat(app.roundTrip("app.PointCodec", "{\"X\":1,\"Y\":2}")).isEqualTo("{\"X\":1,\"Y\":2}");
        assertThat(app.roundTrip("app.BeanCodec", "{\"size\":1}")).contains("\"size\":1");
    }

    @Test
    void sealedTypesAreImportedWithTheirPermittedSubtypes() {
        Project app = app(
                type("@JsonImport(value = Shape.class, settings = @JsonCodec(unknown = JsonCodec.Unknown.FAIL))"
                        + " interface Imports {}"),
                type("@JsonCodec record Drawing(List<Shape> shapes, Circle main) {}"));
        String json = "{\"shapes\":[{\"@type\":\"Square\",\"side\":1},{\"@type\":\"Circle\",\"radius\":2}],"
                + "\"main\":{\"@type\":\"Circle\",\"radius\":3}}";

        assertThat(app.roundTrip("app.DrawingCodec", json)).isEqualTo(json);
        assertThatThrownBy(
                        () -> app.codec("app.DrawingCodec").fromJson(json.replace("\"side\"", "\"height\":3,\"side\"")))
                .isInstanceOf(JsonMismatchException.class);
    }

    /** The annotation may be single or repeated, and the compiler may be given the files in any order. */
    @ParameterizedTest
    @CsvSource({"one, one", "one, several", "several, one"})
    void aTypeThatTwoImportsImplyIsImportedByTheFirstByName(String first, String second) {
        String several = "@JsonImport(lib.Color.class) ";
        String here = "package app.%s; import dev.burin.annotation.*; import lib.*; "
                + "%s@JsonImport(value = Animal.class, subtypes = Cat.class) public interface Imports {}";
        String there = "package app.%s; import dev.burin.annotation.*; import lib.*; "
                + "%s@JsonImport(value = Pet.class, subtypes = Cat.class) public interface Imports {}";
        String a = here.formatted("a", first.equals("several") ? several : "");
        String b = there.formatted("b", second.equals("several") ? several : "");

        for (Project app : List.of(app(a, b), app(b, a))) {
            assertThat(app.has("app.a.CatCodec")).isTrue();
            assertThat(app.has("app.b.CatCodec")).isFalse();
            assertThat(app.roundTrip("app.b.PetCodec", "{\"@type\":\"Cat\",\"lives\":7}"))
                    .isEqualTo("{\"@type\":\"Cat\",\"lives\":7}");
        }
    }

    @Test
    void whichOfTwoImportsIsRejectedDoesNotDependOnTheOrderOfTheFiles() {
        String first = "package app; @dev.burin.annotation.JsonImport(lib.Point.class) interface First {}";
        String second = "package app; @dev.burin.annotation.JsonImport(lib.Point.class) interface Second {}";

        for (List<String> errors : List.of(errors(first, second), errors(second, first))) {
            assertThat(errors).singleElement().asString().contains("/app/Second.java", "BRN112");
        }
    }

    @Test
    void subtypesOfOpenTypesAreNamed() {
        Project app = app(
                type(
                        "@JsonImport(value = Animal.class, mixin = AnimalMixin.class, subtypes = {Cat.class, Poodle.class, Fish.class})"
                                + " interface Imports {}"),
                type("@JsonTypeInfo(property = \"kind\") interface AnimalMixin {}"),
                type("@JsonTypeName(\"fish\") record Fish(int fins) implements Animal {}"),
                type("@JsonCodec record Zoo(List<Animal> animals) {}"));
        String json = "{\"animals\":[{\"kind\":\"Cat\",\"lives\":7},{\"kind\":\"Poodle\",\"curls\":9},"
                + "{\"kind\":\"fish\",\"fins\":2}]}";

        assertThat(app.roundTrip("app.ZooCodec", json)).isEqualTo(json);
    }

    @Test
    void aNamedSubtypeMayHaveSubtypesThatAreNamedToo() {
        Project app = app(
                type("@JsonImport(value = Animal.class, subtypes = {Poodle.class, Toy.class}) interface Imports {}"),
                type("class Toy extends Poodle { public int size; }"),
                type("@JsonCodec record Zoo(List<Animal> animals) {}"));
        String json = "{\"animals\":[{\"@type\":\"Poodle\",\"curls\":9},{\"@type\":\"Toy\",\"curls\":8,\"size\":1}]}";

        assertThat(app.roundTrip("app.ZooCodec", json)).isEqualTo(json);
    }

    @Test
    void theMessageAboutASubtypeSaysHowAnImportNamesIt() {
        String ofAbstract = "@JsonImport(value = Animal.class, subtypes = Dog.class) interface Imports {}";

        assertThat(errors(type(ofAbstract))).first().asString().contains("BRN065", "@JsonImport(subtypes = ….class)");
        assertThat(errors(
                        type("@JsonImport(value = Animal.class, mixin = Mixin.class) interface Imports {}"),
                        type("@JsonSubTypes(@JsonSubTypes.Type(Cat.class)) interface Mixin {}")))
                .singleElement()
                .asString()
                .contains("BRN065", "@JsonImport(subtypes = ….class)");
    }

    @Test
    void messagesAboutTypesOfALibraryAdviseWhatCanBeDoneAboutThem() {
        assertThat(errors(type("@JsonCodec record Order(Point point) {}")))
                .singleElement()
                .asString()
                .contains("BRN021", "@JsonImport(lib.Point.class)"); // other packages may have a Point
        assertThat(errors(type("@JsonImport(Dog.class) interface Imports {}")))
                .singleElement()
                .asString()
                .contains("BRN052", "name its subtypes in @JsonImport(subtypes = ….class)");
    }

    @Test
    void importedGenericTypesTakeACodecForEachVariable() {
        Project app = app(
                type("@JsonImport(Box.class) interface Imports {}"),
                type("@JsonCodec record Order(Box<String> text, List<Box<Integer>> numbers) {}"));
        String json = "{\"text\":{\"content\":\"a\"},\"numbers\":[{\"content\":1}]}";

        assertThat(app.roundTrip("app.OrderCodec", json)).isEqualTo(json);
    }

    @Test
    void typesOfTheSameCompilationMayBeImported() {
        Project app = app(
                "package gen; public class Generated { public int a; }",
                type("@JsonImport(gen.Generated.class) interface Imports {}"),
                type("@JsonCodec record Order(gen.Generated made) {}"));

        assertThat(app.roundTrip("app.OrderCodec", "{\"made\":{\"a\":1}}")).isEqualTo("{\"made\":{\"a\":1}}");
        assertThat(app.has("app.GeneratedCodec")).isTrue();
        assertThat(app.has("gen.GeneratedCodec")).isFalse();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "BitSet",
                "String",
                "UUID",
                "Date",
                "StringBuilder",
                "Optional",
                "Object",
                "java.time.ZoneId",
                "java.time.LocalDate",
                "java.nio.file.Path",
                "java.math.BigDecimal",
                "java.util.concurrent.atomic.AtomicInteger"
            })
    void whatHasARepresentationAnywayIsNotImported(String type) {
        assertThat(errors(type("@JsonImport(" + type + ".class) interface Imports {}")))
                .singleElement()
                .satisfies(
                        message -> assertThat(message)
                                .contains(
                                        "[BRN114] " + type.substring(type.lastIndexOf('.') + 1)
                                                + " is imported, but has a representation anyway, which its properties would replace (a mixin may say what else it is).\n"));
    }

    @Test
    void enumsOfTheJdkAreImported() {
        Project app = app(type("@JsonImport(java.time.DayOfWeek.class) public interface Imports {}"));

        assertThat(app.roundTrip("app.DayOfWeekCodec", "\"MONDAY\"")).isEqualTo("\"MONDAY\"");
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 65, 500})
    void typesOfAnySizeAreImported(int size) {
        String fields =
                IntStream.range(0, size).mapToObj(i -> "public int f" + i + ";").collect(Collectors.joining(" "));
        Project lib = Project.plain()
                .compile("package lib; public class Wide { " + fields + " }", "package lib; public record None() {}");
        String name = size == 0 ? "None" : "Wide";
        Project app = Project.withBurin()
                .using(lib)
                .compile("package app; @dev.burin.annotation.JsonImport(lib." + name + ".class) class Imports {}");
        String json = IntStream.range(0, size)
                .mapToObj(i -> "\"f" + i + "\":" + i)
                .collect(Collectors.joining(",", "{", "}"));

        assertThat(app.roundTrip("app." + name + "Codec", json)).isEqualTo(json);
    }

    @Test
    void messagesAboutClassFilesAreReportedAtTheImport() {
        assertThat(errors("""
                        package app;

                        @dev.burin.annotation.JsonImport(lib.Hiding.class)
                        class Imports {}
                        """, type("@JsonImport(Money.class) class Others {}")))
                .anySatisfy(message -> assertThat(message)
                        .contains(
                                "/app/Imports.java:3", "BRN115", "hidden is neither public nor private", "package app"))
                .anySatisfy(message -> assertThat(message)
                        .contains("/app/Others.java:5", "BRN042", "Money(arg0, arg1)", "-parameters"));
    }

    @Test
    void inaccessibleMembersMayBeLeftOut() {
        Project app = app(
                type("@JsonImport(value = Hiding.class, mixin = Mixin.class) class Imports {}"),
                type("class Mixin { @JsonIgnore int hidden; }"));

        assertThat(app.roundTrip("app.HidingCodec", "{\"seen\":1,\"hidden\":2}"))
                .isEqualTo("{\"seen\":1}");
    }

    @Test
    void packagesOfTheSameNameSeePackagePrivateMembers() {
        Project app =
                app("package lib; @dev.burin.annotation.JsonImport({Hiding.class, Hidden.class}) class Imports {}");

        assertThat(app.type("lib.HiddenCodec")).isNotNull();
    }

    /** JDK 21 and later store the parameter names in the class file in a form that hides them. */
    @Test
    void theConstructorOfARecordNeedsNoParameterNames() {
        Project library = Project.plain()
                .compile("package lib; public record Range<T extends Comparable<T>>(T low, T high) {"
                        + " public Range { if (low.compareTo(high) > 0) { throw new IllegalArgumentException(); } } }");
        Project app = Project.withBurin()
                .using(library)
                .compile("package app; import dev.burin.annotation.*;"
                        + " @JsonImport(lib.Range.class) @JsonCodec public record Years(lib.Range<Integer> range) {}");

        assertThat(app.roundTrip("app.YearsCodec", "{\"range\":{\"high\":2,\"low\":1}}"))
                .isEqualTo("{\"range\":{\"low\":1,\"high\":2}}");
    }

    @Test
    void missingTypesAreReportedAtTheImport() {
        assertThat(errors(type("@JsonImport(Missing.class) class Imports {}")))
                .anySatisfy(message -> assertThat(message)
                        .contains(
                                "/app/Imports.java:5",
                                "BRN001",
                                "Imports mentions a class in @JsonImport, which does not exist"));
    }

    @Test
    void theCreatorMayHaveParametersOfNonPublicTypes() {
        Project library = Project.plain()
                .compile(
                        "package lib; public class Wrap { private final Shown shown; public Wrap(Hidden hidden) { shown = (Shown) hidden; }"
                                + " public Wrap(String text) { shown = null; } public Shown getShown() { return shown; } }",
                        "package lib; interface Hidden {}",
                        "package lib; public class Shown implements Hidden { public int x; }");
        Project app = Project.withBurin()
                .using(library)
                .compile("package app; import dev.burin.annotation.*;"
                        + " @JsonImport(value = lib.Wrap.class, mixin = Mixin.class) @JsonImport(lib.Shown.class)"
                        + " abstract class Mixin { @JsonValue abstract lib.Shown getShown(); }");

        assertThat(app.roundTrip("app.WrapCodec", "{\"x\":1}")).isEqualTo("{\"x\":1}");
    }

    /** The generated code does not name the bound of the type variable that the wildcard replaces. */
    @Test
    void customCodecsDoNotNeedTheBoundOfAWildcard() {
        Project library = Project.plain()
                .compile(
                        "package lib; public class Box<T extends Hidden> { public String text;"
                                + " public static Box<?> of(String text) { Box<?> box = new Box<>(); box.text = text; return box; } }",
                        "package lib; class Hidden {}");
        Project app = Project.withBurin()
                .using(library)
                .compile(
                        "package app; @dev.burin.annotation.JsonCodec"
                                + " public record Holder(@dev.burin.annotation.JsonUsing(BoxText.class) lib.Box<?> box) {}",
                        "package app; import dev.burin.*; final class BoxText implements Codec<lib.Box<?>> {"
                                + " public void write(JsonWriter out, lib.Box<?> box) { out.writeString(box.text); }"
                                + " public lib.Box<?> read(JsonReader in) { return lib.Box.of(in.readString()); } }");

        assertThat(app.roundTrip("app.HolderCodec", "{\"box\":\"a\"}")).isEqualTo("{\"box\":\"a\"}");
    }
}
