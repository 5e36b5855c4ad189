package dev.burin.processor.behaviour;

import static dev.burin.processor.behaviour.Compiled.compile;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.burin.Codec;
import dev.burin.JsonErrorCode;
import dev.burin.JsonException;
import dev.burin.codegen.NameHash;
import dev.burin.processor.plan.Collisions;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Names computed from the hashes in generated code match no member and no label. */
class HashesInGeneratedCodeTest {
    private static final Pattern CASE = Pattern.compile("case 0x([0-9a-f]{8}) ->");
    private static final int NAMES_PER_HASH = 4;
    private static final String FEW =
            "@JsonAlias({\"Spitzname\", \"x\"}) String nick, @JsonProperty(\"größe in cm\") int height, "
                    + "@JsonProperty(access = JsonProperty.Access.READ_ONLY) int age";

    /** A style of labels and a document in that style, in which %s is replaced by the label. */
    private enum Style {
        PROPERTY("{\"kind\":%s,\"radius\":1.0}"),
        EXISTING("{\"kind\":%s,\"radius\":1.0}"),
        WRAPPER_OBJECT("{%s:{\"radius\":1.0}}"),
        WRAPPER_ARRAY("[%s,{\"radius\":1.0}]");

        private final String document;

        Style(String document) {
            this.document = document;
        }

        Compiled compile(String settings) {
            String own = this == EXISTING ? "String kind, " : "";
            String property = name().startsWith("WRAPPER") ? "" : "property = \"kind\", ";
            return Compiled.compile(
                    settings + "@JsonTypeInfo(" + property + "style = JsonTypeInfo.Style." + name()
                            + ") sealed interface Shape permits Circle, Disc {}",
                    "@JsonAlias(\"round\") record Circle(" + own + "double radius) implements Shape {}",
                    "@JsonTypeName(\"größte\") record Disc(" + own + "double radius) implements Shape {}");
        }
    }

