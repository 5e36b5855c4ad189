package dev.burin.samples.trees;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.burin.Decoded;
import dev.burin.DecodingError;
import dev.burin.JsonObject;
import dev.burin.JsonOptions;
import dev.burin.JsonValue;
import java.util.List;
import org.junit.jupiter.api.Test;

class CustomerTest {
    private static final Customer ANN = new Customer("Ann", 42, JsonValue.parse("{\"tags\":[\"new\"],\"limit\":1.50}"));

    @Test
    void aTreeSurvivesARoundTrip() {
        String json = """
                {"name":"Ann","age":42,"extras":{"tags":["new"],"limit":1.50}}""";

        Customer customer = CustomerCodec.INSTANCE.fromJson(json);
        String tag = customer.extras().at("/tags/0").orElseThrow().asString();

        assertThat(tag).isEqualTo("new");
        assertThat(customer).isEqualTo(ANN);
        assertThat(CustomerCodec.INSTANCE.toJson(customer)).isEqualTo(json);
        assertThat(CustomerCodec.INSTANCE
                        .fromJson("{\"name\":\"Ann\",\"extras\":null}")
                        .extras())
                .isNull();
    }

    @Test
    void treesAreBuilt() {
        JsonObject answer = JsonObject.builder().put("id", 42).put("done", true).build();

        assertThat(answer).hasToString("{\"id\":42,\"done\":true}");
    }

    @Test
    void aPatchCreatesAnotherRecord() {
        byte[] patch = """
                {"age":43,"extras":{"limit":null,"vip":true}}""".getBytes(UTF_8);

        Customer patched = CustomerCodec.INSTANCE.merge(ANN, patch);

        assertThat(patched).isEqualTo(new Customer("Ann", 43, JsonValue.parse("{\"tags\":[\"new\"],\"vip\":true}")));
        assertThat(ANN.age()).isEqualTo(42);
    }

    @Test
    void everyErrorOfADocumentIsReported() {
        byte[] json = """
                [{"name": 1, "age": "old"}, {"age": 1}, {"name": "Ann", "age": 1.5}]""".getBytes(UTF_8);

        Decoded<List<Customer>> decoded = CustomerCodec.INSTANCE.list().tryFromJson(json);
        List<String> paths = decoded.errors().stream().map(DecodingError::path).toList();

        assertThat(decoded.isValid()).isFalse();
        assertThat(paths).containsExactly("$[0].name", "$[0].age", "$[1]", "$[2].age");
    }

    @Test
    void documentsAreFormattedForPeople() {
        String json = CustomerCodec.INSTANCE.with(JsonOptions.PRETTY).toJson(new Customer("Ann", 42, ANN.extras()));

        assertThat(json).isEqualTo("""
                {
                  "name": "Ann",
                  "age": 42,
                  "extras": {
                    "tags": [
                      "new"
                    ],
                    "limit": 1.50
                  }
                }""");
    }
}
