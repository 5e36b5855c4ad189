package dev.burin.processor.behaviour;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Annotations on methods of interfaces that records implement: the members of a record are its components. */
class RecordInterfacesTest {
    /** There is nothing that the annotation could leave out. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "@JsonIgnore default String getLabel() { return \"l\"; }",
                "@JsonIgnore String getLabel();",
                "@JsonIgnore default boolean isLabel() { return true; }",
                "@JsonIgnore default String label() { return \"l\"; }",
                "@JsonIgnore @JsonInclude(JsonInclude.Include.NON_NULL) default String getLabel() { return null; }"
            })
    void anIgnoredMethodOfAnInterfaceMayBeNoMember(String method) {
        String own = method.endsWith(";") ? "public String getLabel() { return \"l\"; }" : "";
        String[] sources = {
            "@JsonCodec record Line(int id) implements Labelled { " + own + " }",
            "interface Labelled { " + method + " }"
        };

        assertThat(Compiled.compile(sources).roundTrip("{\"id\":1}")).isEqualTo("{\"id\":1}");
        assertThat(Compiled.compileWithJackson(sources).roundTrip("{\"id\":1}")).isEqualTo("{\"id\":1}");
    }

    @Test
    void anIgnoredGetterMayBeIgnoredInTheRecordToo() {
        Compiled compiled = Compiled.compile(
                "@JsonCodec record Line(int id) implements Labelled {"
                        + " @Override @JsonIgnore public String getLabel() { return \"l\"; } }",
                "interface Labelled { @JsonIgnore String getLabel(); }");

        assertThat(compiled.roundTrip("{\"id\":1}")).isEqualTo("{\"id\":1}");
    }

    @Test
    void aClassNeedNotRepeatThatAMethodIsIgnoredThatIsNoGetter() {
        Compiled compiled = Compiled.compile(
                "@JsonCodec class Line implements Labelled { public int id; public String label() { return \"l\"; } }",
                "interface Labelled { @JsonIgnore String label(); }");

        assertThat(compiled.roundTrip("{\"id\":1}")).isEqualTo("{\"id\":1}");
    }

    /** Else what should be hidden would be written. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "@JsonIgnore String getPassword();",
                "@JsonIgnore default String getPassword() { return \"\"; }",
                "@JsonIgnore String password();"
            })
    void anIgnoredGetterOfAComponentIsRejectedUnlessTheComponentIsIgnored(String method) {
        String user = "@JsonCodec record User(int id, %s String password) implements Secret {"
                + " public String getPassword() { return password; } }";
        String secret = "interface Secret { " + method + " }";

        assertThatThrownBy(() -> Compiled.compileWithJackson(user.formatted(""), secret))
                .hasMessageContaining("BRN014");
        assertThat(Compiled.compileWithJackson(user.formatted("@JsonIgnore"), secret)
                        .roundTrip("{\"id\":1}"))
                .isEqualTo("{\"id\":1}");
    }

    @Test
    void theGetterOfAComponentSaysThatTheAnnotationBelongsToTheComponent() {
        assertThatThrownBy(() -> Compiled.compile(
                        "@JsonCodec record User(String password) implements Secret {"
                                + " @Override public String getPassword() { return password; } }",
                        "interface Secret { @JsonIgnore String getPassword(); }"))
                .hasMessageContaining("BRN014")
                .hasMessageContaining("Repeat it on the component; it may stay here");
    }

    @ParameterizedTest
    @ValueSource(strings = {"getHref", "href"})
    void anInheritedGetterIsAMemberIfItSaysSo(String getter) {
        String[] sources = {
            "@JsonCodec record Page(int id) implements Linked {}",
            "interface Linked { @JsonProperty(\"href\") @JsonInclude(JsonInclude.Include.NON_NULL) default String "
                    + getter + "() { return \"/\" + id(); } int id(); }"
        };

        assertThat(Compiled.compile(sources).roundTrip("{\"id\":1}")).isEqualTo("{\"id\":1,\"href\":\"/1\"}");
        assertThat(Compiled.compileWithJackson(sources).roundTrip("{\"id\":1}"))
                .isEqualTo("{\"id\":1,\"href\":\"/1\"}");
    }

    @Test
    void theNearestOfInheritedGettersCounts() {
        Compiled compiled = Compiled.compile(
                "@JsonCodec record Page(int id) implements Web, Linked {}",
                "interface Linked { @JsonProperty(\"link\") default Object getHref() { return 1; } }",
                "interface Web extends Linked { @JsonProperty(\"href\") default String getHref() { return \"w\"; } }");

        assertThat(compiled.roundTrip("{\"id\":1}")).isEqualTo("{\"id\":1,\"href\":\"w\"}");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "@JsonProperty"})
    void otherAnnotationsOnAnInheritedGetterNeedThatItIsAMember(String isMember) {
        String interfaceOfAll = "interface Labelled { " + isMember
                + " @JsonInclude(JsonInclude.Include.NON_NULL) default String getLabel() { return null; } }";
        String line = "@JsonCodec record Line(int id) implements Labelled {}";

        if (isMember.isEmpty()) {
            assertThatThrownBy(() -> Compiled.compile(line, interfaceOfAll))
                    .hasMessageContaining("BRN014")
                    .hasMessageContaining("for a further member, add @JsonProperty");
        } else {
            assertThat(Compiled.compile(line, interfaceOfAll).roundTrip("{\"id\":1}"))
                    .isEqualTo("{\"id\":1}");
        }
    }

    @Test
    void anImplementationThatDoesNotRepeatTheAnnotationIsNoMember() {
        String page = "@JsonCodec record Page(int id) implements Linked {"
                + " @Override %s public String getHref() { return \"/\"; } }";
        String linked = "interface Linked { @JsonProperty(\"href\") default String getHref() { return \"l\"; } }";

        assertThatThrownBy(() -> Compiled.compile(page.formatted(""), linked))
                .hasMessageContaining("BRN014")
                .hasMessageContaining("Repeat it on the member that implements this one");
        assertThat(Compiled.compile(page.formatted("@JsonProperty(\"href\")"), linked)
                        .roundTrip("{\"id\":1}"))
                .isEqualTo("{\"id\":1,\"href\":\"/\"}");
    }

    /** Jackson leaves the whole property out. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "@JsonCodec record User(int id, String password) implements Secret {"
                        + " public void setPassword(String password) {} }"
                        + "\ninterface Secret { @JsonIgnore void setPassword(String password); }",
                "@JsonCodec record User(int id, String password) implements Secret {"
                        + " @JsonIgnore public void setPassword(String password) {} }"
                        + "\ninterface Secret { @JsonIgnore void setPassword(String password); }",
                "@JsonCodec class User implements Secret { public int id; }"
                        + "\ninterface Secret extends Hidden { default String getPassword() { return \"secret\"; } }"
                        + "\ninterface Hidden { @JsonIgnore String getPassword(); }",
            })
    void whatWouldBeWrittenIsNotIgnoredSilently(String types) {
        assertThatThrownBy(() -> Compiled.compileWithJackson(types)).hasMessageContaining("BRN014");
    }

    @Test
    void aDefaultMethodMayRepeatTheAnnotationForAClass() {
        Compiled compiled = Compiled.compile(
                "@JsonCodec class User implements Secret { public int id; }",
                "interface Secret extends Hidden { @JsonIgnore default String getPassword() { return \"secret\"; } }",
                "interface Hidden { @JsonIgnore String getPassword(); }");

        assertThat(compiled.roundTrip("{\"id\":1}")).isEqualTo("{\"id\":1}");
    }
}