    // ---- members

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void namesWithTheHashOfAMemberAreUnknown(boolean ignoresCase) {
        assertUnknown(FEW, 5, ignoresCase);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 65, 150})
    void namesWithTheHashOfOneOfManyMembersAreUnknown(int count) {
        String members = IntStream.range(0, count).mapToObj(i -> "int m" + i).collect(Collectors.joining(", "));

        assertUnknown(members, count, false);
        assertUnknown(members, count, true);
    }

    private static void assertUnknown(String members, int hashCount, boolean ignoresCase) {
        String record = ") record T(" + members + ") {}";
        Compiled lenient = compile("@JsonCodec(caseInsensitive = " + ignoresCase + record);
        Compiled strict =
                compile("@JsonCodec(unknown = JsonCodec.Unknown.FAIL, caseInsensitive = " + ignoresCase + record);
        List<Integer> hashes = hashes(strict.generated());

        // Only a codec that rejects unknown members has to recognize those that are not read.
        assertThat(hashes).hasSize(hashCount).containsAll(hashes(lenient.generated()));
        String nothing = lenient.roundTrip("{}");
        for (String name : names(hashes, ignoresCase)) {
            String member = name + ":{\"x\":[666]}";
            assertThat(lenient.roundTrip("{" + member + "}")).isEqualTo(nothing);
            assertThat(lenient.roundTrip("{" + member + "," + nothing.substring(1)))
                    .isEqualTo(nothing);
            assertRejected(strict, "{" + member + "}", JsonErrorCode.UNKNOWN_NAME);
        }
    }

    // ---- labels

    @ParameterizedTest
    @EnumSource
    void labelsWithTheHashOfAKnownLabelAreRejected(Style style) {
        for (String settings : new String[] {"@JsonCodec ", "@JsonCodec(caseInsensitive = true) "}) {
            Compiled type = style.compile(settings);
            List<Integer> hashes = hashes(type.generated("ShapeCodec"));

            assertThat(hashes)
                    .containsExactlyInAnyOrder(NameHash.of("Circle"), NameHash.of("round"), NameHash.of("größte"));
            assertThat(type.roundTrip(style.document.formatted("\"round\""))).contains("1.0");
            for (String label : names(hashes, false)) {
                assertRejected(type, style.document.formatted(label), JsonErrorCode.INVALID_VALUE);
            }
        }
    }

    /** The codec of a subtype checks its labels without a {@code switch}. */
    @ParameterizedTest
    @EnumSource
    void subtypesRejectLabelsWithTheHashOfTheirOwn(Style style) {
        Codec<Object> circles = style.compile("@JsonCodec ").codec("CircleCodec");

        circles.fromJson(style.document.formatted("\"round\""));
        for (String label : names(List.of(NameHash.of("Circle"), NameHash.of("round")), false)) {
            assertThatThrownBy(() -> circles.fromJson(style.document.formatted(label)))
                    .isInstanceOfSatisfying(
                            JsonException.class, e -> assertThat(e.code()).isEqualTo(JsonErrorCode.INVALID_VALUE));
        }
    }

    /** The discriminator is a member of each subtype, so its hash is in their code. */
    @ParameterizedTest
    @EnumSource(names = {"PROPERTY", "EXISTING"})
    void aNameWithTheHashOfTheDiscriminatorIsNotTheDiscriminator(Style style) {
        for (boolean ignoresCase : new boolean[] {false, true}) {
            Compiled type = style.compile("@JsonCodec(caseInsensitive = " + ignoresCase + ") ");
            List<Integer> hashes = hashes(type.generated("CircleCodec"));
            String expected = type.roundTrip("{\"kind\":\"Circle\",\"radius\":1.0}");

            assertThat(hashes).hasSize(2).contains(NameHash.of("kind"));
            for (String name : names(hashes, ignoresCase)) {
                assertRejected(type, "{" + name + ":\"Circle\",\"radius\":1.0}", JsonErrorCode.MISSING_MEMBER);
                for (String json : List.of(
                        "{" + name + ":\"größte\",\"kind\":\"Circle\",\"radius\":1.0}",
                        "{\"radius\":1.0,\"kind\":\"Circle\"," + name + ":\"größte\"}",
                        "{\"radius\":1.0," + name + ":{\"kind\":\"größte\"},\"kind\":\"Circle\"}")) {
                    assertThat(type.roundTrip(json)).isEqualTo(expected);
                }
            }
        }
    }

    // ---- names

    private static List<Integer> hashes(String generated) {
        return CASE.matcher(generated)
                .results()
                .map(hash -> Integer.parseUnsignedInt(hash.group(1), 16))
                .toList();
    }

    /** Quoted names with these hashes: plain, with escapes, and also in upper case if case is ignored. */
    private static List<String> names(List<Integer> hashes, boolean ignoresCase) {
        return hashes.stream()
                .flatMap(hash -> Collisions.ofHash(hash, NAMES_PER_HASH).stream()
                        .peek(name -> assertThat(NameHash.of(name)).isEqualTo(hash)))
                .flatMap(name -> ignoresCase ? Stream.of(name, upperCase(name)) : Stream.of(name))
                .flatMap(name -> Stream.of("\"" + name + "\"", "\"" + escaped(name) + "\""))
                .toList();
    }

    private static String upperCase(String name) {
        String upperCase = name.toUpperCase(Locale.ROOT);
        assertThat(NameHash.ofIgnoringCase(upperCase)).isEqualTo(NameHash.of(name));
        return upperCase;
    }

    private static String escaped(String name) {
        return name.chars().mapToObj(c -> String.format("\\u%04x", c)).collect(Collectors.joining());
    }

    private static void assertRejected(Compiled type, String json, JsonErrorCode code) {
        assertThatThrownBy(() -> type.read(json)).isInstanceOfSatisfying(JsonException.class, e -> assertThat(e.code())
                .isEqualTo(code));
    }
}
