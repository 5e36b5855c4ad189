package dev.burin.processor.behaviour;

import static dev.burin.processor.behaviour.Compiled.compile;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.burin.JsonErrorCode;
import dev.burin.JsonException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Annotations of members in a type and in its {@code @JsonCodec(implementation = …)}: none is silently lost. */
class ImplementedMembersTest {
    /** An annotation, the type of the member, and another annotation of the same type. */
    private static final String BOTH_WAYS = """
            @JsonFormat(pattern = "dd.MM.yyyy") | java.time.LocalDate | @JsonFormat(pattern = "MM/yyyy/dd")
            @JsonBytes(JsonBytes.Form.HEX) | byte[] | @JsonBytes(JsonBytes.Form.ARRAY)
            @JsonNumber(scale = 2) | double | @JsonNumber(scale = 3)
            @JsonUsing(Codes.class) | String | @JsonUsing(OtherCodes.class)
            @JsonUsing(content = Codes.class) | java.util.List<String> | @JsonUsing(content = OtherCodes.class)
            @JsonRedact | String | @JsonRedact(JsonRedact.Form.DROP)
            @JsonInclude(JsonInclude.Include.NON_NULL) | String | @JsonInclude(JsonInclude.Include.NON_EMPTY)
            @JsonProperty(index = 0) | String | @JsonProperty(index = 1)
            """;

    private static final String BOTH_WAYS_AS_SUCH = """
            @JsonRawValue | String
            @JsonAny | java.util.Map<String, Object>
            """;

    private static final String OF_READING = """
            @JsonAlias("y") | String | @JsonAlias("z")
            @JsonSetter(nulls = JsonSetter.Nulls.SKIP) | String | @JsonSetter(nulls = JsonSetter.Nulls.FAIL)
            @JsonSetter(contentNulls = JsonSetter.Nulls.SKIP) | java.util.List<String> | @JsonSetter(contentNulls = JsonSetter.Nulls.FAIL)
            @JsonDefault("q") | String | @JsonDefault("r")
            @JsonLimit(length = 3) | String | @JsonLimit(length = 4)
            """;

    private static final String REQUIRED = """
            @JsonProperty(required = true) | String
            """;

    private static final String[] CODECS = {codec("Codes"), codec("OtherCodes")};

    private static String codec(String name) {
        return header() + "public class " + name + " implements dev.burin.Codec<String> {"
                + " @Override public void write(dev.burin.JsonWriter out, String value) { out.writeString(value); }"
                + " @Override public String read(dev.burin.JsonReader in) { return in.readString(); } }";
    }

    private static String header() {
        return "package test; import dev.burin.annotation.*; ";
    }

    /** An interface and a record whose accessor has a different name. */
    private static String[] record(String shown, String type, String read) {
        return with(
                "@JsonCodec(implementation = Thing.class) public interface Shown { int getId(); " + shown + " " + type
                        + " getIt(); }",
                "public record Thing(int id, " + read + " " + type + " it) implements Shown {"
                        + " @Override public int getId() { return id; } @Override public " + type
                        + " getIt() { return it; } }");
    }

    /** An abstract class and a subclass, which inherits the annotations that it does not have itself. */
    private static String[] subclass(String shown, String type, String read) {
        return with(
                "@JsonCodec(implementation = Thing.class) public abstract class Shown { public abstract int getId(); "
                        + shown + " public abstract " + type + " getIt(); }",
                "public class Thing extends Shown { private final int id; private final " + type + " it;"
                        + " Thing(int id, " + read + " " + type + " it) { this.id = id; this.it = it; }"
                        + " @Override public int getId() { return id; } @Override public " + type
                        + " getIt() { return it; } }");
    }

    private static String[] with(String shown, String read) {
        return new String[] {header() + shown, header() + read, CODECS[0], CODECS[1]};
    }

    private static String errors(String... files) {
        return String.join("\n", Project.withBurin().errors(files));
    }

    @ParameterizedTest
    @CsvSource(textBlock = BOTH_WAYS + BOTH_WAYS_AS_SUCH, delimiter = '|')
    void annotationsForBothDirectionsOnTheImplementationAloneAreAnError(String annotation, String type) {
        String message = nameOf(annotation) + " on it is only in Thing: Shown is written, Thing is read.";

        assertThat(errors(record("", type, annotation)))
                .contains("[BRN164] @Json")
                .contains(message);
        assertThat(errors(subclass("", type, annotation)))
                .contains("[BRN164] @Json")
                .contains(message);
    }

