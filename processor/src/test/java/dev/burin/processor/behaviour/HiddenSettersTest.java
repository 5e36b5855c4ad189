package dev.burin.processor.behaviour;

import static dev.burin.processor.behaviour.Compiled.compile;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Setters that a codec in another package cannot call. */
class HiddenSettersTest {
    /** In the setter's own package, the codec would call it, so that the type would have that member. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "protected void setOnly(int only) {} | BRN119 | only of Sup has a setter that is neither public nor private",
                "private int only; void setOnly(int only) {} | BRN119 | only of Sup has a setter that is neither",
                "@dev.burin.annotation.JsonProperty(\"nm\") protected int named; | BRN015"
                        + " | Make it public, or add a getter and a setter; or leave it out: @JsonIgnoreProperties(\"nm\").",
                "private int v; public int getV() { return v; } protected void setV(int v) {} | BRN019"
                        + " | The codec cannot call setV(…) of Sup: make it public, or override it; or make that explicit",
                "private int v; public int getV() { return v; } void setV(int v) {} | BRN019"
                        + " | The codec cannot call setV(…) of Sup: make it public; or make that explicit",
                "private int v; public int getV() { return v; } protected final void setV(int v) {} | BRN019"
                        + " | The codec cannot call setV(…) of Sup: make it public; or make that explicit",
            })
    void inaccessibleSettersAreReported(String members, String code, String text) {
        assertThat(
                        Project.withBurin()
                                .errors(
                                        "package p2; public class Sup { " + members + " }",
                                        "package p; @dev.burin.annotation.JsonCodec public class X extends p2.Sup { public int a; }"))
                .filteredOn(message -> message.contains("[BRN"))
                .singleElement()
                .satisfies(message -> assertThat(message).contains(code, text));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "package p; public class X extends p2.Sup { public int getNamed() { return named; } public void setNamed(int n) { named = n; } }",
                "package p; @dev.burin.annotation.JsonIgnoreProperties(\"nm\") public class X extends p2.Sup { public int a; }",
            })
    void anAnnotatedFieldOutOfReachNeedsAccessorsOrIsIgnoredByItsJsonName(String type) {
        Project.withBurin()
                .compile(
                        "package p2; public class Sup { @dev.burin.annotation.JsonProperty(\"nm\") protected int named; }",
                        type.replace("public class X", "@dev.burin.annotation.JsonCodec public class X"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "protected void setOnly(int only) {} public void setOnly(String only) {}",
                "protected int only; protected void setOnly(int only) {} @JsonIgnore public int getOnly() { return only; }",
                "@JsonIgnore private int only; protected void setOnly(int only) {}",
                "@JsonIgnore protected void setOnly(int only) {}",
                "private int only; private void setOnly(int only) {}",
                "public int getOnly() { return 1; } protected void setOnly(int only) {}",
                "private java.util.List<String> only = new java.util.ArrayList<>(); protected void setOnly(java.util.List<String> to) {}"
                        + " public java.util.List<String> getOnly() { return only; }",
                "public int only; protected void setOnly(int only) {}",
                "protected static void setOnly(int only) {}",
                "protected void setup(int only) {} protected void settle(int only) {}",
            })
    void inaccessibleSettersThatLoseNothingAreNotReported(String members) {
        assertThat(Project.withBurin()
                        .compile(
                                "package p2; import dev.burin.annotation.*; public class Sup { " + members + " }",
                                "package p; @dev.burin.annotation.JsonCodec public class X extends p2.Sup { public int a; }")
                        .roundTrip("p.XCodec", "{\"a\":1}"))
                .contains("\"a\":1");
    }

    @Test
    void protectedSettersOfJdkClassesAreNotMembers() {
        Compiled type = compile("""
                @JsonCodec class T extends java.util.concurrent.FutureTask<String> {
                    T() { super(() -> ""); }
                    @JsonIgnore @Override public boolean isCancelled() { return false; }
                    @JsonIgnore @Override public boolean isDone() { return false; }
                    public int a;
                }
                """);

        assertThat(type.roundTrip("{\"a\":1}")).contains("\"a\":1");
    }

    @Test
    void aSetterInaccessibleToTheCodecOfAnImportIsAnError() {
        String lib =
                "package lib; public class Sup { private int only; protected void setOnly(int only) {} public int a; }";
        String imports =
                "package app; import dev.burin.annotation.*; @JsonImport(value = lib.Sup.class, mixin = M.class)"
                        + " interface I {} abstract class M { %s protected abstract void setOnly(int only); }";

        assertThat(Project.withBurin().errors(lib, imports.formatted("")))
                .filteredOn(message -> message.contains("[BRN"))
                .singleElement()
                .satisfies(message -> assertThat(message)
                        .contains(
                                "BRN115",
                                "only has a setter that is neither public nor private, and the codec of Sup"));
        assertThat(Project.withBurin()
                        .compile(lib, imports.formatted("@JsonIgnore"))
                        .roundTrip("app.SupCodec", "{\"a\":1}"))
                .isEqualTo("{\"a\":1}");
    }

    @Test
    void aPackagePrivateSetterIsInaccessibleThroughAnotherPackage() {
        assertThat(Project.withBurin()
                        .errors(
                                "package p; public class Top { private int only; void setOnly(int only) {} }",
                                "package q; public class Middle extends p.Top { public int own; }",
                                "package p; @dev.burin.annotation.JsonCodec class Bottom extends q.Middle {}"))
                .filteredOn(message -> message.contains("[BRN"))
                .singleElement()
                .satisfies(
                        message -> assertThat(message)
                                .contains(
                                        "BRN119",
                                        "only of Top has a setter that is package-private, with q.Middle of another package in between"));
    }

    @Test
    void javaNamesAndNamesFromStrategiesMayBeIgnored() {
        String sup = "package p2; public class Sup { protected void setOnlyOne(int one) {} }";
        String type = "package p; import dev.burin.annotation.*; @JsonCodec(naming = Naming.SNAKE_CASE)"
                + " @JsonIgnoreProperties(\"%s\") public class X extends p2.Sup { public int a; }";

        for (String name : new String[] {"onlyOne", "only_one"}) {
            assertThat(Project.withBurin().compile(sup, type.formatted(name)).roundTrip("p.XCodec", "{\"a\":1}"))
                    .isEqualTo("{\"a\":1}");
        }
    }

    /** They would be no members in the package of their type, either. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "package p; import dev.burin.annotation.*; @JsonCodec(access = JsonCodec.Access.PROPERTIES)"
                        + " public class X extends p2.Sup { public int getB() { return 1; } public void setB(int b) {} }",
                "package p; import dev.burin.annotation.*; @JsonImport(value = p2.Sup.class,"
                        + " settings = @JsonCodec(access = JsonCodec.Access.PROPERTIES)) interface X {}",
            })
    void fieldsOutOfReachAreNotReportedWhereOnlyPropertiesCount(String type) {
        Project.withBurin()
                .compile(
                        "package p2; public class Sup { protected int hidden; int other; private int a;"
                                + " public int getA() { return a; } public void setA(int a) { this.a = a; } }",
                        type);
    }

    @ParameterizedTest
    @CsvSource({"protected int hidden;, true", "protected void setHidden(int hidden) {}, false"})
    void anImportMayUseNoFields(String member, boolean isField) {
        String advice = "settings = @JsonCodec(access = JsonCodec.Access.PROPERTIES)";

        assertThat(Project.withBurin()
                        .errors(
                                "package p2; public class Sup { public int a; " + member + " }",
                                "package p; @dev.burin.annotation.JsonImport(p2.Sup.class) interface X {}"))
                .filteredOn(message -> message.contains("BRN115"))
                .singleElement()
                .satisfies(message -> assertThat(message.contains(advice)).isEqualTo(isField));
    }
}
