package dev.burin.processor.behaviour;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.burin.Codec;
import dev.burin.JsonErrorCode;
import dev.burin.JsonException;
import java.io.File;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.Test;

/** Which {@code @NullMarked} or {@code @NullUnmarked} applies: the nearest one, on a class, a package or the module. */
class NullMarkedScopesTest {
    private static final String MARKED_MODULE =
            "@org.jspecify.annotations.NullMarked module app { requires dev.burin; requires static org.jspecify; }";
    private static final String PLAIN_MODULE = "module app { requires dev.burin; requires static org.jspecify; }";

    private static Project module(String... files) {
        String path = Stream.of(Codec.class, NullMarked.class)
                .map(ClassPath::placeOf)
                .map(Path::toString)
                .collect(Collectors.joining(File.pathSeparator));
        return Project.withBurin("--module-path", path).compile(files);
    }

    /** Returns a file of a package with a record that has these annotations and this name. */
    private static String record(String home, String annotations, String name) {
        return "package " + home
                + "; import dev.burin.annotation.*; import java.util.*; import org.jspecify.annotations.*;"
                + " @JsonCodec " + annotations + " public record " + name
                + "(String a, @Nullable String b, List<String> c) {}";
    }

    private static String packageInfo(String annotation, String home) {
        return "@org.jspecify.annotations." + annotation + " package " + home + ";";
    }

    private static void assertMarked(Project project, String type) {
        Codec<Object> codec = project.codec(type + "Codec");

        assertThat(codec.toJson(codec.fromJson("{\"a\":\"x\",\"b\":null,\"c\":[]}")))
                .isEqualTo("{\"a\":\"x\",\"b\":null,\"c\":[]}");
        assertRejected(codec, "{\"a\":null,\"c\":[]}", JsonErrorCode.TYPE_MISMATCH);
        assertRejected(codec, "{\"a\":\"x\",\"c\":[null]}", JsonErrorCode.TYPE_MISMATCH);
        assertRejected(codec, "{\"a\":\"x\"}", JsonErrorCode.MISSING_MEMBER);
    }

    private static void assertRejected(Codec<Object> codec, String json, JsonErrorCode code) {
        assertThatThrownBy(() -> codec.fromJson(json))
                .isInstanceOfSatisfying(
                        JsonException.class, e -> assertThat(e.code()).isEqualTo(code));
    }

    private static void assertUnmarked(Project project, String type) {
        assertThat(project.roundTrip(type + "Codec", "{\"a\":null,\"c\":[null]}"))
                .isEqualTo("{\"a\":null,\"b\":null,\"c\":[null]}");
    }

    @Test
    void theAnnotationOfTheModuleAppliesToAllItsPackages() {
        Project project = module(
                MARKED_MODULE,
                record("app", "", "T"),
                record("app.inner", "", "T"),
                record("other", "@NullUnmarked", "T"));

        assertMarked(project, "app.T");
        assertMarked(project, "app.inner.T");
        assertUnmarked(project, "other.T");
    }

    @Test
    void theAnnotationOfAPackageOverridesThatOfTheModuleAndDoesNotApplyToSubpackages() {
        Project project = module(
                MARKED_MODULE,
                packageInfo("NullUnmarked", "app"),
                record("app", "", "T"),
                record("app", "@NullMarked", "Again"),
                record("app.inner", "", "T"));

        assertUnmarked(project, "app.T");
        assertMarked(project, "app.Again");
        assertMarked(project, "app.inner.T");
    }

    @Test
    void aPackageMayBeAnnotatedWhereTheModuleIsNot() {
        Project project = module(
                PLAIN_MODULE, packageInfo("NullMarked", "app"), record("app", "", "T"), record("app.inner", "", "T"));

        assertMarked(project, "app.T");
        assertUnmarked(project, "app.inner.T");
    }

    @Test
    void theNearestEnclosingClassOverridesThePackage() {
        Project project = module(MARKED_MODULE, """
                package app;
                import dev.burin.annotation.*;
                import java.util.*;
                import org.jspecify.annotations.*;
                @NullUnmarked
                public class Outer {
                    @JsonCodec public record Loose(String a, @Nullable String b, List<String> c) {}
                    @NullMarked
                    public static class Middle {
                        @JsonCodec public record Strict(String a, @Nullable String b, List<String> c) {}
                    }
                }
                """);

        assertUnmarked(project, "app.Outer_Loose");
        assertMarked(project, "app.Outer_Middle_Strict");
    }

    @Test
    void aMemberMayBeAnnotatedItself() {
        Project project = module(MARKED_MODULE, """
                package app;
                import dev.burin.annotation.*;
                import org.jspecify.annotations.*;
                @JsonCodec
                public class T {
                    private String a = "";
                    private String b = "";
                    public String getA() { return a; }
                    public void setA(String a) { this.a = a; }
                    public String getB() { return b; }
                    @NullUnmarked public void setB(String b) { this.b = b; }
                }
                """);
        Codec<Object> codec = project.codec("app.TCodec");

        assertThat(codec.toJson(codec.fromJson("{\"b\":null}"))).isEqualTo("{\"a\":\"\",\"b\":null}");
        assertRejected(codec, "{\"a\":null}", JsonErrorCode.TYPE_MISMATCH);
    }

    @Test
    void typeVariablesAndOptionalsAreUnchangedInAMarkedModule() {
        Project project = module(MARKED_MODULE, """
                package app;
                import dev.burin.annotation.*;
                @JsonCodec
                public record T(Holder<String> holder) {}
                """, """
                package app;
                import org.jspecify.annotations.*;
                public record Holder<E extends @Nullable Object>(E held, java.util.Optional<E> maybe) {}
                """);

        assertThat(project.roundTrip("app.TCodec", "{\"holder\":{\"held\":\"x\",\"maybe\":null}}"))
                .isEqualTo("{\"holder\":{\"held\":\"x\",\"maybe\":null}}");
        assertRejected(project.codec("app.TCodec"), "{}", JsonErrorCode.MISSING_MEMBER);
    }

    /** Where javac does not show a class file's type annotations, its scope is ignored too, so that valid nulls are accepted. */
    @Test
    void typesOfClassFilesAcceptTheNullsThatTheyAllow() {
        Project library = Project.plain().compile(packageInfo("NullMarked", "lib"), """
                        package lib; import org.jspecify.annotations.*; import java.util.*;
                        public record Book(String title, @Nullable String author, List<@Nullable String> notes) {}
                        """);
        Project app = Project.withBurin()
                .using(library)
                .compile("package app; import dev.burin.annotation.*;"
                        + " @JsonImport(lib.Book.class) @JsonCodec public record Shelf(lib.Book first) {}");

        assertThat(app.roundTrip("app.ShelfCodec", "{\"first\":{\"title\":\"t\",\"notes\":[null]}}"))
                .isEqualTo("{\"first\":{\"title\":\"t\",\"author\":null,\"notes\":[null]}}");
        assertThat(app.roundTrip("app.ShelfCodec", "{\"first\":{\"title\":\"t\",\"author\":null,\"notes\":[]}}"))
                .isEqualTo("{\"first\":{\"title\":\"t\",\"author\":null,\"notes\":[]}}");
    }
}
