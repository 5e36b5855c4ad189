package dev.burin.processor.behaviour;

import static org.assertj.core.api.Assertions.assertThat;

import dev.burin.Codec;
import dev.burin.processor.JsonCodecProcessor;
import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Codecs in a module that exports them, compiled with warnings as errors. */
class ModuleTest {
    @TempDir
    private Path sources;

    @TempDir
    private Path classes;

    private static final String ORDER =
            "package shop; @dev.burin.annotation.JsonCodec public record Order(int id, java.util.List<String> tags) {}";

    private static Project project() {
        String burin = ClassPath.placeOf(Codec.class).toString();
        return Project.withBurin("--module-path", burin);
    }

    /** As the README says. */
    @Test
    void exportedCodecsGiveNoWarningWhereBurinIsRequiredTransitively() {
        Project project = project().compile("module app { requires transitive dev.burin; exports shop; }", ORDER);

        assertThat(project.roundTrip("shop.OrderCodec", "{\"id\":1,\"tags\":[]}"))
                .isEqualTo("{\"id\":1,\"tags\":[]}");
    }

    @Test
    void exportedCodecsGiveAWarningWhereBurinIsNotRequiredTransitively() {
        assertThat(project().errors("module app { requires dev.burin; exports shop; }", ORDER))
                .anyMatch(message -> message.contains("requires transitive"));
    }

    @Test
    void codecsThatAreNotExportedNeedNoTransitiveBurin() {
        Project project = project().compile("module app { requires dev.burin; }", ORDER);

        assertThat(project.roundTrip("shop.OrderCodec", "{\"id\":1}")).isEqualTo("{\"id\":1,\"tags\":null}");
    }

    /** The codec of an import mentions a type that is not visible to every module that reads this one. */
    @Test
    void importsFromModulesThatAreNotRequiredTransitivelyGiveNoWarning() {
        Project project = project()
                .compile(
                        "module app { requires transitive dev.burin; requires java.desktop; exports shop; }",
                        "package shop; import dev.burin.annotation.*; @SuppressWarnings(\"exports\")"
                                + " @JsonImport(value = java.awt.Dimension.class,"
                                + " settings = @JsonCodec(access = JsonCodec.Access.FIELDS)) public interface Sizes {}");

        assertThat(project.roundTrip("shop.DimensionCodec", "{\"width\":1,\"height\":2}"))
                .isEqualTo("{\"width\":1,\"height\":2}");
    }

    /** The member is inherited from an exported class, but its type is not exported. */
    @Test
    void typesThatTheirModuleDoesNotExportAreRejected() {
        Project library = project()
                .compile(
                        "module library { requires transitive dev.burin; exports base; }",
                        "package hidden; @dev.burin.annotation.JsonCodec public record Hidden(int x) {}",
                        "package base; @SuppressWarnings(\"exports\") public class Base { public hidden.Hidden hidden; public Base() {} }");
        String modules = ClassPath.placeOf(Codec.class) + File.pathSeparator + library.folder();

        assertThat(Project.withBurin("--module-path", modules)
                        .errors(
                                "module app { requires library; }",
                                "package app; @dev.burin.annotation.JsonCodec public class App extends base.Base {}"))
                .singleElement()
                .asString()
                .contains(
                        "[BRN023] App.hidden (inherited from Base): the codec cannot name Hidden",
                        "or its module does not export it");
    }

    @Test
    void modulesCompiledTogetherMayHaveTypesOfTheSameName() throws IOException {
        write("one/module-info.java", "module one { requires dev.burin; }");
        write("one/shop/Order.java", "package shop; @dev.burin.annotation.JsonCodec record Order(Line line) {}");
        write("one/shop/Line.java", "package shop; record Line(int count) {}");
        write("two/module-info.java", "module two { requires dev.burin; }");
        write("two/shop/Order.java", "package shop; @dev.burin.annotation.JsonCodec record Order(Line line) {}");
        write("two/shop/Line.java", "package shop; record Line(String text) {}");

        compileModules("one,two");

        assertThat(codec("one", "Order")).exists();
        assertThat(codec("two", "Order")).exists();
        assertThat(codec("one", "Line")).content(StandardCharsets.ISO_8859_1).contains("count");
        assertThat(codec("two", "Line")).content(StandardCharsets.ISO_8859_1).contains("text");
    }

    @Test
    void modulesCompiledTogetherMayImportIntoPackagesOfTheSameName() throws IOException {
        for (String module : List.of("one", "two")) {
            write(module + "/module-info.java", "module " + module + " { requires dev.burin; }");
            write(module + "/shop/Line.java", "package shop; record Line(int " + module + "Count) {}");
            write(module + "/shop/package-info.java", "@dev.burin.annotation.JsonImport(Line.class) package shop;");
        }

        compileModules("one,two");

        assertThat(codec("one", "Line")).content(StandardCharsets.ISO_8859_1).contains("oneCount");
        assertThat(codec("two", "Line")).content(StandardCharsets.ISO_8859_1).contains("twoCount");
    }

