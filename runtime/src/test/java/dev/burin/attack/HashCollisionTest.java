package dev.burin.attack;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.burin.JsonReader;
import dev.burin.attack.NodeCodec.Node;
import dev.burin.codegen.NameHash;
import dev.burin.codegen.value.Values;
import dev.burin.conformance.Context;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A4: names with equal hashes stay apart, and none is taken for a member; see GrowthTest for their cost. */
class HashCollisionTest {
    @Test
    void theNamesAreDifferentAndTheirHashesAreNot() {
        int count = 1_000;

        assertThat(new HashSet<>(Collisions.ofStringHash(count))).hasSize(count);
        assertThat(Collisions.ofStringHash(count).stream().map(String::hashCode).distinct())
                .hasSize(1);
        assertThat(new HashSet<>(Collisions.ofFnv1a(count))).hasSize(count);
        assertThat(Collisions.ofFnv1a(count).stream().map(Collisions::fnv1a).distinct())
                .hasSize(1);
        assertThat(new HashSet<>(Collisions.ofNameHash("count", count))).hasSize(count);
        assertThat(Collisions.ofNameHash("count", count).stream()
                        .map(NameHash::of)
                        .distinct())
                .containsExactly(NameHash.of("count"));
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 1 << 10, 1 << 13})
    void everyKeyOfAMapKeepsItsValue(int count) {
        assertKept(Collisions.ofStringHash(count));
        assertKept(Collisions.ofFnv1a(count));
        assertKept(Collisions.ofNameHash("count", count));
    }

    /** More keys than fit into a small heap together with the map that they are compared with. */
    @Test
    @DisabledIfSystemProperty(named = "burin.small", matches = "true")
    void everyOneOfAHundredThousandKeysKeepsItsValue() {
        assertKept(Collisions.ofStringHash(1 << 17));
        assertKept(Collisions.ofNameHash("count", 1 << 17));
    }

    private static void assertKept(List<String> names) {
        Map<String, Object> values = new LinkedHashMap<>();
        names.forEach(name -> values.put(name, (long) values.size()));
        StringBuilder json = new StringBuilder("{");
        values.forEach((name, value) ->
                json.append('"').append(name).append("\":").append(value).append(','));
        json.setCharAt(json.length() - 1, '}');
        byte[] document = json.toString().getBytes(UTF_8);

        assertThat(Values.readUntyped(JsonReader.of(document)).equals(values)).isTrue();
        assertThat(Context.UNTYPED.map().fromJson(document).equals(values)).isTrue();
    }

    @Test
    void noOtherNameIsTakenForAMember() {
        for (String member : List.of("count", "next")) {
            for (String name : Collisions.ofNameHash(member, 1_000)) {
                assertThat(node("{\"" + name + "\":666}")).isEqualTo(new Node(0, null));
                assertThat(node("{\"count\":1,\"" + name + "\":666}")).isEqualTo(new Node(1, null));
                assertThat(node("{\"" + name + "\":{\"count\":666},\"count\":2}"))
                        .isEqualTo(new Node(2, null));
            }
        }
    }

    @Test
    void oneMemberIsFoundAmongAllThatShareItsHash() {
        List<String> names = Collisions.ofNameHash("count", 5_000);
        String others = String.join(":666,", Texts.quoted(names)) + ":666,";

        assertThat(node("{" + others + "\"count\":7," + others.replace("attacker", "defender") + "\"next\":null}"))
                .isEqualTo(new Node(7, null));
    }

    /** The pair that fooled two codecs that compare only 32-bit hashes. */
    @Test
    void aKnownFnv1aCollisionGivesTwoMembers() {
        assertThat(Context.UNTYPED.map().fromJson("{\"a\":1,\"dztqaehf\":666}"))
                .isEqualTo(Map.of("a", 1L, "dztqaehf", 666L));
    }

    private static Node node(String json) {
        return NodeCodec.INSTANCE.fromJson(json);
    }
}
