package dev.burin.conformance;

import static dev.burin.JsonErrorCode.DUPLICATE_NAME;
import static dev.burin.JsonErrorCode.INVALID_STRING;
import static dev.burin.JsonErrorCode.INVALID_UTF8;
import static dev.burin.JsonErrorCode.OUT_OF_RANGE;
import static dev.burin.JsonErrorCode.UNEXPECTED_BYTE;
import static java.util.Map.entry;
import static org.assertj.core.api.Assertions.assertThat;

import dev.burin.Codec;
import dev.burin.JsonErrorCode;
import dev.burin.JsonException;
import dev.burin.JsonSyntaxException;
import dev.burin.reference.StrictParser.Purpose;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** JSONTestSuite: {@code y_} is accepted, {@code n_} rejected, and what the RFC leaves open is settled in one table. */
class JsonTestSuiteTest {
    /** The error codes when the document is decoded, and when it is skipped; null means that it is accepted. */
    private record Policy(JsonErrorCode decoded, JsonErrorCode skipped) {}

    private static final Policy ACCEPTED = new Policy(null, null);
    private static final Policy NOT_UTF8 = new Policy(INVALID_UTF8, INVALID_UTF8);
    private static final Policy OTHER_ENCODING = new Policy(UNEXPECTED_BYTE, UNEXPECTED_BYTE);
    private static final Policy HALF_A_PAIR = new Policy(INVALID_STRING, INVALID_STRING);
    private static final Policy BEYOND_DOUBLE = new Policy(OUT_OF_RANGE, null);
    private static final Policy DUPLICATE = new Policy(DUPLICATE_NAME, null);

    /** Our decisions about all documents that RFC 8259 lets a reader accept or reject. */
    private static final Map<String, Policy> POLICIES = Map.ofEntries(
            entry("y_object_duplicated_key", DUPLICATE),
            entry("y_object_duplicated_key_and_value", DUPLICATE),
            entry("i_number_double_huge_neg_exp", ACCEPTED),
            entry("i_number_huge_exp", BEYOND_DOUBLE),
            entry("i_number_neg_int_huge_exp", BEYOND_DOUBLE),
            entry("i_number_pos_double_huge_exp", BEYOND_DOUBLE),
            entry("i_number_real_neg_overflow", BEYOND_DOUBLE),
            entry("i_number_real_pos_overflow", BEYOND_DOUBLE),
            entry("i_number_real_underflow", ACCEPTED),
            entry("i_number_too_big_neg_int", ACCEPTED),
            entry("i_number_too_big_pos_int", ACCEPTED),
            entry("i_number_very_big_negative_int", ACCEPTED),
            entry("i_object_key_lone_2nd_surrogate", HALF_A_PAIR),
            entry("i_string_1st_surrogate_but_2nd_missing", HALF_A_PAIR),
            entry("i_string_1st_valid_surrogate_2nd_invalid", HALF_A_PAIR),
            entry("i_string_incomplete_surrogate_and_escape_valid", HALF_A_PAIR),
            entry("i_string_incomplete_surrogate_pair", HALF_A_PAIR),
            entry("i_string_incomplete_surrogates_escape_valid", HALF_A_PAIR),
            entry("i_string_invalid_lonely_surrogate", HALF_A_PAIR),
            entry("i_string_invalid_surrogate", HALF_A_PAIR),
            entry("i_string_inverted_surrogates_U+1D11E", HALF_A_PAIR),
            entry("i_string_lone_second_surrogate", HALF_A_PAIR),
            entry("i_string_UTF-16LE_with_BOM", OTHER_ENCODING),
            entry("i_string_utf16BE_no_BOM", OTHER_ENCODING),
            entry("i_string_utf16LE_no_BOM", OTHER_ENCODING),
            entry("i_structure_UTF-8_BOM_empty_object", OTHER_ENCODING),
            entry("i_string_UTF-8_invalid_sequence", NOT_UTF8),
            entry("i_string_UTF8_surrogate_U+D800", NOT_UTF8),
            entry("i_string_invalid_utf-8", NOT_UTF8),
            entry("i_string_iso_latin_1", NOT_UTF8),
            entry("i_string_lone_utf8_continuation_byte", NOT_UTF8),
            entry("i_string_not_in_unicode_range", NOT_UTF8),
            entry("i_string_overlong_sequence_2_bytes", NOT_UTF8),
            entry("i_string_overlong_sequence_6_bytes", NOT_UTF8),
            entry("i_string_overlong_sequence_6_bytes_null", NOT_UTF8),
            entry("i_string_truncated-utf-8", NOT_UTF8),
            entry("i_structure_500_nested_arrays", ACCEPTED));

