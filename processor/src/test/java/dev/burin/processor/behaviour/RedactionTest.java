package dev.burin.processor.behaviour;

import static dev.burin.processor.behaviour.Compiled.compile;
import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.burin.Codec;
import dev.burin.Codecs;
import dev.burin.JsonException;
import dev.burin.JsonOptions;
import dev.burin.JsonWriter;
import dev.burin.annotation.JsonInclude;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code @JsonRedact}: {@code codec.redacted()} writes no part of a secret. */
class RedactionTest {
    private static final String SECRET = "s3cret-Pässword";

    private enum Form {
        MASK("\"***\""),
        DROP(""),
        HASH('"' + sha256('"' + SECRET + '"') + '"'),
        LAST4("\"***word\"");

        private final String written;

        Form(String written) {
            this.written = written;
        }

        /** Returns the member {@code name} after a comma, or nothing. */
        String member(String name) {
            return this == DROP ? "" : ",\"" + name + "\":" + written;
        }
    }

    private static String sha256(String text) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(UTF_8));
            return HexFormat.of().formatHex(digest).substring(0, 16);
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError(e);
        }
    }

    private static String redacted(Codec<Object> codec, Object value) {
        String json = codec.redacted().toJson(value);
        assertThat(new String(codec.redacted().toJsonBytes(value), UTF_8)).isEqualTo(json);
        return json;
    }

    /** Types with a member {@code a}, a secret {@code b} and a number {@code c}, in every shape. */
    private static String[] sources(String redact) {
        String getters = " public String getA() { return a; } " + redact
                + " public String getB() { return b; } public int getC() { return c; }";
        return new String[] {
            "@JsonCodec record T(String a, " + redact + " String b, int c) {}",
            "@JsonCodec class T { public String a; " + redact + " public String b; public int c; }",
            "@JsonCodec class T { private String a; private String b; private int c;" + getters
                    + " public void setA(String a) { this.a = a; } public void setB(String b) { this.b = b; }"
                    + " public void setC(int c) { this.c = c; } }",
            "@JsonCodec class T { private final String a; private final String b; private final int c;"
                    + " T(String a, " + redact + " String b, int c) { this.a = a; this.b = b; this.c = c; }"
                    + " public String getA() { return a; } public String getB() { return b; } public int getC() { return c; } }",
            "@JsonCodec class T { private final String a; " + redact + " private final String b; private final int c;"
                    + " private T(String a, String b, int c) { this.a = a; this.b = b; this.c = c; }"
                    + " public String getA() { return a; } public String getB() { return b; } public int getC() { return c; }"
                    + " static Builder builder() { return new Builder(); }"
                    + " static class Builder { private String a; private String b; private int c;"
                    + " Builder a(String a) { this.a = a; return this; } Builder b(String b) { this.b = b; return this; }"
                    + " Builder c(int c) { this.c = c; return this; } T build() { return new T(a, b, c); } } }"
        };
    }

    static Stream<Arguments> shapes() {
        return Stream.of(Form.values()).flatMap(form -> Stream.of(sources("@JsonRedact(JsonRedact.Form." + form + ")"))
                .map(source -> Arguments.of(form, source)));
    }

    @ParameterizedTest
    @MethodSource("shapes")
    void secretsAreHiddenInEveryShape(Form form, String source) {
        Codec<Object> codec = compile(source).codec();
        String json = "{\"a\":\"x\",\"b\":\"" + SECRET + "\",\"c\":1}";
        Object value = codec.fromJson(json);

        assertThat(codec.toJson(value)).isEqualTo(json);
        assertThat(redacted(codec, value)).isEqualTo("{\"a\":\"x\"" + form.member("b") + ",\"c\":1}");
        assertThat(codec.toJson(value)).as("afterwards").isEqualTo(json);
        assertThat(redacted(codec, codec.fromJson("{\"a\":\"x\",\"b\":null,\"c\":1}")))
                .isEqualTo(form == Form.DROP ? "{\"a\":\"x\",\"c\":1}" : "{\"a\":\"x\",\"b\":null,\"c\":1}");
    }

    @ParameterizedTest
    @EnumSource(Form.class)
    void secretsAreHiddenWhereverTheirTypeIsUsed(Form form) {
        Compiled types = compile(
                """
                @JsonCodec record Holder(User one, List<User> list, Map<String, List<User>> map, Optional<User> maybe,
                        User[][] array, Presence<User> there, AtomicReference<User> atomic, Box<User> box, Owner owner,
                        @JsonUnwrapped User user, @JsonAny Map<String, User> others) {}
                """,
                "record User(int id, @JsonRedact(JsonRedact.Form." + form + ") String key) {}",
                "record Box<E>(E held) {}",
                "@JsonCodec sealed interface Owner permits Person, Firm {}",
                "record Person(User user) implements Owner {}",
                "record Firm(int no, @JsonRedact(JsonRedact.Form." + form + ") String key) implements Owner {}");
        String user = "{\"id\":1,\"key\":\"" + SECRET + "\"}";
        String hidden = "{\"id\":1" + form.member("key") + "}";
        String json = "{\"one\":U,\"list\":[U,null,U],\"map\":{\"k\":[U]},\"maybe\":U,\"array\":[[U],[]],\"there\":U,"
                + "\"atomic\":U,\"box\":{\"held\":U},\"owner\":{\"@type\":\"Person\",\"user\":U},M,\"more\":U}";
        String members = "\"id\":1,\"key\":\"" + SECRET + "\"";
        Codec<Object> codec = types.codec();
        Object value = codec.fromJson(json.replace("M", members).replace("U", user));

        assertThat(codec.toJson(value)).isEqualTo(json.replace("M", members).replace("U", user));
        assertThat(redacted(codec, value))
                .isEqualTo(json.replace("M", "\"id\":1" + form.member("key")).replace("U", hidden))
                .doesNotContain("s3cret");
        Codec<Object> owners = types.codec("OwnerCodec");
        assertThat(redacted(owners, owners.fromJson("{\"@type\":\"Firm\",\"no\":2,\"key\":\"" + SECRET + "\"}")))
                .isEqualTo("{\"@type\":\"Firm\",\"no\":2" + form.member("key") + "}");
    }

    @ParameterizedTest
    @EnumSource(Form.class)
    void derivedCodecsHideSecretsToo(Form form) throws IOException {
        Codec<Object> codec = compile(
                        "@JsonCodec record T(int id, @JsonRedact(JsonRedact.Form." + form + ") String key) {}")
                .codec();
        Object value = codec.fromJson("{\"id\":1,\"key\":\"" + SECRET + "\"}");
        String hidden = "{\"id\":1" + form.member("key") + "}";

        assertThat(codec.redacted().list().toJson(List.of(value, value))).isEqualTo("[" + hidden + "," + hidden + "]");
        assertThat(codec.list().redacted().toJson(List.of(value))).isEqualTo("[" + hidden + "]");
        assertThat(codec.set().redacted().toJson(Set.of(value))).isEqualTo("[" + hidden + "]");
        assertThat(codec.redacted().map().toJson(Map.of("k", value))).isEqualTo("{\"k\":" + hidden + "}");
        assertThat(codec.redacted().optional().toJson(Optional.of(value))).isEqualTo(hidden);
        assertThat(codec.optional().redacted().toJson(Optional.empty())).isEqualTo("null");
        assertThat(codec.nullable().redacted().toJson(null)).isEqualTo("null");
        assertThat(codec.redacted().nullable().toJson(value)).isEqualTo(hidden);
        assertThat(codec.redacted().array(Object[]::new).toJson(new Object[] {value}))
                .isEqualTo("[" + hidden + "]");
        assertThat(codec.redacted().redacted().toJson(value)).isEqualTo(hidden);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        codec.redacted().toJson(value, out);
        codec.redacted().toLines(Stream.of(value, value), out);
        codec.redacted().toArray(Stream.of(value), out);
        assertThat(out.toString(UTF_8)).isEqualTo(hidden + hidden + "\n" + hidden + "\n[" + hidden + "]");
        byte[] target = new byte[100];
        int count = codec.redacted().toJson(value, target, 3);
        assertThat(new String(target, 3, count, UTF_8)).isEqualTo(hidden);
        assertThat(new String(target, ISO_8859_1)).doesNotContain("s3cret");
        JsonWriter writer = new JsonWriter();
        writer.beginArray();
        writer.writeValue(codec.redacted(), value);
        writer.writeValue(codec, value);
        writer.endArray();
        assertThat(writer).hasToString("[" + hidden + "," + codec.toJson(value) + "]");
    }

    @Test
    void aComponentIsRedactedEvenWhereItIsReadInPlaceOfTheRecord() {
        Compiled type = compile("""
                @JsonCodec record Pin(@JsonRedact String text) {
                    @JsonCreator(mode = JsonCreator.Mode.DELEGATING) Pin {} }
                """);
        Object pin = type.read("\"" + SECRET + "\"");

        assertThat(type.codec().redacted().toJson(pin)).isEqualTo("{\"text\":\"***\"}");
        assertThat(type.codec().toJson(pin)).isEqualTo("{\"text\":\"" + SECRET + "\"}");
    }

    @Test
    void redactionWorksWithOptions() {
        Codec<Object> codec = compile("@JsonCodec record T(int id, @JsonRedact String key) {}")
                .codec();
        Object value = codec.fromJson("{\"id\":1,\"key\":\"" + SECRET + "\"}");
        String pretty = "{\n  \"id\": 1,\n  \"key\": \"***\"\n}";

        assertThat(codec.redacted().with(JsonOptions.PRETTY).toJson(value)).isEqualTo(pretty);
        assertThat(codec.with(JsonOptions.PRETTY).redacted().toJson(value)).isEqualTo(pretty);
        assertThat(codec.redacted()
                        .with(JsonOptions.PRETTY)
                        .with(JsonOptions.DEFAULT)
                        .toJson(value))
                .isEqualTo("{\"id\":1,\"key\":\"***\"}");
        assertThat(codec.redacted().list().with(JsonOptions.PRETTY).toJson(List.of(value)))
                .doesNotContain("s3cret");
        assertThat(codec.with(JsonOptions.PRETTY).list().redacted().toJson(List.of(value)))
                .doesNotContain("s3cret")
                .contains("\n");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "MASK | int | 12345678 | \"***\"",
                "MASK | boolean | true | \"***\"",
                "MASK | Boolean | null | null",
                "MASK | char | \"x\" | \"***\"",
                "MASK | double | 0.5 | \"***\"",
                "MASK | OptionalInt | 5 | \"***\"",
                "MASK | OptionalInt | null | null",
                "MASK | Thread.State | \"NEW\" | \"***\"",
                "MASK | List<String> | [\"a\",\"b\"] | \"***\"",
                "MASK | List<String> | [] | \"***\"",
                "MASK | Map<String, Integer> | {\"a\":1} | \"***\"",
                "MASK | int[] | [1,2] | \"***\"",
                "MASK | Object | {\"a\":[1]} | \"***\"",
                "MASK | RawJson | {\"a\": [1]} | \"***\"",
                "MASK | T | {\"a\":0,\"b\":null,\"c\":\"\"} | \"***\"",
                "MASK | Presence<String> | null | null",
                "MASK | UUID | \"123e4567-e89b-12d3-a456-426614174000\" | \"***\"",
                "LAST4 | String | \"4111111111111111\" | \"***1111\"",
                "LAST4 | String | \"12345678901\" | \"***\"",
                "LAST4 | String | \"123456789012\" | \"***9012\"",
                "LAST4 | String | \"\" | \"***\"",
                "LAST4 | String | \"12345678😀a😀\\\"\" | \"***😀a😀\\\"\"",
                "LAST4 | String | \"a\\n\\n\\n\\n\\n\\n\\n\" | \"***\"",
                "LAST4 | String | \"00000000\\u0001\\u0001\\u0001\\u0001\" | \"***\\u0001\\u0001\\u0001\\u0001\"",
                "LAST4 | long | 4111111111111111 | \"***1111\"",
                "LAST4 | long | 41111 | \"***\"",
                "LAST4 | Long | null | null",
                "LAST4 | int | -123456789 | \"***\"",
                "LAST4 | BigDecimal | 123456789012.50 | \"***2.50\"",
                "LAST4 | UUID | \"123e4567-e89b-12d3-a456-426614174000\" | \"***4000\"",
                "LAST4 | char[] | \"4111111111111111\" | \"***1111\"",
                "LAST4 | Optional<String> | \"4111111111111111\" | \"***1111\"",
                "LAST4 | Object | {\"a\":\"4111111111111111\"} | \"***\"",
                "LAST4 | Object | true | \"***\"",
            })
    void everyKindOfValueIsHidden(String form, String type, String json, String hidden) {
        Codec<Object> codec = compile("@JsonCodec record T(int a, @JsonRedact(JsonRedact.Form." + form + ") " + type
                        + " b, String c) {}")
                .codec();
        Object value = codec.fromJson("{\"a\":7,\"b\":" + json + ",\"c\":\"z\"}");

        assertThat(codec.toJson(value)).isEqualTo("{\"a\":7,\"b\":" + json + ",\"c\":\"z\"}");
        assertThat(redacted(codec, value)).isEqualTo("{\"a\":7,\"b\":" + hidden + ",\"c\":\"z\"}");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "int:1",
                "String:\"x\"",
                "List<Integer>:[1,2]",
                "boolean:false",
                "Map<String, String>:{\"a\":null}"
            })
    void hashesAreComputedFromTheJsonOfTheValue(String example) {
        String type = example.substring(0, example.indexOf(':'));
        String json = example.substring(example.indexOf(':') + 1);
        Codec<Object> codec = compile("@JsonCodec record T(@JsonRedact(JsonRedact.Form.HASH) " + type + " b) {}")
                .codec();

        assertThat(redacted(codec, codec.fromJson("{\"b\":" + json + "}")))
                .isEqualTo("{\"b\":\"" + sha256(json) + "\"}");
    }

    @Test
    void formsOfValuesAndInclusionAreUnchanged() {
        Codec<Object> codec = compile("""
                        @JsonCodec(include = JsonInclude.Include.NON_NULL) record T(
                                @JsonRedact(JsonRedact.Form.DROP) String first,
                                @JsonRedact String second,
                                @JsonRedact(JsonRedact.Form.LAST4) @JsonBytes(JsonBytes.Form.HEX) byte[] hash,
                                @JsonRedact @JsonUsing(Loud.class) String loud,
                                @JsonRedact @JsonProperty("größe") @JsonSetter(nulls = JsonSetter.Nulls.FAIL) String $class,
                                @JsonRedact(JsonRedact.Form.LAST4) @JsonDefault("-") String last) {}
                        """, """
                        class Loud implements Codec<String> {
                            @Override public void write(JsonWriter out, String value) { out.beginArray(); out.writeString(value); out.endArray(); }
                            @Override public String read(JsonReader in) { return in.readString(); }
                        }
                        """).codec();

        assertThat(redacted(
                        codec,
                        codec.fromJson("{\"first\":\"1\",\"second\":\"2\",\"hash\":\"00112233445566\","
                                + "\"loud\":\"hush\",\"größe\":\"xl\"}")))
                .isEqualTo(
                        "{\"second\":\"***\",\"hash\":\"***5566\",\"loud\":\"***\",\"größe\":\"***\",\"last\":\"***\"}");
        assertThat(redacted(codec, codec.fromJson("{\"first\":\"1\",\"größe\":\"xl\"}")))
                .isEqualTo("{\"größe\":\"***\",\"last\":\"***\"}");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 65, 300})
    void thereMayBeManySecretsOrOnlySecrets(int count) {
        String members = IntStream.range(0, count)
                .mapToObj(i -> "@JsonRedact(JsonRedact.Form." + Form.values()[i % 4] + ") public String m" + i + ";")
                .collect(Collectors.joining(" ", "@JsonCodec class T { ", " }"));
        String json = IntStream.range(0, count)
                .mapToObj(i -> "\"m" + i + "\":\"" + SECRET + "\"")
                .collect(Collectors.joining(",", "{", "}"));
        String hidden = IntStream.range(0, count)
                .mapToObj(i -> Form.values()[i % 4].member("m" + i))
                .collect(Collectors.joining("", "{", "}"))
                .replace("{,", "{");
        Codec<Object> codec = compile(members).codec();

        assertThat(codec.toJson(codec.fromJson(json))).isEqualTo(json);
        assertThat(redacted(codec, codec.fromJson(json))).isEqualTo(hidden);
    }

    @ParameterizedTest
    @EnumSource(JsonInclude.Include.class)
    void droppedSecretsAreDroppedWhateverTheirInclusion(JsonInclude.Include include) {
        String drop = "@JsonRedact(JsonRedact.Form.DROP) @JsonInclude(JsonInclude.Include." + include + ") ";
        Codec<Object> codec = compile("@JsonCodec record T(" + drop + "@JsonDefault(\"{}\") Map<String, String> a, "
                        + drop + "@JsonDefault(\"[]\") int[] b, " + drop + "@JsonDefault(\"[]\") List<String> c, "
                        + drop
                        + "@JsonDefault(\"x\") String d, " + drop + "@JsonDefault(\"1.5\") double e, " + drop
                        + "String f, " + drop + "Integer g, " + drop + "Optional<String> h) {}")
                .codec();

        for (String document : List.of(
                "{\"a\":{\"k\":\"v\"},\"b\":[1],\"c\":[\"c\"],\"d\":\"d\",\"e\":2,\"f\":\"f\",\"g\":3,\"h\":\"h\"}",
                "{\"a\":null,\"b\":null,\"c\":null,\"d\":null,\"e\":0,\"f\":null,\"g\":null,\"h\":null}",
                "{}")) {
            assertThat(redacted(codec, codec.fromJson(document))).as(document).isEqualTo("{}");
        }
    }

    @Test
    void onlySecretsThatAreDroppedLeaveAnEmptyObject() {
        Codec<Object> codec = compile("@JsonCodec record T(@JsonRedact(JsonRedact.Form.DROP) int a) {}")
                .codec();

        assertThat(redacted(codec, codec.fromJson("{\"a\":1}"))).isEqualTo("{}");
    }

    @Test
    void positionalMembersAreHiddenInTheirPlace() {
        Codec<Object> codec = compile("@JsonCodec(shape = JsonCodec.Shape.ARRAY) record T(int a,"
                        + " @JsonRedact String b, @JsonRedact(JsonRedact.Form.HASH) int c, String d) {}")
                .codec();

        assertThat(redacted(codec, codec.fromJson("[1,\"" + SECRET + "\",2,\"x\"]")))
                .isEqualTo("[1,\"***\",\"" + sha256("2") + "\",\"x\"]");
    }

    @Test
    void aWholeValueMayBeSecret() {
        Codec<Object> codec = compile(
                        "@JsonCodec record T(Password password, List<Password> old) {}",
                        "record Password(@JsonRedact @JsonValue String text) {}")
                .codec();

        assertThat(redacted(codec, codec.fromJson("{\"password\":\"a\",\"old\":[\"b\",null]}")))
                .isEqualTo("{\"password\":\"***\",\"old\":[\"***\",null]}");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "class Password { @JsonRedact private final String text; Password(String text) { this.text = text; }"
                        + " @JsonValue public String getText() { return text; } }",
                "class Password { private final String text; Password(@JsonRedact String text) { this.text = text; }"
                        + " @JsonValue public String getText() { return text; } }",
                "class Password { private final String held; private Password(String held) { this.held = held; }"
                        + " @JsonCreator(mode = JsonCreator.Mode.DELEGATING) static Password of(@JsonRedact String word) {"
                        + " return new Password(word); } @JsonValue public String text() { return held; } }",
            })
    void aWholeValueIsSecretIfItsFieldOrItsCreatorParameterIs(String password) {
        Codec<Object> codec = compile("@JsonCodec record T(Password password, int a) {}", password)
                .codec();

        assertThat(redacted(codec, codec.fromJson("{\"password\":\"" + SECRET + "\",\"a\":1}")))
                .isEqualTo("{\"password\":\"***\",\"a\":1}");
    }

    @Test
    void theFormThatHidesMostApplies() {
        Codec<Object> codec = compile("@JsonCodec class T { @JsonRedact(JsonRedact.Form.LAST4) private String a;"
                        + " @JsonRedact public String getA() { return a; }"
                        + " @JsonRedact(JsonRedact.Form.HASH) public void setA(String a) { this.a = a; } }")
                .codec();

        assertThat(redacted(codec, codec.fromJson("{\"a\":\"4111111111111111\"}")))
                .isEqualTo("{\"a\":\"***\"}");
    }

    @Test
    void mixinsRedactTypesOfOtherLibraries() {
        Codec<Object> codec = compile(
                        "@JsonCodec record T(Login login) {}",
                        "@JsonImport(value = Login.class, mixin = Hidden.class) interface Imports {}",
                        "class Login { public String name; public String key; }",
                        "abstract class Hidden { @JsonRedact String key; }")
                .codec();

        assertThat(redacted(codec, codec.fromJson("{\"login\":{\"name\":\"a\",\"key\":\"b\"}}")))
                .isEqualTo("{\"login\":{\"name\":\"a\",\"key\":\"***\"}}");
    }

    @Test
    void genericTypesAndSuperclassesHideTheirSecrets() {
        Compiled types = compile(
                "@JsonCodec class Child<E extends Comparable<E>> extends Base<E> { public E open; }",
                "class Base<E> { private E held; @JsonRedact public E getHeld() { return held; }"
                        + " public void setHeld(E held) { this.held = held; } }");
        Codec<Object> codec = types.codecOf("Child", Codecs.STRING);

        assertThat(redacted(codec, codec.fromJson("{\"held\":\"s3cret\",\"open\":\"x\"}")))
                .contains("\"held\":\"***\"", "\"open\":\"x\"")
                .doesNotContain("s3cret");
    }

    @Test
    void customCodecsMayCheckForRedaction() {
        Codec<Object> codec = compile("@JsonCodec record T(@JsonUsing(Asking.class) String a) {}", """
                        class Asking implements Codec<String> {
                            @Override public void write(JsonWriter out, String value) { out.writeString(out.isRedacting() ? "?" : value); }
                            @Override public String read(JsonReader in) { return in.readString(); }
                        }
                        """)
                .codec();

        assertThat(redacted(codec, codec.fromJson("{\"a\":\"x\"}"))).isEqualTo("{\"a\":\"?\"}");
        assertThat(codec.toJson(codec.fromJson("{\"a\":\"x\"}"))).isEqualTo("{\"a\":\"x\"}");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "@JsonRedact @JsonUsing(content = NoNumber.class) Map<String, String> secret",
                "@JsonRedact(JsonRedact.Form.HASH) @JsonUsing(content = NoNumber.class) Map<String, String> secret",
                "@JsonUsing(content = NoNumber.class) Map<String, String> notAnnotated",
                "@JsonRedact @JsonUsing(Inner.class) String secret",
                "@JsonRedact(JsonRedact.Form.HASH) @JsonUsing(content = Inner.class) List<String> secret",
                "@JsonRedact Box secret",
            })
    void messagesAboutUnwritableValuesContainNoSecrets(String component) {
        Codec<Object> codec = compile(
                        "@JsonCodec record T(int id, " + component + ") {}",
                        "record Box(@JsonUsing(content = Inner.class) Map<String, String> held) {}",
                        """
                        class NoNumber implements Codec<String> {
                            @Override public void write(JsonWriter out, String value) { out.writeDouble(Double.NaN); }
                            @Override public String read(JsonReader in) { return in.readString(); }
                        }
                        """,
                        """
                        class Inner implements Codec<String> {
                            @Override public void write(JsonWriter out, String value) { out.writeRaw(RawJson.of(value)); }
                            @Override public String read(JsonReader in) { return in.readString(); }
                        }
                        """)
                .codec();
        String name = component.substring(component.lastIndexOf(' ') + 1);
        String secret = component.contains("Box")
                ? "{\"held\":{\"4111 1111\":\"[1 4111]\"}}"
                : component.contains("Map")
                        ? "{\"4111 1111\":\"x\"}"
                        : component.contains("List") ? "[\"[1 4111]\"]" : "\"[1 4111]\"";
        Object value = codec.fromJson("{\"id\":1,\"" + name + "\":" + secret + "}");

        assertThatThrownBy(() -> codec.toJson(value)).hasMessageContaining("4111");
        assertThatThrownBy(() -> codec.redacted().toJson(value))
                .isInstanceOfSatisfying(
                        JsonException.class, e -> assertThat(e.path()).startsWith("$.*"))
                .hasMessageNotContaining("4111")
                .hasNoCause();
    }

    @Test
    void aFailureDoesNotAffectTheNextDocument() {
        Codec<Object> codec = compile(
                        "@JsonCodec record T(@JsonRedact String key, @JsonUsing(Failing.class) String a) {}", """
                        class Failing implements Codec<String> {
                            @Override public void write(JsonWriter out, String value) { throw new IllegalStateException("no"); }
                            @Override public String read(JsonReader in) { return in.readString(); }
                        }
                        """)
                .codec();
        Object value = codec.fromJson("{\"key\":\"x\",\"a\":\"y\"}");

        assertThatThrownBy(() -> codec.redacted().toJson(value)).isInstanceOf(IllegalStateException.class);
        assertThat(codec.toJson(codec.fromJson("{\"key\":\"x\"}"))).isEqualTo("{\"key\":\"x\",\"a\":null}");
    }

    @Test
    void redactingCodecsDoNotRead() {
        Codec<Object> codec =
                compile("@JsonCodec record T(@JsonRedact String key) {}").codec();
        byte[] json = "{\"key\":\"***\"}".getBytes(UTF_8);
        Object value = codec.fromJson(json);
        Codec<Object> redacted = codec.redacted();

        for (ThrowingCallable reading : List.<ThrowingCallable>of(
                () -> redacted.fromJson(json),
                () -> redacted.fromJson("{}"),
                () -> redacted.fromJson(json, 0, 2),
                () -> redacted.fromJson(ByteBuffer.wrap(json)),
                () -> redacted.fromJson(new ByteArrayInputStream(json)),
                () -> redacted.tryFromJson(json),
                () -> redacted.merge(value, json),
                () -> redacted.stream(new ByteArrayInputStream(json)),
                () -> redacted.lines(new ByteArrayInputStream(json)),
                () -> redacted.tryLines(new ByteArrayInputStream(json)),
                () -> redacted.list().fromJson("[]"),
                () -> redacted.map().fromJson("{}"),
                () -> redacted.optional().fromJson("null"),
                () -> redacted.nullable().fromJson("null"),
                () -> redacted.with(JsonOptions.PRETTY).fromJson(json))) {
            assertThatThrownBy(reading)
                    .isInstanceOf(UnsupportedOperationException.class)
                    .hasMessageContaining("only writes");
        }
    }

    @Test
    void codecsOfTypesWithoutSecretsDoNotCheckForRedaction() {
        assertThat(compile("@JsonCodec record T(String a) {}").generated()).doesNotContain("edact");
    }
}
