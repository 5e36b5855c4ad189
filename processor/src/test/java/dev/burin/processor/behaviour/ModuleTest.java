package dev.burin.processor.behaviour;

import static org.assertj.core.api.Assertions.assertThat;

import dev.burin.Codec;
import java.io.File;
import org.junit.jupiter.api.Test;

/** Codecs in a module that exports them, compiled with warnings as errors. */
class ModuleTest {
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
                .contains("[BRN023] App.hidden: the codec cannot name Hidden", "or its module does not export it");
    }
}