    /** The documents of {@code test_transform} that are not simply accepted. */
    private static final Map<String, Policy> TRANSFORM_POLICIES = Map.of(
            "object_same_key_different_values", DUPLICATE,
            "object_same_key_same_value", DUPLICATE,
            "object_same_key_unclear_values", DUPLICATE,
            "string_1_escaped_invalid_codepoint", HALF_A_PAIR,
            "string_2_escaped_invalid_codepoints", HALF_A_PAIR,
            "string_3_escaped_invalid_codepoints", HALF_A_PAIR,
            "string_1_invalid_codepoint", NOT_UTF8,
            "string_2_invalid_codepoints", NOT_UTF8,
            "string_3_invalid_codepoints", NOT_UTF8);

    @Test
    void everyDocumentGetsItsVerdictInEveryContextByEveryInput() {
        Map<String, byte[]> documents = Documents.in("conformance/jsontestsuite/test_parsing");
        List<String> deviations = new ArrayList<>();

        documents.forEach((name, document) -> deviations.addAll(deviations(name, document, parsingPolicy(name))));

        assertThat(documents).hasSize(318).containsKeys(POLICIES.keySet().toArray(String[]::new));
        assertThat(deviations).isEmpty();
    }

    @Test
    void whereTheLastDuplicateWinsNoDocumentIsAnException() {
        Map<String, byte[]> documents = Documents.in("conformance/jsontestsuite/test_parsing");
        List<String> deviations = new ArrayList<>();

        documents.forEach((name, document) -> {
            if (!name.startsWith("i_")) {
                Policy policy = name.startsWith("y_") ? ACCEPTED : null;
                deviations.addAll(deviations(name, document, policy, Context.DECODED, Context.UNTYPED_LAST_WINS));
                deviations.addAll(
                        deviations(name, document, policy, Context.DECODED_ELEMENT, Context.UNTYPED_LAST_WINS));
            }
        });

        assertThat(deviations).isEmpty();
    }

    @Test
    void unusualButGrammaticalDocumentsAreReadAsDecided() {
        Map<String, byte[]> documents = Documents.in("conformance/jsontestsuite/test_transform");
        List<String> deviations = new ArrayList<>();

        documents.forEach((name, document) ->
                deviations.addAll(deviations(name, document, TRANSFORM_POLICIES.getOrDefault(name, ACCEPTED))));

        assertThat(documents)
                .hasSize(22)
                .containsKeys(TRANSFORM_POLICIES.keySet().toArray(String[]::new));
        assertThat(deviations).isEmpty();
    }

    @Test
    void valueOffsetAndMessageAreThoseOfTheReference() {
        Deviations deviations = new Deviations();

        Documents.in("conformance/jsontestsuite/test_parsing")
                .forEach((name, document) -> deviations.check(name, document, Context.ALL, Input.ALL));
        Documents.in("conformance/jsontestsuite/test_transform")
                .forEach((name, document) -> deviations.check(name, document, Context.ALL, Input.ALL));

        assertThat(deviations.found()).isEmpty();
    }

    @Test
    void otherEncodingsAreRejectedWithAMessageThatSaysSo() {
        Map<String, byte[]> documents = Documents.in("conformance/jsontestsuite/test_parsing");

        POLICIES.forEach((name, policy) -> {
            if (policy == OTHER_ENCODING) {
                Outcome outcome = Outcome.of(Input.WHOLE_ARRAY, Context.DECODED.codec(), documents.get(name));
                assertThat(outcome.message()).as(name).contains("JSON is UTF-8 without a byte order mark");
            }
        });
    }

    private static Policy parsingPolicy(String name) {
        Policy policy = POLICIES.get(name);
        return policy == null && name.startsWith("y_") ? ACCEPTED : policy;
    }

    /** Returns where the outcome is not that of the policy; without a policy, any syntax error is accepted. */
    private static List<String> deviations(String name, byte[] document, Policy policy) {
        List<String> deviations = new ArrayList<>();
        for (Context context : Context.ALL) {
            deviations.addAll(deviations(name, document, policy, context, context.codec()));
        }
        return deviations;
    }

    private static List<String> deviations(
            String name, byte[] document, Policy policy, Context context, Codec<?> codec) {
        List<String> deviations = new ArrayList<>();
        byte[] json = context.around(document);
        for (Input input : Input.ALL) {
            if (input.takes(json)) {
                Outcome outcome = Outcome.of(input, codec, json);
                if (!isAsDecided(outcome, policy, context)) {
                    deviations.add(name + ", " + context + ", " + input + ": " + outcome);
                }
            }
        }
        return deviations;
    }

    private static boolean isAsDecided(Outcome outcome, Policy policy, Context context) {
        if (policy == null) {
            return outcome.error() instanceof JsonSyntaxException;
        }
        JsonErrorCode expected = context.purpose() == Purpose.DECODE ? policy.decoded() : policy.skipped();
        return expected == null
                ? outcome.error() == null
                : outcome.error() instanceof JsonException e && e.code() == expected;
    }
}