    @Test
    void modulesCompiledTogetherMayImportInClassesOfTheSameName() throws IOException {
        for (String module : List.of("one", "two")) {
            write(module + "/module-info.java", "module " + module + " { requires dev.burin; }");
            write(module + "/shop/Line.java", "package shop; record Line(int " + module + "Count) {}");
            write(
                    module + "/shop/Imports.java",
                    "package shop; @dev.burin.annotation.JsonImport(Line.class) interface Imports {}");
        }

        compileModules("one,two");

        assertThat(codec("one", "Line")).content(StandardCharsets.ISO_8859_1).contains("oneCount");
        assertThat(codec("two", "Line")).content(StandardCharsets.ISO_8859_1).contains("twoCount");
    }

    /** The third module does not read the second one, so the name means the type of the first. */
    @Test
    void aModuleMayImportATypeWhoseNameAnotherModuleHasToo() throws IOException {
        write("one/module-info.java", "module one { exports shop; }");
        write("one/shop/Line.java", "package shop; public record Line(int oneCount) {}");
        write("two/module-info.java", "module two { requires dev.burin; }");
        write("two/shop/Line.java", "package shop; @dev.burin.annotation.JsonCodec record Line(int twoCount) {}");
        write("three/module-info.java", "module three { requires dev.burin; requires one; }");
        write("three/user/package-info.java", "@dev.burin.annotation.JsonImport(shop.Line.class) package user;");
        write(
                "three/user/Cart.java",
                "package user; @dev.burin.annotation.JsonCodec record Cart(java.util.List<shop.Line> lines) {}");

        compileModules("one,two,three");

        assertThat(classes.resolve("three/user/LineCodec.class"))
                .content(StandardCharsets.ISO_8859_1)
                .contains("oneCount");
        assertThat(codec("two", "Line")).content(StandardCharsets.ISO_8859_1).contains("twoCount");
        assertThat(classes.resolve("three/user/CartCodec.class"))
                .content(StandardCharsets.ISO_8859_1)
                .contains("user/LineCodec");
    }

    @Test
    void twoModulesMayImportTypesOfOneNameFromOthers() throws IOException {
        for (String module : List.of("one", "two")) {
            write(module + "/module-info.java", "module " + module + " { exports shop to by" + module + "; }");
            write(module + "/shop/Line.java", "package shop; public record Line(int " + module + "Count) {}");
            write(
                    "by" + module + "/module-info.java",
                    "module by" + module + " { requires dev.burin; requires " + module + "; }");
            write(
                    "by" + module + "/user/package-info.java",
                    "@dev.burin.annotation.JsonImport(shop.Line.class) package user;");
            write(
                    "by" + module + "/user/Cart.java",
                    "package user; @dev.burin.annotation.JsonCodec record Cart(shop.Line line) {}");
        }

        compileModules("one,two,byone,bytwo");

        assertThat(classes.resolve("byone/user/LineCodec.class"))
                .content(StandardCharsets.ISO_8859_1)
                .contains("oneCount");
        assertThat(classes.resolve("bytwo/user/LineCodec.class"))
                .content(StandardCharsets.ISO_8859_1)
                .contains("twoCount");
        assertThat(classes.resolve("byone/user/CartCodec.class")).exists();
        assertThat(classes.resolve("bytwo/user/CartCodec.class")).exists();
    }

    @Test
    void modulesCompiledTogetherMayHaveCodecsForTypesInClassesOfTheSameName() throws IOException {
        for (String module : List.of("one", "two")) {
            write(module + "/module-info.java", "module " + module + " { requires dev.burin; }");
            write(module + "/shop/Money.java", "package shop; record Money(long " + module + "Cents) {}");
            write(module + "/shop/MoneyForm.java", """
                    package shop;
                    @dev.burin.annotation.JsonCodecFor(Money.class) final class MoneyForm implements dev.burin.Codec<Money> {
                        @Override public void write(dev.burin.JsonWriter out, Money value) { out.writeLong(value.NAMECents()); }
                        @Override public Money read(dev.burin.JsonReader in) { return new Money(in.readLong()); }
                    }
                    """.replace("NAME", module));
            write(
                    module + "/shop/Order.java",
                    "package shop; @dev.burin.annotation.JsonCodec record Order(Money total) {}");
        }

        compileModules("one,two");

        assertThat(codec("one", "Order")).content(StandardCharsets.ISO_8859_1).contains("shop/MoneyForm");
        assertThat(codec("two", "Order")).content(StandardCharsets.ISO_8859_1).contains("shop/MoneyForm");
    }

    private Path codec(String module, String type) {
        return classes.resolve(module + "/shop/" + type + "Codec.class");
    }

    private void write(String name, String text) throws IOException {
        Path file = sources.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    private void compileModules(String names) {
        StringWriter messages = new StringWriter();
        JavaCompiler.CompilationTask task = ToolProvider.getSystemJavaCompiler()
                .getTask(
                        messages,
                        null,
                        null,
                        List.of(
                                "--module-source-path",
                                sources.toString(),
                                "--module-path",
                                ClassPath.placeOf(Codec.class).toString(),
                                "--module",
                                names,
                                "-d",
                                classes.toString()),
                        null,
                        null);
        task.setProcessors(List.of(new JsonCodecProcessor()));
        assertThat(task.call()).as("%s", messages).isTrue();
    }
}