    @ParameterizedTest
    @CsvSource(textBlock = BOTH_WAYS + BOTH_WAYS_AS_SUCH + OF_READING + REQUIRED, delimiter = '|')
    void annotationsOnAnInterfaceAloneAreAnErrorButThoseOnASuperclassAreInherited(String annotation, String type) {
        assertThat(errors(record(annotation, type, "")))
                .contains("[BRN014] " + nameOf(annotation).replaceFirst("\\(.*", "") + " has no effect: getIt")
                .doesNotContain("BRN164"); // one message is enough

        Project.withBurin().compile(subclass(annotation, type, ""));
    }

    @ParameterizedTest
    @CsvSource(textBlock = BOTH_WAYS + BOTH_WAYS_AS_SUCH + OF_READING + REQUIRED, delimiter = '|')
    void bothMayHaveTheSameAnnotations(String annotation, String type) {
        Project.withBurin().compile(record(annotation, type, annotation));
        Project.withBurin().compile(subclass(annotation, type, annotation));
    }

    @ParameterizedTest
    @CsvSource(textBlock = OF_READING + REQUIRED, delimiter = '|')
    void annotationsForReadingMayBeOnTheImplementationAlone(String annotation, String type) {
        Project.withBurin().compile(record("", type, annotation));
        Project.withBurin().compile(subclass("", type, annotation));
    }

    @ParameterizedTest
    @CsvSource(textBlock = BOTH_WAYS + OF_READING, delimiter = '|')
    void bothMayNotHaveDifferentAnnotations(String annotation, String type, String other) {
        assertThat(errors(record(annotation, type, other)))
                .contains("[BRN164]")
                .contains("on it is not the same in Shown and in Thing");
    }

