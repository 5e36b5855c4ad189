package dev.burin.reference;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.burin.reference.StrictParser.Purpose;
import dev.burin.reference.StrictParser.Verdict;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;

/** A second opinion on {@link StrictParser}: Jackson 3 has the same verdict and value, but for {@link Difference}. */
class JacksonTest {
    private static final Path SUITE =
            Path.of(System.getProperty("burin.corpus", "../../shared"), "conformance", "jsontestsuite", "test_parsing");
    private static final JsonFactory JACKSON = new JsonFactory();

    @ParameterizedTest
    @EnumSource
    void everyKnownDifferenceIsOne(Difference difference) {
        byte[] example = difference.example();

        assertThat(difference.mayBeIn(example)).isTrue();
        assertThat(byJackson(example)).isNotEqualTo(byReference(example));
    }

    @Test
    void jacksonReadsTheDoubleMinusZeroWithoutItsSign() {
        try (JsonParser parser = JACKSON.createParser(ObjectReadContext.empty(), "-0".getBytes(UTF_8))) {
            parser.nextToken();
            assertThat(Double.toString(parser.getDoubleValue()))
                    .isEqualTo("0.0")
                    .isNotEqualTo(Double.toString(Double.parseDouble("-0")));
        }
    }

    @Test
    void ownDocumentsHaveItsVerdictAndValue() {
        assertThat(DocumentRow.all()).allSatisfy(row -> assertThat(deviation(row.text(), row.document()))
                .isEmpty());
    }

    @Test
    void documentsOfJsonTestSuiteHaveItsVerdictAndValue() throws IOException {
        assumeTrue(Files.isDirectory(SUITE), "no JSONTestSuite at " + SUITE);
        try (Stream<Path> files = Files.list(SUITE)) {
            List<Path> documents = files.toList();
            assertThat(documents).hasSizeGreaterThan(300);
            for (Path file : documents) {
                assertThat(deviation(file.getFileName().toString(), Files.readAllBytes(file)))
                        .isEmpty();
            }
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"id\":9007199254740993,\"größe\" : [\"new\",null,true,false,-0.5e-3,{},[[]]],\n\"\":{\"a\":{}}}",
                "[0,-0,1,-12,12345678901234567890,0.1,-1.25,1e5,1E-7,4.9e-324,12.5e+10,-0.0]",
                "[\"\",\"12345678\",\"\\\\\\\"\\/\\b\\u0041\\uD83D\\uDE00z\",\"äö汉\uD83D\uDE00\",{\"k\\u0065y\":\"v\"}]"
            })
    void everyChangeOfAByteHasItsVerdictAndValue(String text) {
        List<String> deviations = new ArrayList<>();

        Mutations.forEach(text.getBytes(UTF_8), (title, document) -> deviation(title, document)
                .ifPresent(deviations::add));

        assertThat(deviations).isEmpty();
    }

    private static Optional<String> deviation(String title, byte[] document) {
        Optional<Object> expected = byReference(document);
        Optional<Object> actual = byJackson(document);
        boolean isKnown = actual.isPresent() != expected.isPresent() // where both read it, the value is the same
                && Stream.of(Difference.values()).anyMatch(known -> known.mayBeIn(document));
        return isKnown || actual.equals(expected)
                ? Optional.empty()
                : Optional.of(title + ": " + actual + " instead of " + expected + "\n    "
                        + new String(document, ISO_8859_1));
    }

    /** The value in a list, so that null is one; nothing if the document is refused. */
    private static Optional<Object> byReference(byte[] document) {
        Verdict verdict = StrictParser.parse(document, Purpose.GRAMMAR);
        return verdict.isAccepted()
                ? Optional.of(Arrays.asList(StrictParser.untyped(verdict.tree())))
                : Optional.empty();
    }

    private static Optional<Object> byJackson(byte[] document) {
        try (JsonParser parser = JACKSON.createParser(ObjectReadContext.empty(), document)) {
            JsonToken first = parser.nextToken();
            if (first == null) {
                return Optional.empty();
            }
            Object value = value(parser, first);
            return parser.nextToken() == null ? Optional.of(Arrays.asList(value)) : Optional.empty();
        } catch (JacksonException e) {
            return Optional.empty();
        }
    }

    private static Object value(JsonParser parser, JsonToken token) {
        return switch (token) {
            case START_OBJECT -> object(parser);
            case START_ARRAY -> array(parser);
            case VALUE_STRING -> parser.getString();
            case VALUE_NUMBER_INT ->
                parser.getNumberValue() instanceof Integer small ? (Object) small.longValue() : parser.getNumberValue();
            case VALUE_NUMBER_FLOAT -> parser.getDoubleValue();
            case VALUE_TRUE -> true;
            case VALUE_FALSE -> false;
            case VALUE_NULL -> null;
            default -> throw new AssertionError("no value: " + token);
        };
    }

    private static Map<String, Object> object(JsonParser parser) {
        Map<String, Object> members = new LinkedHashMap<>();
        while (parser.nextToken() != JsonToken.END_OBJECT) {
            String name = parser.currentName();
            members.put(name, value(parser, parser.nextToken()));
        }
        return members;
    }

    private static List<Object> array(JsonParser parser) {
        List<Object> elements = new ArrayList<>();
        for (JsonToken next = parser.nextToken(); next != JsonToken.END_ARRAY; next = parser.nextToken()) {
            elements.add(value(parser, next));
        }
        return elements;
    }
}
