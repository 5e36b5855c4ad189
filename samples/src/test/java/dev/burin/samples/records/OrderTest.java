package dev.burin.samples.records;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;

class OrderTest {
    private static final Order ORDER = new Order(
            42,
            "Ann",
            List.of(new Line("A-1", 2, List.of("new", "red")), new Line("B-7", 1, List.of())),
            Instant.parse("2024-05-06T07:08:09Z"));

    private static final String JSON = """
            {"id":42,"customer":"Ann","lines":[{"sku":"A-1","count":2,"tags":["new","red"]},\
            {"sku":"B-7","count":1,"tags":[]}],"placedAt":"2024-05-06T07:08:09Z"}""";

    @Test
    void componentsAreWrittenInDeclarationOrder() {
        assertThat(OrderCodec.INSTANCE.toJson(ORDER)).isEqualTo(JSON);
    }

    @Test
    void membersAreReadInAnyOrderAndUnknownOnesSkipped() {
        assertThat(OrderCodec.INSTANCE.fromJson(JSON)).isEqualTo(ORDER);
        assertThat(LineCodec.INSTANCE.fromJson("""
                {
                  "tags": [],
                  "note": {"by": "Bob", "pages": [1, 2]},
                  "sku": "B-7",
                  "count": 1
                }
                """)).isEqualTo(new Line("B-7", 1, List.of()));
    }

    @Test
    void absentMembersAreNullOrZero() {
        assertThat(LineCodec.INSTANCE.fromJson("{}")).isEqualTo(new Line(null, 0, null));
    }

    @Test
    void aTypeThatIsOnlyReferredToHasItsOwnCodec() {
        assertThat(LineCodec.INSTANCE.toJson(new Line("C-3", 5, null))).isEqualTo("""
                {"sku":"C-3","count":5,"tags":null}""");
    }
}