    /** Where an absent member is rejected, skipping null amounts to rejecting it, yet both annotations are the same. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "@JsonSetter(nulls = JsonSetter.Nulls.SKIP)",
                "@com.fasterxml.jackson.annotation.JsonSetter(nulls = com.fasterxml.jackson.annotation.Nulls.SKIP)"
            })
    void nullsThatBothSkipAreTheSameInNullMarkedCode(String skip) {
        String marked = "package org.jspecify.annotations; public @interface NullMarked {}";
        String packageInfo = "@org.jspecify.annotations.NullMarked package test;";
        for (String[] types : List.of(record(skip, "String", skip), subclass(skip, "String", skip))) {
            Project project = Project.withBurin().compile(types[0], types[1], marked, packageInfo);

            assertThat(project.roundTrip("test.ShownCodec", "{\"id\":1,\"it\":\"x\"}"))
                    .isEqualTo("{\"id\":1,\"it\":\"x\"}");
            assertThatThrownBy(() -> project.codec("test.ShownCodec").fromJson("{\"id\":1,\"it\":null}"))
                    .isInstanceOf(JsonException.class);
        }
        String[] different = record(skip, "String", "@JsonSetter(nulls = JsonSetter.Nulls.FAIL)");
        assertThat(errors(different[0], different[1], marked, packageInfo))
                .contains("[BRN164] @JsonSetter on it is not the same in Shown and in Thing");
    }

    private static String nameOf(String annotation) {
        return annotation.startsWith("@JsonProperty")
                ? annotation.contains("index") ? "@JsonProperty(index = …)" : "@JsonProperty(required = true)"
                : annotation.replaceFirst("\\(.*", "");
    }

    @Test
    void annotationsOnBothApplyToWritingAndReading() {
        Compiled type = compile("""
                @JsonCodec(implementation = Thing.class) interface Shown {
                    @JsonFormat(pattern = "dd.MM.yyyy") LocalDate getDay();
                    @JsonRedact String getCode();
                    @JsonProperty(access = JsonProperty.Access.READ_ONLY) int getSum();
                    @JsonProperty(access = JsonProperty.Access.WRITE_ONLY) String getPassword();
                    @JsonProperty(required = true) @JsonLimit(length = 3) String getName();
                }
                """, """
                record Thing(
                        @JsonFormat(pattern = "dd.MM.yyyy") LocalDate day,
                        @JsonRedact String code,
                        @JsonProperty(access = JsonProperty.Access.READ_ONLY) int sum,
                        @JsonProperty(access = JsonProperty.Access.WRITE_ONLY) String password,
                        @JsonProperty(required = true) @JsonLimit(length = 3) String name) implements Shown {
                    @Override public LocalDate getDay() { return day; }
                    @Override public String getCode() { return code; }
                    @Override public int getSum() { return day.getYear() + password.length(); }
                    @Override public String getPassword() { return password; }
                    @Override public String getName() { return name; }
                }
                """);
        String json = "{\"day\":\"31.12.2025\",\"code\":\"c\",\"sum\":7,\"password\":\"secret\",\"name\":\"abc\"}";

        assertThat(type.roundTrip(json))
                .isEqualTo("{\"day\":\"31.12.2025\",\"code\":\"c\",\"sum\":2031,\"name\":\"abc\"}");
        assertThat(type.codec().redacted().toJson(type.read(json))).contains("\"code\":\"***\"");
        assertThatThrownBy(() -> type.read("{\"name\":\"abcd\"}"))
                .isInstanceOfSatisfying(
                        JsonException.class, e -> assertThat(e.code()).isEqualTo(JsonErrorCode.LENGTH_LIMIT));
        assertThatThrownBy(() -> type.read("{}")).isInstanceOfSatisfying(JsonException.class, e -> assertThat(e.code())
                .isEqualTo(JsonErrorCode.MISSING_MEMBER));
    }

    @Test
    void membersThatTheImplementationRequiresAreAlwaysWritten() {
        Compiled type = compile(
                "@JsonCodec(implementation = Thing.class, include = JsonInclude.Include.NON_EMPTY)"
                        + " interface Shown { String getIt(); List<String> getMore(); }",
                "record Thing(@JsonProperty(required = true) String it, List<String> more) implements Shown {"
                        + " @Override public String getIt() { return it; }"
                        + " @Override public List<String> getMore() { return more; } }");

        assertThat(type.roundTrip("{\"it\":\"\",\"more\":[]}")).isEqualTo("{\"it\":\"\"}");
        assertThat(type.roundTrip("{\"it\":null}")).isEqualTo("{\"it\":null}");
    }

    @Test
    void inclusionOnTheTypeOfTheImplementationAloneIsAnErrorToo() {
        assertThat(errors(with(
                        "@JsonCodec(implementation = Thing.class) public interface Shown { String getIt(); }",
                        "@JsonInclude(JsonInclude.Include.NON_NULL) public record Thing(String it) implements Shown {"
                                + " @Override public String getIt() { return it; } }")))
                .contains("[BRN164] @JsonInclude on it is only in Thing");
    }

    @Test
    void limitsOfTheTypeApplyToReading() {
        Compiled type = compile(
                "@JsonCodec(implementation = Thing.class) @JsonLimit(length = 3, depth = 2)"
                        + " interface Shown { String getIt(); List<String> getMore(); }",
                "record Thing(String it, List<String> more) implements Shown {"
                        + " @Override public String getIt() { return it; }"
                        + " @Override public List<String> getMore() { return more; } }");

        assertThat(type.roundTrip("{\"it\":\"abc\",\"more\":[\"d\"]}")).isEqualTo("{\"it\":\"abc\",\"more\":[\"d\"]}");
        assertThatThrownBy(() -> type.read("{\"more\":[\"abcd\"]}"))
                .isInstanceOfSatisfying(
                        JsonException.class, e -> assertThat(e.code()).isEqualTo(JsonErrorCode.LENGTH_LIMIT));
        assertThatThrownBy(() -> type.read("{\"x\":[[]]}"))
                .isInstanceOfSatisfying(
                        JsonException.class, e -> assertThat(e.code()).isEqualTo(JsonErrorCode.DEPTH_LIMIT));
    }

    @Test
    void jacksonAnnotationsAreCompared() {
        assertThat(errors(
                        "package test; @dev.burin.annotation.JsonCodec(implementation = Thing.class)"
                                + " public interface Shown { java.time.LocalDate getIt(); }",
                        "package test; import com.fasterxml.jackson.annotation.*;"
                                + " public record Thing(@JsonFormat(pattern = \"dd.MM.yyyy\") java.time.LocalDate it)"
                                + " implements Shown { @Override public java.time.LocalDate getIt() { return it; } }"))
                .contains("[BRN164] @JsonFormat on it is only in Thing");
    }

    @Test
    void nullThatBothSkipIsRejectedWhereTheImplementationRequiresTheMember() {
        String skip = "@JsonSetter(nulls = JsonSetter.Nulls.SKIP)";
        Compiled type = compile(
                "@JsonCodec(implementation = Thing.class) interface Shown { " + skip + " String getIt(); }",
                "record Thing(" + skip + " @JsonProperty(required = true) String it) implements Shown {"
                        + " @Override public String getIt() { return it; } }");

        assertThat(type.roundTrip("{\"it\":\"a\"}")).isEqualTo("{\"it\":\"a\"}");
        assertThatThrownBy(() -> type.read("{\"it\":null}")).isInstanceOf(JsonException.class);
        assertThat(errors(record(
                        "@JsonSetter(nulls = JsonSetter.Nulls.AS_EMPTY)",
                        "String",
                        skip + " @JsonProperty(required = true)")))
                .contains("[BRN164] @JsonSetter on it is not the same");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    @JsonLimit(depth = 5) | @JsonLimit(length) on the type is only in Shown
                    @JsonLimit(length = 4) | @JsonLimit(length) on the type is not the same in Shown and in Thing
                    """)
    void limitsOfTheTypeThatTheImplementationHidesAreAnError(String limit, String message) {
        assertThat(errors(with(
                        "@JsonCodec(implementation = Thing.class) @JsonLimit(length = 3) public interface Shown {"
                                + " String getIt(); }",
                        limit + " public record Thing(String it) implements Shown {"
                                + " @Override public String getIt() { return it; } }")))
                .contains("[BRN164] " + message);
    }

    @Test
    void limitsOfTheTypeMayBeRepeatedAndExtended() {
        Compiled type = compile(
                "@JsonCodec(implementation = Thing.class) @JsonLimit(length = 3) interface Shown { String getIt(); }",
                "@JsonLimit(length = 3, depth = 2) record Thing(String it) implements Shown {"
                        + " @Override public String getIt() { return it; } }");

        assertThat(type.roundTrip("{\"it\":\"abc\"}")).isEqualTo("{\"it\":\"abc\"}");
        assertThatThrownBy(() -> type.read("{\"it\":\"abcd\"}"))
                .isInstanceOfSatisfying(
                        JsonException.class, e -> assertThat(e.code()).isEqualTo(JsonErrorCode.LENGTH_LIMIT));
    }

    @Test
    void membersThatAreNeverWrittenMayBeRequired() {
        String access = "@JsonProperty(access = JsonProperty.Access.WRITE_ONLY";
        Compiled type = compile(
                "@JsonCodec(implementation = Thing.class) interface Shown { int getId(); " + access
                        + ") String getCode(); }",
                "record Thing(int id, " + access + ", required = true) String code) implements Shown {"
                        + " @Override public int getId() { return code.length(); }"
                        + " @Override public String getCode() { return code; } }");

        assertThat(type.roundTrip("{\"id\":7,\"code\":\"abc\"}")).isEqualTo("{\"id\":3}");
        assertThatThrownBy(() -> type.read("{\"id\":7}"))
                .isInstanceOfSatisfying(
                        JsonException.class, e -> assertThat(e.code()).isEqualTo(JsonErrorCode.MISSING_MEMBER));
    }

    @Test
    void anErrorOfOneMemberDoesNotHideOneOfAnother() {
        assertThat(errors(with(
                        "@JsonCodec(implementation = Thing.class) public interface Shown {"
                                + " @JsonProperty(value = \"it\", index = 0) String getIt();"
                                + " @JsonProperty(\"id\") int getId(); }",
                        "public record Thing(@JsonProperty(\"it\") String it, int id) implements Shown {"
                                + " @Override public String getIt() { return it; }"
                                + " @Override public int getId() { return id; } }")))
                .contains("[BRN014] @JsonProperty has no effect: getId")
                .contains("[BRN164] @JsonProperty(index = …) on it is only in Shown");
    }
}
