package dev.burin;

import static org.assertj.core.api.Assertions.assertThat;

import dev.burin.reference.OwnThread;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Trees are equal and have hash codes like the JDK's lists and maps, however small the stack is. */
class TreeEqualityTest {
    private static final int SMALL_STACK_BYTES = 1 << 18;

    /** More levels than fit on a stack of that size, even with compiled code. */
    private static final int MANY_LEVELS = 50_000;

    private static final List<String> DIFFERENT = List.of(
            "null",
            "0",
            "0.0",
            "\"0\"",
            "[]",
            "{}",
            "[0]",
            "[[]]",
            "[{}]",
            "[[],[]]",
            "[0,1]",
            "[1,0]",
            "[null]",
            "[[0],[1,[2]],3]",
            "[[0],[1,[4]],3]",
            "[[0],[1,[2]],4]",
            "[[0],[1,[2],3]]",
            "{\"a\":0}",
            "{\"b\":0}",
            "{\"a\":1}",
            "{\"a\":null}",
            "{\"b\":null}",
            "{\"a\":{}}",
            "{\"b\":{}}",
            "{\"a\":[]}",
            "{\"a\":0,\"b\":1}",
            "{\"a\":1,\"b\":0}",
            "{\"a\":0,\"c\":1}",
            "{\"a\":{\"b\":[1]},\"c\":{\"d\":2}}",
            "{\"a\":{\"b\":[1]},\"c\":{\"d\":3}}",
            "{\"a\":{\"b\":[2]},\"c\":{\"d\":2}}",
            "{\"a\":{\"d\":2},\"c\":{\"b\":[1]}}",
            "{\"Aa\":[1],\"BB\":[2]}",
            "{\"Aa\":[2],\"BB\":[1]}");

    @Test
    void treesAreEqualIfTheirContentIs() {
        for (String one : DIFFERENT) {
            for (String other : DIFFERENT) {
                assertThat(JsonValue.parse(one).equals(JsonValue.parse(other)))
                        .as("%s, %s", one, other)
                        .isEqualTo(one.equals(other));
            }
            assertThat(JsonValue.parse(one)).isNotEqualTo(null).isNotEqualTo(one);
        }
    }

    @Test
    void hashCodesAreThoseOfListsAndMaps() {
        for (String json : DIFFERENT) {
            JsonValue tree = JsonValue.parse(json);
            assertThat(tree.hashCode()).as(json).isEqualTo(plain(tree).hashCode());
        }
    }

    /** Returns maps and lists, with the scalars of the tree. */
    private static Object plain(JsonValue tree) {
        if (tree instanceof JsonObject object) {
            Map<String, Object> map = new LinkedHashMap<>();
            object.members().forEach((name, value) -> map.put(name, plain(value)));
            return map;
        }
        if (tree instanceof JsonArray array) {
            List<Object> list = new ArrayList<>();
            array.forEach(element -> list.add(plain(element)));
            return list;
        }
        return tree;
    }

    @Test
    void orderOfMembersMakesNoDifferenceAtAnyLevel() {
        JsonValue one = JsonValue.parse("[{\"a\":{\"b\":[1],\"c\":2},\"d\":{}}]");
        JsonValue other = JsonValue.parse("[{\"d\":{},\"a\":{\"c\":2,\"b\":[1]}}]");

        assertThat(one).isEqualTo(other).hasSameHashCodeAs(other);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {"511 | [ | ]", "511 | {\"a\": | }", "255 | [0,{\"b\":null,\"a\": | ,\"c\":[]},{}]"})
    void setsOfDeepTreesTakeLittleStack(int levels, String begin, String end) throws Exception {
        String one = begin.repeat(levels) + 1 + end.repeat(levels);
        String other = begin.repeat(levels) + 2 + end.repeat(levels);
        String json = "[" + one + "," + other + "," + one + "]";

        Set<JsonValue> set =
                OwnThread.run(SMALL_STACK_BYTES, () -> JsonValue.CODEC.set().fromJson(json));

        assertThat(set).extracting(JsonValue::toString).containsExactly(one, other);
    }

    @Test
    void treesOfAnyDepthAreComparedAndHashed() throws Exception {
        JsonValue one = deep(JsonNumber.of(1));
        JsonValue same = deep(JsonNumber.of(1));
        JsonValue other = deep(JsonNumber.of(2));

        OwnThread.run(SMALL_STACK_BYTES, () -> {
            assertThat(one.equals(same)).isTrue();
            assertThat(one.equals(other)).isFalse();
            assertThat(one.hashCode()).isEqualTo(same.hashCode()).isNotEqualTo(other.hashCode());
            return null;
        });
    }

    private static JsonValue deep(JsonValue innermost) {
        JsonValue tree = innermost;
        for (int i = 0; i < MANY_LEVELS; i++) {
            tree = JsonArray.of(JsonObject.builder().put("a", i).put("b", tree).build(), JsonNull.NULL);
        }
        return tree;
    }

    /**
     * A tree that contains another one twice, which contains another one twice, and so on, has more paths than any
     * computer can follow.
     */
    @Test
    void identicalSubtreesAreNotCompared() {
        JsonValue shared = JsonArray.of();
        for (int i = 0; i < 100; i++) {
            shared = JsonArray.of(shared, shared);
        }

        assertThat(JsonArray.of(shared).equals(JsonArray.of(shared))).isTrue();
        assertThat(shared.equals(shared)).isTrue();
    }
}
